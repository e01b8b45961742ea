"""Pieces on a map: a shape for each kind, with how many they are."""

from engines.core.picture.element import Svg, circle, polygon, rect
from engines.core.picture.label import SMALL, label
from engines.core.picture.palette import INK, ink_on

WIDTH = 20.5
"""The room that a piece takes, in pixels: it holds one digit that a phone shows well, or two small ones."""
TWO_DIGITS = 11.5
"""The size of their letters in pixels: more than nine of a kind on one hex are rare."""
KINDS = ("disc", "block", "shield", "house")
"""Their shapes: none is a seat's mark of that size."""
_SHIELD = ((-9.5, -10), (9.5, -10), (9.5, 3), (0, 11), (-9.5, 3))
_HOUSE = ((0, -10.5), (9.5, -4), (9.5, 10), (-9.5, 10), (-9.5, -4))
_LOWER = {"shield": -1.5, "house": 2.5}
"""How far below a piece's middle its number stands."""


def piece(kind: str, x: float, y: float, fill: str, n: int = 1) -> Svg:
    """Return a piece around a point, with a number if there are several. Raises KeyError for another kind."""
    drawn = _SHAPES[kind](x, y, fill)
    if n == 1:
        return drawn
    lower, size = _LOWER.get(kind, 0), SMALL if n < 10 else TWO_DIGITS
    return drawn + label(str(n), x, y + lower, size=size, weight="bold", anchor="middle", fill=ink_on(fill))


def _disc(x: float, y: float, fill: str) -> Svg:
    return circle(x, y, 10.5, fill, stroke=INK, thick=1.5)


def _block(x: float, y: float, fill: str) -> Svg:
    return rect(x - 9.5, y - 9.5, 19, 19, fill, radius=2, stroke=INK, thick=1.5)


def _shield(x: float, y: float, fill: str) -> Svg:
    return polygon([(x + i, y + j) for i, j in _SHIELD], fill, stroke=INK, thick=1.5)


def _house(x: float, y: float, fill: str) -> Svg:
    return polygon([(x + i, y + j) for i, j in _HOUSE], fill, stroke=INK, thick=1.5)


_SHAPES = {"disc": _disc, "block": _block, "shield": _shield, "house": _house}
