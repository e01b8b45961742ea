"""Cattle, castle and abbey: what is placed on a free estate."""

from engines.core.script import Script

from ..model import events
from ..model.state import WORTH, Building
from .workspace import Table

RULES: dict[Building, str] = {"cattle": "cattle.1", "castle": "castle.1", "abbey": "abbey.1"}


def build(table: Table, building: Building) -> Script[None]:
    """Place tokens of the status on a free own estate (cattle.1, castle.1, abbey.1)."""
    table.use(WORTH[building])
    place(table, table.seat_id, building)
    yield from table.tell(events.built(building=building), RULES[building])


def place(table: Table, seat: str, building: Building) -> None:
    """Put it on the first free estate of a seat (action.9)."""
    estates = list(table.seat(seat).estates)
    estates[estates.index("")] = building
    table.change_seat(seat, estates=tuple(estates))


def clear(table: Table, seat: str, building: Building) -> None:
    """Take it off an estate of a seat, which is free then."""
    estates = list(table.seat(seat).estates)
    estates[estates.index(building)] = ""
    table.change_seat(seat, estates=tuple(estates))
