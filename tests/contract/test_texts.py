"""Every text that a game can show has words in every language, and they fit Discord's limits."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent

import engines.core
from engines.core.errors import IllegalMove
from engines.core.game import Game, registry
from engines.core.game.gist import Gist
from engines.core.game.move import Move
from engines.core.game.vocabulary import events_of
from engines.core.script.form import Form
from engines.core.script.requests import Choice, MultiChoice, Question
from engines.core.script.trace import Trace
from engines.core.text import Text, text
from tests.contract.longest import longest_words
from tests.contract.player import Played, step
from tests.contract.screens import sessions
from tests.contract.words import BOT, folders, locales, resource, texts_of, words

GAMES = registry.games()
IN_EVERY_LANGUAGE = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES.values() for language in locales(game)],
    ids=lambda one: one if isinstance(one, str) else one.id,
)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
NAME = re.compile(r"[a-z0-9_]{1,32}")
BUTTON, MENU, DESCRIPTION, FIELD, EMBED = 80, 100, 100, 1024, 6000
IN_SHORT = 30
"""Characters of an option in the message of the start."""


@cache
def moves(game: str) -> tuple[Played, ...]:
    """Return the moves of a session with each option set."""
    return tuple(one for played in sessions(game) for one in played.moves)


def texts(game: Game[Any]) -> Iterator[Text]:
    """Yield every text that the sessions showed, and the refusals of odd input."""
    for one in moves(game.id):
        yield from (event.text for event in one.events)
        yield from of_gist(game.sum_up(one.events))
        for event in one.events:
            yield from _of_trace(event.trace)
        for question in one.asked:
            yield from _of_question(question)
        yield from _of_state(game, one.after)
    yield from _refusals(game)


def of_gist(gist: Gist) -> Iterator[Text]:
    """Yield every text of a gist."""
    if gist.title:
        yield gist.title
    yield from (remark.text for remark in gist.lines)


def _of_state(game: Game[Any], state: Any) -> Iterator[Text]:
    for offer in game.offers(state):
        yield offer.label
        if offer.group:
            yield offer.group
    for fix in game.fixes(state):
        yield from (fix.label, fix.hint)
    yield game.footer(state)
    for panel in (game.panel(state), *game.score(state)):
        yield from texts_of(panel)
    for seat in game.seats(state):
        yield seat.label
        if game.hand is not None:
            yield from texts_of(game.hand(state, seat.id))


def _of_question(question: Question) -> Iterator[Text]:
    yield question.ask
    if isinstance(question, Form):
        for one in question.questions:
            yield from _of_question(one)
    if isinstance(question, Choice | MultiChoice):
        yield from (option.label for option in question.options)


def _of_trace(trace: Trace | None) -> Iterator[Text]:
    if trace:
        yield from trace.candidates
        for step_ in trace.steps:
            yield from (step_.by, *step_.left)


def _refusals(game: Game[Any]) -> Iterator[Text]:
    state = moves(game.id)[0].after
    odd = [Move("no such move"), Move("fix", {"field": "?", "value": "?"})]
    for fix in game.fixes(state):
        odd += [Move("fix", {"field": fix.id, "value": value}) for value in ("", "?!", "-1", "y " * 99, "99")]
    for move in odd:
        try:
            step(game, state, move)
        except IllegalMove as refusal:
            yield refusal.text
    for option in game.options:
        for choice in option.choices:
            try:
                step(game, None, None, options={option.id: choice})
            except IllegalMove as refusal:
                yield refusal.text


@pytest.mark.slow
@IN_EVERY_LANGUAGE
def test_every_text_shown_has_words(game: Game[Any], language: str) -> None:
    say = words(game, language)
    for one in texts(game):
        assert say(one).strip(), one


@pytest.mark.slow
@EVERY_GAME
def test_what_an_event_carries_is_in_its_words_or_declared_above_them(game: Game[Any]) -> None:
    known = events_of(game.home)
    carried = {(event.id, name) for one in moves(game.id) for event in one.events for name in event.args}
    assert sorted(f"{id_}: {name}" for id_, name in carried if name not in known[id_]) == []


@IN_EVERY_LANGUAGE
def test_the_start_command_has_words(game: Game[Any], language: str) -> None:
    say = words(game, language)
    assert NAME.fullmatch(game.id)
    assert 0 < len(say(text("game-name"))) <= BUTTON
    assert 0 < len(say(text("game-about"))) <= DESCRIPTION
    assert len(game.options) <= 25
    for option in game.options:
        assert NAME.fullmatch(option.id)
        assert 0 < len(say(text(f"option-{option.id}"))) <= DESCRIPTION
        assert len(option.choices) <= 25
        for choice in option.choices:
            assert 0 < len(say(text(f"option-{option.id}-{choice}"))) <= MENU
        for value in {"switch": ("yes", "no"), "number": (option.high,)}.get(option.kind, option.choices):
            short = text(f"chosen-{option.id}", value=value)
            if option.kind == "choice" and short.id not in say.messages:
                short = text(f"option-{option.id}-{value}")
            assert 0 < len(say(short)) <= IN_SHORT
    for strength in game.strengths:
        assert 0 < len(say(text(f"strength-{strength}"))) <= BUTTON
        assert 0 < len(say(text(f"strength-{strength}-about"))) <= DESCRIPTION


@pytest.mark.slow
@EVERY_GAME
def test_labels_fit_buttons_and_menus_in_the_longest_language(game: Game[Any]) -> None:
    say = longest_words(game).plain
    for one in moves(game.id):
        for offer in game.offers(one.after):
            assert len(say(offer.label)) <= (BUTTON if offer.kind == "turn" else MENU), offer.label
            assert offer.group is None or len(say(offer.group)) <= BUTTON
        for question in one.asked:
            if isinstance(question, Choice | MultiChoice):
                assert all(len(say(option.label)) <= MENU for option in question.options), question.id
        for fix in game.fixes(one.after):
            assert len(say(fix.label)) <= MENU
            assert len(say(fix.hint)) <= MENU


@pytest.mark.slow
@EVERY_GAME
def test_panels_and_scores_fit_an_embed_in_the_longest_language(game: Game[Any]) -> None:
    say = longest_words(game).plain
    for one in moves(game.id):
        for panel in (game.panel(one.after), *game.score(one.after)):
            assert len(say(panel.title)) <= 256
            assert len("\n".join(say(line) for line in panel.lines)) <= 4096
            assert len(panel.fields) <= 25
            for field in panel.fields:
                assert 0 < len(say(field.name)) <= 256
                assert 0 < len(say(field.value)) <= FIELD, say(field.value)
                assert re.search(r"\d", say(field.value)), f"{say(field.name)} is no number"
            assert sum(len(say(part)) for part in texts_of(panel)) <= EMBED


def _said_in_code(folder: Path) -> Iterator[tuple[str, str, set[str]]]:
    """Yield file, id and argument names of every text and event written out in the code."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            first = node.args[0]
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            names = {keyword.arg or "**" for keyword in node.keywords}
            match called:
                case "text":
                    yield file.name, first.value, names
                case "least" | "most" | "only" | "first" | "last":
                    yield file.name, f"by-{first.value}", set()
                case "tell" if len(node.args) >= 2:
                    # An event that is told of a seat (after its rule) names it by itself.
                    of_seat = [one for one in node.args[2:3] if getattr(one, "value", None) != ""]
                    yield file.name, f"event-{first.value}", names | ({"who"} if of_seat else set())
                case _:
                    pass


@IN_EVERY_LANGUAGE
def test_every_text_written_in_the_code_has_words_for_its_arguments(game: Game[Any], language: str) -> None:
    known = words(game, language).messages
    kit = Path(engines.core.__file__).parent
    for file, name, arguments in (*_said_in_code(game.home), *_said_in_code(kit)):
        assert name in known, f"{file}: {name} has no message"
        if "**" not in arguments:
            assert known[name].arguments <= arguments, f"{file}: {name}"


FOLDERS = [*(folder for game in GAMES.values() for folder in folders(game)), BOT]
EVERY_FOLDER = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}"
)


@EVERY_FOLDER
def test_every_line_of_a_locale_file_can_be_read_and_no_message_stands_there_twice(folder: Path) -> None:
    for file in folder.glob("*.ftl"):
        found = resource(file).body
        junk = [entry.content for entry in found if isinstance(entry, fluent.Junk)]
        assert not junk, file
        ids = [entry.id.name for entry in found if isinstance(entry, fluent.Message)]
        assert len(set(ids)) == len(ids), file
