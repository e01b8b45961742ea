"""A map of 47 small hexes with units on it: what a picture of the kit has to carry at most."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from engines.core.picture import Picture
from engines.core.picture.arrow import arrow
from engines.core.picture.card import ground
from engines.core.picture.element import Svg, document, group, number, path, polygon
from engines.core.picture.font import width
from engines.core.picture.hexagon import HexGrid
from engines.core.picture.label import SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import hex_colour
from engines.core.picture.piece import WIDTH as PIECE
from engines.core.picture.piece import piece
from engines.core.picture.sheet import WIDTH
from engines.core.state.hexes import Hex
from engines.core.state.seats import MARKS

ROWS = (" mfvwtv", "ltltmff", " wmwlwv", "fvlXmtm", "wwftlvl", "mvvtwmt", " tlfmvf", "   v")
"""The terrain of each hex by its letter; odd rows lie half a hex further to the right."""
RIVERS = (
    "A3A4 A3B4 A4B4 A5A6 A5B6 B2C1 B4B5 B5B6 B5C5 B6C6 B7C6 C1C2 C2D2 C5C6 C5D6 D1E1 D1E2 D2E2 D2E3 D5D6 D6E6"
    " E1F1 E2F1 E2F2 E3F2 F2F3 F3G3 F4G3 F4G4 F5G4 G4G5"
)
TERRAINS = {
    "m": "#DDD3CB",
    "f": "#F6E7A8",
    "v": "#F4CFC0",
    "t": "#DFE6EE",
    "l": "#A9D3EA",
    "w": "#BFDDB4",
    "X": "#FFFFFF",
}
"""Mountain, farm, village, tundra, lake, woods, and what lies in the middle."""
KINDS = {"shield": "character", "block": "mech", "disc": "worker", "house": "building"}
RIVER = "#1F5FA8"
ARROW, DIM = "#FFA62B", "#38424C"
TOP, HEIGHT, SIDE = 8, 400, 7.5
BETWEEN = 4
LIFT, MIDDLE, LOW, GAP = 10, 7.5, 23, 2
"""How far above the middle of a hex the words stand, how far below it pieces and marks; between two hexes."""


@dataclass(frozen=True)
class Group:
    """The units of one seat on a hex, by the shapes of their kinds."""

    seat: int
    units: Mapping[str, int]


def hexes() -> dict[str, Hex]:
    """Return the hexes by their ids: the letter of the row, and the place in it."""
    return {
        f"{'ABCDEFGH'[row]}{n}": Hex.at(row, column)
        for row, terrains in enumerate(ROWS)
        for n, column in enumerate((c for c, one in enumerate(terrains) if one != " "), start=1)
    }


def terrain(one: Hex) -> str:
    """Return the letter of a hex's terrain."""
    return ROWS[one.r][one.q + one.r // 2]


def picture(units: Mapping[str, Sequence[Group]], moves: Sequence[tuple[str, str, float]] = ()) -> Picture:
    """Return the map with units, and an arrow for each move: from, to, how far it bends."""
    places = hexes()
    grid = HexGrid.fitting(places.values(), SIDE, TOP, WIDTH - 2 * SIDE, HEIGHT)
    land = "".join(polygon(grid.corners(one, GAP), TERRAINS[terrain(one)]) for one in places.values())
    rivers = "".join(_river(grid, places[two[:2]], places[two[2:]]) for two in RIVERS.split())
    arrows = [_arrow(grid, places, *move) for move in moves]
    rows = []
    for letter, ids in groupby(places, key=lambda id_: id_[0]):
        cells = [(id_, _said(id_, terrain(places[id_]), units.get(id_, ()))) for id_ in ids]
        drawn = [_cell(grid, id_, places[id_], units.get(id_, ()), said) for id_, said in cells]
        rows.append(group(*drawn, title=f"Row {letter}"))
    height = 2 * TOP + HEIGHT
    svg = document(WIDTH, height, ground(WIDTH, height), land, rivers, *arrows, *rows)
    return Picture("map", svg, WIDTH, height)


def _arrow(grid: HexGrid, places: Mapping[str, Hex], start: str, end: str, bend: float) -> Svg:
    ends = grid.middle(places[start]), grid.middle(places[end])
    return arrow(*ends, ARROW, thick=6, bend=bend, free=14, title=f"{start} to {end}")


def _river(grid: HexGrid, one: Hex, other: Hex) -> Svg:
    (x1, y1), (x2, y2) = grid.edge(one, other)
    return path(
        f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", stroke=RIVER, thick=3.4, dashes="8 7"
    )


def _cell(grid: HexGrid, id_: str, one: Hex, groups: Sequence[Group], said: str) -> Svg:
    x, y = grid.middle(one)
    wide = width(id_, SMALL, "bold") + BETWEEN + width(terrain(one).upper(), SMALL)
    drawn = label(id_, x - wide / 2, y - LIFT, size=SMALL, weight="bold")
    drawn += label(terrain(one).upper(), x + wide / 2, y - LIFT, size=SMALL, anchor="end", fill=DIM)
    at = x - PIECE * (sum(len(there.units) for there in groups) - 1) / 2
    for there in groups:
        seat = MARKS[there.seat]
        drawn += mark(seat, at + PIECE * (len(there.units) - 1) / 2, y + LOW, 6)
        for kind, n in there.units.items():
            drawn += piece(kind, at, y + MIDDLE, hex_colour(seat.colour), n)
            at += PIECE
    return group(drawn, title=said)


def _said(id_: str, letter: str, groups: Sequence[Group]) -> str:
    there = [
        f"{MARKS[one.seat].shape} " + " ".join(f"{n} {KINDS[kind]}" for kind, n in one.units.items())
        for one in groups
    ]
    return " ".join([id_, letter.upper(), *there])
