"""The ground of the map: where its hexes lie, their land and their rivers; it is the same in all games."""

from collections.abc import Collection, Iterable
from functools import cache

from engines.core.picture.element import Svg, element, number, path, polygon
from engines.core.picture.hexagon import HexGrid
from engines.core.picture.palette import NEW
from engines.core.picture.sheet import WIDTH

from ...model.board import board
from ...model.catalogue import Terrain

HEIGHT = 320
LEFT, RIGHT, TOP, FOOT = 26, 5, 4, 4
"""The room beside the hexes: the lower left corner stays free."""
TERRAINS: dict[Terrain, str] = {
    "mountain": "#DDD3CB",
    "farm": "#F6E7A8",
    "village": "#F4CFC0",
    "tundra": "#DFE6EE",
    "lake": "#A9D3EA",
    "forest": "#BFDDB4",
    "factory": "#FFFFFF",
}
RIVER = "#1F5FA8"
RIVER_DASHES = "7 5"


@cache
def grid() -> HexGrid:
    """Return where the hexes lie."""
    return HexGrid.fitting(board().at.values(), LEFT, TOP, WIDTH - LEFT - RIGHT, HEIGHT - TOP - FOOT)


def land(new: Collection[str]) -> Svg:
    """Return the ground of each hex; where a unit has just come to, it is that of what is `new`."""
    return _plain(_land_of(one, one in new) for one in board().at)


@cache
def rivers() -> Svg:
    """Return all rivers."""
    there = board()
    edges = (grid().edge(there.at[one], there.at[other]) for one, other in there.rivers)
    ways = (f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}" for (x1, y1), (x2, y2) in edges)
    return _plain(path(way, stroke=RIVER, thick=3, dashes=RIVER_DASHES) for way in ways)


@cache
def _land_of(hex_: str, is_new: bool) -> Svg:
    there = board()
    return polygon(grid().corners(there.at[hex_], 2), NEW if is_new else TERRAINS[there.terrain[hex_]])


def _plain(shapes: Iterable[Svg]) -> Svg:
    """Return shapes without soft edges: on a small map nobody sees these, and the picture is lighter."""
    return element("g", *shapes, shape_rendering="crispEdges")
