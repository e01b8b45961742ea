"""The picture of the map: all units, tokens and resources, and how units have just moved."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engines.core.picture import Picture, Say
from engines.core.picture.arrow import arrow
from engines.core.picture.element import Svg, element, group, number, path, polygon, rect
from engines.core.picture.font import width
from engines.core.picture.hexagon import HexGrid, Point
from engines.core.picture.label import SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, INK, NEW, SHADE, WHITE
from engines.core.picture.piece import piece
from engines.core.picture.sheet import BESIDE, WIDTH, sheet
from engines.core.picture.titles import untitled
from engines.core.state.hexes import Hex
from engines.core.state.seats import mark_of

from ...model.board import BASE, board
from ...model.catalogue import Terrain
from ...model.seats import seats
from ...model.state import Arrow, State
from .marks import SHAPES, colour_of
from .words import cell_words, map_words, terrain_words

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
RIVER, ARROW, TUNNEL, TOKEN, STOCK = "#1F5FA8", "#FF8A1F", "#4A3B33", "#7A3E9D", "#6B5330"
RIVER_DASHES = "7 5"
LINE, LOW = 6, 11.5
"""How far above the middle of a hex its words stand, how far below it the pieces."""
STEP, ROOM = 20.5, 72
"""From one piece to the next, and how wide they all may be: a little wider than a hex."""
BETWEEN, MARK = 1.5, 4.5
BOX, STEPS = 25, (17, 11)
"""How high the box of a home base is, and how far its pieces are apart: closer where there are many boxes."""
ZONES = ((BESIDE, 233.0, 290.0), (302.0, WIDTH - 4.0, 290.0), (4.0, 84.0, 6.0))
"""Where such boxes lie: from, to, and how far down."""
LETTER, LETTER_ROOM = "#38424C", 18


@dataclass(frozen=True, slots=True)
class Item:
    """What lies on a hex below its words: whose it is, and how it is drawn around a point."""

    whose: str
    draw: str
    fill: str
    n: int

    def at(self, x: float, y: float) -> Svg:
        """Draw it."""
        if self.draw == "token":
            return polygon(
                [(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)], self.fill, stroke=WHITE, thick=1.5
            )
        if self.draw == "stock":
            wide = max(19, width(str(self.n), SMALL, "bold") + 5)
            x = min(x, WIDTH - wide / 2)  # at the right edge, beside four other things
            box = rect(x - wide / 2, y - 9, wide, 18, self.fill, radius=4)
            return box + label(str(self.n), x, y, size=SMALL, weight="bold", anchor="middle", fill=WHITE)
        return piece(self.draw, x, y, self.fill, self.n)


def map_picture(state: State, say: Say) -> Picture:
    """Return the picture of the map; the parts of the drawing say what its words have room for."""
    there = board()
    grid = HexGrid.fitting(there.at.values(), LEFT, TOP, WIDTH - LEFT - RIGHT, HEIGHT - TOP - FOOT)
    laid = {hex_: _items(state, hex_) for hex_ in there.at}
    sections = map_words(state, say)
    drawn = {
        "arrows": "".join(_arrow(grid, state, one) for one in state.arrows),
        "encounters": "".join(one for hex_ in there.at for one in _laid(grid, hex_, laid[hex_], "token")),
        "resources": "".join(one for hex_ in there.at for one in _laid(grid, hex_, laid[hex_], "stock")),
        "tunnels": "".join(_tunnel(grid, state, hex_, say) for hex_ in there.at if hex_ in there.tunnels),
        "land": "".join(_name(grid, state, hex_, say) for hex_ in there.at),
        "rivers": _plain(_river(grid, there.at[one], there.at[other]) for one, other in there.rivers),
    }
    bases = dict(_bases(state))
    for seat in state.seats:
        drawn[seat.id] = "".join((*_marked(grid, state, seat.id, laid, say), bases.get(seat.id, "")))
    parts = (
        group(drawn[one.id], title=one.title) if one.title else untitled(drawn[one.id]) for one in sections
    )
    return sheet("map", HEIGHT, _land(grid, state), *parts)


def _plain(shapes: Iterable[Svg]) -> Svg:
    """Return shapes without soft edges: on a small map nobody sees these, and the picture is lighter."""
    return element("g", *shapes, shape_rendering="crispEdges")


def _land(grid: HexGrid, state: State) -> Svg:
    """Return the ground of each hex; where a unit has just come to, it is that of what is new."""
    new, there = {one.end for one in state.arrows}, board()
    return _plain(
        polygon(grid.corners(place, 2), NEW if one in new else TERRAINS[there.terrain[one]])
        for one, place in there.at.items()
    )


def _river(grid: HexGrid, one: Hex, other: Hex) -> Svg:
    (x1, y1), (x2, y2) = grid.edge(one, other)
    way = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    return path(way, stroke=RIVER, thick=3, dashes=RIVER_DASHES)


def _arrow(grid: HexGrid, state: State, one: Arrow) -> Svg:
    """Return the arrow of a move; from a home base it begins at the edge where the base lies."""
    ends = (_point(grid, state, one, one.start), _point(grid, state, one, one.end))
    return arrow(*ends, ARROW, thick=5, free=10)


def _point(grid: HexGrid, state: State, one: Arrow, place: str) -> Point:
    there = board()
    disc = there.bases[state.seat(one.seat).faction]
    x, y = grid.middle(disc if place == BASE else there.at[place])
    return min(max(x, 4), WIDTH - 4), min(max(y, 4), HEIGHT - 4)


@dataclass(frozen=True, slots=True)
class WordsAt:
    """Where the words of a hex stand: its id, its letter, the mark of who is there; how far down."""

    id: float
    letter: float
    mark: float
    y: float


def _words_at(grid: HexGrid, state: State, hex_: str, say: Say) -> WordsAt:
    x, y = grid.middle(board().at[hex_])
    first = width(hex_, SMALL, "bold") + BETWEEN
    second = min(width(say(terrain_words(hex_)), SMALL), LETTER_ROOM)
    third = (BETWEEN + 2 * MARK) * any(seat.stands_at(hex_) for seat in state.seats)
    left = x - (first + second + third) / 2
    return WordsAt(left, left + first, left + first + second + BETWEEN + MARK, y - LINE)


def _name(grid: HexGrid, state: State, hex_: str, say: Say) -> Svg:
    """Return the id of a hex and the letter of its terrain."""
    at, ink = _words_at(grid, state, hex_, say), WHITE if hex_ in board().tunnels else INK
    letter = label(say(terrain_words(hex_)), at.letter, at.y, size=SMALL, fill=LETTER, room=LETTER_ROOM)
    named = label(hex_, at.id, at.y, size=SMALL, weight="bold", fill=ink)
    return group(named, letter, title=say(cell_words(hex_)))


def _tunnel(grid: HexGrid, state: State, hex_: str, say: Say) -> Svg:
    """Return the dark ground on which the id of a hex with a tunnel stands."""
    at = _words_at(grid, state, hex_, say)
    return rect(at.id - 2, at.y - 8, at.letter - at.id - BETWEEN + 2.5, 16, TUNNEL, radius=3)


def _laid(grid: HexGrid, hex_: str, items: list[Item], whose: str) -> Iterator[Svg]:
    """Yield the things of one kind, or the units of one seat, that lie on a hex beside all others."""
    x, y = grid.middle(board().at[hex_])
    yield from (one.at(at, y + LOW) for one, at in _row(items, x, ROOM) if one.whose == whose)


def _marked(
    grid: HexGrid, state: State, seat: str, laid: Mapping[str, list[Item]], say: Say
) -> Iterator[Svg]:
    """Yield a seat's units on the board, with its mark on each hex."""
    own = mark_of(seats(state), seat)
    for hex_, items in laid.items():
        if any(one.whose == seat for one in items):
            at = _words_at(grid, state, hex_, say)
            yield from _laid(grid, hex_, items, seat)
            yield mark(own, at.mark, at.y, MARK)


