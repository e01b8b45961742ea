"""Pieces on a map: a shape for each kind, with how many they are."""

from engines.core.picture.element import Svg, circle, polygon, rect
from engines.core.picture.label import SMALL, label
from engines.core.picture.palette import INK, ink_on

WIDTH = 20.5
"""The room that a piece takes, in pixels: it holds one digit that can be read on a phone."""
KINDS = ("disc", "block", "shield", "house")
"""Their shapes: none is a seat's mark of that size."""
_SHIELD = ((-9.5, -10), (9.5, -10), (9.5, 3), (0, 11), (-9.5, 3))
_HOUSE = ((0, -10.5), (9.5, -4), (9.5, 10), (-9.5, 10), (-9.5, -4))
_LOWER = {"shield": -1.5, "house": 2.5}
"""How far below a piece's middle its number stands."""


def piece(kind: str, x: float, y: float, fill: str, n: int = 1) -> Svg:
    """Return a piece around a point, with its number if there are several. Raises KeyError for no kind."""
    drawn = {
        "disc": circle(x, y, 10.5, fill, stroke=INK, thick=1.5),
        "block": rect(x - 9.5, y - 9.5, 19, 19, fill, radius=2, stroke=INK, thick=1.5),
        "shield": polygon([(x + i, y + j) for i, j in _SHIELD], fill, stroke=INK, thick=1.5),
        "house": polygon([(x + i, y + j) for i, j in _HOUSE], fill, stroke=INK, thick=1.5),
    }[kind]
    if n == 1:
        return drawn
    lower = _LOWER.get(kind, 0)
    return drawn + label(str(n), x, y + lower, size=SMALL, weight="bold", anchor="middle", fill=ink_on(fill))
