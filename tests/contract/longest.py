"""Words of which each message is in the language in which it is longest: what fits them fits each one."""

from functools import cache
from typing import Any

from bot.words.words import I18n, Words
from engines.core.game import Game


class Longest(Words):
    """Says each message in that language in which it is longest, with what is filled in for it."""

    def _format(self, id: str, *args: tuple[str, str | int]) -> str:  # noqa: A002
        found = (one.format(id, dict(args)) for one in self._languages if id in one)
        said = [words for words, fault in found if not fault]
        return max(said, key=_length) if said else super()._format(id, *args)


def _length(words: str) -> int:
    return len(words.replace("**", "").replace("`", ""))


@cache
def longest_words(game: Game[Any]) -> Words:
    """Return the words of a game, of all its languages the longest."""
    i18n = I18n({game.id: game}, is_strict=True)
    read = tuple(i18n._read(game.id, one) for one in i18n.languages(game.id))
    words = Longest(read, is_strict=True, every=lambda: [words])
    return words
