"""What can be told of a database while a bot may use it: nothing is changed, not even a mode."""

import os
import re
import shutil
import sqlite3
import stat
from pathlib import Path

from bot.store.check import damage_within, opened
from bot.store.errors import fault
from bot.store.identity import has_content
from bot.store.lock import PARTS
from bot.store.private import OTHERS, belonging
from bot.store.sql import META
from bot.store.sql_whole import RUNNING_PLACES
from bot.store.statement import named

FAILURE = "The database was not read"
BACKUP = ".backup-"
BACKUP_NAME = re.compile(r"Z-\d+$")
"""How its name ends: what came of using it lies beside it."""


def findings(path: Path, within: float) -> list[str] | None:
    """Look for damaged pages; see `damage_within`."""
    return damage_within(path, within, FAILURE)


def running_places(path: Path) -> list[tuple[str, str]]:
    """Return server and channel of each session that runs. Raises StoreFault."""
    return [(str(guild), str(channel)) for guild, channel in _rows(path, RUNNING_PLACES)]


def meta(path: Path, key: str) -> str:
    """Return what the program keeps about itself under a key, empty if nothing. Raises StoreFault."""
    return next((str(value) for (value,) in _rows(path, META, key)), "")


def _rows(path: Path, query: str, *values: str) -> list[tuple[object, ...]]:
    try:
        with opened(path) as db:
            db.text_factory = str
            return db.execute(query, named(values)).fetchall()
    except sqlite3.Error as error:
        raise fault(FAILURE, error, path) from error


def size(path: Path) -> int:
    """Return how many bytes a database has, with the newest moves beside it."""
    files = (Path(f"{path.resolve()}{end}") for end in PARTS)
    return sum(one.stat().st_size for one in files if one.exists())


def room(path: Path) -> int:
    """Return how many bytes are free for this user where a database lies, or will."""
    folder = next(one for one in path.absolute().parents if one.is_dir())
    return shutil.disk_usage(folder).free


def open_to_others(path: Path) -> list[Path]:
    """Return what others can get into of a database's folder and of the files there that belong to it."""
    return [one for one in belonging(path) if _is_open(one)]


def _is_open(path: Path) -> bool:
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:  # SQLite's own come and go
        return False
    return bool(mode & OTHERS) and not stat.S_ISLNK(mode)


def is_anothers(path: Path) -> bool:
    """Tell whether a database belongs to another user than who runs this."""
    return path.stat().st_uid != os.geteuid()


def last_backup(path: Path) -> tuple[Path, float] | None:
    """Return the newest backup beside a database, and when (seconds since 1970) it was made."""
    path = path.resolve()
    beside = (one for one in path.parent.glob(f"{path.name}{BACKUP}*") if BACKUP_NAME.search(one.name))
    found = [(one.stat().st_mtime, one) for one in beside if has_content(one)]
    return (max(found)[1], max(found)[0]) if found else None
