"""A PostgreSQL database is brought up to date as a whole or not at all, whoever else does so."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store import migrate, schema
from bot.store.errors import DatabaseAway, NewerDatabase, StoreFault
from bot.store.migrate import shipped
from bot.store.sides import target_at
from tests import cluster

COLUMNS = """
SELECT table_name, column_name FROM information_schema.columns
WHERE table_schema = 'public' AND table_name <> 'automa_migrations'
"""
COLUMNS_OF_FILE = """
SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c
WHERE t.type = 'table' AND t.name NOT LIKE '%yoyo%'
"""


@pytest.fixture
def bare(made: str) -> Iterator[str]:
    """The address of a database in which there is nothing."""
    assert made
    here = cluster.running()
    assert here
    name = here.create()
    yield here.url(name)
    here.drop(name)


def run(address: str, statement: str) -> list[Any]:
    with psycopg.connect(address) as db:
        found = db.execute(statement.encode())
        return found.fetchall() if found.description else []


def test_it_has_the_tables_that_a_file_has(bare: str, empty: Path) -> None:
    assert schema.pending(bare) == shipped()
    assert schema.upgrade(bare) == shipped()
    assert schema.upgrade(bare) == schema.pending(bare) == []
    with closing(sqlite3.connect(empty)) as file:
        assert set(run(bare, COLUMNS)) == set(file.execute(COLUMNS_OF_FILE).fetchall())


def test_an_older_one_gets_what_it_lacks(bare: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(schema, "shipped", lambda: shipped()[:8])
        assert schema.upgrade(bare) == shipped()[:8]
    run(bare, "INSERT INTO meta VALUES ('kept', 'yes')")
    assert schema.upgrade(bare) == shipped()[8:]
    assert run(bare, "SELECT value FROM meta") == [("yes",)]


def test_an_older_one_is_not_copied_over_and_stays_as_it_is(
    bare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(schema, "shipped", lambda: shipped()[:8])
        schema.upgrade(bare)
    with pytest.raises(StoreFault, match=r"isn't up to date: .* nothing was changed"), target_at(bare):
        pass
    assert schema.pending(bare) == shipped()[8:]


def test_what_the_address_sets_holds_for_the_tables_too(bare: str) -> None:
    run(bare, "CREATE SCHEMA aside")
    schema.upgrade(f"{bare}?options=-csearch_path%3Daside")
    assert run(bare, COLUMNS) == []
    assert run(bare, "SELECT count(*) FROM aside.sessions") == [(0,)]


def test_of_many_that_do_so_at_once_one_does(bare: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        done = sorted(pool.map(lambda _: schema.upgrade(bare), range(6)), key=len)
    assert done == [[]] * 5 + [shipped()]


def test_what_can_not_be_applied_changes_nothing(
    bare: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in migrate.MIGRATIONS.glob("0*.sql"):
        (tmp_path / one.name).write_text(one.read_text())
    (tmp_path / "0099_wrong.sql").write_text("CREATE TABLE hush (a TEXT NOT NULL);\nCREATE nonsense;\n")
    monkeypatch.setattr(schema, "MIGRATIONS", tmp_path)
    monkeypatch.setattr(migrate, "MIGRATIONS", tmp_path)
    with pytest.raises(StoreFault, match="The database was not upgraded: the server refuses it") as caught:
        schema.upgrade(bare)
    assert "hush" not in str(caught.value)
    assert run(bare, COLUMNS) == []


def test_one_of_a_later_version_is_left_alone(bare: str) -> None:
    schema.upgrade(bare)
    run(bare, "INSERT INTO automa_migrations VALUES ('9999_colour')")
    for act in (schema.upgrade, schema.pending):
        with pytest.raises(NewerDatabase) as caught:
            act(bare)
        assert caught.value.migrations == ("9999_colour",)


def test_another_programs_is_left_alone(bare: str) -> None:
    run(bare, "CREATE TABLE invoices (id BIGINT)")
    with pytest.raises(StoreFault, match="it belongs to another program; nothing was changed"):
        schema.upgrade(bare)
    assert run(bare, COLUMNS) == [("invoices", "id")]


def test_a_server_that_is_not_there_is_told_without_who_may_enter(bare: str) -> None:
    port = psycopg.conninfo.conninfo_to_dict(bare)["port"]
    nowhere = bare.replace(f"automa@127.0.0.1:{port}", f"me:hush@127.0.0.1:{cluster.free_port()}")
    with pytest.raises(
        DatabaseAway, match="The database was not upgraded: the server can't be reached"
    ) as told:
        schema.upgrade(nowhere)
    assert "hush" not in str(told.value)
    assert "me:" not in str(told.value)
