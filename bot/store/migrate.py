"""Bring the database up to this program: the files of `migrations/`, applied by yoyo to one that is there."""

import getpass
import hashlib
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from bot.store.address import sqlite_path
from bot.store.backup import backup
from bot.store.errors import NewerDatabase, StoreFault, fault
from bot.store.identity import MARK, has_content, refuse_foreign, refuse_orphan
from bot.store.private import FOR_OWNER, own_file, own_folder

MIGRATIONS = Path(__file__).parents[2] / "migrations"
FAILURE = "The database was not upgraded"
WAIT = 60.0  # seconds for another process that upgrades
MARKED = f"PRAGMA application_id = {int.from_bytes(MARK)}"
YOYO_TABLE = "_yoyo_migration"
YOYO = f"""
CREATE TABLE "{YOYO_TABLE}" (
    migration_hash VARCHAR(64) PRIMARY KEY, migration_id VARCHAR(255), applied_at_utc TIMESTAMP
);
CREATE TABLE "_yoyo_log" (
    id VARCHAR(36) PRIMARY KEY, migration_hash VARCHAR(64), migration_id VARCHAR(255), operation VARCHAR(10),
    username VARCHAR(255), hostname VARCHAR(255), comment VARCHAR(255), created_at_utc TIMESTAMP
);
CREATE TABLE "_yoyo_version" (version INT NOT NULL PRIMARY KEY, installed_at_utc TIMESTAMP);
CREATE TABLE "yoyo_lock" (locked INT DEFAULT 1 PRIMARY KEY, ctime TIMESTAMP, pid INT NOT NULL);
"""
"""What yoyo makes for itself in a database."""
YOYO_VERSION = 2
"""Which of its ways to do so that is."""


def upgrade(database_url: str, tell_backup: Callable[[Path], object] = str) -> list[str]:
    """Apply what `migrations/` holds and the database has not; returns the names, in the order applied.

    A database with content is backed up first; `tell_backup` is told where the copy is. Several processes
    may do this at once: one works, the others wait. Raises NewerDatabase when the database has migrations
    that are not in `migrations/`, StoreFault when it is no database of Automa or can't be written.
    """
    path = sqlite_path(database_url)
    try:
        if not pending(path):
            return []
        refuse_orphan(path, FAILURE)
        own_folder(path)
        with alone(path):
            missing = pending(path)
            if missing:
                apply(database_url, path, missing, tell_backup)
            return missing
    except OSError as error:
        raise StoreFault(f"{FAILURE}: {error.strerror} ({error.filename or path}).") from error
    except sqlite3.Error as error:
        raise fault(FAILURE, error, path) from error


def pending(path: Path, failure: str = FAILURE) -> list[str]:
    """The shipped migrations that a database lacks, read without yoyo, which is slow to load.

    Raises NewerDatabase, and StoreFault when it is no database of Automa or can't be read.
    """
    refuse_foreign(path, failure)
    known = shipped()
    try:
        applied = applied_to(path)
    except sqlite3.Error as error:
        raise fault(failure, error, path) from error
    except OSError as error:
        raise StoreFault(f"{failure}: {error.strerror} ({path}).") from error
    if unknown := applied.difference(known):
        raise NewerDatabase(tuple(sorted(unknown)))
    return [name for name in known if name not in applied]


def shipped() -> list[str]:
    """The names of the migrations that this program knows, oldest first."""
    return sorted(file.stem for file in MIGRATIONS.glob("*.sql") if not file.stem.endswith(".rollback"))


def applied_to(path: Path) -> set[str]:
    """The migrations that a database of Automa has."""
    if not has_content(path):
        return set()
    with closing(sqlite3.connect(path)) as db:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if YOYO_TABLE in tables:
            return {name for (name,) in db.execute(f"SELECT migration_id FROM {YOYO_TABLE}")}  # noqa: S608
    return set()


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Let one process at a time upgrade the database.

    The lock is one that the system frees when its holder dies. yoyo's own is a row that would outlive it.
    """
    lock_file = Path(f"{path}.lock")
    with suppress(FileExistsError):
        own_file(lock_file)
    found = lock_file.lstat()
    if not stat.S_ISREG(found.st_mode) or found.st_size:
        raise StoreFault(f"{FAILURE}: this is no lock of Automa ({lock_file}).")
    with closing(sqlite3.connect(lock_file, timeout=WAIT, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def apply(database_url: str, path: Path, missing: list[str], tell_backup: Callable[[Path], object]) -> None:
    """Make a new database, or back the one that is there up and let yoyo apply what is missing."""
    if not has_content(path):
        path.touch(FOR_OWNER)  # SQLite would let others read a file that it makes
        make(path, missing)
        return
    tell_backup(backup(database_url))
    apply_by_yoyo(path)
    if left := set(pending(path)).intersection(missing):
        raise StoreFault(f"{FAILURE}: {', '.join(sorted(left))} could not be read ({MIGRATIONS}).")


def make(path: Path, migrations: list[str]) -> None:
    """Make all of a new database in one transaction, and note for yoyo what is applied.

    yoyo would take ten times as long: it is slow to load, and goes to the disk twice for each migration.
    """
    now = datetime.now(UTC).replace(tzinfo=None).isoformat()
    notes = [(hashlib.sha256(name.encode()).hexdigest(), name, now) for name in migrations]
    scripts = [(MIGRATIONS / f"{name}.sql").read_text() for name in migrations]
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript("\n;".join(["BEGIN EXCLUSIVE", MARKED, YOYO, *scripts]))
        db.executemany(f"INSERT INTO {YOYO_TABLE} VALUES (?, ?, ?)", notes)  # noqa: S608
        db.execute("INSERT INTO _yoyo_version VALUES (?, ?)", (YOYO_VERSION, now))
        db.execute("COMMIT")


def bring_up_to_date(path: Path) -> None:
    """Apply what a copy lacks that nobody else uses; no backup is made of it. Raises what `upgrade` does."""
    try:
        if pending(path):
            apply_by_yoyo(path)
    except sqlite3.Error as error:
        raise fault(FAILURE, error, path) from error


def apply_by_yoyo(path: Path) -> None:
    """Let yoyo apply what a database lacks."""
    import yoyo

    with closing(sqlite3.connect(path)) as db:
        db.execute(MARKED)
    give_a_name()
    with yoyo.get_backend(f"sqlite:///{quote(str(path.absolute()))}") as backend:
        backend.break_lock()  # whoever left it there is dead: this process is alone
        with backend.lock():
            backend.apply_migrations(backend.to_apply(yoyo.read_migrations(str(MIGRATIONS))))


def give_a_name() -> None:
    """Name the user whom yoyo notes in its log, where the system does not.

    A container may run as a bare number.
    """
    try:
        getpass.getuser()
    except (KeyError, OSError):
        os.environ["LOGNAME"] = "automa"
