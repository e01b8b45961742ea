"""A question takes its own answers and refuses everything else, whatever a broken client sends."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.errors import BadAnswer
from engines.core.script.notation import Notation
from engines.core.script.requests import Choice, Line, MultiChoice, Number, Option, YesNo
from engines.core.text import text

ASK = text("ask")
OPTIONS = tuple(Option(one, text(one)) for one in ("1", "2", "None", "True"))
CHOICE = Choice(id="q", ask=ASK, options=OPTIONS)
NUMBER = Number(id="q", ask=ASK, low=-2, high=20)
YES_NO = YesNo(id="q", ask=ASK)
LINE = Line(id="q", ask=ASK, notation=Notation(str))
SOME = MultiChoice(id="q", ask=ASK, options=OPTIONS, low=1, high=2)
MANY = MultiChoice(id="q", ask=ASK, options=OPTIONS, low=2, high=4, repeats=True)

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


def refused(question: Any, answer: Any) -> str:
    with pytest.raises(BadAnswer) as refusal:
        question.check(answer)
    return refusal.value.text.id


@pytest.mark.parametrize("answer", [None, True, 1, 1.0, "", "3", " 1", "１", [], ["1"], {"1": "1"}, b"1"])
def test_a_choice_takes_an_id_only(answer: Any) -> None:
    assert refused(CHOICE, answer) == "bad-option"


def test_a_choice_returns_the_id() -> None:
    assert CHOICE.check("None") == "None"


@pytest.mark.parametrize(
    ("answer", "refusal"),
    [
        (None, "bad-option"),
        ("1", "bad-option"),
        ({"1": 1}, "bad-option"),
        ([1], "bad-option"),
        ([None], "bad-option"),
        ([["1"]], "bad-option"),
        ([{}], "bad-option"),
        ([True], "bad-option"),
        ([], "bad-count"),
        (["1", "2", "None"], "bad-count"),
        (["1", "1"], "bad-repeat"),
    ],
)
def test_several_are_a_list_of_ids_not_too_few_not_too_many(answer: Any, refusal: str) -> None:
    assert refused(SOME, answer) == refusal


def test_several_come_in_the_order_of_the_options() -> None:
    assert SOME.check(["2", "1"]) == ("1", "2")
    assert SOME.check(("True",)) == ("True",)
    assert MANY.check(["2", "1", "2"]) == ("1", "2", "2")


@pytest.mark.parametrize(
    "answer",
    [
        *(None, True, False, -3, 21, 10**40, 3.0, float("nan"), float("inf"), [], [3], {}),
        *("", "-", "--3", "3.0", "1e1", "0x3", "1_0", "3 4", "٣", "３", "²", "9" * 5000, "21", b"3"),
    ],
)
def test_a_number_is_a_whole_number_in_its_bounds(answer: Any) -> None:
    assert refused(NUMBER, answer) == "bad-number"


@pytest.mark.parametrize(("answer", "number"), [(-2, -2), (20, 20), ("7", 7), (" 07 ", 7), ("-1", -1)])
def test_digits_are_a_number_too(answer: Any, number: int) -> None:
    assert NUMBER.check(answer) == number


@pytest.mark.parametrize("answer", [None, 0, 1, "yes", "True", [], {}])
def test_yes_and_no_are_truth_values(answer: Any) -> None:
    assert refused(YES_NO, answer) == "bad-option"


@pytest.mark.parametrize("answer", [None, True, 5, ["a"], {"a": "b"}, b"a"])
def test_a_line_is_text(answer: Any) -> None:
    assert refused(LINE, answer) == "bad-line"


def test_a_line_is_read_without_the_space_around_it() -> None:
    assert LINE.check(" a b\n") == "a b"


@given(ANYTHING)
def test_nothing_but_a_refusal_ever_comes_of_a_wrong_answer(answer: Any) -> None:
    for question in (CHOICE, SOME, MANY, NUMBER, YES_NO, LINE):
        with suppress(BadAnswer):
            question.check(answer)
