import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import migrate
from bot.store.backup import backup
from bot.store.errors import NewerDatabase, StoreFault
from bot.store.migrate import MIGRATIONS, upgrade

ROOT = Path(__file__).parents[2]
SHIPPED = sorted(file.stem for file in MIGRATIONS.glob("*.sql") if ".rollback" not in file.name)
COLUMNS = """
SELECT t.name, c.name, c.type, c.pk FROM sqlite_master t, pragma_table_info(t.name) c ORDER BY 1, 2
"""
NOTES = "SELECT migration_id, migration_hash FROM _yoyo_migration ORDER BY 1"
UPGRADER = """
import sys
from bot.store.migrate import upgrade
sys.stdin.readline()
print(*upgrade(sys.argv[1]), *(["yoyo"] if "yoyo" in sys.modules else []))
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "automa.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The migrations folder of a later program, with one more migration than this one."""
    folder = shutil.copytree(MIGRATIONS, tmp_path / "migrations")
    (folder / "9999_colour.sql").write_text(
        "ALTER TABLE meta ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';\n"
    )
    monkeypatch.setattr(migrate, "MIGRATIONS", folder)
    return folder


def run(path: Path, *statements: str) -> list[tuple[object, ...]]:
    """Run statements on a database and return the rows of the last one."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return [db.execute(statement).fetchall() for statement in statements][-1]


def backups(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.backup-*"))


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def start_upgrade(url: str) -> subprocess.Popen[str]:
    """Start a process that upgrades when it reads a line."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", UPGRADER, url]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=ROOT)


def old_database(url: str, path: Path) -> None:
    """A database of this version with a value in it."""
    upgrade(url)
    run(path, "INSERT INTO meta VALUES ('tree', 'oak')")


def test_a_new_database_is_made_with_its_folder(url: str, path: Path) -> None:
    assert upgrade(url) == SHIPPED
    assert run(path, "SELECT count(*) FROM entries") == [(0,)]
    assert backups(path) == []


def test_a_new_database_is_as_yoyo_would_make_it(url: str, path: Path, tmp_path: Path) -> None:
    upgrade(url)
    own = tmp_path / "yoyo.db"
    migrate.apply_by_yoyo(own)
    for query in (COLUMNS, NOTES, "PRAGMA application_id"):
        assert run(path, query) == run(own, query)
    before = run(path, "SELECT * FROM _yoyo_migration")
    migrate.apply_by_yoyo(path)
    assert run(path, "SELECT * FROM _yoyo_migration") == before


