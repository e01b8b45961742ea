"""Lines in the words of a language: read as they were written, and the examples of each language alike."""

import re
from typing import Any

import pytest

from bot.words.words import I18n, Words
from engines.core.game import Game, registry
from engines.core.text import text
from tests.contract.player import Luck
from tests.contract.test_notation import notations, played
from tests.contract.words import locales, words

GAMES = registry.games()
I18N = I18n(GAMES, is_strict=True)
TRANSLATED = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES.values() for language in locales(game) if language != "en"],
    ids=lambda one: one if isinstance(one, str) else one.id,
)
EXAMPLE = re.compile(r"`([^`]+)`")
LINES = 3


@TRANSLATED
def test_a_line_in_the_words_of_a_language_is_read_as_it_was(game: Game[Any], language: str) -> None:
    say, luck = I18N.words(game.id, language), Luck("typed")
    for notation in notations(game):
        for line in (notation.example, *(luck.line(notation) for _ in range(LINES))):
            read = say.read_typed(say.write_typed(line))
            assert notation.takes(read) == notation.takes(line), line
            assert read.casefold() == say.read_typed(line).casefold()


@TRANSLATED
def test_a_value_in_the_words_of_a_language_is_read_as_it_was(game: Game[Any], language: str) -> None:
    say = I18N.words(game.id, language)
    for state in played(game).states[:: len(played(game).states) // 3]:
        for one in game.fixes(state):
            assert say.read_typed(say.write_typed(one.now)).casefold() == say.read_typed(one.now).casefold()


@TRANSLATED
def test_the_examples_of_how_to_play_mean_what_the_english_ones_do(game: Game[Any], language: str) -> None:
    say = I18N.words(game.id, language)
    if not say.vocabulary or "game-help" not in say:
        pytest.skip("its people type no words of its own")
    english, own = (examples(words(game, one)(text("game-help")), say) for one in ("en", language))
    assert english
    assert own == english


def examples(help_: str, say: Words) -> list[str]:
    """Return what is to be typed, as the game reads it."""
    return [say.read_typed(one).casefold() for one in EXAMPLE.findall(help_) if not one.startswith("/")]
