"""The marks of the seats."""

from engines.core.seats import MARKS, Mark
from engines.macrobber.state import State


def seat_mark(state: State, seat: str) -> Mark:
    """Return the mark of a seat, by its place."""
    return MARKS[[one.id for one in state.seats].index(seat)]