def _items(state: State, hex_: str) -> list[Item]:
    """Return what lies on a hex: units, the token, resources."""
    found = [
        Item(seat.id, SHAPES[kind], colour_of(state, seat.id), n)
        for seat in state.seats
        for kind, n in seat.at(hex_).items()
    ]
    if hex_ in state.encounters:
        found.append(Item("token", "token", TOKEN, 1))
    if state.resources.get(hex_):
        found.append(Item("stock", "stock", STOCK, state.resources[hex_]))
    return found


def _row(items: list[Item], x: float, room: float) -> Iterator[tuple[Item, float]]:
    """Yield things beside each other around a middle, closer together where the room is small."""
    step = min(STEP, (room - STEP) / max(len(items) - 1, 1))
    left = x - step * (len(items) - 1) / 2
    yield from ((one, left + place * step) for place, one in enumerate(items))


def _bases(state: State) -> Iterator[tuple[str, Svg]]:
    """Yield a box for each home base with units on it, by its seat."""
    held = {seat.id: seat.at(BASE) for seat in state.seats if seat.at(BASE)}
    for step in STEPS:
        widths = {seat: 46 + step * (len(units) - 1) for seat, units in held.items()}
        places = _placed(widths)
        if len(places) == len(held):
            break
    for seat, (x, y) in places.items():
        wide = widths[seat]
        items = [Item(seat, SHAPES[kind], colour_of(state, seat), n) for kind, n in held[seat].items()]
        pieces = "".join(one.at(at, y + BOX / 2) for one, at in _row(items, x + wide / 2 + 10, wide - 26))
        own = mark(mark_of(seats(state), seat), x + 11, y + BOX / 2, MARK)
        yield seat, rect(x, y, wide, BOX, SHADE, radius=8, stroke=EDGE) + own + pieces


def _placed(widths: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Return where boxes of these widths lie, one after the other, as many as there is room for."""
    found, zones = dict[str, tuple[float, float]](), list(ZONES)
    for seat, wide in widths.items():
        while zones and zones[0][0] + wide > zones[0][1]:
            zones.pop(0)
        if zones:
            x, right, y = zones[0]
            found[seat] = x, y
            zones[0] = x + wide + 3, right, y
    return found
