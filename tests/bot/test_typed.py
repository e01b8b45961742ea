"""What people type is read in time: as much work as there are words, and never more of them than the cap."""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from bot.presses import answers, suggestions
from bot.presses.candidates import Asked
from bot.presses.help import clauses_with
from bot.presses.payload import TooLong, entered, options_of, typed_before
from bot.presses.search import Labels
from bot.screens.command_tree import command_tree
from bot.screens.forms import entered_text, question_form, read_lines
from bot.screens.localized_view import LocalizedView
from bot.sessions.view import View
from bot.wire.interaction import Pressed
from bot.words.words import I18n, Words
from engines.core.errors import BadAnswer
from engines.core.game import registry
from engines.core.script.form import Form
from engines.core.script.notation import LONGEST, Notation
from engines.core.script.requests import Line, MultiChoice, Number, Option, Question
from engines.core.text import text
from tests.bot.conftest import Table

ASK = text("ask-count")
COLOURS = tuple(Option(one, text("colour", colour=one)) for one in ("red", "blue", "dark_green"))
STRING = 3


@pytest.fixture
async def view(table: Table) -> View:
    return await table.start()


def bag(high: int) -> MultiChoice:
    return MultiChoice(id="bag", ask=ASK, options=COLOURS, low=0, high=high, repeats=True)


def work(read: Callable[[], Any]) -> int:
    """Return how many calls it takes once all words are known: on a fast machine as many as on a slow one."""
    calls = 0

    def count(_: Any, event: str, __: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    for profile in (None, count):
        sys.setprofile(profile)
        with suppress(BadAnswer):
            read()
    sys.setprofile(before)
    return calls


def suggested(question: Question, typed: str, words: Words) -> Any:
    return suggestions.of_question(Asked(words, question), typed)


def refused(words: Words, question: Question, typed: str) -> str:
    with pytest.raises(BadAnswer) as bad:
        question.check(answers.typed_value(question, typed, words))
    return words(bad.value.text)


@pytest.mark.parametrize("part", ["red, ", "2 x red, ", "purple, ", "red; ", "1 1 ", ",", "x x "])
@pytest.mark.parametrize("read", [answers.typed_value, suggested])
def test_twice_as_much_typed_is_at_most_twice_the_work(words: Words, read: Any, part: str) -> None:
    few, many = (work(partial(read, bag(900), part * n, words)) for n in (60, 120))
    assert many < 2.2 * few


def test_of_a_long_list_no_more_is_looked_up_than_the_question_takes(words: Words) -> None:
    few, many = (work(partial(answers.typed_value, bag(3), "red, " * n, words)) for n in (20, 200))
    assert many < 2 * few
    assert refused(words, bag(3), "red, " * 200) == "Choose 0 to 3; that was more."
    assert refused(words, bag(3), "red, " * 4) == "Choose 0 to 3; that was 4."
    assert refused(words, bag(3), "2 x red, 3 x blue") == "Choose 0 to 3; that was 5."


def test_many_strange_lines_are_told_by_the_first_of_them(words: Words) -> None:
    questions = tuple(Number(id=f"n{n}", ask=text("space", n=n), low=0, high=9) for n in range(1, 9))
    form = Form(id="f", ask=ASK, questions=questions)
    told = refused(words, form, "\n".join("x" * 499)).splitlines()
    assert told[0].startswith("Line 1, “x”, should begin with one of these: Space 1, ")
    assert told[1:] == [
        *(f"Line {n}, “x”, should, too." for n in range(2, 6)),
        "494 things more aren't right.",
    ]
    told = refused(
        words, form, "\n".join(f"Space {n}: x" for n in range(1, 7)) + "\nSpace 7: 1\nSpace 8: 1"
    ).splitlines()
    assert told[4:] == [
        "**Space 5**: “x” should be a whole number from 0 to 9.",
        "One thing more isn't right.",
    ]
    few, many = (work(partial(read_lines, words, form, "x;" * n)) for n in (100, 200))
    assert many < 2.2 * few


def test_words_after_the_first_hundred_characters_count() -> None:
    entries = [("Take 2 blue from depot 1", "1"), ("Take blue from depot 3", "2")]
    assert Labels(entries).find("blue 3").only == "2"
    assert not Labels(entries).find("blue" + " " * 200 + "3 nonsense").hits
    assert not Labels(entries).find("blue 3 " + "\u00a8" * 500 + " nonsense").hits


def test_a_clause_is_looked_up_without_a_search_for_each_word() -> None:
    texts = {f"take.{n}": f"It takes tile {n} of the depot and goes on to card {n * 7}." for n in range(200)}
    one = work(partial(clauses_with, "x", texts))
    assert work(partial(clauses_with, " ".join("abcdefghijklmnopqrstuvwxyz1234"), texts)) < 10 * one


def test_the_door_lets_nothing_in_that_is_too_long() -> None:
    most = "x" * LONGEST
    assert options_of([{"name": "a", "value": most}, {"name": "b", "value": most}, {"name": "c"}])
    for value in (most + "x", [most], {"x": most}, 10**LONGEST):
        with pytest.raises(TooLong) as fault:
            options_of([{"name": "a", "value": value}])
        assert fault.value.option == "a"
    fields = [{"custom_id": name, "value": "x" * (LONGEST // 2)} for name in ("a", "b")]
    assert entered([{"component": one} for one in fields]) == {
        one["custom_id"]: one["value"] for one in fields
    }
    with pytest.raises(TooLong):
        entered([{"component": one} for one in (*fields, {"custom_id": "c", "value": "x"})])


def test_what_is_tried_again_is_never_more_than_was_read() -> None:
    assert typed_before(Pressed("1", True, "", "", (), "x" * LONGEST)) == "x" * LONGEST
    assert typed_before(Pressed("1", True, "", "", (), "x" * (LONGEST + 1))) == ""
    assert typed_before(None) == ""


def test_every_typed_option_says_how_long_it_may_be() -> None:
    games = registry.games()

    def typed(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
        inner = [one for option in options for one in typed(option.get("options", []))]
        return inner + [one for one in options if one["type"] == STRING and not one.get("choices")]

    found = typed(command_tree(games, I18n(games))[0]["options"])
    assert {"action", "text", "turn", "field", "value", "card", "line", "seed", "game"} == {
        one["name"] for one in found
    }
    assert all(0 < one["max_length"] <= LONGEST for one in found)


@pytest.mark.parametrize("n", range(1, 12))
def test_the_fields_of_a_form_have_room_for_no_more_than_is_read_together(
    words: Words, view: View, n: int
) -> None:
    lines = tuple(Line(id=f"t{i}", ask=text("space", n=i), notation=Notation(str)) for i in range(n))
    form = Form(id="f", ask=ASK, questions=lines)
    fields = [one["component"] for one in question_form(LocalizedView(words, view), form)["components"]]
    full = {one["custom_id"]: "x" * one["max_length"] for one in fields}
    assert LONGEST - 50 <= len(entered_text(words, form, full)) <= LONGEST
