"""How an Automa chooses a unit and a hex, step by step, as "Why?" shows it."""

from typing import Any

import pytest

from engines.core.script.run import Asking, Done, Said
from engines.core.text import Text
from engines.scythe import GAME
from tests.contract.player import step
from tests.engines.scythe.test_session import words
from tests.engines.scythe.test_told import TURN, before

NEAR = ("C6", "D6", "D7", "E6", "E7", "F6", "F7")
"""What a character on E7 and the base of Rusviet reach when water is free."""
STEPS: list[tuple[int, dict[str, str], str, list[str]]] = [
    (
        3,
        {"a1-worker": "base C6 D7"},
        "selected",
        ["move.7 nearest to the home base: worker base 0, worker C6 1, worker D7 1"],
    ),
    (
        3,
        {"a1-worker": "C6 D7"},
        "selected",
        [
            "move.7 nearest to the home base: worker C6 1, worker D7 1",
            "move.7 first in reading order: worker C6 C6, worker D7 D7",
        ],
    ),
    (
        19,
        {"a1-worker": "-", "a1-mech": "base", "p1-worker": "C6"},
        "selected",
        [
            "move.7 nearest to the home base: mech base 0, character base 0",
            "move.7 first in reading order: mech base base, character base base",
            "move.11 mech before character: mech base True, character base False",
        ],
    ),
    (
        3,
        {"a1-worker": "D7", "a1-character": "D6", "p1-mech": "E7"},
        "moved",
        ["worker.6 not near the enemy: C6 True, D6 False, D7 False"],
    ),
    (
        3,
        {"a1-worker": "D7", "a1-track": "4", "a1-character": "E7"},
        "moved",
        [
            "worker.6 not near the enemy: " + ", ".join(f"{one} True" for one in NEAR),
            "worker.4 in the hoods of most of its units: D6 1, D7 1, E6 1, E7 1, F6 1, F7 1, C6 0",
            "worker.4 nearest to the Factory: D6 2, E6 2, D7 3, E7 3, F6 3, F7 4",
            "worker.4 first in reading order",
        ],
    ),
    (
        14,
        {"a1-worker": "D6 B6", "a1-mech": "D6", "a1-track": "4"},
        "moved",
        [
            "encounter.4 no enemy unit: B5 True, B7 True, D6 True",
            "encounter.4 no mech of its own: B5 True, B7 True, D6 False",
            "encounter.4 nearest to the Factory: B5 2, B7 4",
        ],
    ),
    (
        10,
        {"a1-mech": "C6", "a1-worker": "-", "p1-mech": "D7"},
        "moved",
        [
            "unit.4 nearest to an enemy combat unit: C6 1, D6 1",
            "unit.4 nearest to the Factory: D6 2, C6 3",
        ],
    ),
    (
        19,
        {"p1-worker": "D6 D7", "a1-character": "C6", "a1-worker": "C6", "resources": "D7 3 D6 1"},
        "moved",
        ["attack.6 most resources: D7 3, D6 1"],
    ),
]


@pytest.mark.parametrize(("card", "fix", "event", "lines"), STEPS)
def test_what_was_compared(card: int, fix: dict[str, str], event: str, lines: list[str]) -> None:
    result = step(GAME, before(card, fix), TURN)
    assert isinstance(result, Done)
    assert shown(result.events, event) == lines


def test_the_fewest_fighters_are_attacked() -> None:
    fix = {"a1-power": "16", "a1-character": "C6", "p1-mech": "D6 D6 D7", "a1-worker": "C6"}
    state = before(17, fix)
    asking = step(GAME, state, TURN)
    assert isinstance(asking, Asking)
    answer = {"combat.human": 0, "a1-power": 16, "a1-cards": 0}
    result = step(GAME, state, TURN, (*asking.said, Said(asking.questions[0].id, answer)))
    assert shown(result.events, "moved") == ["attack.4 fewest enemy combat units: D7 1, D6 2"]


def shown(events: Any, id_: str) -> list[str]:
    """Return clause, criterion and what was compared, for each step of the choice."""
    say = words("en").plain
    trace = next(one.trace for one in events if one.id == id_)
    lines = []
    for one in trace.steps:
        values = (f"{say(who)} {say(n) if isinstance(n, Text) else n}" for who, n in one.values)
        lines.append(f"{one.rule} {say(one.by)}: {', '.join(values)}".removesuffix(": "))
    return lines
