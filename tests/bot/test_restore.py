import errno
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import restore as restoring
from bot.store.backup import backup
from bot.store.errors import DatabaseInUse, NewerDatabase, StoreFault
from bot.store.lock import only_process
from bot.store.migrate import upgrade
from bot.store.restore import restore
from bot.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]
THIS_COPY = r"not restored: this copy is damaged; nothing was changed, take another \(.*copy\.db\)"
KILLED = """
import os, sys
from pathlib import Path
from bot.store import restore
def die(*_): os._exit(9)
where = sys.argv[1]
setattr(restore if hasattr(restore, where) else Path, where, die)
restore.restore(sys.argv[2], Path(sys.argv[3]))
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "automa.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def copy(url: str, path: Path, tmp_path: Path) -> Path:
    """A backup of yesterday; today's database says something else."""
    upgrade(url)
    run(path, "PRAGMA journal_mode = WAL", "INSERT INTO meta VALUES ('day', 'yesterday')")
    copy = backup(url, tmp_path / "copy.db")
    run(path, "UPDATE meta SET value = 'today'")
    return copy


def run(path: Path, *statements: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return [db.execute(statement).fetchall() for statement in statements][-1]


def day(path: Path) -> object:
    return run(path, "SELECT value FROM meta WHERE key = 'day'")[0][0]


def die_writing(path: Path, statement: str) -> None:
    """Write as a process that is killed then: what it wrote is in the WAL only."""
    pid = os.fork()
    if pid == 0:
        sqlite3.connect(path, isolation_level=None).execute(statement)
        os._exit(0)
    os.waitpid(pid, 0)


def spoil(path: Path) -> None:
    """Overwrite all but the first page."""
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))


def untouched(path: Path) -> bool:
    """Tell whether there is today's database and nothing new beside it."""
    names = {one.name for one in path.parent.iterdir()}
    return day(path) == "today" and names <= {"automa.db", "automa.db.lock", "automa.db.pid"}


def test_a_backup_takes_the_place_and_what_was_there_is_kept(url: str, path: Path, copy: Path) -> None:
    before = copy.read_bytes()
    path.chmod(0o644)
    kept = restore(url, copy)
    assert kept is not None
    assert (day(path), day(kept), copy.read_bytes()) == ("yesterday", "today", before)
    assert {stat.S_IMODE(one.stat().st_mode) for one in (path, kept)} == {0o600}
    assert upgrade(url) == []


async def test_a_restored_database_can_be_written_and_what_was_there_stays(
    url: str, path: Path, copy: Path
) -> None:
    kept = restore(url, copy)
    assert kept is not None
    store = SqliteStore(path)
    await store.open()
    await store.set_meta("day", "tomorrow")
    await store.check()
    await store.close()
    assert (day(path), day(kept), day(copy)) == ("tomorrow", "today", "yesterday")


def test_what_a_killed_bot_left_in_the_wal_is_kept_and_not_mixed_in(url: str, path: Path, copy: Path) -> None:
    die_writing(path, "UPDATE meta SET value = 'tonight'")
    assert Path(f"{path}-wal").stat().st_size > 0
    kept = restore(url, copy)
    assert kept is not None
    assert (day(path), day(kept)) == ("yesterday", "tonight")


def test_a_damaged_database_is_replaced_and_kept_with_its_wal(url: str, path: Path, copy: Path) -> None:
    die_writing(path, "UPDATE meta SET value = 'tonight'")
    wal = Path(f"{path}-wal").read_bytes()
    path.write_bytes(b"\xff" * 8192)
    kept = restore(url, copy)
    assert kept is not None
    assert kept.read_bytes() == b"\xff" * 8192
    assert Path(f"{kept}-wal").read_bytes() == wal
    assert day(path) == "yesterday"


def test_a_lost_database_comes_back(url: str, path: Path, copy: Path) -> None:
    shutil.rmtree(path.parent)
    assert restore(url, copy) is None
    assert day(path) == "yesterday"


def test_a_restore_can_be_taken_back(url: str, path: Path, copy: Path) -> None:
    kept = restore(url, copy)
    assert kept is not None
    restore(url, kept)
    assert day(path) == "today"


def test_it_is_refused_while_a_bot_runs(url: str, path: Path, copy: Path) -> None:
    with only_process(path), pytest.raises(DatabaseInUse, match=f"process {os.getpid()}"):
        restore(url, copy)
    assert untouched(path)


