"""The marks of the automata."""

from engines.burgundy.state import State
from engines.core.seats import MARKS, Mark


def seat_mark(state: State, seat_id: str) -> Mark:
    """Return the mark of an automata seat, by its place."""
    return MARKS[[seat.id for seat in state.seats].index(seat_id)]
