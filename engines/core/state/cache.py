"""What was made of a state, or of anything else that never changes, a moment ago."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")
MOST = 2
"""A correction looks at two states again and again: as it was, and as it is then."""


def remembered(make: Callable[[S], T], most: int = MOST) -> Callable[[S], T]:
    """Remember what is made of the last states asked for; they never change, so each is known by itself."""
    made: dict[int, tuple[S, T]] = {}

    @wraps(make)
    def of(state: S) -> T:
        found = made.pop(id(state), None)
        if found is None:
            # The state is kept, too, so that its id can't become another's.
            found = state, make(state)
        made[id(state)] = found
        if len(made) > most:
            made.pop(next(iter(made)), None)
        return found[1]

    return of
