"""Whose a file is: told before anything there is touched."""

import hashlib
import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

from bot.store.errors import REASONS, StoreFault
from bot.store.private import FOR_OWNER

SQLITE = b"SQLite format 3\0"
MARK, MARK_AT = b"Auto", slice(68, 72)
"""SQLite's application id as it lies in a file; databases that earlier versions made have none."""
FIRST = hashlib.sha256(b"0001_sessions").hexdigest().encode()
"""How yoyo notes the first migration: it lies in the first pages of every database of Automa."""
HEAD = 1_000_000
"""Bytes that are looked at."""
HELD_BY = b"process "
"""How the lock of a running bot begins."""


def refuse_foreign(path: Path, failure: str, *, may_be_damaged: bool = False) -> None:
    """Raise StoreFault unless a path leads to a database of Automa, to an empty file, or to nothing.

    With `may_be_damaged` it may be whatever a disk has made of one. Its first bytes are read, and not by
    SQLite, which would make files beside it and take back what another program left half done. This process
    must not have it open: to close a file gives up SQLite's locks on it.
    """
    head = head_of(path, failure)
    if not head or is_ours(head) or (may_be_damaged and was_ours(path)):
        return
    is_sqlite = head.startswith(SQLITE)
    reason = "it belongs to another program" if is_sqlite else REASONS[sqlite3.SQLITE_NOTADB]
    raise StoreFault(f"{failure}: {reason}; nothing was changed ({path}).")


def require_ours(path: Path, failure: str) -> None:
    """Raise StoreFault unless there is a database of Automa; see `refuse_foreign` and `refuse_orphan`."""
    refuse_foreign(path, failure)
    refuse_orphan(path, failure)
    if not has_content(path):
        raise StoreFault(f"{failure}: there is no database ({path}).")


def refuse_orphan(path: Path, failure: str) -> None:
    """Raise StoreFault if the newest moves lie beside a database that is gone: a new one would drop them."""
    wal = Path(f"{path.resolve()}-wal")
    if not has_content(path) and has_content(wal):
        raise StoreFault(
            f"{failure}: there is no database, but its newest moves lie there ({wal}). Put the database back"
            " beside them, or a backup with `automa db restore FILE`; to begin anew, delete them."
        )


def has_content(path: Path) -> bool:
    """Whether there is a file with something in it; SQLite takes an empty one for a new database."""
    return path.exists() and path.stat().st_size > 0


def is_ours(head: bytes) -> bool:
    """Tell whether a file that begins so is a database of Automa."""
    return head.startswith(SQLITE) and (head[MARK_AT] == MARK or FIRST in head)


def was_ours(path: Path) -> bool:
    """Tell whether one of the locks that Automa leaves beside its databases lies at a place."""
    place = path.resolve()
    return holds(Path(f"{place}.pid"), HELD_BY) or holds(Path(f"{place}.lock"), b"")


def holds(lock: Path, start: bytes) -> bool:
    """Tell whether a lock of this user's begins so, or with nothing to begin with is empty."""
    with suppress(OSError):
        found = lock.lstat()
        is_own = found.st_mode == stat.S_IFREG | FOR_OWNER and found.st_uid == os.geteuid()
        return is_own and lock.read_bytes()[: len(HELD_BY)] == start
    return False


def head_of(path: Path, failure: str) -> bytes:
    """Return the first bytes of a plain file, none if there is no file.

    Raises StoreFault for what is no plain file, which might hang or act when opened, and what can't be read.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise StoreFault(f"{failure}: it is no plain file; nothing was changed ({path}).")
        with path.open("rb") as file:
            return file.read(HEAD)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise StoreFault(f"{failure}: {error.strerror}; nothing was changed ({path}).") from error
