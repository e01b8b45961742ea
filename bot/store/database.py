"""What the store needs of a database; there are two of them, `file` and `postgres`."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from bot.store.statement import Rows, Statement


class Database(Protocol):
    """Reads, and writes in transactions. All of it raises StoreFault when the database fails or refuses."""

    most_at_hand: int
    """Characters of sessions that it pays to have at hand; one has 10,000 to 40,000."""
    writes_fail: bool
    """Whether the last write has not gone through, whatever kept it from that."""

    async def open(self) -> None:
        """Begin; `close` must follow, or the process never ends."""

    async def close(self) -> None:
        """Finish what is under way, and end; closing twice is harmless."""

    async def check(self) -> None:
        """Raise StoreFault when the database is damaged."""

    def look_at_place(self) -> None:
        """Raise StoreFault if what is written now would be found by nobody."""

    def others_wrote(self) -> bool:
        """Tell whether somebody else has written since this was asked last, as far as is known."""

    async def look(self, statement: Statement) -> Rows:
        """Return what a statement finds that takes no time to speak of."""

    async def look_at(self, statements: Sequence[Statement]) -> list[Rows]:
        """Return what several of them find, all at the same moment."""

    async def read(self, failure: str, statement: Statement, /) -> Rows:
        """Return what a statement finds that may take longer; a fault begins with `failure`."""

    async def write(
        self, failure: str, statements: Iterable[Statement], session: str = "", /, *, lasts: bool = True
    ) -> list[Rows]:
        """Run statements as one transaction and return what each finds; if it raises, nothing was written.

        If they all belong to one `session` that is named. Unless it `lasts` a power cut may take it. Returns
        nothing where all that is known is that it was written.
        """
