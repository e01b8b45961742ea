"""Copies of the database, made while others use it."""

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.address import sqlite_path
from bot.store.errors import DatabaseDamaged, StoreFault, fault
from bot.store.identity import require_ours
from bot.store.private import own_file

FAILURE = "The backup was not made"
SPARE = 16 << 20
"""Bytes that stay free beside a copy, so that the bot can go on saving."""
MEBIBYTE = 1 << 20
IN_USE = """
SELECT (page_count - freelist_count) * page_size
FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()
"""


def backup(database_url: str, to: Path | None = None, kind: str = "backup") -> Path:
    """Copy the database into a new file, read the copy back, and return where it is.

    `to` is the file to make; without it, it lies next to the database under a name with the kind and the
    UTC time. An existing file is never overwritten. Raises StoreFault, and leaves no half copy, when there is
    no sound database to copy or no room for it.
    """
    path = sqlite_path(database_url)
    require_ours(path, FAILURE)
    path = path.resolve()  # where a link leads to the daily ones are looked for
    try:
        copy = claim(to) if to else claim_beside(path, kind)
    except FileExistsError as error:
        raise StoreFault(f"{FAILURE}: there is a file already ({to}).") from error
    except OSError as error:
        raise StoreFault(f"{FAILURE}: {error.strerror} ({to or path.parent}).") from error
    try:
        fill(copy, path)
        flush(copy)
        flush(copy.absolute().parent)
    except OSError as error:
        copy.unlink()
        raise StoreFault(f"{FAILURE}: {error.strerror} ({copy}).") from error
    except BaseException:
        copy.unlink()
        raise
    return copy


def claim(copy: Path) -> Path:
    """Make an empty file under a name that nobody uses; SQLite fills an empty file, and refuses any other."""
    own_file(copy)
    return copy


def claim_beside(path: Path, kind: str = "backup") -> Path:
    """Make an empty file next to the database: its name, the kind, the UTC time and a number."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    number = 1
    while True:
        try:
            return claim(path.with_name(f"{path.name}.{kind}-{stamp}-{number}"))
        except FileExistsError:
            number += 1


def fill(copy: Path, path: Path, failure: str = FAILURE) -> None:
    """Write a compact copy of the database at `path` into the empty file `copy`, and check it."""
    copy = copy.absolute()  # to SQLite a name that begins with `file:` says more than where it is
    try:
        with closing(sqlite3.connect(path)) as db:
            require_room(copy.parent, db.execute(IN_USE).fetchone()[0], failure)
            db.execute("VACUUM INTO :copy", {"copy": str(copy)})
        with closing(sqlite3.connect(copy)) as db:
            findings = db.execute("PRAGMA integrity_check").fetchall()
    except sqlite3.Error as error:
        raise fault(failure, error, path) from error
    except UnicodeEncodeError as error:
        raise StoreFault(f"{failure}: SQLite writes into no file whose name isn't UTF-8 ({copy}).") from error
    if findings != [("ok",)]:
        raise DatabaseDamaged(f"{failure}: the copy is damaged, and so may be the database ({path}).")


def require_room(folder: Path, needed: int, failure: str) -> None:
    """Raise StoreFault, which begins with `failure`, unless so many bytes can be written into a folder."""
    free = shutil.disk_usage(folder).free
    if free < needed + SPARE:
        lacks = f"{free / MEBIBYTE:,.1f} MiB are free, and it needs {(needed + SPARE) / MEBIBYTE:,.1f} MiB"
        raise StoreFault(f"{failure}: there is no room for it, {lacks} ({folder}).")


def flush(path: Path) -> None:
    """Wait until a file, or which files are in a folder, is on the disk."""
    found = os.open(path, os.O_RDONLY)
    try:
        os.fsync(found)
    finally:
        os.close(found)
