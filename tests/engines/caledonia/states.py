"""Moments of Clan MacHina to draw and to look at."""

from dataclasses import replace
from functools import cache

from engines.caledonia import GAME
from engines.caledonia.model.state import State
from tests.contract.player import Luck, Options, Played, perform


@cache
def game(name: str, machinas: int, moves: int = 999) -> State:
    """Return the state of a game after so many turns, or at its end."""
    luck, options = Luck(name), {"automas": machinas}
    played: Played = perform(GAME, None, None, luck, _all(options))
    for _ in range(moves):
        offers = GAME.turns(played.after)
        if not offers:
            break
        played = perform(GAME, played.after, offers[0].move, luck)
    state: State = played.after
    return state


def _all(options: Options) -> Options:
    return options


def latest(name: str, machinas: int, action: str) -> State:
    """Return the first moment of a game after an announced turn with this action."""
    for moves in range(1, 400):
        state = game(name, machinas, moves)
        if state.announced and state.announced.action == action:
            return state
    raise AssertionError(action)


FIRST = game("drawn", 1, 4)
MIDDLE = game("drawn", 3, 60)
END = {machinas: game("drawn", machinas) for machinas in (1, 3)}
ASKED = replace(FIRST, phase="action", at="a1", card="MH05")
"""The MacHina's card is in play, a hex is being looked for."""
FULLEST = replace(
    MIDDLE,
    row=(36, 37, 39, 42, 45, 46, 49, 50),
    row_size=8,
    machinas=tuple(
        replace(
            one,
            money=1999,
            glory=199,
            box=36,
            goods=dict.fromkeys(one.goods, 19),
            units=dict.fromkeys(one.units, 4),
            selling={"cheese": 2, "whisky": 2},
            buying={"grain": 3},
            hired=7,
            shipping=5,
            upgraded=("woodcutter", "miner"),
        )
        for one in MIDDLE.machinas
    ),
    announced=None,
)
