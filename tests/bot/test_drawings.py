from typing import Any

import pytest

from bot.posts import drawings
from bot.posts.drawings import Drawings
from bot.words.words import I18n, Words
from engines.core.game.registry import games
from engines.core.picture import Picture, Pictures, Say
from engines.core.picture.element import group
from engines.core.text import text

HERE = text("ui-list-separator")


class Pen:
    """Draws pictures that say of which state they are, for which seat, and what it is called."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.pictures = Drawings().of(Pictures(self.seat, lambda *_: None, lambda *_: (), turn=self.turn))

    def seat(self, state: Any, seat: str, say: Say) -> Picture:
        self.drawn.append(f"{state} {seat} {say(HERE)}")
        return Picture("seat", group(group("", title="one"), title=self.drawn[-1]), 10, 10)

    def turn(self, state: Any, seat: str, say: Say) -> Picture:
        return self.seat(f"turn {state}", seat, say)


@pytest.fixture
def words() -> Words:
    return I18n(games()).words("pebbles")


def named(words: Words, name: str) -> Say:
    """Return how words are said in which something has a name; they are put together anew each time."""
    return words.named([(HERE, name)]).plain


def test_what_is_made_of_the_same_is_made_once(words: Words) -> None:
    pen = Pen()
    for _ in range(2):
        shown = pen.pictures.seat([1], "a1", named(words, "Otto"))
        assert shown is not None
        assert shown.words == ("[1] a1 Otto: one",)
    assert pen.drawn == ["[1] a1 Otto"]


def test_what_differs_in_anything_is_made_anew(words: Words) -> None:
    pen = Pen()
    assert pen.pictures.turn is not None
    pen.pictures.seat([1], "a1", named(words, "Otto"))
    pen.pictures.seat([2], "a1", named(words, "Otto"))
    pen.pictures.seat([1], "a2", named(words, "Otto"))
    pen.pictures.seat([1], "a1", named(words, "Ida"))
    pen.pictures.turn([1], "a1", named(words, "Otto"))
    assert pen.drawn == ["[1] a1 Otto", "[2] a1 Otto", "[1] a2 Otto", "[1] a1 Ida", "turn [1] a1 Otto"]


def test_each_language_has_its_own() -> None:
    pen, i18n = Pen(), I18n(games())
    for language in ("en", "nl", "en", "nl"):
        pen.pictures.seat([1], "a1", i18n.words("pebbles", language).plain)
    assert len(pen.drawn) == 2
    french = pen.pictures.seat([1], "a1", i18n.words("pebbles", "fr").plain)
    assert french is not None
    assert french.words[0].endswith("\u00a0: one")


def test_the_oldest_gives_way(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "MOST", 1)
    pen = Pen()
    for state in (1, 1, 2, 1):
        pen.pictures.seat(state, "a1", words.plain)
    assert len(pen.drawn) == 3
