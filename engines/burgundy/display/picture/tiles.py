"""Tiles as hexagons: a colour and an icon for each kind, the number of animals on livestock."""

from pathlib import Path

from engines.core.picture.element import Svg, circle, group, path, rect
from engines.core.picture.font import width
from engines.core.picture.hexagon import hexagon
from engines.core.picture.icon import draw, icons
from engines.core.picture.label import SMALL, label
from engines.core.picture.palette import EDGE, INK, MUTED, WHITE, ink_on

from ...model import tile

ICON_FILE = Path(__file__).with_name("icons.json")
RADIUS, SMALL_RADIUS = 19, 14
FILLS = {
    "b": "#8C5A33",
    "y": "#F2C53D",
    "g": "#66717C",
    "lg": "#A5D16A",
    "dg": "#1E5B3A",
    "u": "#2B6CB0",
    "": "#3B3655",
}
"""By colour; "" is a tile that lies face down."""
ICONS = {
    "b": "building",
    "y": "knowledge",
    "g": "mine",
    "lg": "livestock",
    "dg": "castle",
    "u": "ship",
    "": "wild",
}


def icon(name: str, x: float, y: float, scale: float, ink: str, ground: str) -> Svg:
    """Return an icon around a point: in ink, on a ground of one colour. Raises KeyError for no such icon."""
    return draw(icons(ICON_FILE)[name], x, y, scale, ink, ground)


def tile_hex(code: str, x: float, y: float, *, is_done: bool = False, edge: str = INK) -> Svg:
    """Return a tile around a point, with the number on it if it has one.

    `is_done` puts a check mark on it, `edge` stands out from the ground.
    """
    fill = FILLS[tile.colour(code)]
    drawn = hexagon(x, y, RADIUS, fill, stroke=edge)
    n = number_on(code)
    across, down = (-4, -5) if n else (0, 0)
    drawn += icon(icon_of(code), x + across, y + down, 0.8 if n else 0.9, ink_on(fill), fill)
    if n:
        wide = max(20, width(n, SMALL, "bold") + 6)
        middle = x + RADIUS - wide / 2
        drawn += rect(middle - wide / 2, y, wide, 20, WHITE, radius=10, stroke=INK)
        drawn += label(n, middle, y + 10, size=SMALL, weight="bold", anchor="middle")
    return drawn + (check(x - 15, y + 11) if is_done else "")


def number_on(code: str) -> str:
    """Return the number of a knowledge tile or of the animals on livestock, "" for any other tile."""
    if tile.colour(code) == "y":
        return tile.subtype(code)
    return str(tile.animals(code)[1] or "")


def small_hex(code: str, x: float, y: float) -> Svg:
    """Return a tile around a point that is one of many: without its number."""
    fill = FILLS[tile.colour(code)]
    return hexagon(x, y, SMALL_RADIUS, fill, stroke=INK, thick=1.2) + icon(
        icon_of(code), x, y, 0.68, ink_on(fill), fill
    )


def open_hex(colour: str, x: float, y: float) -> Svg:
    """Return an open space for a tile of this colour."""
    return hexagon(x, y, RADIUS, WHITE, stroke=MUTED, is_open=True) + icon(
        ICONS[colour], x, y, 0.9, MUTED, WHITE
    )


def empty_hex(x: float, y: float) -> Svg:
    """Return a space from which the tile has gone."""
    return hexagon(x, y, RADIUS, "none", stroke=EDGE, is_open=True)


def icon_of(code: str) -> str:
    """Return the name of the icon on a tile."""
    colour, kind = tile.colour(code), tile.subtype(code)
    if colour == "lg" and kind:
        return tile.animals(code)[0]
    return kind if colour == "b" and kind else ICONS[colour]


def check(x: float, y: float) -> Svg:
    """Return a check mark in a circle around a point."""
    tick = path("M-4 0.5L-1 3.5L4.5 -3", stroke=WHITE, thick=2.2)
    return group(circle(0, 0, 8, INK, stroke=WHITE, thick=1.5), tick, x=x, y=y)
