"""The scenario runner is strict both ways: whatever doesn't fit is told in a clear line."""

from typing import Any

import pytest

from engines.core.errors import DataFault
from engines.core.scenario import Misshapen, Scenario, parse_move, read
from engines.core.scenario.trial import check
from engines.core.scenario.unknown_names import no_such_move
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
    assert fault == "no answer is given to bid, which takes a whole number from 0 to 9"


def test_an_answer_to_another_question_fails() -> None:
    (fault,) = faults(answers=[{"bet": 2}])
    assert "bid is asked, the next answer is to bet" in fault


def test_an_answer_that_nobody_asked_for_fails() -> None:
    assert "answer never asked for: bet" in faults(answers=[{"bid": 2}, {"bet": 2}])


def test_an_answer_that_the_question_does_not_take_fails() -> None:
    (fault,) = faults(answers=[{"bid": 10}])
    assert fault.startswith("refused: bad-number")
    assert fault.endswith("the answer 10 to bid, which takes a whole number from 0 to 9")


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
        ["begun", "rolled"],
        [{"rolled": {"n": 6}}, {"rolled": {"n": 3}}],
        [{"rolled": {"n": 3, "rule": "tiny.2"}}],
        ["rolled", "rolled", "rolled"],
    ],
)
def test_an_event_that_is_missing_or_out_of_order_fails(events: list[Any]) -> None:
    (fault,) = then(events=events)
    assert fault.startswith("event missing or out of order:")


def test_an_event_that_must_not_be_told_fails() -> None:
    assert then(never=["rolled"]) == ["event told: rolled"]
    assert then(never=[{"rolled": {"n": 5}}]) == []
    assert then(never=[{"rolled": {"n": 6}}]) == ['event told: rolled {"n": 6}']


def test_the_arguments_of_an_event_are_these_and_no_others() -> None:
    assert then(args={"rolled": ["n"]}) == []
    assert then(args={"rolled": ["n", "card"]}) == ["the arguments of rolled are n, not card, n"] * 2
    assert then(args={"fixed": []}) == ["event missing: fixed"]
    assert then(events=[{"rolled": {"n": 3, "card": None}}]) == []


def test_names_that_the_game_does_not_have_fail() -> None:
    assert then(never=["roled"]) == ["then.never: tiny has no event roled; do you mean rolled?"]
    assert then(events=["sung"]) == ["then.events: tiny has no event sung"]
    assert then(events=[{"rolled": {"m": 3}}]) == [
        "then.events: rolled has no argument m; its arguments are card, n"
    ]
    assert then(never=[{"rolled": {"crad": 3}}]) == [
        "then.never: rolled has no argument crad; do you mean card?; its arguments are card, n"
    ]
    assert then(never=[{"paused": {"crad": None}}]) == [
        "then.never: paused has no argument crad; its arguments are none"
    ]
    assert then(args={"rolled": ["n", "seat"]}) == [
        "then.args: rolled has no argument seat; its arguments are card, n"
    ]
    assert then(never=[{"rolled": {"rule": "tiny.3"}}]) == [
        "then.never: rolled: tiny has no clause tiny.3; do you mean tiny.2 or tiny.1?"
    ]
    assert faults(rules=["tiny.1", "tiny.9"]) == [
        "rules: tiny has no clause tiny.9; do you mean tiny.2 or tiny.1?"
    ]
    assert faults(given={"options": {"dice": 2}}) == [
        "given.options: tiny has no option 'dice'; it has points"
    ]
    assert faults(given={"options": {"points": 10}}) == [
        "given.options: the option 'points' doesn't take 10; it takes a whole number from 0 to 9"
    ]


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        ({"coins": 1}, "the state doesn't take it: given.state.coins is missing"),
        ({"points": "7"}, "the state doesn't take it: given.state.points is 7, not '7'"),
        (
            {"points": "many"},
            "given.state.points: Input should be a valid integer, unable to parse string as an integer; it",
        ),
        (
            {"pionts": 1},
            "the state doesn't take it: given.state.pionts is missing; do you mean points?; given.state ",
        ),
        ({"piles": {7: 1}}, "given.state.piles has no item 7: the list has 3 items, named by place, from 0"),
        ({"piles": {"0": 1}}, "given.state.piles has no item '0': the list has 3 items"),
    ],
)
def test_a_patch_that_the_state_does_not_take_fails(state: dict[str, Any], fault: str) -> None:
    (line,) = faults(given={"state": state})
    assert line.startswith(fault)


