"""The commands that read a database do on a PostgreSQL server what they do on a file."""

import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.cli.db import backup_database, check_database
from bot.cli.export import export_session
from bot.cli.replay import replay_file
from bot.store.check_server import check_server, running_on_server
from bot.store.copy import copy
from bot.store.errors import NewerDatabase, StoreFault
from bot.store.migrate import upgrade
from bot.store.sides import SqliteSide, target_at
from tests import cluster
from tests.stored import unpack


@pytest.fixture
def full(server: str, tmp_path: Path) -> str:
    """A server's database with running games of an earlier version, some in mid-question."""
    unpack("ad73656", tmp_path / "full.db")
    upgrade(f"sqlite:///{tmp_path / 'full.db'}")
    with closing(sqlite3.connect(tmp_path / "full.db")) as db, target_at(server) as target:
        copy(SqliteSide(db), target)
    return server


@pytest.fixture
def session(full: str) -> str:
    """The session that has the most entries."""
    return str(run(full, "SELECT session FROM entries GROUP BY session ORDER BY count(*) DESC LIMIT 1")[0][0])


@pytest.fixture
def bare(full: str) -> Iterator[str]:
    """The address of a database in which there is nothing."""
    assert full
    here = cluster.running()
    assert here
    with here.database("template0") as address:
        yield address


def run(address: str, statement: str) -> list[Any]:
    with psycopg.connect(address) as db:
        found = db.execute(statement.encode())
        return found.fetchall() if found.description else []


def test_a_sound_database_has_no_findings_and_its_games_are_found(full: str) -> None:
    assert check_server(full) == []
    named = {one.session.id for one in running_on_server(full)}
    assert named == {id_ for (id_,) in run(full, "SELECT id FROM sessions WHERE status = 'running'")}
    assert named


@pytest.mark.parametrize("column", ["input", "said", "events", "state", "open", "redo"])
def test_an_entry_that_can_not_be_read_is_named(full: str, session: str, column: str) -> None:
    run(full, f"UPDATE entries SET {column} = '{{' WHERE seq = 2 AND session = '{session}'")
    assert check_server(full) == [f"entry 2 of session {session} can't be read"]


def test_options_that_can_not_be_read_and_missing_entries_are_named(full: str, session: str) -> None:
    run(full, f"UPDATE sessions SET options = 'none' WHERE id = '{session}'")
    run(full, f"DELETE FROM entries WHERE seq = 1 AND session = '{session}'")
    assert check_server(full) == [
        f"the options of session {session} can't be read",
        f"session {session} misses entries",
    ]


def test_what_is_kept_for_a_server_is_read_as_its_game_reads_it(full: str) -> None:
    run(full, "DELETE FROM kept")
    columns = "guild, game, kind, key, value, author, at"
    run(full, f"INSERT INTO kept ({columns}) VALUES ('7', 'london', 'cards', '1', '[]', '5', 1)")
    assert check_server(full) == []
    (found,) = check_server(full, lambda game, kind, key, value: (game, kind, key, value) == ("", "", "", ""))
    assert found == "cards 1 of london, kept for server 7, can't be read"


def test_a_lost_table_is_named(full: str) -> None:
    run(full, "DROP TABLE holders")
    assert "table holders lacks seat" in check_server(full)


def test_what_is_newer_another_programs_or_not_there_is_told(full: str, bare: str) -> None:
    run(full, "UPDATE automa_migrations SET name = '9999_colour' WHERE name = '0001_sessions'")
    with pytest.raises(NewerDatabase, match="newer Automa"):
        check_server(full)
    run(bare, "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreFault, match="The database was not checked: it belongs to another program"):
        check_server(bare)
    with pytest.raises(StoreFault, match="The database was not checked: the server"):
        check_server(f"{bare}_gone")


def test_the_command_says_what_it_has_not_looked_at(
    full: str, session: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(full, f"DELETE FROM sessions WHERE id <> '{session}'")
    monkeypatch.setenv("DATABASE_URL", full)
    assert check_database() == 0
    assert capsys.readouterr().out.splitlines()[0] == "The database is sound."
    run(full, "UPDATE entries SET state = '{' WHERE seq = 2")
    assert check_database() == 1
    told = capsys.readouterr().err
    assert f"entry 2 of session {session} can't be read" in told
    assert "db restore" not in told


def test_a_dump_that_is_put_back_is_sound_and_has_it_all(full: str, bare: str, tmp_path: Path) -> None:
    """As docs/hosting.md says."""
    found, dump = cluster.programs(), tmp_path / "automa.dump"
    assert found
    found = (found / "initdb").resolve().parent  # a link to it may lie on the path
    subprocess.run([found / "pg_dump", "--format=custom", f"--file={dump}", full], check=True)
    subprocess.run([found / "pg_restore", "--no-owner", f"--dbname={bare}", dump], check=True)
    assert check_server(bare) == []
    for table in ("sessions", "entries", "holders", "kept", "automa_migrations"):
        rows = f"SELECT * FROM {table}"
        assert sorted(run(bare, rows)) == sorted(run(full, rows))


def test_a_backup_is_the_hosts_and_it_is_said_how(
    server: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", server)
    assert backup_database(None) == 1
    (told,) = capsys.readouterr().err.splitlines()
    for way in ("pg_dump --format=custom", "point-in-time recovery", "docs/hosting.md"):
        assert way in told


def test_a_session_is_exported_and_replayed_as_from_a_file(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(full, "UPDATE sessions SET status = 'ended' WHERE game IN ('caledonia', 'macrobber')")
    with closing(sqlite3.connect(tmp_path / "full.db")) as db, db:
        db.execute("UPDATE sessions SET status = 'ended' WHERE game IN ('caledonia', 'macrobber')")
    query = "SELECT game, MAX(id) FROM sessions GROUP BY game ORDER BY game"
    codes: dict[str, set[int]] = {}
    for game, session in run(full, query):
        told = []
        for name, address in (("server", full), ("file", f"sqlite:///{tmp_path / 'full.db'}")):
            monkeypatch.setenv("DATABASE_URL", address)
            file = tmp_path / f"{name}-{game}"
            assert export_session(session, file) == 0
            codes.setdefault(game, set()).add(replay_file(file, decides=False))
            told.append(capsys.readouterr().out)
            assert export_session("", None) == 0
            told.append(capsys.readouterr().out)
        assert (tmp_path / f"server-{game}").read_bytes() == (tmp_path / f"file-{game}").read_bytes()
        assert told[:2] == told[2:]
    assert codes.pop("caledonia") == codes.pop("macrobber") == {0}
    assert set().union(*codes.values()) == {1}  # they run: they can be checked after their end
