"""What was made of a state a moment ago."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")
MOST = 2
"""A correction looks at two states again and again: as it was, and as it is then."""


def remembered(make: Callable[[S], T]) -> Callable[[S], T]:
    """Remember what is made of each of the last states; these never change, so each is known by itself."""
    made: OrderedDict[int, tuple[S, T]] = OrderedDict()

    @wraps(make)
    def of(state: S) -> T:
        if (found := made.get(id(state))) is None:
            # It keeps the state, too, so that its id can't become another's.
            found = made[id(state)] = state, make(state)
            if len(made) > MOST:
                made.popitem(last=False)
        return found[1]

    return of
