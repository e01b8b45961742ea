"""The marks of the seats."""

from engines.burgundy.state import State
from engines.burgundy.table import seats
from engines.core.seats import MARKS, Mark


def seat_mark(state: State, seat_id: str) -> Mark:
    """Return the mark of a seat, by its place at the table."""
    return MARKS[[seat.id for seat in seats(state)].index(seat_id)]
