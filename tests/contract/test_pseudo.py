"""Whole sessions of every game in the pseudo-language: no word comes from anywhere but a locale file."""

import re
from collections.abc import Iterator
from html import unescape
from itertools import chain
from typing import Any

import pytest

from bot.screens.attached import hand_pictures, score_pictures, table_pictures, turn_pictures
from bot.screens.forms import question_form
from bot.screens.questions import needs_form
from bot.sessions.view import View
from bot.words.words import Words
from engines.core import registry
from engines.core.game import Game
from engines.core.picture import Picture
from engines.core.requests import Line
from tests.contract.pseudo import pseudo, pseudo_words, shown, strays
from tests.contract.test_screens import all_views, screens

EVERY_GAME = pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)
EVERY = 8
"""Drawing takes long: the pictures of each so many moments are looked at."""
DRAWN = re.compile(r"<(?:text|title|tspan)\b[^>]*>([^<]*)<")


def pictures(words: Words, view: View) -> Iterator[Picture]:
    if view.game.pictures is None:
        return
    drawn = view.game.pictures()
    for made in (turn_pictures, table_pictures, score_pictures):
        yield from (one.picture for one in made(words, view, drawn))
    for seat in view.seats:
        yield from (one.picture for one in hand_pictures(words, view, drawn, seat))


def typed(view: View) -> set[str]:
    """Return what people have called things, and how they write what they type: the same in all languages."""
    written = [fix.now for fix in view.game.fixes(view.state)] if view.state is not None else []
    for question in view.questions:
        if isinstance(question, Line):
            written += [question.notation.example, question.prefill]
    return {word for one in written for word in strays(one)}


def read(words: Words, view: View) -> Iterator[str]:
    for payload in screens(words, view):
        yield from shown(payload)
    for question in view.questions:
        if needs_form(question):
            yield from shown(question_form(words, view, question))


def drawn(words: Words, view: View) -> Iterator[str]:
    for picture in pictures(words, view):
        yield picture.alt
        yield from (unescape(one) for one in DRAWN.findall(picture.svg))


@pytest.mark.slow
@EVERY_GAME
def test_no_word_of_a_session_is_in_no_file(game: Game[Any]) -> None:
    words = pseudo_words(game)
    found: dict[str, str] = {}
    known: set[str] = set()
    for number, view in enumerate(all_views(game)):
        known |= typed(view)
        texts = chain(read(words, view), drawn(words, view) if number % EVERY == 0 else ())
        found |= {word: text for text in texts for word in strays(text) if not _is_known(word, text, known)}
    assert not found


def _is_known(word: str, text: str, known: set[str]) -> bool:
    """Tell whether people have typed a word, also one that is cut off for want of room."""
    return word in known or (f"{word}…" in text and any(one.startswith(word) for one in known))


def test_what_is_no_message_is_found() -> None:
    assert pseudo("a = Turn of { $name }\n") == "a = ⟦Ťùŕñ òƒ 界界界{ $name }⟧\n"
    assert strays("⟦Ťùŕñ òƒ界界 Ada⟧ next 12") == ["Ada", "next"]
    assert strays("⟦`/automa undo` <@12> [ĝò](https://x.y/z)⟧") == []