def test_a_new_database_is_made_whole_or_not_at_all(url: str, path: Path, next_version: Path) -> None:
    good = (next_version / "9999_colour.sql").read_text()
    (next_version / "9999_colour.sql").write_text(f"{good}\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreFault, match="The database was not upgraded: no such table: nowhere"):
        upgrade(url)
    assert path.stat().st_size == 0
    (next_version / "9999_colour.sql").write_text(good)
    assert upgrade(url) == [*SHIPPED, "9999_colour"]
    assert backups(path) == []


def test_an_odd_path_is_taken_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "my games%20#1?" / "automa & co.db"
    assert upgrade(f"sqlite:///{path}") == SHIPPED
    assert path.stat().st_size > 0


def test_a_second_upgrade_has_nothing_to_do_and_does_not_load_yoyo(url: str, path: Path) -> None:
    upgrade(url)
    before = path.read_bytes()
    output, errors = start_upgrade(url).communicate("\n")
    assert (output, errors) == ("\n", "")
    assert path.read_bytes() == before


def test_a_backup_is_made_before_a_migration(url: str, path: Path, request: pytest.FixtureRequest) -> None:
    old_database(url, path)
    request.getfixturevalue("next_version")
    assert upgrade(url) == ["9999_colour"]
    assert run(path, "SELECT * FROM meta") == [("tree", "oak", "red")]
    (copy,) = backups(path)
    assert run(copy, "SELECT * FROM meta") == [("tree", "oak")]


def test_a_database_of_a_newer_program_is_refused_untouched(
    url: str, path: Path, next_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(url)
    before = path.read_bytes(), files(path.parent)
    monkeypatch.setattr(migrate, "MIGRATIONS", MIGRATIONS)
    with pytest.raises(NewerDatabase, match=r"newer Automa .*9999_colour.*nothing was changed") as caught:
        upgrade(url)
    assert caught.value.migrations == ("9999_colour",)
    assert (path.read_bytes(), files(path.parent)) == before
    assert next_version != MIGRATIONS


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, path: Path, request: pytest.FixtureRequest
) -> None:
    old_database(url, path)
    folder: Path = request.getfixturevalue("next_version")
    good = (folder / "9999_colour.sql").read_text()
    (folder / "9999_colour.sql").write_text(f"{good}\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreFault, match="The database was not upgraded: no such table: nowhere"):
        upgrade(url)
    assert run(path, "SELECT * FROM meta") == [("tree", "oak")]
    assert len(backups(path)) == 1
    (folder / "9999_colour.sql").write_text(good)
    assert upgrade(url) == ["9999_colour"]
    assert len(backups(path)) == 2


@pytest.mark.parametrize("exists", [False, True])
def test_two_upgrades_at_once_both_succeed(url: str, path: Path, exists: bool) -> None:
    if exists:
        old_database(url, path)
        run(path, "DELETE FROM _yoyo_migration")
    processes = [start_upgrade(url) for _ in range(3)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    results = [process.communicate() for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0], results
    assert sorted(output.replace("yoyo", "").split() for output, _ in results) == [[], [], SHIPPED]
    assert len(backups(path)) == exists
    assert run(path, "SELECT count(*) FROM entries") == [(0,)]


def test_a_lock_left_by_a_killed_upgrade_stops_nobody(
    url: str, path: Path, request: pytest.FixtureRequest
) -> None:
    old_database(url, path)
    run(path, "INSERT INTO yoyo_lock VALUES (1, '2026-01-01T00:00:00', 1)")
    request.getfixturevalue("next_version")
    assert upgrade(url) == ["9999_colour"]


def test_an_upgrade_killed_before_it_was_noted_is_done_again(url: str, path: Path) -> None:
    old_database(url, path)
    run(path, "DELETE FROM _yoyo_migration")
    assert upgrade(url) == SHIPPED
    assert run(path, "SELECT * FROM meta") == [("tree", "oak")]


def test_an_upgrade_works_for_a_user_without_a_name(
    url: str, path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_database(url, path)
    request.getfixturevalue("next_version")

    def nobody() -> str:
        if "LOGNAME" in os.environ:
            return os.environ["LOGNAME"]
        raise KeyError("getpwuid(): uid not found: 1234")

    monkeypatch.setenv("LOGNAME", "restored after the test")
    monkeypatch.delenv("LOGNAME")
    monkeypatch.setattr("getpass.getuser", nobody)
    assert upgrade(url) == ["9999_colour"]


def test_a_file_that_is_no_database_is_left_alone(url: str, path: Path) -> None:
    path.parent.mkdir()
    path.write_text("buy milk\n" * 1_000)
    with pytest.raises(StoreFault, match="The database was not upgraded: the file is not an SQLite database"):
        upgrade(url)
    assert path.read_text() == "buy milk\n" * 1_000
    assert files(path.parent) == [path.name]


def test_a_damaged_database_is_not_upgraded(url: str, path: Path, request: pytest.FixtureRequest) -> None:
    old_database(url, path)
    run(path, f"UPDATE meta SET value = '{'x' * 100_000}'")
    with path.open("r+b") as file:
        file.seek(-4096 * 16, os.SEEK_END)
        file.write(b"\xff" * 4096 * 8)
    before = path.read_bytes()
    request.getfixturevalue("next_version")
    with pytest.raises(StoreFault, match="damaged"):
        upgrade(url)
    assert path.read_bytes() == before
    assert backups(path) == []


def test_the_database_of_another_program_is_left_alone(url: str, path: Path) -> None:
    path.parent.mkdir()
    run(path, "CREATE TABLE sessions (cookie TEXT)")
    with pytest.raises(StoreFault, match="it belongs to another program; nothing was changed"):
        upgrade(url)
    assert run(path, "SELECT name FROM sqlite_master") == [("sessions",)]


def test_a_place_where_no_file_can_be_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFault, match="The database was not upgraded"):
        upgrade(f"sqlite:///{tmp_path}/file/automa.db")
    with pytest.raises(StoreFault, match="The database was not upgraded"):
        upgrade(f"sqlite:///{tmp_path}")


def test_a_folder_without_permission_is_a_fault(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(StoreFault, match=r"The database was not upgraded: Permission denied \(.*/data\)"):
        upgrade(url)


def test_a_rollback_takes_away_what_its_migration_made(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "automa.db")) as db:
        for name in SHIPPED:
            db.executescript((MIGRATIONS / f"{name}.sql").read_text())
        for name in reversed(SHIPPED):
            db.executescript((MIGRATIONS / f"{name}.rollback.sql").read_text())
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_a_backup_holds_all_that_was_saved_while_others_write(url: str, path: Path) -> None:
    old_database(url, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("INSERT INTO meta VALUES ('saved', 'yes')")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO meta VALUES ('open', 'yes')")
        copy = backup(url)
    assert run(copy, "SELECT key FROM meta ORDER BY key") == [("saved",), ("tree",)]
    assert copy.parent == path.parent


def test_backups_never_overwrite(url: str, path: Path, tmp_path: Path) -> None:
    old_database(url, path)
    assert len({backup(url), backup(url), backup(url)}) == 3
    chosen = tmp_path / "chosen.db"
    assert backup(url, chosen) == chosen
    run(path, "DELETE FROM meta")
    with pytest.raises(StoreFault, match="there is a file already"):
        backup(url, chosen)
    assert run(chosen, "SELECT * FROM meta") == [("tree", "oak")]


def test_a_backups_name_is_only_a_name(
    url: str, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_database(url, path)
    monkeypatch.chdir(tmp_path)
    backup(url, Path("file:u.db?mode=memory"))
    assert run(tmp_path / "file:u.db?mode=memory", "SELECT * FROM meta") == [("tree", "oak")]


def test_a_name_that_sqlite_can_not_write_is_refused(url: str, path: Path, tmp_path: Path) -> None:
    old_database(url, path)
    before = files(tmp_path)
    with pytest.raises(StoreFault, match=r"The backup was not made: .* name isn't UTF-8"):
        backup(url, tmp_path / os.fsdecode(b"caf\xe9.db"))
    assert files(tmp_path) == before


def test_what_cannot_be_backed_up_leaves_no_half_copy(url: str, path: Path) -> None:
    with pytest.raises(StoreFault, match="The backup was not made: there is no database"):
        backup(url)
    path.parent.mkdir()
    path.write_text("buy milk\n" * 1_000)
    with pytest.raises(StoreFault, match="The backup was not made: the file is not an SQLite database"):
        backup(url)
    with pytest.raises(StoreFault, match="The backup was not made"):
        backup(url, path / "copy.db")
    assert files(path.parent) == [path.name]
