"""A database is copied into an empty one, and what has arrived is compared."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store.copy import Copied, copy
from bot.store.errors import StoreFault
from bot.store.leases import Leases
from bot.store.migrate import upgrade
from bot.store.postgres import PostgresDatabase
from bot.store.sides import SqliteSide, source_at, target_at
from bot.store.stores import store_at
from tests.stored import unpack

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%yoyo%' ORDER BY name"


def opened(path: Path) -> sqlite3.Connection:
    upgrade(f"sqlite:///{path}")
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA foreign_keys = ON")
    return db


@pytest.fixture
def full(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A database of an earlier version, brought up to date: running games, some in mid-question."""
    unpack("ad73656", tmp_path / "full.db")
    with closing(opened(tmp_path / "full.db")) as db:
        yield db


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(opened(tmp_path / "empty.db")) as db:
        yield db


def content(db: sqlite3.Connection) -> dict[str, list[Any]]:
    names = [name for (name,) in db.execute(TABLES)]
    return {name: sorted(db.execute(f"SELECT * FROM {name}")) for name in names}


class Cut(SqliteSide):
    """A database that is gone after so many statements."""

    left = 0

    def write(self, statement: str, rows: Iterable[tuple[Any, ...]] = ((),)) -> None:
        if not self.left:
            raise ConnectionError
        self.left -= 1
        super().write(statement, rows)


class Lossy(SqliteSide):
    """A database that keeps another state than it is given."""

    def write(self, statement: str, rows: Iterable[tuple[Any, ...]] = ((),)) -> None:
        super().write(statement, rows)
        if statement.startswith("INSERT INTO entries"):
            self._db.execute("UPDATE entries SET state = state || ' ' WHERE seq = 2")


def test_a_copy_has_all_that_the_database_has(full: sqlite3.Connection, empty: sqlite3.Connection) -> None:
    found = copy(SqliteSide(full), SqliteSide(empty))
    assert content(empty) == content(full)
    assert found == Copied(len(content(full)["sessions"]), sum(map(len, content(full).values())))


def test_what_holds_something_is_not_copied_over(full: sqlite3.Connection, empty: sqlite3.Connection) -> None:
    copy(SqliteSide(full), SqliteSide(empty))
    before = content(empty)
    with pytest.raises(StoreFault, match="isn't empty; nothing was changed"):
        copy(SqliteSide(full), SqliteSide(empty))
    assert content(empty) == before


def test_an_older_database_is_not_copied_over_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    unpack("ad73656", path)
    before = path.read_bytes()
    with (
        pytest.raises(StoreFault, match=r"isn't up to date: .* nothing was changed"),
        target_at(f"sqlite:///{path}"),
    ):
        pass
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]


def test_a_copy_that_was_interrupted_begins_anew(full: sqlite3.Connection, empty: sqlite3.Connection) -> None:
    cut = Cut(empty)
    for cut.left in (5, 20, 40):
        with pytest.raises(ConnectionError):
            copy(SqliteSide(full), cut)
    copy(SqliteSide(full), SqliteSide(empty))
    assert content(empty) == content(full)


def test_what_arrives_otherwise_than_it_was_sent_is_no_copy(
    full: sqlite3.Connection, empty: sqlite3.Connection
) -> None:
    session = full.execute("SELECT id FROM sessions ORDER BY created, id").fetchone()[0]
    with pytest.raises(StoreFault, match=f"what has arrived of {session} in entries"):
        copy(SqliteSide(full), Lossy(empty))
    assert not content(empty)["entries"]


def test_databases_of_different_versions_are_not_copied(
    full: sqlite3.Connection, empty: sqlite3.Connection
) -> None:
    empty.execute("ALTER TABLE entries ADD COLUMN colour TEXT")
    with pytest.raises(StoreFault, match="entries isn't the same in both: bring them up to date first"):
        copy(SqliteSide(full), SqliteSide(empty))


def test_a_copy_on_a_server_has_it_all_and_so_has_the_copy_of_the_copy(
    full: sqlite3.Connection, server: str, tmp_path: Path
) -> None:
    with target_at(server) as side:
        there = copy(SqliteSide(full), side)
    back = f"sqlite:///{tmp_path / 'back.db'}"
    with source_at(server) as side, target_at(back) as again:
        assert copy(side, again) == there
    with closing(sqlite3.connect(tmp_path / "back.db")) as db:
        assert content(db) == content(full)


async def test_a_server_that_a_bot_works_with_is_not_copied(server: str) -> None:
    database = PostgresDatabase(server)
    await database.open()
    await Leases(database, "bot", 60).claim([0], 1)
    await database.close()
    with pytest.raises(StoreFault, match="stop it first"), source_at(server):
        pass


async def test_a_half_copy_is_no_database_to_play_with(
    full: sqlite3.Connection, empty: sqlite3.Connection, tmp_path: Path
) -> None:
    cut = Cut(empty)
    cut.left = 40
    with pytest.raises(ConnectionError):
        copy(SqliteSide(full), cut)
    with pytest.raises(StoreFault, match="a copy that was interrupted: run `automa db copy` again"):
        await store_at(f"sqlite:///{tmp_path / 'empty.db'}").open()
