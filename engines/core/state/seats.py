"""The seats of a table, and the marks by which people tell them apart."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import cycle

from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat that the bot speaks of: its id in questions and events, and its name.

    One that `is_automa` is played by the rules of the game itself: nobody sits down there. One that
    `takes_name` is called by the name of who sits there, as soon as somebody does; `named` is a text that
    says "yes" then, where the game's words have to know. `colour` is that of its pieces (RGB), where the game
    has given it one.
    """

    id: str
    label: Text
    is_automa: bool = False
    takes_name: bool = False
    colour: int | None = None
    named: Text | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """How a seat is marked wherever it is shown: a shape, the shape as one character, and a colour (RGB)."""

    shape: str
    icon: str
    colour: int


MARKS = (
    Mark("circle", "●", 0x0072B2),
    Mark("square", "■", 0xE69F00),
    Mark("triangle", "▲", 0x009E73),
    Mark("diamond", "◆", 0xCC79A7),
    Mark("star", "★", 0xD55E00),
    Mark("pentagon", "⬟", 0x56B4E9),
)
"""By the place in `Game.seats`. The colours, of Okabe and Ito, are told apart by colour-blind people."""


def marks_of(seats: Iterable[Seat]) -> dict[str, Mark]:
    """Return the mark of each seat, in the colour of its pieces if these have one."""
    return {
        seat.id: mark if seat.colour is None else _coloured(mark, seat.colour)
        for seat, mark in zip(seats, cycle(MARKS))
    }


@cache
def _coloured(mark: Mark, colour: int) -> Mark:
    return replace(mark, colour=colour)


def mark_of(seats: Iterable[Seat], seat: str) -> Mark:
    """Return the mark of the seat with that id. Raises KeyError if there is none."""
    return marks_of(seats)[seat]


def icon_of(seat: str) -> str:
    """Return as one character the mark of a seat that has its place in its id: `a1` or `p1` is the first."""
    return MARKS[int(seat[1:]) - 1].icon
