"""The databases that are copied from and to: a file of SQLite, and PostgreSQL."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from typing import TYPE_CHECKING

from bot.store.copy import ROWS, Row

if TYPE_CHECKING:
    from psycopg import Connection


class SqliteSide:
    """A file of SQLite, which nobody else works with."""

    name = "the SQLite file"

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def rows(self, query: str, *values: str | int) -> Iterator[Row]:
        """Yield the rows of a query, read as they are wanted."""
        yield from self._db.execute(query, _named(values))

    def columns(self, table: str) -> list[str]:
        """Return the names of a table's columns."""
        return [str(name) for (name,) in self.rows("SELECT name FROM pragma_table_info($1)", table)]

    def write(self, statement: str, rows: Iterable[Row] = ((),)) -> None:
        """Run a statement with each of these values."""
        self._db.executemany(statement, map(_named, rows))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Write all that is written within it, or nothing."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")


class PostgresSide:
    """A database of PostgreSQL, by a connection that commits each statement by itself."""

    name = "the PostgreSQL database"

    def __init__(self, db: "Connection[Row]") -> None:
        self._db = db
        self._cursors = count()

    def rows(self, query: str, *values: str | int) -> Iterator[Row]:
        """Yield the rows of a query, of which so many are in memory at once; within a transaction."""
        from psycopg.raw_cursor import RawServerCursor

        with RawServerCursor(self._db, f"rows_{next(self._cursors)}") as cursor:
            cursor.itersize = ROWS
            yield from cursor.execute(query, values)

    def columns(self, table: str) -> list[str]:
        """Return the names of a table's columns."""
        named = "SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND table_schema = "
        with self.transaction():
            return [str(name) for (name,) in self.rows(f"{named} current_schema()", table)]

    def write(self, statement: str, rows: Iterable[Row] = ((),)) -> None:
        """Run a statement with each of these values."""
        from psycopg import RawCursor

        with RawCursor(self._db) as cursor:
            cursor.executemany(statement, rows)

    def transaction(self) -> AbstractContextManager[object]:
        """Write all that is written within it, or nothing."""
        return self._db.transaction()


def _named(values: Iterable[object]) -> dict[str, object]:
    """Name values as SQLite sees `$1`, `$2`, ...: as parameters called 1, 2, ..."""
    return {str(number): value for number, value in enumerate(values, start=1)}
