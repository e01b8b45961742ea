"""Hexagons that stand on a corner: one, and those of a map."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from engines.core.picture.element import Svg, polygon
from engines.core.state.hexes import Hex

ASPECT = sqrt(3) / 2
"""The width of a hexagon as a part of its height."""
DASHES = "4 3"
Point = tuple[float, float]


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
    corners = _corners(x, y, radius * ASPECT, radius)
    return polygon(corners, fill, stroke=stroke, thick=thick, dashes=DASHES if is_open else None)


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Where the hexes of a map lie in a drawing: (x, y) is the middle of Hex(0, 0), all in pixels.

    `across` and `down` are half the width and half the height of a hex.
    """

    x: float
    y: float
    across: float
    down: float

    @staticmethod
    def fitting(hexes: Iterable[Hex], x: float, y: float, width: float, height: float) -> "HexGrid":
        """Return the grid in which these hexes fill a room whose left upper corner is (x, y).

        The hexes are flatter or steeper than even ones where the room is.
        """
        middles = [(2 * one.q + one.r, 1.5 * one.r) for one in hexes]
        left, right = min(across for across, _ in middles) - 1, max(across for across, _ in middles) + 1
        top, bottom = min(down for _, down in middles) - 1, max(down for _, down in middles) + 1
        across, down = width / (right - left), height / (bottom - top)
        return HexGrid(x - left * across, y - top * down, across, down)

    def middle(self, one: Hex) -> Point:
        """Return the middle of a hex."""
        return self.x + (2 * one.q + one.r) * self.across, self.y + 1.5 * one.r * self.down

    def corners(self, one: Hex, gap: float = 0) -> list[Point]:
        """Return the six corners of a hex, clockwise from the one at its top.

        With a `gap` the hex is so much narrower: what lies below is seen between it and its neighbours.
        """
        part = 1 - gap / (2 * self.across)
        return _corners(*self.middle(one), self.across * part, self.down * part)

    def edge(self, one: Hex, other: Hex) -> tuple[Point, Point]:
        """Return the ends of the edge between two neighbours. Raises ValueError if they are none."""
        place = one.neighbours.index(other)
        corners = self.corners(one)
        return corners[(place + 1) % 6], corners[(place + 2) % 6]


def _corners(x: float, y: float, across: float, down: float) -> list[Point]:
    return [
        (x, y - down),
        (x + across, y - down / 2),
        (x + across, y + down / 2),
        (x, y + down),
        (x - across, y + down / 2),
        (x - across, y - down / 2),
    ]
