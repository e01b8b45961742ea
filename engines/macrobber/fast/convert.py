"""The fast form of a state, as the scripts have it."""

from ..model.catalogue import components
from ..model.state import Laid, Options, Raid, State, Turn
from .moves import KINDS
from .position import (
    ACTION,
    ATTACK,
    DEFEND,
    LAYBACK,
    LOOT,
    OVER,
    PHASE3,
    REDRAW,
    Chances,
    Position,
    Settings,
)


def settings_of(options: Options) -> Settings:
    """Return the settings that a game is played with."""
    return Settings(
        cards=components().card_counts[options.card_counts].all,
        estates=components().estate_counts[options.estate_counts].all,
        red_area=options.red_area,
        is_exchange_exact=options.exchange == "exactly_3",
    )


def position_of(state: State, luck: Chances) -> Position:
    """Return the position in which a seat is asked; while it plans, the state is to be the one ahead.

    Where a warrior was lost and a card has to be discarded, nothing is planned, so there is no such position.
    """
    game = Position.__new__(Position)
    ids = [seat.id for seat in state.seats]
    seats = state.seats
    game.settings, game.seats, game.luck = settings_of(state.options), len(seats), luck
    game.scores = [seat.points for seat in seats]
    game.warriors = [seat.court.Y for seat in seats]
    game.pipers = [seat.court.B for seat in seats]
    game.monks = [seat.court.G for seat in seats]
    game.cattle = [seat.estates.count("cattle") for seat in seats]
    game.castles = [seat.estates.count("castle") for seat in seats]
    game.abbeys = [seat.estates.count("abbey") for seat in seats]
    game.free = [seat.estates.count("") for seat in seats]
    game.hands = [[seat.hand.count(value) for value in range(5)] for seat in seats]
    game.sack = list(state.sack)
    game.stack, game.pile, game.returned = (
        list(state.stock[::-1]),
        list(state.pile[::-1]),
        list(state.returned),
    )
    game.beginner, game.round = ids.index(state.beginner), state.round
    game.turn = state.order.index(state.in_turn)
    game.marker = ids.index(state.marker) if state.marker else -1
    _set_turn(game, state.turn or Turn())
    _set_raid(game, state.raid, ids)
    if state.is_over:
        game.ask = OVER
    return game


def _set_turn(game: Position, turn: Turn) -> None:
    game.status, game.used = list(turn.status), turn.used
    game.has_acted, game.is_warrior_kept = bool(turn.done), False
    game.first_action = KINDS.index(turn.done[0]) if turn.done else 0
    game.ask, game.who = {1: REDRAW, 2: ACTION, 3: PHASE3}[turn.phase], game.seat


def _set_raid(game: Position, raid: Raid | None, ids: list[str]) -> None:
    game.defender, game.combat, game.laid = -1, 0, 0
    game.won_by_attacker = game.won_by_defender = 0
    if raid is None:
        return
    game.defender, game.combat = ids.index(raid.defender), len(raid.rounds)
    game.won_by_attacker, game.won_by_defender = raid.won
    game.ask = {"combat": ATTACK, "loot": LOOT, "refill": LAYBACK}[raid.stage]
    if raid.laid is not None:
        game.laid = lay_of(raid.laid)
        game.ask, game.who = DEFEND, game.defender


def lay_of(laid: Laid) -> int:
    """Return a laid card as a move of combat."""
    return 2 * laid.card + laid.piper
