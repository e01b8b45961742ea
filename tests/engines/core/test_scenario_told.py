"""A scenario can show what people see of a clause: points, ties, texts of score and panel, the gist."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.game.panel import Field, Panel
from engines.core.scenario import Scenario
from engines.core.scenario.trial import check, told
from engines.core.text import Text, text
from tests.engines.core.tiny import GAME, State

TURN: dict[str, Any] = {
    "scenario": "A turn",
    "game": "tiny",
    "rules": ["tiny.1"],
    "given": {"fix": {"points": 10}},
    "when": ["turn"],
    "chance": [{"die": 3}, {"again": 6}],
    "answers": [{"bid": 2}],
}
WORDS = {"level": "They are level.", "score": "The score", "points": "21 points"}


def panel(_: State) -> Panel:
    return Panel(text("score"), (text("hint"),), (Field(text("seat"), text("points")),))


WHOLE = replace(
    GAME,
    points=lambda state: {"a1": state.points, "p1": 21},
    ties=lambda _, seats: (text("level", n=len(seats)),),
    score=lambda state: (panel(state),),
    panel=panel,
)


def say(shown: Text) -> str:
    return WORDS.get(shown.id, shown.id)


def faults(**then: Any) -> list[str]:
    return check(WHOLE, Scenario.model_validate({**TURN, "then": then}), say)


@pytest.mark.parametrize(
    "then",
    [
        {"points": {"a1": 21, "p1": 21}},
        {"ties": ["level"]},
        {"ties": ["They are level."]},
        {"score": ["The score", "hint", "seat", "21 points"]},
        {"panel": ["seat"]},
        {"gist": ["event-rolled", "event-rolled"]},
    ],
)
def test_what_people_see_can_be_shown(then: dict[str, Any]) -> None:
    assert faults(**then) == []


@pytest.mark.parametrize(
    ("then", "fault"),
    [
        ({"points": {"a1": 20}}, "points of a1: 21, not 20"),
        ({"points": {"a2": 20}}, "points of a2: None, not 20"),
        ({"ties": []}, "of the tie of a1, p1 1 things are said, not 0"),
        ({"score": ["21 points", "seat"]}, "score: missing or out of order: seat; there is The score; hint"),
        ({"panel": ["22 points"]}, "panel: missing or out of order: 22 points"),
        ({"gist": ["event-begun"]}, "gist: missing or out of order: event-begun; there is event-rolled"),
    ],
)
def test_what_people_do_not_see_is_a_fault(then: dict[str, Any], fault: str) -> None:
    (found,) = faults(**then)
    assert found.startswith(fault)


def test_what_a_scenario_tells_is_known() -> None:
    events = told(GAME, Scenario.model_validate({**TURN, "then": {"never": ["begun"]}}))
    assert [event.rule for event in events] == ["tiny.1", "tiny.2"]
