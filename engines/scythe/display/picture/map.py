"""The picture of the map: all units, tokens and resources, and how units have just moved."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engines.core.picture import Picture, Say
from engines.core.picture.arrow import arrow
from engines.core.picture.element import Svg, group, polygon, rect
from engines.core.picture.font import width
from engines.core.picture.hexagon import Point
from engines.core.picture.label import SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, INK, SHADE, WHITE
from engines.core.picture.piece import piece
from engines.core.picture.sheet import BESIDE, WIDTH, sheet
from engines.core.picture.titles import untitled
from engines.core.state.seats import mark_of

from ...model.board import BASE, board
from ...model.catalogue import KINDS
from ...model.seats import seats
from ...model.state import Arrow, State
from .ground import HEIGHT, grid, land, rivers
from .marks import SHAPES, colour_of
from .words import Cell, cell_words, map_words

ARROW, TUNNEL, TOKEN, STOCK = "#FF8A1F", "#4A3B33", "#7A3E9D", "#6B5330"
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
MOST_WORDS = 256
"""Of so many hexes with words is remembered how they are drawn: with a mark or without, in a language."""


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


Placed = tuple[Item, float, float]
"""What lies on a hex, and where its middle is."""


def map_picture(state: State, say: Say) -> Picture:
    """Return the picture of the map; the parts of the drawing say what its words have room for."""
    laid, cells = _laid(state), cell_words(say)
    sections = map_words(state, say, cells)
    held = {hex_ for hex_, found in laid.items() if any(one.whose in state.order for one, _, _ in found)}
    at = {hex_: _words_at(hex_, cells[hex_].letter, hex_ in held) for hex_ in cells}
    drawn = {
        "arrows": "".join(_arrow(state, one) for one in state.arrows),
        "encounters": "".join(one for found in laid.values() for one in _of(found, "token")),
        "resources": "".join(one for found in laid.values() for one in _of(found, "stock")),
        "tunnels": "".join(_tunnel(at[hex_]) for hex_ in cells if hex_ in board().tunnels),
        "land": "".join(_name(hex_, cell, at[hex_]) for hex_, cell in cells.items()),
        "rivers": rivers(),
    }
    bases = dict(_bases(state))
    for seat in state.seats:
        drawn[seat.id] = "".join((*_marked(state, seat.id, laid, at), bases.get(seat.id, "")))
    parts = (
        group(drawn[one.id], title=one.title) if one.title else untitled(drawn[one.id]) for one in sections
    )
    return sheet("map", HEIGHT, land({one.end for one in state.arrows}), *parts)


def _arrow(state: State, one: Arrow) -> Svg:
    """Return the arrow of a move; from a home base it begins at the edge where the base lies."""
    ends = (_point(state, one, one.start), _point(state, one, one.end))
    return arrow(*ends, ARROW, thick=5, free=10)


def _point(state: State, one: Arrow, place: str) -> Point:
    there = board()
    disc = there.bases[state.seat(one.seat).faction]
    x, y = grid().middle(disc if place == BASE else there.at[place])
    return min(max(x, 4), WIDTH - 4), min(max(y, 4), HEIGHT - 4)


@dataclass(frozen=True, slots=True)
class WordsAt:
    """Where the words of a hex stand: its id, its letter, the mark of who is there; how far down."""

    id: float
    letter: float
    mark: float
    y: float


# The same on most pictures, in each language.
@lru_cache(maxsize=MOST_WORDS)
def _words_at(hex_: str, letter: str, is_held: bool) -> WordsAt:
    x, y = grid().middle(board().at[hex_])
    first = width(hex_, SMALL, "bold") + BETWEEN
    second = min(width(letter, SMALL), LETTER_ROOM)
    third = (BETWEEN + 2 * MARK) * is_held
    left = x - (first + second + third) / 2
    return WordsAt(left, left + first, left + first + second + BETWEEN + MARK, y - LINE)


@lru_cache(maxsize=MOST_WORDS)
def _name(hex_: str, cell: Cell, at: WordsAt) -> Svg:
    """Return the id of a hex and the letter of its terrain."""
    ink = WHITE if hex_ in board().tunnels else INK
    letter = label(cell.letter, at.letter, at.y, size=SMALL, fill=LETTER, room=LETTER_ROOM)
    named = label(hex_, at.id, at.y, size=SMALL, weight="bold", fill=ink)
    return group(named, letter, title=cell.title)


def _tunnel(at: WordsAt) -> Svg:
    """Return the dark ground on which the id of a hex with a tunnel stands."""
    return rect(at.id - 2, at.y - 8, at.letter - at.id - BETWEEN + 2.5, 16, TUNNEL, radius=3)


def _of(laid: list[Placed], whose: str) -> list[Svg]:
    """Return the things of one kind, or the units of one seat, that lie on a hex beside all others."""
    return [one.at(x, y) for one, x, y in laid if one.whose == whose]


def _marked(
    state: State, seat: str, laid: Mapping[str, list[Placed]], at: Mapping[str, WordsAt]
) -> Iterator[Svg]:
    """Yield a seat's units on the board, with its mark on each hex."""
    own = mark_of(seats(state), seat)
    for hex_, found in laid.items():
        if units := _of(found, seat):
            yield from units
            yield mark(own, at[hex_].mark, at[hex_].y, MARK)


def _laid(state: State) -> dict[str, list[Placed]]:
    """Return what lies on each hex: units, the token, resources."""
    found: dict[str, list[Item]] = {hex_: [] for hex_ in board().at}
    for seat in state.seats:
        fill = colour_of(state, seat.id)
        for kind in KINDS:
            for place, n in Counter(seat.units[kind]).items():
                if place in found:  # else it is the base
                    found[place].append(Item(seat.id, SHAPES[kind], fill, n))
    for hex_, items in found.items():
        if hex_ in state.encounters:
            items.append(Item("token", "token", TOKEN, 1))
        if stock := state.resources.get(hex_):
            items.append(Item("stock", "stock", STOCK, stock))
    return {hex_: list(_placed_on(hex_, items)) for hex_, items in found.items()}


def _placed_on(hex_: str, items: list[Item]) -> Iterator[Placed]:
    x, y = grid().middle(board().at[hex_])
    yield from ((one, at, y + LOW) for one, at in _row(items, x, ROOM))


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
