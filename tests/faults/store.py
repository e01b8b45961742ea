"""The real store on a real file, without its thread, and what a power cut leaves of it."""

import inspect
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from bot.store.errors import StoreFault
from bot.store.file import SqliteFile
from bot.store.sqlite import SqliteStore
from bot.store.store import SqlStore
from bot.store.writer import Write, save
from tests.faults.seams import STORE, Seams

T = TypeVar("T")

WRITES = frozenset(
    (
        *("create", "append", "reopen", "hold", "score", "settle", "write_down", "move_channel"),
        *("keep", "forget", "recall", "drop_forgotten", "set_meta", "wait", "set_wishes"),
        *("set_server", "set_board_message"),
        *("say_farewell", "end_farewell", "forget_person", "forget_keeper", "set_gone", "forget_guild"),
        *("set_note", "plan"),
    )
)
"""What the store does on its thread: other tasks run meanwhile. All else it reads at once."""


class Disk:
    """A database file, and what of it has been forced to the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._synced: bytes | None = None
        """What a power cut leaves, if that is less than the file has."""
        self.writes: list[bool] = []
        """What was written: of each transaction whether it was forced to the disk."""

    def store(self) -> SqlStore:
        """Return a store on it."""
        Writer.disk = self
        return SqliteStore(self.path)

    @property
    def content(self) -> bytes:
        """The whole database."""
        return self.path.read_bytes()

    def put(self, content: bytes) -> None:
        """Put a whole database in place."""
        for end in ("-wal", "-shm"):
            Path(f"{self.path}{end}").unlink(missing_ok=True)
        self.path.write_bytes(content)
        self._synced = None

    def write(self, db: sqlite3.Connection, write: Write) -> None:
        """Save a write of the store's thread, and note whether it is forced to the disk."""
        before, content = db.total_changes, db.serialize()
        save(db, [write])
        if db.total_changes != before:
            self._synced = None if write.lasts else self._synced or content
            self.writes.append(write.lasts)

    def entry(self, session: str, seq: int) -> Any:
        """Return an entry as it stands in the file; None if there is none."""
        with closing(sqlite3.connect(self.path)) as db:
            found = db.execute("SELECT * FROM entries WHERE session = ? AND seq = ?", (session, seq))
            return found.fetchone()

    def rows(self, query: str) -> list[Any]:
        """Return what a query finds in the file."""
        with closing(sqlite3.connect(self.path)) as db:
            return db.execute(query).fetchall()

    def lose(self) -> None:
        """Lose what wasn't forced to the disk."""
        if self._synced is not None:
            self.put(self._synced)


class Writer:
    """In place of the store's thread: does its work at once."""

    disk: Disk

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def start(self) -> None:
        pass

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return work(self._db)

    async def write(self, work: Callable[[sqlite3.Connection], object], *, lasts: bool) -> None:
        write = Write(work, lasts=lasts)
        self.disk.write(self._db, write)
        if write.fault is not None:
            raise write.fault

    async def close(self) -> None:
        self._db.close()


def at_once(doing: Coroutine[Any, Any, T]) -> T:
    """Run what never waits, and return what it returns."""
    try:
        doing.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    doing.close()
    raise AssertionError("it waits")


class CountedStore:
    """The store as the bot sees it: whatever is asked of it can go wrong."""

    def __init__(self, store: SqlStore, seams: Seams) -> None:
        self._store, self._seams = store, seams

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self._store, name)
        if not inspect.iscoroutinefunction(asked):
            return asked

        async def ask(*args: Any, **options: Any) -> Any:
            def act() -> tuple[Any, bool]:
                before = self._changes
                result = at_once(asked(*args, **options))
                has_effect = self._changes != before
                assert name in WRITES or not has_effect, f"{name} writes: name it in WRITES"
                return result, has_effect

            def fault() -> StoreFault:
                return StoreFault(f"{name}: the disk has failed")

            return await self._seams.touch(STORE, name, act, fault, hops=name in WRITES)

        return ask

    @property
    def _changes(self) -> int:
        return Changes.of(self._store)


class Changes:
    """Tells whether a call has changed the file."""

    @staticmethod
    def of(store: SqlStore) -> int:
        database: Any = store.database
        if isinstance(store.database, SqliteFile):
            return int(database._writer._db.total_changes)
        return int(database.changes)
