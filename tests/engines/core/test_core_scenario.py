"""The scenario runner is strict both ways: whatever doesn't fit is told in a clear line."""

from typing import Any

import pytest

from engines.core.errors import DataFault
from engines.core.scenario import Scenario, check, parse_move, read
from tests.engines.core.tiny import GAME

GOOD: dict[str, Any] = {
    "scenario": "A turn",
    "game": "tiny",
    "rules": ["tiny.1"],
    "given": {"fix": {"points": 10}},
    "when": ["turn"],
    "chance": [{"die": 3}, {"again": 6}],
    "answers": [{"bid": 2}],
    "then": {
        "events": [{"rolled": {"n": 3, "rule": "tiny.1"}}, {"rolled": {"n": 6}}],
        "never": ["begun"],
        "asked": ["bid"],
        "fix": {"points": 21},
        "state": {"points": 21, "piles": [1, 2, 3]},
    },
}


def faults(**changes: Any) -> list[str]:
    return check(GAME, Scenario.model_validate({**GOOD, **changes}))


def then(**changes: Any) -> list[str]:
    return faults(then={**GOOD["then"], **changes})


def test_what_holds_has_no_faults() -> None:
    assert faults() == []


def test_a_question_without_an_answer_fails() -> None:
    (fault,) = faults(answers=[])
    assert "no answer is given to bid" in fault


def test_an_answer_to_another_question_fails() -> None:
    (fault,) = faults(answers=[{"bet": 2}])
    assert "bid is asked, the next answer is to bet" in fault


def test_an_answer_that_nobody_asked_for_fails() -> None:
    assert "answer never asked for: bet" in faults(answers=[{"bid": 2}, {"bet": 2}])


def test_an_answer_that_the_question_does_not_take_fails() -> None:
    (fault,) = faults(answers=[{"bid": 10}])
    assert fault.startswith("refused: bad-number")


def test_chance_without_an_outcome_fails() -> None:
    (fault,) = faults(chance=[{"die": 3}])
    assert "chance decides again" in fault


def test_an_outcome_never_used_fails() -> None:
    assert "outcome never used: die" in faults(chance=[{"die": 3}, {"again": 6}, {"die": 1}])


def test_outcomes_in_the_wrong_order_fail() -> None:
    (fault,) = faults(chance=[{"again": 6}, {"die": 3}])
    assert "chance decides die" in fault


def test_with_a_seed_the_stream_settles_what_is_left_out() -> None:
    changed = {**GOOD["then"], "events": [], "fix": {"points": 10 + 3 + 2 + 5}, "state": {}}
    assert faults(given={"seed": "castle", "fix": {"points": 10}}, chance=[], then=changed) == []


@pytest.mark.parametrize(
    "events",
    [
        ["sung"],
        ["begun", "rolled"],
        [{"rolled": {"n": 6}}, {"rolled": {"n": 3}}],
        [{"rolled": {"n": 3, "rule": "tiny.9"}}],
        ["rolled", "rolled", "rolled"],
    ],
)
def test_an_event_that_is_missing_or_out_of_order_fails(events: list[Any]) -> None:
    (fault,) = then(events=events)
    assert fault.startswith("event missing or out of order:")


def test_an_event_that_must_not_be_told_fails() -> None:
    assert then(never=["rolled"]) == ["event told: rolled"]


def test_questions_asked_otherwise_fail() -> None:
    assert then(asked=[]) == ["asked ['bid'], not []"]


def test_another_value_fails() -> None:
    assert then(fix={"points": 22}) == ["points is '21', not 22"]
    assert then(fix={"coins": 1}) == ["coins is None, not 1"]


def test_another_state_fails() -> None:
    assert then(state={"points": 22}) == ["state.points is 21, not 22"]
    assert then(state={"coins": 22}) == ["state.coins is missing"]
    assert then(state={"piles": {1: 5}}) == ["state.piles.1 is 2, not 5"]


def test_a_refusal_holds_only_if_it_is_the_expected_one() -> None:
    refused = {"when": ["sing"], "chance": [], "answers": []}
    assert faults(**refused, then={"refused": "not-now"}) == []
    assert faults(**refused, then={"refused": "bad-number"}) == ["refused: not-now {}"]
    assert faults(then={"refused": "not-now"}) == ["was to be refused with not-now"]


def test_the_set_up_itself_can_be_examined() -> None:
    set_up = {"given": {"options": {"points": 0}}, "when": [], "answers": []}
    assert faults(**set_up, chance=[{"first": 4}], then={"events": [{"begun": {"n": 4}}]}) == []
    (fault,) = faults(**set_up, chance=[], then={})
    assert "chance decides first" in fault


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (None, "scenarios"),
        ({"scenarios": {}}, "scenarios"),
        ({"game": "tiny", "scenarios": ["text"]}, "1"),
        ({"game": "tiny", "scenarios": [{"scenario": "A", "rules": []}]}, "A: then"),
        ({"scenarios": [{"scenario": "A", "rules": [], "then": {}}]}, "A: game"),
        ({"game": "tiny", "scenarios": [{**GOOD, "than": {}}]}, "A turn: than"),
        ({"game": "tiny", "scenarios": [{**GOOD, "then": {"event": []}}]}, "A turn: then.event"),
    ],
)
def test_a_file_that_cannot_be_read_names_the_place(data: Any, where: str) -> None:
    with pytest.raises(DataFault) as fault:
        read(data, "file.yaml")
    assert fault.value.file == "file.yaml"
    assert fault.value.where == where


def test_moves_have_a_short_form() -> None:
    move = parse_move("take depot=3 colour=b")
    assert (move.action, move.args) == ("take", {"depot": 3, "colour": "b"})
    fix = parse_move("fix a1-left=2: b:bank - =")
    assert (fix.action, fix.args) == ("fix", {"field": "a1-left", "value": "2: b:bank - ="})
