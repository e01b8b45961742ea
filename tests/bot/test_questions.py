"""How questions are shown, and how what is chosen or typed is read as their answers."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from bot.presses import answers
from bot.presses.candidates import Asked
from bot.presses.suggestions import of_question
from bot.screens.controls.answers import Answer, Done, Select
from bot.screens.forms import question_form
from bot.screens.localized_view import LocalizedView
from bot.screens.message import embed, message
from bot.screens.questions import Page, rows_of
from bot.sessions.view import View
from bot.wire.custom_id import Control, decode, key
from bot.words.words import I18n, Words
from engines.core.errors import BadAnswer
from engines.core.game import registry
from engines.core.script.form import Form
from engines.core.script.notation import Notation
from engines.core.script.requests import Choice, Line, MultiChoice, Number, Option, Question, YesNo
from engines.core.text import text
from sandbox import limits
from tests.bot.conftest import Table

ASK = text("ask-space")


def options(n: int) -> tuple[Option, ...]:
    return tuple(Option(f"option {i}", text("leaf", n=i)) for i in range(n))


@pytest.fixture
async def view(table: Table) -> View:
    return await table.start()


QUESTIONS: list[Question] = [
    YesNo(id="yes", ask=ASK),
    *(Choice(id="choice", ask=ASK, options=options(n)) for n in (2, 5, 6, 25, 26, 60)),
    *(Number(id="number", ask=ASK, low=low, high=high) for low, high in ((0, 24), (0, 25), (-3, 3))),
    Line(id="line", ask=ASK, notation=Notation(str, example="x" * 300), prefill="y" * 3000),
    *(Line(id="line", ask=ASK, notation=Notation(str), listed=options(n)) for n in (1, 25, 26, 60, 90)),
    *(
        MultiChoice(id="multi", ask=ASK, options=options(n), low=low, high=high)
        for n, low, high in ((3, 0, 3), (25, 1, 2), (26, 0, 4), (60, 2, 10), (60, 0, 40))
    ),
    *(
        MultiChoice(id="repeats", ask=ASK, options=options(n), low=0, high=high, repeats=True)
        for n, high in ((3, 4), (8, 3), (9, 3), (2, 9))
    ),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: f"{one.id}-{getattr(one, 'high', '')}")
def test_every_question_fits_discord(words: Words, view: View, question: Question) -> None:
    for number in range(4):
        payload = message(
            embed("x"), rows=rows_of(LocalizedView(words, view), question, Page(number, ("AAAA",) * 10))
        )
        assert not limits.check_message(payload)
    limits.check_modal(question_form(LocalizedView(words, view), question))


def control_of(part: dict[str, Any]) -> Control | None:
    mark = decode(part["custom_id"])
    return mark.control if mark else None


def parts(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    return itertools.chain.from_iterable(row["components"] for row in rows)


@pytest.mark.parametrize("n", [2, 5, 6, 25, 60])
def test_every_option_of_a_choice_can_be_chosen(words: Words, view: View, n: int) -> None:
    question = Choice(id="a question with a rather long id", ask=ASK, options=options(n))
    found = set()
    for number in range(3):
        for part in parts(rows_of(LocalizedView(words, view), question, Page(number))):
            mark = decode(part["custom_id"])
            match mark and mark.control:
                case Answer() as control:
                    said = answers.pressed(control.question, control.answer)([question])
                    found.add(said and said.value)
                case Select() as control:
                    for option in part["options"]:
                        said = answers.chosen(control.question, [option["value"]])([question])
                        found.add(said and said.value)
    assert found == {option.id for option in question.options}


def test_of_five_numbers_each_is_a_button_and_of_more_a_menu(words: Words, view: View) -> None:
    few, many = (Number(id="n", ask=ASK, low=0, high=high) for high in (4, 5))
    buttons = list(parts(rows_of(LocalizedView(words, view), few)))
    assert [one["label"] for one in buttons] == ["0", "1", "2", "3", "4"]
    marks = [control_of(one) for one in buttons]
    found = [answers.pressed(one.question, one.answer)([few]) for one in marks if isinstance(one, Answer)]
    assert [said and said.value for said in found] == [0, 1, 2, 3, 4]
    with pytest.raises(BadAnswer):
        answers.pressed(key("n"), "5")([few])
    (menu,) = parts(rows_of(LocalizedView(words, view), many))
    assert len(menu["options"]) == 6


def test_what_is_answered_in_a_word_needs_no_typing(words: Words, view: View) -> None:
    words_ = (Option("later", text("space", n=1)), Option("empty", text("space", n=2)))
    question = Line(id="line", ask=ASK, notation=Notation(str), options=words_)
    typing, *in_a_word = parts(rows_of(LocalizedView(words, view), question))
    assert [one["label"] for one in (typing, *in_a_word)] == ["Type the answer", "Space 1", "Space 2"]
    marks = [control_of(one) for one in in_a_word]
    found = [
        answers.pressed(one.question, one.answer)([question]) for one in marks if isinstance(one, Answer)
    ]
    assert [said and said.value for said in found] == ["later", "empty"]
    with pytest.raises(BadAnswer):
        answers.pressed(key("line"), "else")([question])


def test_likely_lines_stand_in_menus_of_about_the_same_length(words: Words, view: View) -> None:
    question = Line(id="line", ask=ASK, notation=Notation(str), listed=options(27))
    first, second, typing = parts(rows_of(LocalizedView(words, view), question))
    assert [len(first["options"]), len(second["options"])] == [14, 13]
    assert typing["label"] == "Type the answer"
    marks = [control_of(one) for one in (first, second)]
    found = [
        answers.chosen(mark.question, [option["value"]])([question])
        for mark, menu in zip(marks, (first, second), strict=True)
        for option in menu["options"]
        if isinstance(mark, Select)
    ]
    assert [said and said.value for said in found] == [option.id for option in question.listed]
    with pytest.raises(BadAnswer):
        answers.chosen(key("line"), ["else"])([question])


def test_a_form_with_one_line_is_answered_from_its_menus_and_words(words: Words, view: View) -> None:
    line = Line(id="line", ask=ASK, notation=Notation(str), options=options(1), listed=options(2))
    question = Form(id="form", ask=ASK, questions=(line,))
    menu, *_, in_a_word = parts(rows_of(LocalizedView(words, view), question))
    picked, pressed = control_of(menu), control_of(in_a_word)
    assert isinstance(picked, Select)
    assert isinstance(pressed, Answer)
    found = answers.chosen(picked.question, [menu["options"][1]["value"]])([question])
    assert found
    assert found.value == {"line": "option 1"}
    found = answers.pressed(pressed.question, pressed.answer)([question])
    assert found
    assert found.value == {"line": "option 0"}


def test_what_a_sleeper_would_choose_is_one_tap(words: Words, view: View) -> None:
    question = MultiChoice(
        id="multi", ask=ASK, options=options(5), low=2, high=2, asleep=["option 0", "option 3"]
    )
    menu, at_once = parts(rows_of(LocalizedView(words, view), question))
    assert menu["placeholder"] == "Choose 2"
    assert at_once["label"] == "Leaf 0, Leaf 3"
    done = control_of(at_once)
    assert isinstance(done, Done)
    said = answers.picked(done.question, done.picks)([question])
    assert said is not None
    assert said.value == ["option 0", "option 3"]


@pytest.mark.parametrize(
    ("low", "high", "asks"), [(2, 2, "Choose 2"), (0, 3, "Choose up to 3"), (1, 3, "Choose 1 to 3")]
)
def test_an_empty_menu_says_how_much_to_choose(
    words: Words, view: View, low: int, high: int, asks: str
) -> None:
    question = MultiChoice(id="multi", ask=ASK, options=options(5), low=low, high=high)
    assert next(parts(rows_of(LocalizedView(words, view), question)))["placeholder"] == asks


def test_a_game_has_words_of_its_own_for_its_questions(view: View) -> None:
    words = I18n(registry.games(), is_strict=True).words("macrobber")
    cards = tuple(Option(f"card {n}", text("card", n=n)) for n in range(20))
    question = Choice(id="d.action", ask=ASK, options=cards)
    assert next(parts(rows_of(LocalizedView(words, view), question)))["placeholder"] == "Choose an action"
    layback = MultiChoice(
        id="d.layback.s2", ask=ASK, options=cards, low=1, high=1, to="s2", asleep=["card 2"]
    )
    _, at_once = parts(rows_of(LocalizedView(words, view), layback))
    assert at_once["label"].startswith("The lowest: ")


def test_long_option_ids_are_hashed(words: Words, view: View) -> None:
    long = tuple(Option("x" * 200 + str(n), text("leaf", n=n)) for n in range(30))
    question = Choice(id="q", ask=ASK, options=long)
    (menu, _) = rows_of(LocalizedView(words, view), question)
    value = menu["components"][0]["options"][7]["value"]
    said = answers.chosen("q", [value])([question])
    assert said is not None
    assert said.value == long[7].id


def test_repeats() -> None:
    question = MultiChoice(id="bag", ask=ASK, options=options(3), low=0, high=3, repeats=True)
    said = answers.chosen("bag", ["2*option 0", "1*option 2"])([question])
    assert said is not None
    assert said.value == ["option 0", "option 0", "option 2"]


def test_one_option_is_not_chosen_twice_with_how_often(words: Words, view: View) -> None:
    question = MultiChoice(id="bag", ask=ASK, options=options(6), low=0, high=10, repeats=True)
    with pytest.raises(BadAnswer) as fault:
        answers.chosen("bag", ["1*option 0", "3*option 0"])([question])
    assert "is chosen twice, 1 × and 3 ×" in words(fault.value.text)
    (menu, *_) = rows_of(LocalizedView(words, view), question)
    assert menu["components"][0]["max_values"] == 6
    # More of one than the menu has is typed.
    assert "Type" in str(rows_of(LocalizedView(words, view), question)[1:])


@pytest.mark.parametrize(("line", "told"), [("4 3", "write 4 x 3 or 3 x 4"), ("2 x 1, 3 2", "“3 2”")])
def test_of_two_bare_numbers_none_is_taken_for_how_many(words: Words, line: str, told: str) -> None:
    question = MultiChoice(id="bag", ask=ASK, options=options(6), low=0, high=10, repeats=True)
    with pytest.raises(BadAnswer) as fault:
        answers.typed("bag", line, words)([question])
    assert told in words(fault.value.text)


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ("leaf 1, LEAF 2", ["option 1", "option 2"]),
        ("3 x leaf 1", ["option 1"] * 3),
        ("Leaf 11 x2", ["option 11"] * 2),
        ("2 leaf 3,,", ["option 3"] * 2),
        ("", []),
    ],
)
def test_several_things_can_be_typed(words: Words, line: str, ids: list[str]) -> None:
    question = MultiChoice(id="bag", ask=ASK, options=options(30), low=0, high=12, repeats=True)
    said = answers.typed("bag", line, words)([question])
    assert said is not None
    assert said.value == ids


CONTRACTS = MultiChoice(
    id="row",
    ask=ASK,
    options=tuple(
        Option(n, text("ui-line", line=f"{n}: {what}"))
        for n, what in {
            "3": "2 beef, 1 wool → £5",
            "9": "3 wool",
            "24": "9 beef, 3 wool",
            "39": "2 wool",
        }.items()
    ),
    low=1,
    high=4,
)


@pytest.mark.parametrize(
    "line",
    ["24, 39, 3, 9", "24 39 3 9", "24 39, 3 9", "24:,39: 2 wool,3:,9", "24, 39, 3: 2 beef, 1 wool → £5, 9"],
)
def test_numbered_options_are_typed_by_their_numbers(words: Words, line: str) -> None:
    assert answers.typed_value(CONTRACTS, line, words) == ["24", "39", "3", "9"]


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ("2 x leaf 3, leaf 1", ["b", "c", "a"]),
        ("leaf 1, Leaf 3, leaf 3", ["a", "b", "c"]),
        ("leaf 3", ["b"]),
        ("2 x leaf 1", None),
        ("3 x leaf 3", None),
        ("leaf", None),
    ],
)
def test_of_options_that_are_called_alike_one_after_the_other_is_meant(
    words: Words, line: str, ids: list[str] | None
) -> None:
    leaves = tuple(Option(id_, text("leaf", n=n)) for id_, n in (("a", 1), ("b", 3), ("c", 3)))
    question = MultiChoice(id="bag", ask=ASK, options=leaves, low=0, high=3)
    if ids is not None:
        assert answers.typed_value(question, line, words) == ids
        return
    with pytest.raises(BadAnswer):
        question.check(answers.typed_value(question, line, words))


def test_what_was_picked_is_suggested_by_number_and_means_the_same(words: Words) -> None:
    found = [sent for _, sent in of_question(Asked(words, CONTRACTS), "3: 2 beef, 1 wool → £5, 24, 9")]
    assert found[:2] == ["3, 9, 24", "3, 24, 9: 3 wool"]
    assert answers.typed_value(CONTRACTS, found[1], words) == ["3", "24", "9"]


@pytest.mark.parametrize("line", ["stone", "leaf", "99 x leaf 1", "x", "1 x"])
def test_what_can_not_be_read_is_told(words: Words, line: str) -> None:
    question = MultiChoice(id="bag", ask=ASK, options=options(30), low=0, high=12, repeats=True)
    with pytest.raises(BadAnswer):
        answers.typed("bag", line, words)([question])
