"""Words made for listening, over whole sessions of all games: no sign is left in them.

The signs of a language are those of its locale files, all of which are looked at. The sessions are looked at
in the longest of the languages.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.screens.hearing import heard, hearing
from bot.screens.localized_view import LocalizedView
from bot.wire.json import Json
from bot.words.words import I18n
from engines.core.game import Game, registry
from tests.contract.longest import longest_words
from tests.contract.screens import all_views, forms, screens

GAMES = registry.games()
I18N = I18n(GAMES, is_strict=True)
SIGN = re.compile(
    "[\u00b7\u00d7\u2022\u2023\u203a\u2190-\u21ff\u2300-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]"
)
SOME = 3
"""Of so many moments one is listened to: most messages come again and again."""
READ = ("content", "title", "description", "text", "name", "label", "placeholder", "emoji")
"""What a screen reader reads, by its name in Discord's JSON."""


def read(part: Any) -> Iterator[str]:
    """Yield what is read of a message or form."""
    match part:
        case dict():
            for name, one in part.items():
                if isinstance(one, str) and (name in READ or (name == "value" and "name" in part)):
                    yield one
                yield from read(one)
        case list():
            for one in part:
                yield from read(one)


def controls(part: Any) -> Iterator[tuple[str, Any]]:
    """Yield what pressing and choosing sends."""
    if isinstance(part, dict):
        yield from ((name, one) for name, one in part.items() if name == "custom_id")
        yield from (("value", part["value"]) for _ in "1" if "value" in part and "label" in part)
    for one in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from controls(one)


EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@EVERY_GAME
def test_every_sign_in_the_locale_files_has_words_or_adorns(game: Game[Any]) -> None:
    for language in I18N.languages(game.id):
        hear = hearing(I18N.in_one(game.id, language))
        for file in I18N.files(game.id, language):
            for line in file.read_text(encoding="utf-8").splitlines():
                assert line.startswith("#") or not SIGN.search(hear(line, True)), line


@pytest.mark.slow
@EVERY_GAME
def test_no_sign_is_left_in_words_for_listening(game: Game[Any]) -> None:
    signs = 0
    for view in islice(all_views(game), None, None, SOME):
        local = LocalizedView(longest_words(game), view)
        hear = hearing(local.words, local)
        shown: list[Json] = [*screens(local.words, view), *forms(local.words, view)]
        for one in shown:
            told = heard(one, hear)
            signs += any(map(SIGN.search, read(one)))
            assert not [text for text in read(told) if SIGN.search(text)]
            assert list(controls(told)) == list(controls(one))
    assert signs > len(GAMES), "there were no signs to put into words"
