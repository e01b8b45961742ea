"""Hexagons that stand on a corner."""

from math import sqrt

from engines.core.picture.element import Svg, polygon

ASPECT = sqrt(3) / 2
"""The width of a hexagon as a part of its height."""
DASHES = "4 3"


def hexagon(
    x: float,
    y: float,
    radius: float,
    fill: str,
    *,
    stroke: str | None = None,
    thick: float = 1.5,
    is_open: bool = False,
) -> Svg:
    """Return a hexagon around a point; an open one has a dashed edge."""
    half = radius * ASPECT
    corners = [
        (x, y - radius),
        (x + half, y - radius / 2),
        (x + half, y + radius / 2),
        (x, y + radius),
        (x - half, y + radius / 2),
        (x - half, y - radius / 2),
    ]
    return polygon(corners, fill, stroke=stroke, thick=thick, dashes=DASHES if is_open else None)
