"""The marker "largest following"."""

from engines.core.funnel import most
from engines.core.script import Script
from engines.macrobber.score import leaders
from engines.macrobber.state import State
from engines.macrobber.table import Table, seat_label


def move_marker(table: Table, state: State) -> Script[None]:
    """Give the marker to who has most yellow; `state` is the position that was scored (marker.1-marker.4)."""
    first, trace = leaders(
        state,
        state.seats,
        "Y",
        most("yellow", lambda seat: seat.court.Y, "marker.1"),
        most("court", lambda seat: seat.court.total, "marker.2"),
    )
    if len(first) == 1:
        if first[0].id != state.marker:
            table.change(marker=first[0].id)
            yield from table.tell("marker", "marker.1", first[0].id, trace)
        return
    if state.marker:
        yield from table.tell("marker-kept", "marker.3", state.marker, trace)
    else:
        names = tuple(seat_label(state, seat.id) for seat in first)
        yield from table.tell("marker-none", "marker.4", "", trace, seats=names)
