"""The funnel: candidates, criterion after criterion, who is left, and the trace of it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.script.chance import Stream
from engines.core.script.funnel import (
    Criterion,
    Key,
    Selection,
    drawn,
    first,
    funnel,
    last,
    least,
    most,
    only,
)
from engines.core.script.requests import Choice
from engines.core.script.run import Asking, Done, Said, run
from engines.core.script.trace import Step, Trace, Value
from engines.core.text import Text, text

Ship = tuple[str, int, int]
SHIPS: list[Ship] = [("a", 3, 2), ("b", 5, 4), ("c", 5, 1), ("d", 1, 1)]
SIZE: Criterion[Ship] = most("size", lambda one: one[1], rule="ship.1")
NEAR: Criterion[Ship] = least("near", lambda one: one[2], rule="ship.2")
NAME: Criterion[Ship] = least("name", lambda one: one[0], rule="ship.3")
LARGE: Criterion[Ship] = only("large", lambda one: one[1] >= 5, rule="ship.4")
HUGE: Criterion[Ship] = only("huge", lambda one: one[1] > 5, rule="ship.5")


def label(ship: Ship) -> Text:
    return text("ship", name=ship[0])


def names(texts: tuple[Text, ...]) -> str:
    return "".join(str(one.args["name"]) for one in texts)


def left(chosen: Selection[Ship]) -> str:
    return "".join(one[0] for one in chosen.left)


def steps(chosen: Selection[Ship]) -> list[tuple[str, str, str]]:
    return [(step.by.id, step.rule, names(step.left)) for step in chosen.trace.steps]


def values(step: Step) -> list[tuple[str, Value]]:
    return [(names((name,)), value) for name, value in step.values]


def test_each_criterion_keeps_its_best_until_one_is_left() -> None:
    chosen = funnel(SHIPS, SIZE, NEAR, NAME, label=label)
    assert chosen.winner == ("c", 5, 1)
    assert names(chosen.trace.candidates) == "abcd"
    assert steps(chosen) == [("by-size", "ship.1", "bc"), ("by-near", "ship.2", "c")]


def test_each_step_shows_what_was_compared_of_all_who_were_there() -> None:
    size, near = funnel(SHIPS, SIZE, NEAR, NAME, label=label).trace.steps
    assert values(size) == [("b", 5), ("c", 5), ("a", 3), ("d", 1)]
    assert values(near) == [("c", 1), ("b", 4)]


def test_candidates_of_one_name_keep_their_own_values() -> None:
    twins: list[Ship] = [("a", 1, 0), ("a", 2, 0), ("b", 1, 0)]
    (step,) = funnel(twins, SIZE, label=label).trace.steps
    assert values(step) == [("a", 2), ("a", 1), ("b", 1)]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_is_weighed_where_nothing_is_to_choose(count: int) -> None:
    chosen = funnel(SHIPS[:count], SIZE, NEAR, first("order", "ship.6"), label=label)
    assert chosen.winner == (SHIPS[0] if count else None)
    assert len(chosen.trace.candidates) == len(chosen.left) == count
    assert chosen.trace.steps == ()


def test_all_that_remain_are_left_and_of_equal_ones_the_first_wins() -> None:
    same: list[Ship] = [("x", 1, 1), ("y", 1, 1)]
    chosen = funnel(same, SIZE, NEAR, label=label)
    assert chosen.left == tuple(same)
    assert chosen.winner == same[0]
    assert [names(step.left) for step in chosen.trace.steps] == ["xy", "xy"]


def test_the_first_and_the_last_are_those_of_the_ones_left() -> None:
    assert left(funnel(SHIPS, SIZE, first("order", "ship.6"), label=label)) == "b"
    chosen = funnel(SHIPS, SIZE, last("order", "ship.6"), label=label)
    assert left(chosen) == "c"
    assert steps(chosen)[1:] == [("by-order", "ship.6", "c")]
    assert chosen.trace.steps[1].values == ()


def test_a_hard_filter_keeps_those_that_pass_and_shows_yes_and_no() -> None:
    chosen = funnel(SHIPS, LARGE, label=label)
    assert left(chosen) == "bc"
    assert values(chosen.trace.steps[0]) == [("b", True), ("c", True), ("a", False), ("d", False)]


def test_a_hard_filter_may_leave_none_and_ends_the_funnel() -> None:
    chosen = funnel(SHIPS, HUGE, SIZE, LARGE, label=label)
    assert (chosen.left, chosen.winner) == ((), None)
    assert steps(chosen) == [("by-huge", "ship.5", "")]


def test_a_hard_filter_looks_at_a_single_candidate_too() -> None:
    assert funnel(SHIPS[:1], LARGE, label=label).winner is None
    assert left(funnel(SHIPS[1:2], LARGE, label=label)) == "b"
    # After a criterion that leaves one alone, those in between are passed over.
    chosen = funnel([*SHIPS, ("e", 4, 0)], NEAR, SIZE, LARGE, label=label)
    assert steps(chosen) == [("by-near", "ship.2", "e"), ("by-large", "ship.4", "")]


def test_a_test_may_give_anything_that_is_true_or_not() -> None:
    some: Any = only("some", lambda one: "x" * one[1], rule="ship.4")
    chosen = funnel([("a", 0, 0), ("b", 2, 0)], some, label=label)
    assert left(chosen) == "b"
    assert values(chosen.trace.steps[0]) == [("b", True), ("a", False)]


@pytest.mark.parametrize(
    ("key", "best"),
    [
        (lambda one: (one[1], -one[2]), "c"),
        (lambda one: one[2] > 1, "ab"),
        (lambda one: one[1] / 2, "bc"),
        (lambda one: one[0], "d"),
    ],
    ids=["tuple", "truth", "half", "word"],
)
def test_the_most_of_anything_that_has_an_order(key: Any, best: str) -> None:
    chosen = funnel(SHIPS, most("any", key, "ship.1"), label=label)
    assert left(chosen) == best
    assert values(chosen.trace.steps[0])[0][1] == key(chosen.left[0])


def test_what_is_shown_may_be_another_thing_than_what_is_compared() -> None:
    def place(one: Ship) -> Value:
        return text("hex", name=one[0]), one[1], True

    (step,) = funnel(SHIPS, least("near", lambda one: one[1], "ship.2", shown=place), label=label).trace.steps
    assert values(step)[0] == ("d", (text("hex", name="d"), 1, True))


@given(st.permutations(SHIPS))
def test_a_full_order_makes_the_order_of_candidates_meaningless(ships: list[Ship]) -> None:
    assert funnel(ships, SIZE, NEAR, NAME, label=label).winner == ("c", 5, 1)


@given(
    st.lists(st.tuples(st.text(max_size=3), st.integers(0, 3), st.integers(0, 3)), max_size=8),
    st.permutations([SIZE, NEAR, LARGE, first("order", "ship.6")]),
)
def test_every_step_leaves_a_part_of_the_one_before(
    ships: list[Ship], criteria: list[Criterion[Ship]]
) -> None:
    chosen = funnel(ships, *criteria, label=label)
    there = list(chosen.trace.candidates)
    for step in chosen.trace.steps:
        assert all(one in there for one in step.left)
        assert not step.values or sorted(map(repr, there)) == sorted(repr(name) for name, _ in step.values)
        there = list(step.left)
    assert [label(one) for one in chosen.left] == there
    assert Trace.from_json(json.loads(json.dumps(chosen.trace.to_json()))) == chosen.trace


VALUES: st.SearchStrategy[Value] = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(),
        st.floats(allow_nan=False, allow_infinity=False),
        st.text(max_size=5),
        st.builds(Text, st.text(max_size=5)),
    ),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)


@given(VALUES)
def test_a_value_keeps_its_kind_in_json(value: Value) -> None:
    trace = Trace((text("a"),), (Step(text("by-size"), "ship.1", (text("a"),), ((text("a"), value),)),))
    again = Trace.from_json(json.loads(json.dumps(trace.to_json())))
    assert again == trace
    assert repr(again.steps[0].values) == repr(trace.steps[0].values)


@pytest.mark.parametrize("value", [None, float("inf"), {1}, b"x"])
def test_what_people_cannot_be_shown_is_refused(value: Any) -> None:
    step = Step(text("by-size"), "ship.1", (text("a"),), ((text("a"), value),))
    with pytest.raises(TypeError, match="give the criterion `shown`"):
        Trace((text("a"),), (step,)).to_json()


def test_a_trace_of_an_earlier_version_has_no_values() -> None:
    old = [[["ship", {"name": "a"}], ["ship", {"name": "b"}]], [[["by-size", {}], "ship.1", [["ship", {}]]]]]
    assert Trace.from_json(old).steps == (Step(text("by-size"), "ship.1", (text("ship"),)),)


def lot(ships: list[Ship], *criteria: Criterion[Ship], by_table: bool = False, name: Any = None) -> Any:
    return drawn(
        ships,
        *criteria,
        label=label,
        id="ship",
        ask=text("ask-ship"),
        rule="ship.9",
        name=name or (lambda one: one[0]),
        by_table=by_table,
    )


def test_those_that_are_level_are_drawn_by_lot_and_the_trace_tells_it() -> None:
    done = run(lot(SHIPS, SIZE), [], Stream("castle"))
    assert isinstance(done, Done)
    ((said),) = done.said
    assert (said.id, said.by) == ("ship", "chance")
    assert said.value in ("b", "c")
    assert left(done.value) == said.value
    assert steps(done.value) == [("by-size", "ship.1", "bc"), ("by-lot", "ship.9", said.value)]
    assert {run(lot(SHIPS, SIZE), [], Stream(f"seed {n}")).said[0].value for n in range(20)} == {"b", "c"}


@pytest.mark.parametrize("criterion", [least("name", lambda one: one[0], "ship.3"), HUGE])
def test_nothing_is_drawn_where_one_or_none_is_left(criterion: Criterion[Ship]) -> None:
    done = run(lot(SHIPS, criterion), [], Stream("castle"))
    assert isinstance(done, Done)
    assert (done.said, done.position) == ((), 0)
    assert done.value == funnel(SHIPS, criterion, label=label)


def test_a_table_that_draws_itself_is_asked_for_those_left_only() -> None:
    asking = run(lot(SHIPS, SIZE, by_table=True), [], Stream("castle"))
    assert isinstance(asking, Asking)
    (question,) = asking.questions
    assert isinstance(question, Choice)
    assert [option.id for option in question.options] == ["b", "c"]
    done = run(lot(SHIPS, SIZE, by_table=True), [Said("ship", "c")], Stream("castle"))
    assert isinstance(done, Done)
    assert left(done.value) == "c"


def test_lots_that_cannot_be_told_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="ship: two candidates have the same name: 5, 5"):
        run(lot(SHIPS, SIZE, name=lambda one: str(one[1])), [], Stream("castle"))


def test_a_key_is_what_has_an_order() -> None:
    keys: list[Key] = [True, 1, 0.5, "a", (1, ("b", False))]
    for key in keys:
        assert funnel([key], least("any", lambda one: one, "x.1"), label=lambda _: text("a")).left == (key,)
