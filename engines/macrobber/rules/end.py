"""The end of the game."""

from engines.core.script import Script

from ..model import events
from ..model.labels import seat_label
from ..model.state import State
from .workspace import Workspace


def winners(state: State) -> tuple[str, ...]:
    """Return the seats with most points: several share the win (round.10, end.6)."""
    most = max(seat.points for seat in state.seats)
    return tuple(seat.id for seat in state.seats if seat.points == most)


def is_red(state: State) -> bool:
    """Return whether a player is in the red area (round.6, round.8)."""
    return max(seat.points for seat in state.seats) >= state.options.red_area


def why_over(state: State) -> str:
    """Return the clause by which a game that is over ended (end.1, end.3, end.5)."""
    if len(state.course) < state.round:
        return "end.3"  # before a turn: the round wasn't scored any more
    # Each round scored has removed an estate, but for those after the last one was gone.
    return "end.1" if len(state.turned) + len(state.removed) == state.round else "end.5"


def end(work: Workspace, why: str) -> Script[None]:
    """End the game at once, for the reason that the clause names (end.1, end.3, end.5, end.6)."""
    work.change(is_over=True)
    yield from work.tell(events.over(why=why.replace(".", "-")), why)
    first = winners(work.state)
    names = tuple(seat_label(work.state, one) for one in first)
    points = work.seat(first[0]).points
    told = events.won if len(first) == 1 else events.shared
    yield from work.tell(told(winners=names, points=points), "end.6")
