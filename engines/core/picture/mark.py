"""The marks of the seats as shapes, as `engines.core.state.seats` names them."""

from functools import lru_cache
from math import cos, pi, sin

from engines.core.picture.element import Svg, circle, polygon
from engines.core.picture.palette import INK, hex_colour
from engines.core.state.seats import Mark

_CORNERS = {"square": (4, 45), "triangle": (3, 0), "diamond": (4, 0), "pentagon": (5, 0)}
"""How many corners a shape has, and by how many degrees its first one is turned from the top."""


@lru_cache(maxsize=256)
def mark(seat: Mark, x: float, y: float, radius: float, *, thick: float = 1.5) -> Svg:
    """Return the seat's mark around a point, with a dark edge. Raises KeyError for an unknown shape."""
    fill = hex_colour(seat.colour)
    if seat.shape == "circle":
        return circle(x, y, radius * 0.9, fill, stroke=INK, thick=thick)
    if seat.shape == "star":
        return polygon(_star(x, y, radius * 1.15), fill, stroke=INK, thick=thick)
    corners, turn = _CORNERS[seat.shape]
    y += radius * 0.2 if corners == 3 else 0
    steps = [_around(x, y, radius * 1.1, turn + 360 * i / corners) for i in range(corners)]
    return polygon(steps, fill, stroke=INK, thick=thick)


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    return [_around(x, y, radius * (0.45 if i % 2 else 1), 36 * i) for i in range(10)]


def _around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    angle = degrees * pi / 180
    return x + radius * sin(angle), y - radius * cos(angle)
