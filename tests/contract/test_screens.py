"""Every screen of whole sessions: short in English, within Discord's limits in any language."""

import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import count
from typing import Any

import pytest

from bot.screens.forms import (
    LONGEST_TEXT,
    as_lines,
    is_one_text,
    name_of_line,
    prefilled,
    question_form,
    read_lines,
    shown_lines,
)
from bot.screens.look import look_message
from bot.screens.message import message
from bot.screens.my_turn import my_turn_message
from bot.screens.opening import chosen_lines, table_line
from bot.screens.panel import panel_embed, session_embed
from bot.screens.questions import Page, needs_form, rows_of
from bot.screens.report_menu import report_rows
from bot.screens.score import score_embeds
from bot.screens.seats import seat_lines, seat_message, waiting_line
from bot.screens.table import table_message
from bot.screens.turn import move_line, told_message
from bot.screens.why import why_pages
from bot.sessions.moves import Played
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.limits import LABEL, MODAL_TITLE, OPTION_TEXT, TITLE, _length
from bot.words.words import Words
from engines.core import registry
from engines.core.form import Form
from engines.core.game import Game
from sandbox import limits
from tests.contract.pseudo import pseudo_words
from tests.contract.screens import sessions, views
from tests.contract.words import spoken

GAMES = registry.games()
# One game after the other: all tests look at the same views of it.
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id, scope="module")
WIDTH = 45
"""Characters in a line of an embed on a phone; a wide one counts twice, markup doesn't count."""
MOST_LINES = 5


def width(line: str) -> int:
    bare = line.replace("**", "").replace("`", "")
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in bare)


@lru_cache(maxsize=1)
def _views(game_id: str) -> tuple[View, ...]:
    return tuple(view for played in sessions(game_id) for view in views(played))


def all_views(game: Game[Any]) -> Iterator[View]:
    """Yield a new view of each moment, which knows nothing of what others have worked out."""
    return map(replace, _views(game.id))


@pytest.mark.slow
@EVERY_GAME
def test_what_happened_fits_a_phone_line_by_line(game: Game[Any]) -> None:
    words = spoken(game)
    for view in all_views(game):
        if view.kind == "fix":
            continue  # what people typed is as long as they typed it
        gist = game.gist(view.told)
        for remark in gist.lines:
            line = words(remark.text)
            assert line.strip()
            assert width(line) <= (2 * WIDTH if view.kind == "report" else WIDTH), line
        assert gist.title is None or 0 < len(words.plain(gist.title)) <= 2 * WIDTH, gist.title


@pytest.mark.slow
@EVERY_GAME
def test_a_panel_has_few_short_lines_and_small_numbers(game: Game[Any]) -> None:
    words = spoken(game)
    for view in all_views(game):
        if view.state is None:
            continue
        hands = [game.hand(view.state, seat) for seat in view.seats] if game.hand else []
        for panel in (game.panel(view.state), *game.score(view.state), *hands):
            body = panel_embed(words, view, panel)
            lines = body.get("description", "").splitlines()
            assert len(lines) <= MOST_LINES
            for line in (
                *lines,
                *(one for field in body.get("fields", ()) for one in field["value"].splitlines()),
            ):
                assert width(line) <= WIDTH, line


@pytest.mark.slow
@EVERY_GAME
def test_each_event_is_in_the_gist_or_counted_and_always_under_why(game: Game[Any]) -> None:
    words = spoken(game)
    for view in all_views(game):
        if view.questions or view.kind not in ("start", "turn"):
            continue
        pages = why_pages(words, view, Played(1, view.kind, view.label, view.told))
        told = "\n".join(page["description"] for page in pages)
        for event in view.told:
            assert words(event.text).replace("**", "") in told
            assert not event.rule or f"Rule {event.rule}" in told


def messages(words: Words, view: View) -> Iterator[dict[str, Any]]:
    """Yield every kind of message with what happened, what is asked and how things stand."""
    yield table_message(words, view)
    yield told_message(words, view)
    yield message(session_embed(words, view))
    turns = [Played(1, view.kind, view.label, view.told)]
    yield from (look_message(words, view, page, turns) for page in ("board", "since", "turn", "score"))
    if view.reports:
        yield from (my_turn_message(words, view, seat, {}) for seat in view.seats)
    yield from (seat_message(words, view, seat) for seat in view.seats)
    yield message(*score_embeds(words, view))


