"""What AutoMartin asks, in the words that people read, with what is filled in and what is a button."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.game.move import Move
from engines.core.game.play import play
from engines.core.script.form import Form
from engines.core.script.requests import Line, Number, Question
from engines.core.script.run import Asking, Said
from engines.london import GAME
from engines.london.model.state import State
from tests.contract.words import words
from tests.engines.london import states
from tests.engines.london.test_ask import asked

SAY = words(GAME)


def next_question(state: State) -> Question:
    """Return what is asked first when the game is scored."""
    result = play(GAME, state, Move("end"), "ask")
    assert isinstance(result, Asking)
    return result.questions[0]


def read(fix: dict[str, str], card: str, *answers: Any) -> list[str]:
    """Return the title of the question, then each line: what it is of, what is filled in, and its buttons."""
    question = asked(states.fixed(states.begun(deck="designed", level="III"), **fix), card, *answers)
    lines = question.questions if isinstance(question, Form) else (question,)
    found = [SAY(question.ask).split("\n")[0]] if isinstance(question, Form) else []
    for line in lines:
        assert isinstance(line, Line)
        buttons = " / ".join(SAY(one.label) for one in line.options)
        found.append(" | ".join(filter(None, (SAY(line.ask).split("\n")[0], line.prefill, buttons))))
    return found


@pytest.mark.parametrize(
    ("fix", "card", "answers", "told"),
    [
        ({"t2": "?"}, "I-03", (), ["What lies on t2?", "t2 | It is empty"]),
        ({"t2": "Wren"}, "I-03", (), ["What's on the board?", "t2, as in the 1st edition | Wren blue"]),
        (
            {"t2": "?", "b1": "?"},
            "I-01",
            (),
            ["What's on the board?", "t2", "b1"],
        ),
        (
            {"slot_1": "empty", "slot_2": "?", "slot_3": "empty"},
            "I-10",
            (),
            ["Which borough lies in slot 2?", "slot 2 | It is empty"],
        ),
        (
            {"slot_1": "?"},
            "I-10",
            (),
            [
                "Which boroughs lie face up?",
                "slot 1",
                "slot 2, as in the 1st edition | borough Westminster c8 e6 d2",
                "slot 3, as in the 1st edition | borough Southwark & Bermondsey c5 e4 d4",
            ],
        ),
        (
            {"t1": "Vintners", "t2": "Hospital blue c2 e4", "t3": "?", "b1": '"Pier"'},
            "I-01",
            (),
            ["What's on the board?", "t1, as in the 1st edition | Vintners brown +4", "t3", 'b1 | "Pier"'],
        ),
        ({}, "I-08", (), ["Which city card is turned up?"]),
        ({"city_left": "9"}, "I-08", (), ["Which city card is turned up? | The deck is empty"]),
        ({}, "I-08", ("Salters",), ["What stands on Salters? | Salters brown +4"]),
        ({}, "I-09", (), ["Which card goes to the board? | Name it later"]),
        (
            {"city_left": "9"},
            "I-09",
            (),
            ["Which card goes to the board? | Name it later / The deck is empty"],
        ),
    ],
)
def test_a_question_says_what_it_is_of_and_what_is_known(
    fix: dict[str, str], card: str, answers: tuple[Any, ...], told: list[str]
) -> None:
    """q.board, q.borough, q.city, q.aside, card.8."""
    assert read(fix, card, *answers) == told


def test_each_line_shows_how_it_is_written() -> None:
    start = states.fixed(states.begun(deck="designed", poverty_table="own"), t1="?", t2="?")
    form = asked(start, "I-01")
    assert isinstance(form, Form)
    assert [one.notation.example for one in form.questions if isinstance(one, Line)] == [
        "Oxford Street brown c4 +8 v2 p-1",
        "Vauxhall Gardens brown +2 v2 p-1",
    ]
    table = next_question(replace(start, city_left=0, ending=()))
    assert isinstance(table, Line)
    assert table.notation.example == table.prefill == "0 1 1 2 3 5 7 9 11 13 15 +3"


def test_in_a_tie_each_person_is_asked_for_boroughs() -> None:
    """score.6, q.rivals."""
    start = states.fixed(states.begun(players=2), a1_prestige="20", a1_coins="0", city_left="0")
    move, people = Move("end"), {f"p{n}.{what}": "" for n in (1, 2) for what in ("total", "boroughs")}
    told = {**people, "p1.poverty": 0, "p2.poverty": 0, "p1.total": "20", "p2.total": "20"}
    result = play(GAME, replace(start, ending=()), move, "ask", (Said("rivals", told),))
    assert isinstance(result, Asking)
    form = result.questions[0]
    assert isinstance(form, Form)
    assert SAY(form.ask) == "A tie: how many boroughs?"
    assert [SAY(one.ask) for one in form.questions] == ["Player 1: boroughs", "Player 2: boroughs"]
    assert [(one.low, one.high) for one in form.questions if isinstance(one, Number)] == [(0, 20)] * 2


def test_at_the_end_each_person_is_asked_for_poverty_total_and_boroughs() -> None:
    """q.rivals."""
    start = states.fixed(states.begun(players=2, automas=2), a1_poverty="3", a2_poverty="7", city_left="0")
    form = next_question(replace(start, ending=()))
    assert isinstance(form, Form)
    assert SAY(form.ask).split("\n")[:2] == ["People at the end", "Poverty of AutoMartin: 3, 7"]
    assert [SAY(one.ask) for one in form.questions] == [
        f"Player {n}: {what}" for n in (1, 2) for what in ("poverty", "total at the end", "boroughs")
    ]
    assert [one.notation.example for one in form.questions if isinstance(one, Line)] == ["87", "4"] * 2
