"""Dice, seen from above."""

from engines.core.picture.element import Svg, circle, rect
from engines.core.picture.palette import INK, WHITE, ink_on

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(x: float, y: float, size: float, value: int, *, fill: str = WHITE) -> Svg:
    """Return a die around a point that shows 1 to 6. Raises KeyError for any other value."""
    half = size / 2
    pips = [
        circle(x + across * size / 4, y + down * size / 4, size / 10, ink_on(fill))
        for across, down in _PIPS[value]
    ]
    return rect(x - half, y - half, size, size, fill, radius=size / 5, stroke=INK, thick=1.5) + "".join(pips)
