"""Puts a backup in the database's place, and keeps what was there."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from bot.store.address import sqlite_path
from bot.store.backup import claim, claim_beside, fill, flush
from bot.store.check import check, opened
from bot.store.errors import DatabaseDamaged, StoreFault, fault
from bot.store.identity import has_content, refuse_foreign, require_ours
from bot.store.lock import PARTS, only_process
from bot.store.migrate import applied_to, pending
from bot.store.private import make_private, own_file

FAILURE = "The database was not restored"
DAMAGED = f"{FAILURE}: this copy is damaged; nothing was changed, take another"
WITH_IT = PARTS[1:]
"""What SQLite keeps beside a database that was not closed; it belongs to that database and to no other."""


def restore(database_url: str, source: Path, back_up: Callable[[Path], object] = str) -> Path | None:
    """Put a copy of the backup `source` in the place of the database, after `back_up` with what is there.

    Returns where the database that was there lies now, None if there was none. Raises StoreFault, and changes
    nothing, when the backup is damaged, no database of Automa or of a newer one, when it is the database
    itself, when there is no room, or when another process works with the database.
    """
    path = sqlite_path(database_url)
    refuse_foreign(path, FAILURE, may_be_damaged=True)
    require_backup(source)
    path = path.resolve()
    refuse_itself(source, path)
    with only_process(path):
        copy = path.with_name(f"{path.name}.restoring")
        try:
            copy.unlink(missing_ok=True)  # of a restore that was killed
            copied(source, claim(copy))
            make_private(path)
            if has_content(path):
                back_up(path)
            aside = put_aside(path) if any(part.exists() for part in parts(path)) else None
            for end in WITH_IT:
                Path(f"{path}{end}").unlink(missing_ok=True)
            copy.replace(path)
            flush(path.parent)
        except OSError as error:
            raise StoreFault(f"{FAILURE}: {error.strerror} ({error.filename or path}).") from error
        finally:
            with suppress(OSError):
                copy.unlink(missing_ok=True)
    return aside


def refuse_itself(source: Path, path: Path) -> None:
    """Raise StoreFault if the backup is the database or a part of it."""
    if any(part.exists() and part.samefile(source) for part in parts(path)):
        raise StoreFault(f"{FAILURE}: that file is the database itself ({source}).")


def parts(path: Path) -> list[Path]:
    """The files that a database may consist of."""
    return [Path(f"{path}{end}") for end in PARTS]


def copied(source: Path, copy: Path) -> None:
    """Fill the empty file `copy` from a backup, and see to it that it is sound and on the disk."""
    try:
        fill(copy, source, FAILURE)
    except DatabaseDamaged as error:
        raise StoreFault(f"{DAMAGED} ({source}).") from error
    if findings := check(copy):
        raise StoreFault(f"{DAMAGED} ({source}): {findings[0]}.")
    flush(copy)


def require_backup(source: Path) -> None:
    """Raise StoreFault unless a file was made by Automa, and by none newer than this program.

    Triggers and views are in none of them: they would act with the bot's hands.
    """
    require_ours(source, FAILURE)
    try:
        if pending(source, FAILURE) and not applied_to(source):
            raise StoreFault(f"{FAILURE}: there is nothing in it ({source}).")
        with opened(source) as db:
            kinds = {kind for (kind,) in db.execute("SELECT type FROM sqlite_master")}
    except DatabaseDamaged as error:
        raise StoreFault(f"{DAMAGED} ({source}).") from error
    except sqlite3.Error as error:
        raise fault(FAILURE, error, source) from error
    if not kinds <= {b"table", b"index"}:
        raise StoreFault(f"{FAILURE}: it holds what no database of Automa does ({source}).")


def put_aside(path: Path) -> Path:
    """Give the database, with what SQLite keeps beside it, a second name; return that.

    Of a database that is gone there may be the newest moves: SQLite would drop them if it opened that.
    """
    if has_content(path):
        with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = claim_beside(path, "replaced")
    aside.unlink()
    try:
        for end in PARTS:
            if Path(f"{path}{end}").exists():
                link(Path(f"{path}{end}"), Path(f"{aside}{end}"))
        flush(path.parent)
    except BaseException:
        for end in PARTS:
            Path(f"{aside}{end}").unlink(missing_ok=True)
        raise
    return aside


def link(old: Path, new: Path) -> None:
    """Give a file a second name, or where the file system has none, make a copy."""
    try:
        new.hardlink_to(old)
    except OSError:
        own_file(new)
        shutil.copyfile(old, new)
        flush(new)