def test_the_database_itself_is_refused(url: str, path: Path, copy: Path, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(path)
    (tmp_path / "second.db").hardlink_to(path)
    for source in (path, tmp_path / "link.db", tmp_path / "second.db"):
        with pytest.raises(StoreFault, match="that file is the database itself"):
            restore(url, source)
    assert untouched(path)
    assert copy.exists()


def test_hostile_files_are_refused(url: str, path: Path, copy: Path, tmp_path: Path) -> None:
    hostile = tmp_path / "hostile"
    hostile.mkdir()
    (hostile / "notes.txt").write_text("buy milk\n" * 1_000)
    (hostile / "empty.db").touch()
    (hostile / "half.db").write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    spoil(Path(shutil.copy(copy, hostile / "spoilt.db")))
    run(hostile / "other.db", "CREATE TABLE sessions (cookie TEXT)")
    trap = Path(shutil.copy(copy, hostile / "trap.db"))
    run(trap, "CREATE TRIGGER trap AFTER INSERT ON meta BEGIN DELETE FROM sessions; END")
    os.mkfifo(hostile / "pipe")
    (hostile / "dangling").symlink_to(hostile / "nowhere")
    for source in (*hostile.iterdir(), hostile):
        with pytest.raises(StoreFault, match="The database was not restored"):
            restore(url, source)
        assert untouched(path), source


def test_a_newer_backup_is_refused(url: str, path: Path, copy: Path) -> None:
    run(copy, "UPDATE _yoyo_migration SET migration_id = '9999_colour' WHERE migration_id = '0001_sessions'")
    with pytest.raises(NewerDatabase, match="newer Automa"):
        restore(url, copy)
    assert untouched(path)


def test_an_older_backup_is_upgraded_by_the_next_start(url: str, path: Path, copy: Path) -> None:
    newer = [f"DROP TABLE {table}" for table in ("outbox", "posted", "presses")]
    older = "CREATE TABLE told (session TEXT NOT NULL PRIMARY KEY, seq BIGINT NOT NULL)"
    without = "DELETE FROM _yoyo_migration WHERE migration_id IN ('0004_outbox', '0013_posted_kinds')"
    run(copy, *newer, older, without)
    restore(url, copy)
    assert "0004_outbox" in upgrade(url)
    assert day(path) == "yesterday"


def test_unreadable_entries_are_refused(url: str, path: Path, copy: Path) -> None:
    run(copy, "INSERT INTO sessions VALUES ('aaaaaaaa', '', '', '', '', '{', '', '', 'ended', 1, '', '')")
    with pytest.raises(StoreFault, match=f"{THIS_COPY}.*: the options of session aaaaaaaa"):
        restore(url, copy)
    assert untouched(path)


@pytest.mark.parametrize("how", ["half", "spoilt", "without its rows' values"])
def test_a_damaged_copy_is_told_from_the_database(url: str, path: Path, copy: Path, how: str) -> None:
    """Whose copy is damaged still has the database: no backup has to be put in its place."""
    if how == "half":
        os.truncate(copy, copy.stat().st_size // 2)
    elif how == "spoilt":
        spoil(copy)
    else:
        nullable = "UPDATE sqlite_master SET sql = replace(sql, {}) WHERE name = 'meta'"
        run(
            copy,
            "PRAGMA writable_schema = ON",
            nullable.format("'value TEXT NOT NULL', 'value TEXT'"),
            "PRAGMA writable_schema = RESET",
            "UPDATE meta SET value = NULL",
            "PRAGMA writable_schema = ON",
            nullable.format("'value TEXT', 'value TEXT NOT NULL'"),
        )
    with pytest.raises(StoreFault, match=THIS_COPY) as caught:
        restore(url, copy)
    assert "restore a backup" not in str(caught.value)
    assert untouched(path)


def test_a_full_disk_changes_nothing(
    url: str, path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    for step in ("flush", "put_aside", "claim"):
        with monkeypatch.context() as small:
            small.setattr(restoring, step, full)
            with pytest.raises(StoreFault, match="The database was not restored: No space left on device"):
                restore(url, copy)
        assert untouched(path)


def test_a_disk_that_is_full_for_the_kept_copy_changes_nothing(
    url: str, path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    monkeypatch.setattr(shutil, "copyfile", refuse)
    with pytest.raises(StoreFault, match="No space left on device"):
        restore(url, copy)
    assert untouched(path)


def test_a_file_system_without_links_is_no_hindrance(
    url: str, path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    kept = restore(url, copy)
    assert kept is not None
    assert (day(path), day(kept)) == ("yesterday", "today")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


@pytest.mark.parametrize("step", ["copied", "check", "put_aside", "link", "replace"])
def test_killed_at_any_step_there_is_a_database_and_it_can_be_done_again(
    url: str, path: Path, copy: Path, step: str
) -> None:
    die_writing(path, "UPDATE meta SET value = 'tonight'")
    killed = subprocess.run([sys.executable, "-c", KILLED, step, url, str(copy)], cwd=ROOT, check=False)
    assert killed.returncode == 9
    assert day(path) == "tonight"
    kept = restore(url, copy)
    assert kept is not None
    assert (day(path), day(kept)) == ("yesterday", "tonight")
    assert not Path(f"{path}.restoring").exists()
