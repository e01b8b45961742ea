"""A form: several questions that one person answers at once, all of them or none."""

from typing import Any

import pytest

from engines.core.errors import BadAnswer, Diverged
from engines.core.scenario.trial import answers_to
from engines.core.script import Script, ask, ask_together
from engines.core.script.chance import Stream
from engines.core.script.decide import offered
from engines.core.script.form import Form, as_shown
from engines.core.script.notation import Notation
from engines.core.script.requests import Choice, Json, Line, Number, Option, YesNo
from engines.core.script.run import Asking, Done, Said, run
from engines.core.text import text

ASK = text("ask")
COLOURS = tuple(Option(colour, text("colour")) for colour in ("red", "blue"))


def word(line: str) -> str:
    if not line.isalpha():
        raise BadAnswer(text("bad-word", word=line))
    return line.upper()


def form(id_: str = "board", **more: Any) -> Form:
    return Form(
        id=id_,
        ask=ASK,
        questions=(
            Line(id="t1", ask=text("t1"), notation=Notation(word), prefill="oak"),
            Number(id="n", ask=text("n"), low=0, high=9, prefill=0),
            Choice(id="colour", ask=text("colour"), options=COLOURS, prefill="red"),
            YesNo(id="sure", ask=text("sure"), prefill=False),
        ),
        **more,
    )


ANSWER = {"sure": True, "t1": "elm", "n": "7", "colour": "blue"}


def one() -> Script[Any]:
    return (yield from ask(form()))


def go(script: Script[Any], *said: Said) -> Asking | Done[Any]:
    return run(script, said, Stream("seed"))


def test_the_script_gets_all_answers_in_the_order_of_the_questions_and_one_thing_is_said() -> None:
    assert isinstance(go(one()), Asking)
    end = go(one(), Said("board", ANSWER))
    assert isinstance(end, Done)
    assert end.value == ("ELM", 7, "blue", True)
    assert end.said == (Said("board", ANSWER),)


@pytest.mark.parametrize(
    "answer",
    [None, [], "elm", {}, {**ANSWER, "t2": "elm"}, {"t1": "elm"}, list(ANSWER.values())],
    ids=str,
)
def test_what_does_not_answer_each_question_is_refused(answer: Json) -> None:
    with pytest.raises(BadAnswer) as fault:
        go(one(), Said("board", answer))
    assert fault.value.text == text("bad-form")


def test_every_line_that_is_wrong_is_told_with_its_name() -> None:
    with pytest.raises(BadAnswer) as fault:
        go(one(), Said("board", {**ANSWER, "t1": "e1m", "n": 10}))
    assert fault.value.text == text(
        "bad-fields",
        faults=(
            text("bad-field", what=text("t1"), why=text("bad-word", word="e1m")),
            text("bad-field", what=text("n"), why=text("bad-number", low=0, high=9)),
        ),
    )


def test_what_it_is_prefilled_with_is_an_answer_if_nothing_is_missing() -> None:
    assert as_shown(form()) == {"t1": "oak", "n": 0, "colour": "red", "sure": False}
    some = Form(id="some", ask=ASK, questions=(*form().questions, Number(id="m", ask=ASK, low=0, high=9)))
    assert as_shown(some) is None
    assert as_shown(Line(id="t1", ask=ASK, notation=Notation(word), prefill="oak")) == "oak"
    assert as_shown(Line(id="t1", ask=ASK, notation=Notation(word), prefill="o k")) is None
    assert as_shown(Line(id="t1", ask=ASK, notation=Notation(str))) is None
    assert as_shown(Number(id="n", ask=ASK, low=0, high=9)) is None


def test_one_in_which_nothing_can_be_decided_answers_itself() -> None:
    only = (Number(id="n", ask=ASK, low=3, high=3), Choice(id="c", ask=ASK, options=COLOURS[:1]))

    def script() -> Script[Any]:
        return (yield from ask(Form(id="only", ask=ASK, questions=only)))

    end = go(script())
    assert isinstance(end, Done)
    assert end.value == (3, "red")


def test_two_people_fill_in_a_form_each_in_any_order() -> None:
    def script() -> Script[Any]:
        return (yield from ask_together(form("a", to="s1"), form("b", to="s2")))

    waiting = go(script(), Said("b", ANSWER))
    assert isinstance(waiting, Asking)
    assert [question.to for question in waiting.questions] == ["s1"]
    end = go(script(), Said("b", ANSWER), Said("a", {**ANSWER, "n": 1}))
    assert isinstance(end, Done)
    assert end.value == [("ELM", 1, "blue", True), ("ELM", 7, "blue", True)]


def test_answers_to_other_lines_of_an_earlier_version_begin_the_move_again() -> None:
    def newer() -> Script[Any]:
        both = yield from ask(form())
        return both, (yield from ask(YesNo(id="more", ask=ASK)))

    with pytest.raises(Diverged):
        go(newer(), Said("board", {"t1": "elm"}), Said("more", True))


def test_an_id_that_stands_twice_and_a_form_in_a_form_are_bugs() -> None:
    for questions in (form().questions * 2, (form(),)):
        with pytest.raises(ValueError, match="the form twice"):
            Form(id="twice", ask=ASK, questions=questions)


def test_automas_and_authors_of_scenarios_are_told_what_it_takes() -> None:
    assert offered(form()) == {
        "t1": None,
        "n": {"low": 0, "high": 9},
        "colour": ["red", "blue"],
        "sure": None,
    }
    assert answers_to(form()) == (
        'a mapping: t1 takes a line of text, such as ""; n takes a whole number from 0 to 9;'
        ' colour takes one of "red", "blue"; sure takes true or false'
    )