def test_a_correction_that_is_not_taken_names_the_field() -> None:
    assert faults(given={"fix": {"pionts": 7}}) == [
        "given.fix: there is no field pionts; do you mean points?; the fields are points"
    ]
    assert faults(given={"fix": {"points": -1}}) == ["given.fix.points: refused: bad-fix"]


def test_what_given_takes_then_takes() -> None:
    assert then(fix={"points": " 021 "}) == []
    assert then(fix={"points": "-21"}) == ["points is '21', not '-21' (refused: bad-fix)"]


def test_ids_and_outcomes_need_no_quotes() -> None:
    assert faults(answers=[{"bid": "2"}]) == []
    assert then(events=[{"rolled": {"n": "3"}}]) == []
    assert then(events=[{"rolled": {"n": "three"}}]) != []


def test_rules_that_break_off_are_a_fault_of_the_scenario() -> None:
    (fault,) = faults(given={"fix": {"points": "many"}})
    assert fault.startswith("the rules break off with ValueError")


def test_an_outcome_that_chance_cannot_give_fails() -> None:
    (fault,) = faults(chance=[{"die": 7}, {"again": 6}])
    assert fault == "chance can't decide die so: 7 isn't a whole number from 1 to 6"


def test_questions_asked_otherwise_fail() -> None:
    assert then(asked=[]) == ["asked ['bid'], not []"]
    assert then(to={"bid": None}) == []
    assert then(to={"bid": "s1"}) == ["bid is put to anyone, not s1"]
    assert then(to={"bet": None}) == ["bet isn't asked"]
    assert then(to={"bit": None}) == ["bit isn't asked; do you mean bid?"]
    assert then(shown={"bid": ["1"]}) == ["bid has no options to show"]
    assert then(shown={"bet": ["1"]}) == ["bet isn't asked"]


def test_another_value_fails() -> None:
    assert then(fix={"points": 22}) == ["points is '21', not '22'"]
    assert then(fix={"pionts": 1}) == [
        "then.fix: there is no field pionts; do you mean points?; the fields are points"
    ]


def test_another_state_fails() -> None:
    assert then(state={"points": 22}) == ["state.points is 21, not 22"]
    assert then(state={"coins": 22}) == [
        "state.coins is missing; do you mean points?; state has points, piles, position"
    ]
    assert then(state={"points": {"s1": 2}}) == ["state.points.s1 is missing: state.points is 21"]
    assert then(state={"piles": {1: 5}}) == ["state.piles.1 is 2, not 5"]
    assert then(state={"piles": {"length": 2}}) == ["state.piles.length is 3, not 2"]
    assert then(state={"piles": {}}) == ["state.piles is [1, 2, 3], not {}"]
    (fault,) = then(state={"piles": {3: 5}})
    assert fault == "state.piles has no item 3: the list has 3 items, named by place, from 0"
    assert then(public={"points": 22}) == ["public.points is 21, not 22"]


def test_a_refusal_holds_only_if_it_is_the_expected_one() -> None:
    refused = {"when": ["sing"], "chance": [], "answers": []}
    assert faults(**refused, then={"refused": "not-legal-now"}) == []
    assert faults(**refused, then={"refused": "bad-number"}) == [
        "refused: not-legal-now, not bad-number: when.0: the move sing; now can be played turn"
    ]
    assert faults(**refused, then={"refused": "not-legal-now", "state": {"points": 9}}) == [
        "state.points is 10, not 9"
    ]
    assert faults(then={"refused": "not-legal-now"}) == ["was to be refused with not-legal-now"]


