"""The connection that writes, on aiosqlite's thread."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import aiosqlite

T = TypeVar("T")


class Writer:
    """Does one piece of work after the other, each in one go; `close` must follow, or the process never ends.

    `Connection._execute` is in no documentation of aiosqlite: `tests/bot/test_library_parts.py` says so when
    an upgrade has taken it away. The public methods hop to the thread and back once a statement:
    between two hops another task could write into the open transaction, or read what is not on disk yet, a
    cancelled task would leave it open, and a move of five statements would take 150 microseconds, not 50.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._thread = aiosqlite.Connection(lambda: db, iter_chunk_size=64)

    async def start(self) -> None:
        """Start the thread."""
        await self._thread

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `work` returns, or raise what it raises."""
        result: T = await self._thread._execute(work, self._db)  # type: ignore[no-untyped-call] # noqa: SLF001
        return result

    async def close(self) -> None:
        """Finish what is queued, close the connection and end the thread."""
        await self._thread.close()
