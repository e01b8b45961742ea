"""Brings a PostgreSQL database up to this program: the files of `migrations/`, all of them or none."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import Connection
from psycopg.errors import DuplicateTable, UniqueViolation

from bot.store.errors import DatabaseAway, NewerDatabase, StoreFault
from bot.store.migrate import FAILURE, MIGRATIONS, shipped
from bot.store.server import is_away, place_of, reason_of

OWN = MIGRATIONS / "postgresql"
"""Where one lies that PostgreSQL has to be told in other words."""
TABLE = "automa_migrations"
NOTES = f"CREATE TABLE IF NOT EXISTS {TABLE} (name TEXT NOT NULL PRIMARY KEY)"
NOTE = f"INSERT INTO {TABLE} (name) VALUES (%s)"  # noqa: S608
NOTED = f"SELECT name FROM {TABLE}"  # noqa: S608
TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
TRIES = 5
WAIT = 10
"""Seconds for the server."""

Db = Connection[tuple[Any, ...]]


def upgrade(address: str) -> list[str]:
    """Apply what a database lacks and return the names, in the order applied.

    Several processes may do this at once: each migration is noted before it is applied, and of two that note
    the same one waits for the other. Raises NewerDatabase, and StoreFault when the database belongs to
    another program, can't be reached, or refuses.
    """
    for _ in range(TRIES):
        try:
            with connected(address, FAILURE) as db, db.transaction():
                missing = _missing(db, address, FAILURE)
                if missing:
                    _apply(db, missing)
                return missing
        except (UniqueViolation, DuplicateTable):
            continue  # somebody else was first
    raise StoreFault(f"{FAILURE}: others do so at the same moment ({place_of(address)}).")


def pending(address: str, failure: str = FAILURE) -> list[str]:
    """The migrations that a database lacks. Raises what `upgrade` does."""
    with connected(address, failure) as db:
        return _missing(db, address, failure)


def _missing(db: Db, address: str, failure: str) -> list[str]:
    tables = {name for name, *_ in db.execute(TABLES)}
    if tables and TABLE not in tables:
        reason = "it belongs to another program; nothing was changed"
        raise StoreFault(f"{failure}: {reason} ({place_of(address)}).")
    applied = {name for name, *_ in db.execute(NOTED.encode())} if tables else set()
    if unknown := applied.difference(shipped()):
        raise NewerDatabase(tuple(sorted(unknown)))
    return [name for name in shipped() if name not in applied]


def _apply(db: Db, missing: list[str]) -> None:
    db.execute(NOTES.encode())
    for name in missing:
        db.execute(NOTE.encode(), (name,))
    for name in missing:
        own = OWN / f"{name}.sql"
        script = (own if own.exists() else MIGRATIONS / f"{name}.sql").read_text("utf-8")
        # Sorted by their bytes, as SQLite does, in whatever language the server sorts.
        db.execute(script.replace(" TEXT ", ' TEXT COLLATE "C" ').encode())


@contextmanager
def connected(address: str, failure: str) -> Iterator[Db]:
    """Connect to a database. What goes wrong there is a StoreFault, but for a race that somebody has won."""
    try:
        with psycopg.connect(
            address,
            connect_timeout=WAIT,
            target_session_attrs="read-write",
            application_name="automa",
        ) as db:
            yield db
    except (UniqueViolation, DuplicateTable):
        raise
    except psycopg.Error as error:
        kind = DatabaseAway if is_away(error) else StoreFault
        raise kind(f"{failure}: {reason_of(error)} ({place_of(address)}).") from None
