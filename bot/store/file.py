"""One SQLite file: a connection that writes, on a thread of its own, and one that reads."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from bot.store.errors import StoreFault, fault, is_locked
from bot.store.patience import TRIES_AGAIN, Patience
from bot.store.place import Place
from bot.store.statement import Row, Rows, Statement, named
from bot.store.writer import Writer

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cache_size = -256",
)
BUSY_TIMEOUT = 10
"""Milliseconds that SQLite itself waits for a lock, and all behind with it: `_patiently` tries again."""

NO_KEY = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_NOTNULL)
"""There is a row of that key already, or the row before it is missing."""

T = TypeVar("T")


class SqliteFile:
    """A file that is open, and what reads it and writes into it.

    Writing is a hop to the store's thread. What a press looks at isn't: a look takes 20 microseconds, a hop
    takes five times that and waits behind other sessions' writes.
    """

    most_at_hand = 500_000  # to read a session again takes less than a millisecond

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._patience = Patience()
        self._writes = 0
        """How many are under way."""
        self._version = 0
        """What SQLite calls the file's version after the last of them: others' writes change it, too."""
        self._place = Place(path)
        self.writes_fail = False

    async def open(self) -> None:
        """Open the file and start the store's thread; `close` must follow, or the process never ends."""
        try:
            self._reader = reader = self._connect()
            self._writer = writer = Writer(self._connect())
        except sqlite3.Error as error:
            raise fault("The database was not opened", error, self.path) from error
        reader.execute("PRAGMA query_only = ON")
        self._place = Place(self.path)
        await writer.start()

    async def close(self) -> None:
        """Finish what is queued, close the file and end the thread; closing twice is harmless."""
        writer, self._writer = self._writer, None
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.close()
        if writer is not None:
            await writer.close()
            self._place.part()

    def look_at_place(self) -> None:
        """Raise StoreFault if the file at the path isn't the open one: what is written would be lost."""
        self._place.refuse_another("Nothing is saved")

    async def check(self) -> None:
        """Read the whole file; raises StoreFault, with SQLite's findings, when it is damaged."""
        failure = "The database was not checked"
        pages = await self.read(failure, Statement("PRAGMA integrity_check"))
        orphans = await self.read(failure, Statement("PRAGMA foreign_key_check"))
        if pages != [("ok",)] or orphans:
            findings = "; ".join(str(value) for row in (*pages, *orphans) for value in row)
            raise StoreFault(f"The database is damaged, restore a backup ({self.path}): {findings}")

    def _connect(self) -> sqlite3.Connection:
        # mode=rw: a file that is not there must not come to life without its tables.
        uri = f"{self.path.absolute().as_uri()}?mode=rw"
        db = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
        try:
            for pragma in PRAGMAS:
                db.execute(pragma)
            db.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
            db.execute("SELECT 1 FROM sqlite_master").fetchone()  # now all files are open
        except sqlite3.Error:
            db.close()
            raise
        return db

    def others_wrote(self) -> bool:
        """Tell whether somebody else has written since this was asked last, as far as is known."""
        if self._writes or self._version == (now := self._version_now()):
            return False
        self._version = now
        return True

    async def look(self, statement: Statement) -> Rows:
        """Read at once, or on the store's thread if somebody has locked the file for a moment."""
        return (await self.look_at((statement,)))[0]

    async def look_at(self, statements: Sequence[Statement]) -> list[Rows]:
        """Read with several statements, as `look` does with one."""
        if self._reader is not None:
            try:
                return run(self._reader, statements)
            except sqlite3.Error:
                pass
        return await self._patiently(
            "The session was not read", lambda writer: writer.run(lambda db: run(db, statements))
        )

    async def read(self, failure: str, statement: Statement) -> Rows:
        """Read on the store's thread in one go."""
        found = await self._patiently(failure, lambda writer: writer.run(lambda db: run(db, (statement,))))
        return found[0]

    async def write(
        self, failure: str, statements: Iterable[Statement], _session: str = "", /, *, lasts: bool = True
    ) -> list[Rows]:
        """Write as one transaction, unless that would go into a file that nobody finds again."""
        written, found = tuple(statements), list[Rows]()

        def work(db: sqlite3.Connection) -> None:
            self._place.refuse_another(failure)
            found[:] = run(db, written)

        self._writes += 1
        try:
            await self._patiently(failure, lambda writer: writer.write(work, lasts=lasts))
            self.writes_fail = False
        except StoreFault:
            self.writes_fail = True
            raise
        finally:
            self._writes -= 1
            if not self._writes:
                self._version = self._version_now()
        return found

    def _version_now(self) -> int:
        """Return the file's version, -1 if it can't be read."""
        try:
            return int(self._reader.execute("PRAGMA data_version").fetchone()[0]) if self._reader else -1
        except sqlite3.Error:
            return -1

    async def _patiently(self, failure: str, ask: Callable[[Writer], Awaitable[T]]) -> T:
        """Ask something of the writer.

        A lock of another program is waited for here and not on the thread, where others' work waits too:
        what was refused once may succeed later only if this tries again, so nothing is saved after a fault.
        """
        has_waited = False
        while self._writer is not None:
            try:
                result = await ask(self._writer)
            except sqlite3.Error as error:
                if not is_locked(error) or self._patience.is_over():
                    raise fault(failure, error, self.path) from error
                has_waited = True
                await asyncio.sleep(TRIES_AGAIN)
            else:
                if has_waited:
                    self._patience.renew()
                return result
        raise StoreFault(f"{failure}: the store is closed.")


def run(db: sqlite3.Connection, statements: Iterable[Statement]) -> list[Rows]:
    """Run statements and return what each finds; raises their rivals, and what their judges raise."""
    found: list[Rows] = []
    for one in statements:
        rows = _rows(db, one)
        if one.judge:
            one.judge(rows)
        found.append(rows)
    return found


def _rows(db: sqlite3.Connection, statement: Statement) -> list[Row]:
    try:
        return db.execute(statement.text, named(statement.values)).fetchall()
    except sqlite3.IntegrityError as error:
        if statement.rival and error.sqlite_errorcode in NO_KEY:
            raise statement.rival from error
        raise
