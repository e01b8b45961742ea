"""A statement with its values, as every database runs it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

Row = tuple[Any, ...]  # what a column holds is known to `sql` and `rows` only
Rows = Sequence[Row]
NAMES = tuple(str(number) for number in range(1, 33))


def named(values: Iterable[object]) -> dict[str, object]:
    """Name values as SQLite sees `$1`, `$2`, ...: as parameters called 1, 2, ...; there are 32 at most."""
    return dict(zip(NAMES, values, strict=False))


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
