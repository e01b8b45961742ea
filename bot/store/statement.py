"""A statement with its values, as every database runs it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Row = tuple[Any, ...]  # what a column holds is known to `sql` and `rows` only
Rows = Sequence[Row]


@dataclass(frozen=True, slots=True)
class Statement:
    """One of those in `bot.store.sql`."""

    text: str
    values: tuple[str | int, ...] = ()
    rival: Exception | None = None
    """Raised when there is a row of its key already, or when it gets no key."""
    judge: Callable[[Rows], object] | None = None
    """Looks at what it finds; what that raises undoes all that is written together with it."""
    written: "Statement | None" = None
    """Finds the row that it writes, as it writes it."""
