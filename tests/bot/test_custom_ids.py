"""Custom ids go there and back; those of an earlier version, which hang in channels, keep working."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bot.presses.router  # noqa: F401 - with it all handlers are there
from bot.presses.serves import HANDLERS, Handler, serves
from bot.screens.controls.answers import Answer, Done, TurnPage
from bot.screens.controls.table import Redo, Turn
from bot.wire.custom_id import CustomId, choice_key, controls, decode, key

FILE = Path(__file__).parents[1] / "stored" / "custom_ids.txt"
STORED = [line.split(" ", 1) for line in FILE.read_text().splitlines()]
"""Each with what it means."""


@pytest.mark.parametrize(("custom_id", "means"), STORED)
def test_each_means_what_it_meant_and_does_something(custom_id: str, means: str) -> None:
    found = decode(custom_id)
    assert found is not None
    assert str(found.control) == means
    assert found.encode() == custom_id
    assert type(found.control) in HANDLERS


def test_there_is_one_of_each_kind() -> None:
    found = [decode(custom_id) for custom_id, _ in STORED]
    assert {type(one.control) for one in found if one} == set(controls())


def test_every_kind_has_a_handler_of_its_own() -> None:
    assert set(HANDLERS) == set(controls())
    assert len(set(HANDLERS.values())) == len(HANDLERS)


def test_no_kind_has_two_handlers() -> None:
    handler: Handler[Redo] = HANDLERS[Redo]
    with pytest.raises(ValueError, match="Redo has two handlers"):
        serves(Redo)(handler)


def test_letters_that_nobody_declares_are_none() -> None:
    assert decode("a1:abcdefgh:3:whatever:1") is None


@pytest.mark.parametrize(("values", "named"), [((), {}), (("a", True, 1), {}), (("a",), {"way": "b"})])
def test_a_control_has_its_fields_and_no_others(values: tuple[object, ...], named: dict[str, object]) -> None:
    kind: Any = Turn
    assert kind("a") == kind(move="a", is_sure=False) != kind("a", is_sure=True)
    with pytest.raises(TypeError, match="Turn has the fields move, is_sure"):
        kind(*values, **named)


@given(
    st.from_regex(r"[a-z2-7]{8}", fullmatch=True),
    st.integers(0, 10**10 - 1),
    st.text(max_size=300),
    st.text(max_size=300),
)
def test_goes_there_and_back_within_100_characters(session: str, seq: int, one: str, two: str) -> None:
    mark = CustomId(session, seq, Answer(key(one), key(two)))
    assert decode(mark.encode()) == mark


@given(st.text(max_size=150))
def test_hostile_ones_are_none_or_safe(custom_id: str) -> None:
    mark = decode(custom_id)
    assert mark is None or mark.encode() == custom_id


def test_different_ids_have_different_keys() -> None:
    ids = [f"{'x' * 40}{n}" for n in range(1000)] + [f"a:{n}" for n in range(1000)]
    assert len({key(one) for one in ids}) == 2000
    assert len({choice_key(one * 3) for one in ids}) == 2000


def test_a_number_that_is_none_is_zero() -> None:
    none, missing = decode("a1:abcdefgh:1:page:q:x"), decode("a1:abcdefgh:1:page")
    assert none == CustomId("abcdefgh", 1, TurnPage("q", 0, ()))
    assert missing == CustomId("abcdefgh", 1, TurnPage("", 0, ()))


def test_one_that_would_be_too_long_is_not_written() -> None:
    with pytest.raises(ValueError, match="not a custom id"):
        CustomId("abcdefgh", 1, Done("q", ("AAAA",) * 21)).encode()
