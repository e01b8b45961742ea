"""The fields of forms: what is chosen is tapped, and what has no room in a label stands above its field."""

from typing import Any

import pytest

from bot.screens.forms import entered_text, question_form
from bot.screens.localized_view import LocalizedView
from bot.screens.parts import CHECKBOX_GROUP, RADIO_GROUP, STRING_SELECT, TEXT_DISPLAY
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Words
from engines.core.script.form import Form
from engines.core.script.notation import Notation
from engines.core.script.requests import Choice, Line, MultiChoice, Number, Question
from engines.core.text import text
from sandbox import limits
from tests.bot.test_forms import ASK, LEAVES, fault, read, sent, view

__all__ = ["view"]


def opened(words: Words, view: View, *questions: Question, typed: str = "") -> Json:
    """Return the form of these questions, as Discord takes it."""
    form = question_form(LocalizedView(words, view), Form(id="f", ask=ASK, questions=questions), typed)
    assert not limits.check_modal(form)
    return form


def submitted(words: Words, *questions: Question, **values: Any) -> Any:
    """Return the answers that the entered values give, by the ids of the fields."""
    return read(Form(id="f", ask=ASK, questions=questions), values, words)


@pytest.mark.parametrize(
    ("n", "kind"), [(1, STRING_SELECT), (2, RADIO_GROUP), (10, RADIO_GROUP), (11, STRING_SELECT)]
)
def test_a_few_options_lie_open_and_more_are_a_menu(words: Words, view: View, n: int, kind: int) -> None:
    question = Choice(id="leaf", ask=text("space", n=1), options=LEAVES[:n], prefill=LEAVES[0].id)
    form = opened(words, view, question)
    assert form["components"][0]["component"]["type"] == kind
    assert submitted(words, question, **sent(form)) == {"leaf": "leaf 1"}
    assert submitted(words, question, leaf=f"leaf {n}") == {"leaf": f"leaf {n}"}


@pytest.mark.parametrize(("high", "is_open"), [(5, True), (6, False)])
def test_a_few_numbers_lie_open_and_more_are_typed(
    words: Words, view: View, high: int, is_open: bool
) -> None:
    question = Number(id="place", ask=text("space", n=1), low=1, high=high, prefill=2)
    form = opened(words, view, question)
    field = form["components"][0]["component"]
    assert (field["type"] == RADIO_GROUP) == is_open
    assert submitted(words, question, **sent(form)) in ({"place": 2}, {"place": "2"})


def test_several_are_ticked_and_come_back_ticked(words: Words, view: View) -> None:
    question = MultiChoice(
        id="leaves", ask=text("space", n=1), options=LEAVES[:4], low=1, high=2, prefill=["leaf 2", "leaf 4"]
    )
    form = opened(words, view, question)
    field = form["components"][0]["component"]
    assert (field["type"], field["min_values"], field["max_values"]) == (CHECKBOX_GROUP, 1, 2)
    assert ticked(form) == ["leaf 2", "leaf 4"]
    assert submitted(words, question, leaves="leaf 1\nleaf 3") == {"leaves": ["leaf 1", "leaf 3"]}
    whole = Form(id="f", ask=ASK, questions=(question,))
    forged = {"leaves": "leaf 1\nleaf 2\nleaf 3"}
    assert fault(whole, forged, words)
    again = opened(words, view, question, typed=entered_text(words, whole, forged))
    assert ticked(again) == ["leaf 1", "leaf 2"]


def ticked(form: Json) -> list[str]:
    return [one["value"] for one in form["components"][0]["component"]["options"] if one.get("default")]


def test_nothing_need_be_ticked_where_nothing_need_be_chosen(words: Words, view: View) -> None:
    question = MultiChoice(id="leaves", ask=text("space", n=1), options=LEAVES[:4], high=4)
    assert not opened(words, view, question)["components"][0]["component"]["required"]
    assert submitted(words, question, leaves="") == {"leaves": []}


@pytest.mark.parametrize("fields", [1, 4, 5])
def test_what_a_label_cuts_off_stands_above_its_field(words: Words, view: View, fields: int) -> None:
    asked = "Which of the many leaves of the old tree behind the house?\nThe oldest one that still hangs"
    ask = text("ui-value", value=asked)
    lines = [Line(id=f"l{n}", ask=ask, notation=Notation(str)) for n in range(fields)]
    parts = opened(words, view, *lines)["components"]
    above = [one["content"] for one in parts if one["type"] == TEXT_DISPLAY]
    assert above == [asked] * min(fields, 5 - fields)


def test_a_label_that_says_all_has_nothing_above_it(words: Words, view: View) -> None:
    parts = opened(words, view, Number(id="n", ask=text("space", n=1), low=0, high=99))["components"]
    assert [one["type"] for one in parts] == [18]
