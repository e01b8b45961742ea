"""What the map shows, in words: few enough for an alt text, the units before all else."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engines.core.picture import MOST_ALT, Say
from engines.core.state.seats import mark_of
from engines.core.text import Text, text

from ...model.board import board
from ...model.catalogue import KINDS
from ...model.labels import faction, place_label, seat_label, unit_word
from ...model.seats import seats
from ...model.state import Arrow, Automa, Person, State

MATTERS = ("arrows", "resources", "land", "encounters", "tunnels", "rivers")
"""What is said first where there isn't room for all, after the units: rivers are the same all game."""
MOST_WORDS = 8
"""Of so many languages, or names of people, the hexes in words are at hand."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the drawing: its id and its title, "" where an alt text has no room for its line."""

    id: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """A hex in words: the letter of its terrain, and its title."""

    letter: str
    title: str


def map_words(state: State, say: Say, cells: Mapping[str, Cell]) -> list[Section]:
    """Return the parts of the map in the order in which they are drawn, with their words."""
    there = board()
    seats = {seat.id: units_words(state, seat) for seat in state.seats}
    tunnels = sorted(there.tunnels, key=there.reading)
    stocks = tuple(text("picture-stock", hex=one, n=n) for one, n in state.resources.items() if n)
    moves = tuple(arrow_words(state, one) for one in state.arrows)
    found: dict[str, Text] = {
        **({"arrows": text("picture-moves", moves=moves)} if moves else {}),
        "rivers": text("picture-rivers", hexes=hexes(f"{one}{other}" for one, other in there.rivers)),
        **seats,
        **({"resources": text("picture-resources", stocks=stocks)} if stocks else {}),
        "encounters": text("picture-encounters", hexes=hexes(state.encounters)),
        "tunnels": text("picture-tunnels", hexes=hexes(tunnels)),
        "land": text("picture-land"),
    }
    titles = {id_: say(one) for id_, one in found.items()}
    land = ", ".join(one.title for one in cells.values())
    lines = {**titles, "land": f"{titles['land']}: {land}"}
    kept = _fitting(lines, (*seats, *MATTERS))
    return [Section(one, titles[one]) if one in kept else Section(one) for one in found]


def _fitting(lines: dict[str, str], order: Sequence[str]) -> set[str]:
    """Return those of the lines, the first in this order before the others, that an alt text has room for."""
    left, kept = MOST_ALT, set[str]()
    for id_ in order:
        if id_ in lines and len(lines[id_]) < left:
            kept.add(id_)
            left -= len(lines[id_]) + 1
    return kept


# They are the same on every picture in these words.
@lru_cache(maxsize=MOST_WORDS)
def cell_words(say: Say) -> Mapping[str, Cell]:
    """Return all hexes in words."""
    there = board()
    terrains = {one: text("picture-terrain", terrain=one) for one in set(there.terrain.values())}
    letters = {one: say(letter) for one, letter in terrains.items()}
    found = {}
    for hex_ in there.at:
        terrain = there.terrain[hex_]
        title = say(text("picture-cell", hex=hex_, letter=terrains[terrain]))
        found[hex_] = Cell(letters[terrain], title)
    return found


def hexes(ids: Iterable[str]) -> tuple[Text, ...]:
    """Return hexes in words; a dash if there are none."""
    return tuple(text("hex", hex=one) for one in ids) or (text("hex", hex="–"),)


def arrow_words(state: State, arrow: Arrow) -> Text:
    """Return a move in words."""
    return text(
        "picture-arrow",
        who=seat_label(state, arrow.seat),
        unit=unit_word(arrow.kind),
        start=place_label(arrow.start),
        end=place_label(arrow.end),
    )


def units_words(state: State, seat: Automa | Person) -> Text:
    """Return all units of a seat that are on the board or the base, kind by kind."""
    kinds = tuple(
        text("picture-kind", unit=unit_word(kind), places=tuple(_places(seat.units[kind])))
        for kind in KINDS
        if seat.units[kind]
    )
    name = text("panel-seat", icon=mark_of(seats(state), seat.id).icon, seat=faction(seat))
    return text("picture-units", seat=name, kinds=kinds or (text("picture-nothing"),))


def _places(places: Sequence[str]) -> Iterator[Text]:
    for place in dict.fromkeys(places):
        n = places.count(place)
        word = place_label(place)
        yield text("picture-times", n=n, place=word) if n > 1 else word
