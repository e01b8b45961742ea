"""The funnel: candidates, criterion after criterion, and the trace of it."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.funnel import Criterion, Trace, funnel, least, most
from engines.core.text import Text, text

Ship = tuple[str, int, int]
SHIPS: list[Ship] = [("a", 3, 2), ("b", 5, 4), ("c", 5, 1), ("d", 1, 1)]
SIZE: Criterion[Ship] = most("size", lambda one: one[1], rule="ship.1")
NEAR: Criterion[Ship] = least("near", lambda one: one[2], rule="ship.2")
NAME: Criterion[Ship] = least("name", lambda one: one[0], rule="ship.3")


def label(ship: Ship) -> Text:
    return text("ship", name=ship[0])


def names(texts: tuple[Text, ...]) -> str:
    return "".join(str(one.args["name"]) for one in texts)


def test_each_criterion_keeps_its_best_until_one_is_left() -> None:
    chosen = funnel(SHIPS, SIZE, NEAR, NAME, label=label)
    winner, trace = chosen.winner, chosen.trace
    assert winner == ("c", 5, 1)
    assert names(trace.candidates) == "abcd"
    assert [(step.by.id, step.rule, names(step.left)) for step in trace.steps] == [
        ("by-size", "ship.1", "bc"),
        ("by-near", "ship.2", "c"),
    ]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_is_weighed_where_nothing_is_to_choose(count: int) -> None:
    chosen = funnel(SHIPS[:count], SIZE, NEAR, label=label)
    winner, trace = chosen.winner, chosen.trace
    assert winner == (SHIPS[0] if count else None)
    assert len(trace.candidates) == count
    assert trace.steps == ()


def test_of_equal_ones_the_first_is_taken() -> None:
    same = [("x", 1, 1), ("y", 1, 1)]
    chosen = funnel(same, SIZE, NEAR, label=label)
    winner, trace = chosen.winner, chosen.trace
    assert winner == same[0]
    assert [names(step.left) for step in trace.steps] == ["xy", "xy"]


@given(st.permutations(SHIPS))
def test_a_full_order_makes_the_order_of_candidates_meaningless(ships: list[Ship]) -> None:
    assert funnel(ships, SIZE, NEAR, NAME, label=label).winner == ("c", 5, 1)


@given(st.lists(st.tuples(st.text(max_size=3), st.integers(0, 3), st.integers(0, 3)), max_size=8))
def test_every_step_leaves_a_part_of_the_one_before(ships: list[Ship]) -> None:
    chosen = funnel(ships, SIZE, NEAR, NAME, label=label)
    winner, trace = chosen.winner, chosen.trace
    left = list(trace.candidates)
    for step in trace.steps:
        assert step.left
        assert all(one in left for one in step.left)
        left = list(step.left)
    assert winner is None or label(winner) in left
    assert Trace.from_json(json.loads(json.dumps(trace.to_json()))) == trace
