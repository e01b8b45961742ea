"""What the usual player of a simulation writes and answers, throw by throw."""

from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.game.move import Move
from engines.core.script.chance import Stream
from engines.core.script.requests import Number, YesNo
from engines.core.text import text
from engines.scythe import GAME
from engines.scythe.model.state import State
from tests.engines.scythe import states

NOBODY, USUAL = GAME.stand_ins()
FIGHTING = {"p1-mech": "F4", "a1-worker": "F3 A4"}
"""An Automa's worker stands beside the mech."""


class Throws(Stream):
    """Gives the numbers that it is told, then the highest."""

    def __init__(self, *numbers: int) -> None:
        super().__init__("")
        self._numbers = list(numbers)

    def below(self, bound: int) -> int:
        n = self._numbers.pop(0) if self._numbers else bound - 1
        assert n < bound
        return n


def written(state: State, throws: Sequence[int], turn: int = 1) -> list[Any]:
    """Return the lines of the usual player in its turn of that number."""
    state = states.fixed(state, {"in-turn": "p1"})
    object.__setattr__(state, "course", ((5,),) * (turn - 1))
    acts, lines = USUAL.act(state, Throws(*throws)), []
    try:
        move: Move = next(acts)
        while True:
            lines.append(move.args["line"])
            move = acts.send(states.played(state, move))
    except StopIteration:
        return lines


@pytest.mark.parametrize(
    ("fix", "throws", "lines"),
    [
        ({}, [60, 25], []),
        ({}, [59, 1], ["crimea: worker G3 to G4"]),
        ({}, [59, 0], ["crimea: character base to G4"]),
        ({}, [99, 24, 0, 0], ["crimea: new mech G3"]),
        ({}, [99, 24, 1, 1], ["crimea: new worker H1"]),
        ({"p1-mech": "G3 G3 G3 G3"}, [99, 24, 0, 0], []),
        ({"p1-worker": "G3 G3 G3 G3 G3 G3 G3 G3"}, [99, 24, 1, 0], []),
        ({"p1-worker": "base", "p1-character": "base"}, [99, 24, 0, 0], []),
        (FIGHTING, [0, 1, 49, 0], ["crimea: mech F4 to F3"]),
        (FIGHTING, [0, 1, 50], ["crimea: mech F4 to D4"]),
        ({"p1-worker": "F4", "a1-worker": "F3 A4"}, [0, 1], ["crimea: worker F4 to D4"]),
        (
            {"p1-worker": "F4", "a1-worker": "F3 A4"},
            [0, 1, 0, 0, 0],
            ["crimea: worker F4 to D4", "crimea: new mech F4"],
        ),
    ],
)
def test_a_turn(fix: dict[str, str], throws: list[int], lines: list[str]) -> None:
    assert written(states.fixed(states.two(), fix), throws) == lines


@pytest.mark.parametrize(
    ("turn", "throw", "lines"),
    [(6, 0, []), (7, 29, ["crimea: star"]), (7, 30, []), (9, 0, ["crimea: star"])],
)
def test_stars_are_placed_from_turn_7(turn: int, throw: int, lines: list[str]) -> None:
    assert written(states.two(), [99, 99, throw], turn) == lines


def test_in_an_automa_s_turn_nothing_is_written() -> None:
    state = states.fixed(states.two(), {"in-turn": "a1"})
    assert list(USUAL.act(state, Throws(0, 0, 0))) == []


@pytest.mark.parametrize("player", [NOBODY, USUAL])
def test_answers_of_middling_strength(player: Any) -> None:
    def answer(question: Any, *throws: int) -> Any:
        return player.answer(question, states.two(), Throws(*throws))

    asked = text("ask-combat")
    assert answer(YesNo(id="enemy.units", ask=asked)) is True
    assert answer(Number(id="combat.human", ask=asked, low=0, high=60), 7, 4) == 11
    assert answer(Number(id="combat.human", ask=asked, low=0, high=60)) == 11
    assert answer(Number(id="a1-power", ask=asked, low=0, high=16, prefill=9)) == 9
    assert answer(Number(id="combat.cards", ask=asked, low=4, high=10), 0, 41) == 2 + 5
    assert answer(Number(id="combat.cards", ask=asked, low=2, high=5), 16) == 3