def test_the_set_up_itself_can_be_examined() -> None:
    set_up: dict[str, Any] = {"given": {"options": {"points": 0}}, "when": [], "answers": []}
    assert faults(**set_up, chance=[{"first": 4}], then={"events": [{"begun": {"n": 4}}]}) == []
    (fault,) = faults(**set_up, chance=[], then={"events": ["begun"]})
    assert "chance decides first" in fault
    assert 'such as {"first": ' in fault


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (None, "scenarios"),
        ({"scenarios": {}}, "scenarios"),
        ({"scenarios": []}, "scenarios"),
        ({"game": "tiny", "scenarios": ["text"]}, "1"),
        ({"game": "tiny", "scenarios": [{"scenario": "A", "rules": []}]}, "A: then"),
        ({"scenarios": [{"scenario": "A", "rules": [], "then": {"refused": "x"}}]}, "A: game"),
        ({"game": "tiny", "scenarios": [{"scenario": "A", "rules": [], "then": {}}]}, "A: then"),
        ({"game": "tiny", "scenarios": [{**GOOD, "than": {}}]}, "A turn: than"),
        ({"game": "tiny", "scenarios": [{**GOOD, "then": {"event": []}}]}, "A turn: then.event"),
        ({"game": "tiny", "scenarios": [{**GOOD, "chance": [{}]}]}, "A turn: chance.0"),
        ({"game": "tiny", "scenarios": [{**GOOD, "answers": [{"bid": 1}, {}]}]}, "A turn: answers.1"),
        ({"game": "tiny", "scenarios": [{**GOOD, "answers": [{"bid": 1, "bet": 1}]}]}, "A turn: answers.0"),
        ({"game": "tiny", "scenarios": [{**GOOD, "then": {"events": [{}]}}]}, "A turn: then.events.0"),
        (
            {"game": "tiny", "scenarios": [{**GOOD, "then": {"events": [{"die": None}]}}]},
            "A turn: then.events.0",
        ),
        (
            {"game": "tiny", "scenarios": [{**GOOD, "then": {"never": [{"die": {}, "x": {}}]}}]},
            "A turn: then.never.0",
        ),
        (
            {"game": "tiny", "scenarios": [{**GOOD, "then": {"open": {}, "state": {"points": 1}}}]},
            "A turn: then",
        ),
        ({"game": "tiny", "scenarios": [{**GOOD, "when": []}]}, "A turn: scenario"),
    ],
)
def test_a_file_that_cannot_be_read_names_the_place(data: Any, where: str) -> None:
    with pytest.raises(DataFault) as fault:
        read(data, "file.yaml")
    assert fault.value.file == "file.yaml"
    assert fault.value.where == where


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"than": {}}, "there is no such key; do you mean then or chance?; the keys are scenario, "),
        ({"when": "turn"}, 'a list is expected; it has "turn"'),
        ({"when": [1]}, "text is expected, in quotes if it looks like a number; it has 1"),
        ({"given": {"fix": {"points": True}}}, "text or a whole number is expected, in quotes if "),
        ({"given": {"fix": {"points": True}}}, "; it has true"),
        ({"given": {"sate": {}}}, "there is no such key; do you mean state?; the keys are seed, options, "),
        ({"then": {"evnts": []}}, "there is no such key; do you mean events?; the keys are fix, state, "),
        (
            {"then": {"shown": {"bid": [1.5]}}},
            "text is expected, in quotes if it looks like a number; it has 1.5",
        ),
    ],
)
def test_what_a_file_must_not_have_is_told_with_what_is_expected(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(DataFault) as fault:
        read({"game": "tiny", "scenarios": [{**GOOD, **changes}]}, "file.yaml")
    assert told in str(fault.value)


def test_every_fault_that_can_be_told_at_once_is_told() -> None:
    wrong = {"rules": ["tiny.9"], "when": ["tunr"]}
    told = faults(**wrong, then={"events": ["sung"], "args": {"danced": []}})
    assert [line.partition(":")[0] for line in told] == ["rules", "then.events", "then.args", "refused"]
    assert "when.0: the move tunr; do you mean turn?" in told[-1]
    told = then(seen={"p9": {}}, hidden={"p8": [1]}, to={"bit": None})
    assert [line.partition(";")[0] for line in told] == [
        "then.seen: p9 is no seat",
        "then.hidden: p8 is no seat",
        "bit isn't asked",
    ]


def test_every_key_that_is_not_there_is_told() -> None:
    with pytest.raises(Misshapen) as fault:
        read({"game": "tiny", "scenarios": [{**GOOD, "given": {"seeed": "x"}, "whne": []}]}, "file.yaml")
    assert [line.partition(": there is")[0] for line in fault.value.lines] == [
        "file.yaml: A turn: given.seeed",
        "file.yaml: A turn: whne",
    ]


def test_a_move_without_its_parameters_is_told_with_those_of_its_action() -> None:
    assert no_such_move("done", ["done seat=p1", "turn seat=a1", "take slot=1", "take slot=2"]) == (
        "; do you mean done seat=p1?; now can be played done seat=p1, turn seat=a1, take slot=1 (and 1 more)"
    )
    assert no_such_move("sing", []) == "; now can be played nothing"


def test_moves_have_a_short_form() -> None:
    move = parse_move("take depot=3 colour=b")
    assert (move.action, move.args) == ("take", {"depot": 3, "colour": "b"})
    assert parse_move("build what=new worker at=F3").args == {"what": "new worker", "at": "F3"}
    fix = parse_move("fix a1-left=2: b:bank - =")
    assert (fix.action, fix.args) == ("fix", {"field": "a1-left", "value": "2: b:bank - ="})
