"""The marker "largest following"."""

from engines.core.script import Script
from engines.core.script.funnel import most

from ..model import events
from ..model.labels import seat_label
from ..model.state import State
from .score import leaders
from .workspace import Workspace


def move_marker(work: Workspace, state: State) -> Script[None]:
    """Give the marker to who has most yellow; `state` is the position that was scored.

    (marker.1, marker.2, marker.3, marker.4)
    """
    leading = leaders(
        state,
        state.seats,
        most("yellow", lambda seat: seat.court.Y, "marker.1"),
        most("court", lambda seat: seat.court.total, "marker.2"),
    )
    first, trace = leading.left, leading.trace
    if len(first) == 1:
        if first[0].id != state.marker:
            work.change(marker=first[0].id)
            # The last criterion that was looked at has decided.
            yield from work.tell(events.marker(), trace.steps[-1].rule, trace, seat=first[0].id)
        return
    if state.marker:
        is_tied = any(seat.id == state.marker for seat in first)
        rule = "marker.2" if is_tied else "marker.3"
        yield from work.tell(events.marker_kept(), rule, trace, seat=state.marker)
    else:
        names = tuple(seat_label(state, seat.id) for seat in first)
        yield from work.tell(events.marker_none(seats=names), "marker.4", trace)
