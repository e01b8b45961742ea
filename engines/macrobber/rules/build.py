"""Cattle, castle and abbey: what is placed on a free estate."""

from engines.core.script import Script

from ..model import events
from ..model.state import WORTH, Building
from .workspace import Workspace

RULES: dict[Building, str] = {"cattle": "cattle.1", "castle": "castle.1", "abbey": "abbey.1"}


def build(work: Workspace, building: Building) -> Script[None]:
    """Place tokens of the status on a free own estate (cattle.1, castle.1, abbey.1)."""
    work.use(WORTH[building])
    place(work, work.seat_id, building)
    yield from work.tell(events.built(building=building), RULES[building])


def place(work: Workspace, seat: str, building: Building) -> None:
    """Put it on the first free estate of a seat (action.9)."""
    estates = list(work.seat(seat).estates)
    estates[estates.index("")] = building
    work.change_seat(seat, estates=tuple(estates))


def clear(work: Workspace, seat: str, building: Building) -> None:
    """Take it off an estate of a seat, which is free then."""
    estates = list(work.seat(seat).estates)
    estates[estates.index(building)] = ""
    work.change_seat(seat, estates=tuple(estates))
