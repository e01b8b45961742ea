"""The connection that writes, on aiosqlite's thread."""

import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import aiosqlite

from bot.store.errors import is_locked

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]


class Write:
    """A piece of work that writes, and what came of it."""

    def __init__(self, work: Work, *, lasts: bool) -> None:
        self.work = work
        self.lasts = lasts
        self.is_done = False
        self.fault: Exception | None = sqlite3.OperationalError("nothing was written")


class Writer:
    """Does one piece of work after the other, each in one go; `close` must follow, or the process never ends.

    Each write is a transaction. Those that wait for the disk at the same time share one, and with it the sync
    that takes most of their time; each of them still succeeds or fails by itself.

    `Connection._execute` is in no documentation of aiosqlite: `tests/bot/test_library_parts.py` says so when
    an upgrade has taken it away. The public methods hop to the thread and back once a statement:
    between two hops another task could write into the open transaction, or read what is not on disk yet, a
    cancelled task would leave it open, and a move of five statements would take 150 microseconds, not 50.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._thread = aiosqlite.Connection(lambda: db, iter_chunk_size=64)
        self._waiting: deque[Write] = deque()
        self._is_full = True
        """Whether what is written is forced to the disk now."""

    async def start(self) -> None:
        """Start the thread."""
        await self._thread

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `work` returns, which only reads, or raise what it raises."""
        result: T = await self._thread._execute(work, self._db)  # type: ignore[no-untyped-call] # noqa: SLF001
        return result

    async def write(self, work: Work, *, lasts: bool) -> None:
        """Do what writes as one transaction, or raise what it raises; then nothing was written.

        What `lasts` is forced to the disk. All else outlives the process: what a power cut takes of it is
        found in the channel instead.
        """
        write = Write(work, lasts=lasts)
        self._waiting.append(write)
        await self._thread._execute(self._save, write)  # type: ignore[no-untyped-call] # noqa: SLF001
        if write.fault is not None:
            raise write.fault

    def _save(self, write: Write) -> None:
        """Save a write that others haven't taken along, with all that wait by now."""
        if write.is_done:
            return
        writes = [self._waiting.popleft() for _ in range(len(self._waiting))]
        is_full = any(one.lasts for one in writes)
        if is_full != self._is_full:
            self._db.execute(f"PRAGMA synchronous = {'FULL' if is_full else 'NORMAL'}")
            self._is_full = is_full
        save(self._db, writes)

    async def close(self) -> None:
        """Finish what is queued, close the connection and end the thread."""
        await self._thread.close()


def save(db: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """Save all that is written, in one transaction; where that can't be done, each by itself."""
    try:
        with transaction(db):
            for one in writes:
                one.fault = _fault_of(db, one.work)
    except Exception as fault:
        if len(writes) > 1 and not is_locked(fault):
            for one in writes:
                save(db, [one])
            return
        for one in writes:
            one.fault = fault
    for one in writes:
        one.is_done = True


def _fault_of(db: sqlite3.Connection, work: Work) -> Exception | None:
    """Do a piece of work within the transaction; return what it raises, and then nothing of it was done."""
    db.execute("SAVEPOINT one")
    try:
        work(db)
    except Exception as fault:
        if not db.in_transaction:
            raise  # SQLite has taken all of it back, as after some errors of the disk
        db.execute("ROLLBACK TO one")
        return fault
    finally:
        if db.in_transaction:
            db.execute("RELEASE one")
    return None


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Hold the write lock from the first read on; commit at the end, roll back on any error."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
