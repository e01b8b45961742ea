"""Small pieces in a row, each with its number; what is new lies on a ground of its own."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.picture import Say
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.font import width
from engines.core.picture.hexagon import ASPECT
from engines.core.picture.label import SMALL, label
from engines.core.picture.palette import INK, MUTED, NEW
from engines.core.picture.token import token
from engines.core.text import Text

from .tiles import SMALL_RADIUS, small_hex

GOOD, GAP, HEIGHT = 28, 6, 28
HEX = 2 * SMALL_RADIUS * ASPECT


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile or a good: its code ("" for none, a digit for a good), what stands beside it, and its title."""

    code: str
    beside: str
    title: Text
    is_new: bool = False
    mark: Svg = ""
    """What lies on it, around the point 0, 0."""

    @property
    def width(self) -> float:
        """How wide it is, in pixels."""
        return self._piece + (width(self.beside, SMALL, "bold") + 3 if self.beside else 0)

    @property
    def _piece(self) -> float:
        return 0 if not self.code else GOOD if self._is_good else HEX

    @property
    def _is_good(self) -> bool:
        return self.code in "?123456"

    def draw(self, x: float, y: float, say: Say) -> Svg:
        """Return it with its left edge at `x`, centred on `y`."""
        middle, drawn = x + self._piece / 2, []
        if self.is_new:
            drawn.append(new_ground(x - 3, y - HEIGHT / 2 - 1, self.width + 6, HEIGHT + 2))
        if self.code:
            drawn.append(
                token(middle, y, GOOD, self.code) if self._is_good else small_hex(self.code, middle, y)
            )
        if self.mark:
            drawn.append(group(self.mark, x=middle, y=y))
        if self.beside:
            left = x + self._piece + (3 if self.code else 0)
            drawn.append(label(self.beside, left, y, size=SMALL, weight="bold"))
        return group(*drawn, title=say(self.title))


def new_ground(x: float, y: float, width_: float, height: float) -> Svg:
    """Return the ground of what is new."""
    return rect(x, y, width_, height, NEW, radius=7, stroke=INK)


def row_width(pieces: Sequence[Piece]) -> float:
    """Return how wide the pieces are in a row."""
    return sum(one.width + GAP for one in pieces) - GAP if pieces else 0


def in_a_row(pieces: Sequence[Piece], x: float, y: float, say: Say) -> list[Svg]:
    """Return the pieces in a row from `x` on, centred on `y`."""
    drawn = []
    for one in pieces:
        drawn.append(one.draw(x, y, say))
        x += one.width + GAP
    return drawn


def first_fitting(forms: Sequence[Sequence[Piece]], room: float) -> Sequence[Piece]:
    """Return the first of the forms that fits the room, else the last."""
    return next((form for form in forms if row_width(form) <= room), forms[-1])


def name_of(words: str, x: float, y: float, room: float) -> Svg:
    """Return the muted name of a row."""
    return label(words, x, y, size=SMALL, fill=MUTED, room=room)
