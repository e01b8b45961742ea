"""A file of somebody else at the place of the database: it isn't touched, and nothing comes beside it."""

import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import structlog
from click.testing import CliRunner, Result

from bot.cli import main
from bot.store.backup import backup
from bot.store.errors import StoreFault
from bot.store.lock import only_process
from bot.store.migrate import upgrade
from bot.store.restore import restore

ROOT = Path(__file__).parents[2]
COMMANDS = (
    ("run",),
    ("db", "check"),
    ("db", "backup"),
    ("db", "upgrade"),
    ("db", "restore", "../copy.db"),
    ("export", "aaaaaaaa"),
)


def others(path: Path, *statements: str) -> None:
    """A database that another program made, and does not use now."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def in_use(path: Path) -> None:
    """All that another program has saved is in the WAL: it was killed."""
    if (pid := os.fork()) == 0:
        others_db = sqlite3.connect(path, isolation_level=None)
        others_db.execute("PRAGMA journal_mode = WAL")
        others_db.execute("CREATE TABLE cookies (name TEXT)")
        os._exit(0)
    os.waitpid(pid, 0)
    assert Path(f"{path}-wal").stat().st_size > 0


def half_done(path: Path) -> None:
    """Another program was killed in the middle of a change: only its journal can take that back."""
    others(path, "CREATE TABLE cookies (name TEXT)")
    if (pid := os.fork()) == 0:
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA cache_size = 1")
        db.execute("BEGIN")
        db.executemany("INSERT INTO cookies VALUES (?)", [("x" * 1000,)] * 1000)
        os._exit(0)
    os.waitpid(pid, 0)
    assert Path(f"{path}-journal").stat().st_size > 0


def linked(path: Path) -> None:
    others(path.with_name("cookies.db"), "CREATE TABLE sessions (cookie TEXT)")
    path.symlink_to("cookies.db")


def archived(path: Path) -> None:
    """A file that has a database of Automa in it, and is none."""
    path.write_bytes(b"PACK" + (path.parent.parent / "copy.db").read_bytes())


FOREIGN: dict[str, Callable[[Path], object]] = {
    "text": lambda path: path.write_text("buy milk\n" * 1_000),
    "one byte": lambda path: path.write_bytes(b"S"),
    "database": lambda path: others(path, "CREATE TABLE sessions (cookie TEXT)"),
    "database without tables": lambda path: others(path, "PRAGMA user_version = 7"),
    "database of another user of yoyo": lambda path: others(
        path,
        "CREATE TABLE _yoyo_migration (migration_hash TEXT, migration_id TEXT, applied_at_utc TEXT)",
        "CREATE TABLE yoyo_lock (locked INT)",
        "INSERT INTO _yoyo_migration VALUES ('', '0001_cookies', '')",
    ),
    "database in use": in_use,
    "database half done": half_done,
    "link": linked,
    "link in a circle": lambda path: path.symlink_to(path.name),
    "archive": archived,
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("copy") / "automa.db"
    upgrade(f"sqlite:///{path}")
    return backup(f"sqlite:///{path}")


@pytest.fixture
def folder(copy: Path, tmp_path: Path) -> Path:
    shutil.copy(copy, tmp_path / "copy.db")
    folder = tmp_path / "srv"
    folder.mkdir(mode=0o755)
    return folder


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def command(words: tuple[str, ...], url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Result:
    monkeypatch.chdir(folder)
    nowhere = "http://127.0.0.1:9"
    env = {"DATABASE_URL": url, "DISCORD_TOKEN": "none", "DISCORD_API_BASE": nowhere}
    return CliRunner().invoke(main, words, env=env)


def look(folder: Path) -> dict[str, tuple[object, ...]]:
    """All that a stranger could notice of a folder and what is in it."""
    seen: dict[str, tuple[object, ...]] = {}
    for one in (folder, *folder.iterdir()):
        found = one.lstat()
        content = one.read_bytes() if stat.S_ISREG(found.st_mode) else b""
        seen[one.name] = (found.st_ino, found.st_mode, found.st_nlink, found.st_mtime_ns, content)
    return seen


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("kind", FOREIGN)
def test_what_is_not_ours_is_refused_and_left_as_it_is(
    folder: Path, kind: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    FOREIGN[kind](folder / "theirs.db")
    before = look(folder)
    ran = command(words, f"sqlite:///{folder}/theirs.db", folder, monkeypatch)
    assert (ran.exit_code, ran.stdout) == (1, "")
    (line,) = ran.stderr.splitlines()
    assert f"({folder}/theirs.db)" in line
    assert "nothing was changed" in line
    assert look(folder) == before


@pytest.mark.parametrize("kind", FOREIGN)
def test_what_is_not_ours_is_not_copied_into_and_left_as_it_is(
    folder: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    FOREIGN[kind](folder / "theirs.db")
    before = look(folder)
    words = ("db", "copy", "sqlite:///../copy.db", f"sqlite:///{folder}/theirs.db")
    ran = command(words, "", folder, monkeypatch)
    assert (ran.exit_code, ran.stdout) == (1, "")
    (line,) = ran.stderr.splitlines()
    assert "nothing was changed" in line
    assert look(folder) == before


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_device_is_left_alone(
    folder: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = command(words, "sqlite:////dev/null", folder, monkeypatch)
    assert (ran.exit_code, len(ran.stderr.splitlines())) == (1, 1)
    assert "it is no plain file" in ran.stderr
    assert not [end for end in (".pid", ".lock", "-wal") if Path(f"/dev/null{end}").exists()]


@pytest.mark.parametrize("words", COMMANDS[1:3] + COMMANDS[5:], ids=" ".join)
@pytest.mark.parametrize("is_there", [False, True])
def test_what_only_reads_makes_no_database(
    folder: Path, words: tuple[str, ...], is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_there:
        (folder / "automa.db").touch()
    before = look(folder)
    ran = command(words, f"sqlite:///{folder}/automa.db", folder, monkeypatch)
    assert ran.exit_code == 1
    assert "there is no database" in ran.stderr
    assert look(folder) == before


@pytest.mark.parametrize("kind", [one for one in FOREIGN if one != "archive"])
def test_a_foreign_backup_is_refused_and_left_as_it_is(folder: Path, tmp_path: Path, kind: str) -> None:
    FOREIGN[kind](folder / "theirs.db")
    before = look(folder)
    with pytest.raises(StoreFault, match="The database was not restored"):
        restore(f"sqlite:///{tmp_path}/data/automa.db", folder / "theirs.db")
    assert look(folder) == before
    assert not (tmp_path / "data").exists()


def test_an_empty_file_becomes_a_database(folder: Path) -> None:
    (folder / "automa.db").touch()
    assert upgrade(f"sqlite:///{folder}/automa.db")


def test_a_link_to_nothing_leads_to_where_the_database_is_made(folder: Path) -> None:
    (folder / "automa.db").symlink_to("elsewhere.db")
    assert upgrade(f"sqlite:///{folder}/automa.db")
    assert (folder / "elsewhere.db").stat().st_size > 0
    assert (folder / "automa.db").is_symlink()


def test_a_database_of_an_earlier_version_is_known(folder: Path) -> None:
    """Its head has no mark."""
    path = Path(shutil.copy(folder.parent / "copy.db", folder / "automa.db"))
    others(path, "PRAGMA application_id = 0")
    assert upgrade(f"sqlite:///{path}") == []


def test_the_first_start_killed_before_a_table_was_made_goes_on(folder: Path) -> None:
    path = folder / "automa.db"
    others(path, f"PRAGMA application_id = {int.from_bytes(b'Auto')}")
    assert upgrade(f"sqlite:///{path}")


@pytest.mark.parametrize("written", ["4711\n", "locked by cookies"])
def test_a_lock_of_another_program_is_left_as_it_is(folder: Path, written: str) -> None:
    path = folder / "automa.db"
    for end in (".pid", ".lock"):
        Path(f"{path}{end}").write_text(written)
    before = look(folder)
    with pytest.raises(StoreFault, match=r"no lock of Automa \(.*automa\.db\.pid\)"), only_process(path):
        pass
    with pytest.raises(StoreFault, match=r"no lock of Automa \(.*automa\.db\.lock\)"):
        upgrade(f"sqlite:///{path}")
    assert look(folder) == before


def test_a_pipe_in_the_place_of_a_lock_holds_nobody_up(folder: Path) -> None:
    path = folder / "automa.db"
    os.mkfifo(f"{path}.pid")
    with pytest.raises(StoreFault, match="no lock of Automa"), only_process(path):
        pass


def orphaned(folder: Path, *, is_there: bool = False) -> tuple[Path, Path]:
    """Take a database away from its newest moves; return its place and the WAL that has them."""
    path = Path(shutil.copy(folder.parent / "copy.db", folder / "automa.db"))
    if (pid := os.fork()) == 0:
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("INSERT INTO meta VALUES ('day', 'today')")
        os._exit(0)
    os.waitpid(pid, 0)
    path.rename(folder / "moved.db")
    if is_there:
        path.touch()
    return path, Path(f"{path}-wal")


@pytest.mark.parametrize("is_there", [False, True])
def test_moves_beside_a_database_that_is_gone_are_not_dropped(folder: Path, is_there: bool) -> None:
    path, orphan = orphaned(folder, is_there=is_there)
    wal = orphan.read_bytes()
    with pytest.raises(StoreFault, match="its newest moves lie there"):
        upgrade(f"sqlite:///{path}")
    assert orphan.read_bytes() == wal
    kept = restore(f"sqlite:///{path}", folder.parent / "copy.db")
    assert Path(f"{kept}-wal").read_bytes() == wal
    (folder / "moved.db").replace(str(kept))
    with closing(sqlite3.connect(str(kept))) as db:
        assert db.execute("SELECT value FROM meta").fetchall() == [("today",)]


@pytest.mark.parametrize("is_there", [False, True])
@pytest.mark.parametrize("words", [("run",), ("db", "check"), ("db", "backup"), ("export",)], ids=" ".join)
def test_every_command_tells_of_moves_beside_a_database_that_is_gone(
    folder: Path, words: tuple[str, ...], is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, orphan = orphaned(folder, is_there=is_there)
    wal = orphan.read_bytes()
    ran = command(words, f"sqlite:///{path}", folder, monkeypatch)
    assert (ran.exit_code, len(ran.stderr.splitlines())) == (1, 1)
    assert f"there is no database, but its newest moves lie there ({orphan})" in ran.stderr
    assert orphan.read_bytes() == wal
    assert path.exists() == is_there


def test_moves_are_looked_for_where_a_link_leads(folder: Path) -> None:
    path, orphan = orphaned(folder)
    wal = orphan.read_bytes()
    link = folder.parent / "link.db"
    link.symlink_to(path)
    with pytest.raises(StoreFault, match="its newest moves lie there"):
        upgrade(f"sqlite:///{link}")
    assert (orphan.read_bytes(), path.exists()) == (wal, False)


def test_an_empty_wal_has_no_moves_and_a_new_database_is_made_beside_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "automa.db"
    url = f"sqlite:///{path}"
    Path(f"{path}-wal").touch()
    for what in ("check", "backup"):
        ran = command(("db", what), url, folder, monkeypatch)
        assert f"there is no database ({path})." in ran.stderr
    assert upgrade(url)
    assert command(("db", "check"), url, folder, monkeypatch).exit_code == 0


def test_who_may_not_read_it_is_told_in_one_line(folder: Path) -> None:
    """Root may read everything: a child that is nobody tries."""
    program = (
        "import sys; from pathlib import Path; from bot.store.identity import refuse_foreign\n"
        "import os; from bot.store.errors import StoreFault; path = Path(sys.argv[1]); path.chmod(0)\n"
        "os.geteuid() or (os.chown(path.parent, 65534, 65534), os.chdir(path.parent), os.setuid(65534))\n"
        "try: refuse_foreign(Path(path.name), 'No')\n"
        "except StoreFault as fault: print(fault)"
    )
    (folder / "theirs.db").write_text("hush")
    words = [sys.executable, "-c", program, str(folder / "theirs.db")]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == "No: Permission denied; nothing was changed (theirs.db).\n"