@pytest.mark.slow
@EVERY_GAME
def test_no_message_has_more_than_five_short_lines(game: Game[Any]) -> None:
    words = spoken(game)
    for view in all_views(game):
        # What people are called, what they typed, and the words of what they chose are as long as they are.
        people = {
            table_line(words, view),
            *seat_lines(words, view),
            *(waiting_line(words, view, seat) for seat in waits_for(view)),
        }
        # So are those of a form, and as many as it asks for: they are what is confirmed.
        asked = {line for question in view.questions for line in shown_lines(words, question)}
        for payload in messages(words, view):
            for embed in payload["embeds"]:
                lines = [one for one in embed.get("description", "").splitlines() if one not in asked]
                assert len(lines) <= MOST_LINES, lines
                for line in lines:
                    is_free = line in people or view.kind in ("fix", "report") or view.session.seed in line
                    # A move in a list of moves is its title, which may have two lines.
                    is_long = line.startswith("•") or line == move_line(words, view, view.label, view.told)
                    assert is_free or width(line) <= (2 * WIDTH if is_long else WIDTH), line


@EVERY_GAME
def test_the_opening_is_short_whatever_is_chosen(game: Game[Any]) -> None:
    words = spoken(game)
    unusual: dict[str, object] = {
        option.id: not option.default
        if option.kind == "switch"
        else option.high
        if option.kind == "number"
        else max((one for one in option.choices if one != option.default), key=len)
        for option in game.options
    }
    lines = chosen_lines(words, game.options, unusual)
    assert bool(unusual) <= len(lines) <= MOST_LINES
    for line in lines:
        assert width(line) <= WIDTH, line


def screens(words: Words, view: View) -> Iterator[dict[str, Any]]:
    yield from messages(words, view)
    yield from (message(page) for page in why_pages(words, view, Played(1, "turn", view.label, view.told)))
    for question in view.questions:
        for number in count():
            rows = rows_of(words, view, question, Page(number))
            yield message(rows=rows, content="x")
            if number * 25 >= len(getattr(question, "options", ())):
                break
    if view.reports:
        yield message(rows=report_rows(words, view), content="x")


def labels(payload: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Yield what nobody can do without, with its limit: titles, buttons, what can be chosen."""
    for embed in payload["embeds"]:
        yield embed.get("title", ""), TITLE
    for row in payload["components"]:
        for part in row["components"]:
            yield part.get("label", ""), LABEL
            if ":lookturn" not in part.get(
                "custom_id", ""
            ):  # the titles of other moves: there they are whole
                yield from ((option["label"], OPTION_TEXT) for option in part.get("options", ()))


@pytest.mark.slow
@EVERY_GAME
def test_nothing_is_cut_off_in_a_language_that_is_much_longer(game: Game[Any]) -> None:
    words = pseudo_words(game)
    for view in all_views(game):
        for payload in screens(words, view):
            assert not limits.check_message(payload)
            for label, most in labels(payload):
                assert _length(label) <= most
                assert not label.endswith("…"), label
        for question in view.questions:
            if needs_form(question):
                form = question_form(words, view, question)
                assert not limits.check_modal(form)
                assert len(form["title"]) <= MODAL_TITLE
                for field in form["components"]:
                    assert not isinstance(question, Form) or not field["label"].endswith("…"), field["label"]


@pytest.mark.slow
@EVERY_GAME
def test_the_lines_of_a_form_are_told_apart_and_hold_what_is_known(game: Game[Any]) -> None:
    words = spoken(game)
    forms = {one.id: one for view in all_views(game) for one in view.questions if isinstance(one, Form)}
    for form in forms.values():
        names = [name_of_line(words, one) for one in form.questions]
        assert len(set(names)) == len(names)
        known = {one.id: prefilled(words, one) for one in form.questions}
        assert read_lines(words, form, as_lines(words, form, known)) == (known, [])
        longest = LONGEST_TEXT if is_one_text(form) else LONGEST_TEXT // len(names)
        assert len(as_lines(words, form, known)) <= longest or not is_one_text(form)
        assert all(len(one) <= longest for one in known.values())
