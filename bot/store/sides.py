"""The databases that are copied from and to: a file of SQLite, and one on a PostgreSQL server."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import count
from typing import TYPE_CHECKING

from bot.store import migrate
from bot.store.address import is_postgres, sqlite_path
from bot.store.copy import FAILURE, ROWS, Row, Side
from bot.store.errors import StoreFault, fault
from bot.store.identity import require_ours
from bot.store.lock import only_process
from bot.store.statement import named
from bot.store.writer import transaction

if TYPE_CHECKING:
    from psycopg import Connection

IN_USE = "SELECT 1 FROM leases WHERE shard >= 0 AND ends > statement_timestamp()"
"""Finds something while a bot works with a database on a server."""
OLD = "isn't up to date: `automa db upgrade` does that"


class SqliteSide:
    """A file of SQLite, which nobody else works with."""

    name = "the SQLite file"

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def rows(self, query: str, *values: str | int) -> Iterator[Row]:
        """Yield the rows of a query, read as they are wanted."""
        yield from self._db.execute(query, named(values))

    def columns(self, table: str) -> list[str]:
        """Return the names of a table's columns."""
        return [str(name) for (name,) in self.rows("SELECT name FROM pragma_table_info($1)", table)]

    def write(self, statement: str, rows: Iterable[Row] = ((),)) -> None:
        """Run a statement with each of these values."""
        self._db.executemany(statement, map(named, rows))

    def transaction(self) -> AbstractContextManager[object]:
        """Write all that is written within it, or nothing."""
        return transaction(self._db)


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


@contextmanager
def source_at(database_url: str) -> Iterator[Side]:
    """Open a database to copy from, which nobody may work with. Raises StoreFault."""
    if is_postgres(database_url):
        from bot.store import schema

        if schema.pending(database_url, FAILURE):
            raise StoreFault(f"{FAILURE}: the PostgreSQL database {OLD}.")
        with _server(database_url) as side:
            yield side
        return
    path = sqlite_path(database_url)
    require_ours(path, FAILURE)
    if migrate.pending(path, FAILURE):
        raise StoreFault(f"{FAILURE}: the SQLite file {OLD}.")
    with _file(database_url) as side:
        yield side


@contextmanager
def target_at(database_url: str) -> Iterator[Side]:
    """Open a database to copy into, made if there is none yet. Raises StoreFault."""
    if is_postgres(database_url):
        from bot.store import schema

        _refuse_older(PostgresSide.name, schema.pending(database_url, FAILURE))
        schema.upgrade(database_url)
        with _server(database_url) as side:
            yield side
        return
    _refuse_older(SqliteSide.name, migrate.pending(sqlite_path(database_url), FAILURE))
    with _file(database_url) as side:
        yield side


def _refuse_older(name: str, missing: list[str]) -> None:
    """Raise StoreFault if a database has some of the migrations: to bring it up to date would change it."""
    if 0 < len(missing) < len(migrate.shipped()):
        raise StoreFault(f"{FAILURE}: {name} {OLD}, or name one that is new; nothing was changed.")


@contextmanager
def _file(database_url: str) -> Iterator[SqliteSide]:
    path = sqlite_path(database_url)
    with only_process(path):
        migrate.upgrade(database_url)
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as db:
                db.execute("PRAGMA foreign_keys = ON")
                yield SqliteSide(db)
        except sqlite3.Error as error:
            raise fault(FAILURE, error, path) from error


@contextmanager
def _server(database_url: str) -> Iterator[PostgresSide]:
    with server_at(database_url, FAILURE) as side:
        with side.transaction():
            is_in_use = any(side.rows(IN_USE))
        if is_in_use:
            from bot.store.server import place_of

            raise StoreFault(f"{FAILURE}: a bot works with {place_of(database_url)}, stop it first.")
        yield side


@contextmanager
def server_at(database_url: str, failure: str) -> Iterator[PostgresSide]:
    """Open a database on a server, with which bots may work. Raises StoreFault."""
    import psycopg

    from bot.store.server import place_of, reason_of

    try:
        with psycopg.connect(database_url, autocommit=True, connect_timeout=10) as db:
            db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            yield PostgresSide(db)
    except psycopg.Error as error:
        raise StoreFault(f"{failure}: {reason_of(error)} ({place_of(database_url)}).") from None
