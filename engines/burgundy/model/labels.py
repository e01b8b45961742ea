"""What seats, card places, tiles and colours are called."""

from functools import cache
from typing import Literal

from engines.core.state import seats as seating
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from .state import State, is_automata
from .tile import animals, colour, is_wild, subtype


def seats(state: State) -> tuple[seating.Seat, ...]:
    """Return the seats of the table: the automata, then the people."""
    automata = (seating.Seat(seat.id, seat_label(seat.id), is_automa=True) for seat in state.seats)
    people = (f"p{n}" for n in range(1, state.options.people + 1))
    return (*automata, *(seating.Seat(seat, seat_label(seat), takes_name=True) for seat in people))


def seat_label(seat_id: str) -> Text:
    """Return the name of a seat: automata are `a1`..., people `p1`...."""
    return text("seat-automata" if is_automata(seat_id) else "seat-person", n=int(seat_id[1:]))


def marked_seat(seat_id: str) -> Text:
    """Return the name of a seat with its mark; people have none."""
    if not is_automata(seat_id):
        return seat_label(seat_id)
    return text("seat-marked", icon=icon_of(seat_id), seat=seat_label(seat_id))


def order_label(seat_ids: tuple[str, ...]) -> tuple[Text, ...]:
    """Return the seats in their order, each with its mark."""
    return tuple(text("in-order", seat=marked_seat(seat)) for seat in seat_ids)


def side_label(side: str) -> Text:
    """Return the name of a card's place."""
    return text("side", side=side)


@cache
def tile_label(tile: str) -> Text:
    """Return the tile's name; a wild's is "face-down tile"."""
    if is_wild(tile):
        return text("tile-wild")
    kind = subtype(tile)
    match colour(tile):
        case "b" if kind:
            return text("tile-building", kind=kind)
        case "lg" if kind:
            species, number = animals(tile)
            return text("tile-livestock", species=species, n=number)
        case "y" if kind:
            return text("tile-knowledge", n=int(kind))
        case plain:
            return text("tile-plain", colour=plain)


def tile_among(tile: str, alike: int, which: Literal["first", "last"]) -> Text:
    """Return the tile's name; of several alike with which is meant: first in reading order, or last stored.

    Tiles with the same print on them are the same, whichever it is.
    """
    is_plain = alike < 2 or subtype(tile)
    return tile_label(tile) if is_plain else text(f"tile-{which}", tile=tile_label(tile))


def colour_label(code: str) -> Text:
    """Return the name of a colour."""
    return text("colour", colour=code)
