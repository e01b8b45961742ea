"""Lets one process at a time work with a database."""

import fcntl
import os
import platform
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.store.errors import DatabaseInUse, StoreFault
from bot.store.identity import HELD_BY
from bot.store.private import FOR_OWNER, own_folder

PARTS = ("", "-wal", "-shm", "-journal")
"""The files that a database may consist of, as their names go on."""


@contextmanager
def only_process(path: Path) -> Iterator[None]:
    """Be the only process that works with a database; its folder is made if there is none.

    The system frees the lock when its holder dies, however it dies. It lies in a file beside the database,
    which says who holds it and stays when nobody does. Raises DatabaseInUse, StoreFault when there can be no
    such file or the database can't be written.
    """
    path = path.resolve()
    refuse_unwritable(path)
    try:
        own_folder(path)
        lock = os.open(f"{path}.pid", os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK, FOR_OWNER)
    except OSError as error:
        raise StoreFault(f"The database can't be locked: {error.strerror} ({error.filename}).") from error
    try:
        take(lock, path)
        yield
    finally:
        os.close(lock)


def refuse_unwritable(path: Path) -> None:
    """Raise StoreFault unless this process may write a database, what lies beside it, and new files there.

    SQLite would open a file to read it only, and say so at the first press.
    """
    folder = next(one for one in path.parents if one.exists())
    files = [one for end in PARTS if (one := Path(f"{path}{end}")).exists()]
    for one, needed in ((folder, os.W_OK | os.X_OK), *((file, os.R_OK | os.W_OK) for file in files)):
        if (one != folder or one.is_dir()) and not os.access(one, needed):
            raise StoreFault(
                f"The database can't be used: this program may not write there; nothing was changed ({one})."
            )


def take(lock: int, path: Path) -> None:
    """Lock an open file and write into it who holds it. Raises DatabaseInUse with what is written there.

    A file that another program has left under that name is not touched: StoreFault.
    """
    is_file = stat.S_ISREG(os.fstat(lock).st_mode)
    written = os.read(lock, 200).strip(b"\0") if is_file else b"none"  # a power cut leaves zeros
    if written and not written.startswith(HELD_BY):
        raise StoreFault(f"The database can't be locked: this is no lock of Automa ({path}.pid).")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = written.decode(errors="replace").partition("\n")[0]
        raise DatabaseInUse(holder or "just started", path) from None
    except OSError as error:
        raise StoreFault(f"The database can't be locked: {error.strerror} ({path}.pid).") from error
    since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    with suppress(OSError):  # the name is a courtesy: a full disk stops nobody
        os.truncate(lock, 0)
        os.pwrite(lock, HELD_BY + f"{os.getpid()} on {platform.node()}, since {since}\n".encode(), 0)
