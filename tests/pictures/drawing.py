"""What draws a game, and the words that it is given."""

from typing import Any

from engines.core.game import Game
from engines.core.picture import Picture, Pictures, Say
from tests.contract.words import spoken


def say_of(game: Game[Any]) -> Say:
    """Return the words of a game as its pictures are given them."""
    return spoken(game).plain


def pictures_of(game: Game[Any]) -> Pictures[Any]:
    """Return what draws a game."""
    assert game.pictures is not None
    return game.pictures()


def table_of(game: Game[Any], state: Any) -> Picture:
    """Return the picture of a game's table."""
    picture = pictures_of(game).table(state, say_of(game))
    assert picture is not None
    return picture


def turn_of(game: Game[Any], state: Any, seat: str) -> Picture:
    """Return the picture of what a seat's turn has come to."""
    drawn = pictures_of(game)
    picture = (drawn.turn or drawn.seat)(state, seat, say_of(game))
    assert picture is not None
    return picture


def seat_of(game: Game[Any], state: Any, seat: str) -> Picture:
    """Return the picture of a seat."""
    picture = pictures_of(game).seat(state, seat, say_of(game))
    assert picture is not None
    return picture
