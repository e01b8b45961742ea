"""Whole games of random legal decisions."""

from .luck import Luck
from .moves import legal
from .play import apply, begin_turn
from .position import OVER, Position, Settings


def random_game(settings: Settings, seats: int, luck: Luck) -> Position:
    """Return a game that was played to its end, every decision uniformly among the legal moves."""
    game = Position(settings, seats, luck)
    begin_turn(game)
    number = luck.number
    while game.ask != OVER:
        options = legal(game)
        apply(game, options[int(number() * len(options))])
    return game
