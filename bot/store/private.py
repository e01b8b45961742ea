"""The files of a database are for their owner alone: they hold seeds and hidden hands."""

import os
import stat
from pathlib import Path

FOR_OWNER = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("-wal", "-shm", "-journal", ".lock", ".pid", ".backup-", ".replaced-", ".restoring")
"""How the names go on of what lies beside a database."""


def own_folder(path: Path) -> None:
    """Make the folder of a database, for its owner alone; one that is there is left as it is."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def own_file(path: Path) -> None:
    """Make an empty file for its owner alone. Raises FileExistsError when there is something already."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FOR_OWNER))


def make_private(path: Path) -> list[Path]:
    """Take from others what lies at a database: the file itself, SQLite's beside it, locks and backups.

    The folder may be meant for others: it is never changed. Returns what they can still get into.
    """
    return [one for one in belonging(path) if not is_private(one)]


def belonging(path: Path) -> list[Path]:
    """Return the folder of a database and the files there that belong to it."""
    path = path.resolve()
    beside = tuple(path.name + end for end in BESIDE)
    try:
        names = [one.name for one in path.parent.iterdir()]
    except OSError:  # not every folder that can be entered can be listed
        names = [path.name]
    files = [path.parent / name for name in sorted(names) if name == path.name or name.startswith(beside)]
    return [path.parent, *files]


def is_private(path: Path) -> bool:
    """Tell whether others can do nothing with a file or folder; a file of this user is made so."""
    try:
        found = path.lstat()
        if stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid() and found.st_mode & OTHERS:
            path.chmod(found.st_mode & stat.S_IRWXU)
            found = path.lstat()
    except OSError:  # it is gone by now, or lies where modes can't be set
        return not path.exists()
    return not found.st_mode & OTHERS or stat.S_ISLNK(found.st_mode)
