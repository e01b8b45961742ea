"""The factions' colours and marks: the seat's shape, as everywhere, in the colour of its pieces."""

from dataclasses import replace

from engines.core.picture.palette import hex_colour
from engines.core.seats import Mark
from engines.scythe.catalogue import Faction, Kind
from engines.scythe.state import State
from engines.scythe.table import mark_of

COLOURS: dict[Faction, int] = {
    "nordic": 0x5594D8,
    "rusviet": 0xC9402F,
    "togawa": 0x8B56A8,
    "crimea": 0xF2C530,
    "saxony": 0x3E3E48,
    "polania": 0xE4E7EA,
    "albion": 0x3F9A59,
}
SHAPES: dict[Kind, str] = {"character": "shield", "mech": "block", "worker": "disc"}


def faction_mark(state: State, seat: str) -> Mark:
    """Return the mark of a seat in its faction's colour."""
    return replace(mark_of(state, seat), colour=COLOURS[state.seat(seat).faction])


def colour_of(state: State, seat: str) -> str:
    """Return the colour of a seat's pieces."""
    return hex_colour(COLOURS[state.seat(seat).faction])
