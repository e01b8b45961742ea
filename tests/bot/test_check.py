import os
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest

from bot.store import check as checking
from bot.store.check import check, look_over
from bot.store.errors import NewerDatabase, StoreFault
from bot.store.migrate import upgrade
from bot.store.sqlite import SqliteStore
from tests.bot.conftest import Table, play_out


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "automa.db"


@pytest.fixture
async def played(table: Table, store: SqliteStore, path: Path) -> Path:
    """A database with a whole game in it."""
    await play_out(table)
    await store.close()
    return path


def run(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(statement, values)


def damage(path: Path) -> None:
    """Overwrite pages in the middle of a database that fills many."""
    run(path, "UPDATE meta SET value = ?", "x" * 100_000)
    run(path, "INSERT INTO meta VALUES ('long', ?)", "x" * 100_000)
    with path.open("r+b") as file:
        file.seek(-4096 * 16, os.SEEK_END)
        file.write(b"\xff" * 4096 * 8)


def test_a_sound_database_has_no_findings(played: Path) -> None:
    assert check(played) == []
    assert look_over(played)


def test_damaged_pages_are_found(played: Path) -> None:
    damage(played)
    assert check(played)
    with pytest.raises(StoreFault, match=r"damaged .*automa\.db.*`automa db restore FILE`") as caught:
        look_over(played)
    assert len(str(caught.value).splitlines()) == 1


def test_a_damaged_head_is_found(played: Path) -> None:
    with played.open("r+b") as file:
        file.write(b"\xff" * 4096)
    for look in (check, look_over):
        with pytest.raises(StoreFault, match="not an SQLite database"):
            look(played)


def test_a_cut_off_file_is_found(played: Path) -> None:
    os.truncate(played, played.stat().st_size // 2)
    for look in (check, look_over):
        with pytest.raises(StoreFault, match="damaged"):
            look(played)


@pytest.mark.parametrize("broken", ["{", b"\xff\xfe\xfd"])
@pytest.mark.parametrize("column", ["input", "said", "events", "state", "open", "redo"])
def test_an_entry_that_can_not_be_read_is_named(played: Path, column: str, broken: object) -> None:
    run(played, f"UPDATE entries SET {column} = ? WHERE seq = 2", broken)
    assert check(played) == ["entry 2 of session sessioa2 can't be read"]


def test_options_that_can_not_be_read_and_missing_entries_are_named(played: Path) -> None:
    run(played, "UPDATE sessions SET options = 'none'")
    run(played, "DELETE FROM entries WHERE seq = 1")
    assert check(played) == [
        "the options of session sessioa2 can't be read",
        "session sessioa2 misses entries",
    ]
    run(played, "DELETE FROM entries")
    assert "session sessioa2 misses entries" in check(played)


def test_a_lost_table_is_named(played: Path) -> None:
    run(played, "DROP TABLE holders")
    assert "table holders lacks seat" in check(played)


def test_an_older_database_is_sound(played: Path) -> None:
    for table in ("outbox", "posted", "presses"):
        run(played, f"DROP TABLE {table}")
    run(played, "CREATE TABLE told (session TEXT NOT NULL PRIMARY KEY, seq BIGINT NOT NULL)")
    run(played, "DELETE FROM _yoyo_migration WHERE migration_id >= '0004'")
    assert check(played) == []


def test_an_entry_without_its_session_is_found(played: Path) -> None:
    run(played, "DELETE FROM sessions")
    assert any("of entries belongs to nothing in sessions" in line for line in check(played))


def test_a_start_looks_no_longer_than_it_may(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes longer is left to `automa db check`."""

    class Over(Timer):
        """Its time is over as soon as something is done."""

        def start(self) -> None:
            assert self.interval == checking.AT_START
            db = self.function.__self__  # type: ignore[attr-defined]
            db.set_trace_callback(lambda _: self.function())
            super().start()

    monkeypatch.setattr(checking, "Timer", Over)
    assert not look_over(played)


def test_what_is_not_there_or_not_ours_is_told(path: Path, tmp_path: Path) -> None:
    assert look_over(path)
    with pytest.raises(StoreFault, match="there is no database"):
        check(path)
    assert not path.exists()
    run(tmp_path / "other.db", "CREATE TABLE sessions (cookie TEXT)")
    with pytest.raises(StoreFault, match="The database was not checked: it belongs to another program"):
        check(tmp_path / "other.db")


def test_a_newer_database_is_told(played: Path) -> None:
    run(
        played, "UPDATE _yoyo_migration SET migration_id = '9999_colour' WHERE migration_id = '0001_sessions'"
    )
    with pytest.raises(NewerDatabase, match="newer Automa"):
        check(played)


def test_a_start_takes_back_what_a_killed_upgrade_left_half_done(path: Path) -> None:
    """Before the first start of the bot a database has a journal in place of a WAL."""
    upgrade(f"sqlite:///{path}")
    pid = os.fork()
    if pid == 0:
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA cache_size = 1")
        db.execute("BEGIN")
        for number in range(1000):
            db.execute("INSERT INTO meta VALUES (?, ?)", (number, "x" * 1000))
        os._exit(0)
    os.waitpid(pid, 0)
    assert Path(f"{path}-journal").stat().st_size > 0
    assert look_over(path)
    assert check(path) == []


def test_checks_may_be_made_while_others_write(path: Path) -> None:
    upgrade(f"sqlite:///{path}")
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO meta VALUES ('open', 'yes')")
        assert check(path) == []
        assert look_over(path)
