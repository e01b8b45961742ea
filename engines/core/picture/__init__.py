"""Pictures: SVG text made from public state, whose titles say the same content in words.

A picture shares one message with a question and its buttons, and a phone shows it 282 wide: it is 480 wide
and at most 330 high, no text is under 18, and nothing lies in the lower left corner, where Discord lays its
ALT badge (`BESIDE` in `sheet`). What has just come lies on the colour `NEW`, and nothing else that is as
large.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from engines.core.picture.titles import words_of
from engines.core.text import Text

S = TypeVar("S")
MOST_ALT = 1024
Say = Callable[[Text], str]
"""Puts a text into the words of a language, without markup."""


@dataclass(frozen=True)
class Picture:
    """A drawing and what it shows in words.

    `name` is the stem of its file name; `width` and `height` are in pixels at 1x; `colon` is what the
    language has behind a title.
    """

    name: str
    svg: str
    width: int
    height: int
    colon: str = ": "

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The lines that the titles in the drawing make (`engines.core.picture.titles`).

        They are its alt text, and stand in its place where it can't be shown.
        """
        return words_of(self.svg, self.colon)

    @property
    def alt(self) -> str:
        """The alt text, cut where Discord takes no more."""
        alt = "\n".join(self.words)
        return alt if len(alt) <= MOST_ALT else alt[: MOST_ALT - 1] + "…"


@dataclass(frozen=True, slots=True)
class Pictures(Generic[S]):
    """The pictures of a game: what a seat has, the table that all share, and the scores.

    `seat` is shown with what the seat has just done, `table` with the panel (None where there is nothing to
    see), `scores` with the score: the points so far, or how they came about when the game is over. `hand` is
    what only the seat itself may see; None in a game without anything hidden. `turn` is what a seat's turn
    has come to, where that is to be seen elsewhere than in what it has; None if `seat` shows it.
    `begins_with_table` tells whether the first message shows the table, too: where people set up their own
    there is nothing new on it, and it shows what the first automa has.
    """

    seat: Callable[[S, str, Say], Picture | None]
    table: Callable[[S, Say], Picture | None]
    scores: Callable[[S, Say], tuple[Picture, ...]]
    hand: Callable[[S, str, Say], Picture | None] | None = None
    turn: Callable[[S, str, Say], Picture | None] | None = None
    begins_with_table: Callable[[S], bool] = lambda _: True
