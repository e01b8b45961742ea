"""The seats of the table, as the bot speaks of them."""

from engines.core.state.seats import Seat

from .catalogue import Faction
from .labels import faction, named
from .state import State, is_automa

COLOURS: dict[Faction, int] = {
    "nordic": 0x5594D8,
    "rusviet": 0xC9402F,
    "togawa": 0x8B56A8,
    "crimea": 0xF2C530,
    "saxony": 0x3E3E48,
    "polania": 0xE4E7EA,
    "albion": 0x3F9A59,
}
"""The colours of the factions' pieces, and of all that is told of them."""


def seats(state: State) -> tuple[Seat, ...]:
    """Return the seats of the table, clockwise."""
    return tuple(
        Seat(
            seat.id,
            faction(seat),
            is_automa=is_automa(seat.id),
            takes_name=not is_automa(seat.id),
            colour=COLOURS[seat.faction],
            named=named(seat),
        )
        for seat in state.seats
    )
