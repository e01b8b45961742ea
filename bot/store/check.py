"""Looks for damage in a database, while others may use it."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from threading import Timer

from bot.store import migrate
from bot.store.errors import StoreFault, fault
from bot.store.identity import has_content, require_ours
from bot.store.rows import Current, EntryRow, SessionRow
from bot.store.sql_whole import ENTRIES_TO_CHECK, KEPT_TO_CHECK, RUNNING_TO_CHECK, SESSIONS_TO_CHECK
from bot.store.statement import Row

FAILURE = "The database was not checked"
AT_START = 2.0
"""Seconds that a start may spend on looking for damage."""
MOST_TOLD = 3
Read = Callable[[str], Iterable[Row]]
"""Runs a query and returns its rows, whose texts may be bytes."""
Readable = Callable[[str, str, str, str], bool]
"""Tells of what is kept, by game, kind, key and value, whether the game takes it."""
COLUMNS = "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"


def look_over(path: Path, within: float = AT_START) -> bool:
    """Look for damaged pages, at most `within` seconds; return whether all were looked at.

    Raises StoreFault when there is damage. What is no database yet has none: SQLite, opening an empty file,
    would delete the moves that lie beside it.
    """
    if not has_content(path):
        return True
    findings = damage_within(path, within, "The bot was not started")
    if findings:
        raise StoreFault(
            f"The database is damaged ({path}): {'; '.join(findings[:MOST_TOLD])}."
            " The bot was not started: put a backup in its place with `automa db restore FILE`."
        )
    return findings is not None


def damage_within(path: Path, within: float, failure: str) -> list[str] | None:
    """Look for damaged pages and return a line for each; None if `within` seconds were too few for all.

    Raises StoreFault, which begins with `failure`, when the database can't be read at all.
    """
    try:
        with opened(path) as db:
            watch = Timer(within, db.interrupt)
            watch.start()
            try:
                return damage(db, "quick_check")
            finally:
                watch.cancel()
                watch.join()
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
            return None
        raise fault(failure, error, path) from error


def check(path: Path, can_be_read: Readable = lambda *_: True) -> list[str]:
    """Read all of a database and return what is wrong with it, a line for each finding.

    Raises StoreFault when it is missing, belongs to another program or can't be read at all.
    """
    require_ours(path, FAILURE)
    try:
        missing = migrate.pending(path, FAILURE)
        with opened(path) as db:
            findings = damage(db, "integrity_check")
            for row in db.execute("PRAGMA foreign_key_check"):
                findings.append(f"row {row[1]} of {name(row[0])} belongs to nothing in {name(row[2])}")
            findings += missing_columns(db.execute(COLUMNS), missing)
            return findings or unread(db.execute, missing, can_be_read)
    except sqlite3.Error as error:
        raise fault(FAILURE, error, path) from error


def running(path: Path) -> Iterator[Current]:
    """Yield the sessions that run, each with its last entry, of a database that is sound.

    Raises StoreFault when it can't be read.
    """
    try:
        with opened(path) as db:
            db.text_factory = str
            yield from map(current, db.execute(RUNNING_TO_CHECK))
    except sqlite3.Error as error:
        raise fault(FAILURE, error, path) from error


def current(row: Row) -> Current:
    """Return a session with its last entry as `RUNNING_TO_CHECK` finds it."""
    return Current(SessionRow(*row[:10]), EntryRow(*row[10:]))


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to read it; all text comes as bytes, as it may be none.

    Nothing is written; but what a killed process left half done is first taken back, as by every opening.
    """
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as db:
        db.text_factory = bytes
        yield db


def damage(db: sqlite3.Connection, how: str) -> list[str]:
    """Return the lines of `PRAGMA quick_check` or `integrity_check`, none if all is well."""
    lines = [" ".join(line.decode().split()) for (line,) in db.execute(f"PRAGMA {how}")]
    return [] if lines == ["ok"] else lines


def missing_columns(there: Iterable[Row], missing: list[str]) -> list[str]:
    """Return a line for each column that a database should have by now, but for the `missing` migrations.

    `there` are the tables and their columns that it has.
    """
    with closing(sqlite3.connect(":memory:")) as model:
        for migration in migrate.shipped():
            if migration not in missing:
                model.executescript((migrate.MIGRATIONS / f"{migration}.sql").read_text())
        columns = model.execute(COLUMNS).fetchall()
    names = {(name(table), name(column)) for table, column in there}
    return [f"table {table} lacks {column}" for table, column in columns if (table, column) not in names]


def unread(read: Read, missing: list[str], can_be_read: Readable) -> list[str]:
    """Return a line for each row that can't be read of a database that lacks the `missing` migrations."""
    parts = (unread_sessions(read), unread_entries(read), unread_kept(read, missing, can_be_read))
    return [*chain.from_iterable(parts)]


def unread_sessions(read: Read) -> Iterator[str]:
    """Yield a line for each session whose options can't be read, or that misses entries."""
    for session, options, entries, last in read(SESSIONS_TO_CHECK):
        if not is_json(options):
            yield f"the options of session {name(session)} can't be read"
        if entries != last:  # they are numbered from 1 on
            yield f"session {name(session)} misses entries"


def unread_entries(read: Read) -> Iterator[str]:
    """Yield a line for each entry that can't be read."""
    for session, seq, *parts in read(ENTRIES_TO_CHECK):
        if not all(map(is_json, parts)):
            yield f"entry {seq} of session {name(session)} can't be read"


def unread_kept(read: Read, missing: list[str], can_be_read: Readable) -> Iterator[str]:
    """Yield a line for each thing that a server keeps and that can't be read."""
    if any(one.endswith("_kept") for one in missing):
        return
    for guild, game, kind, key, value in read(KEPT_TO_CHECK):
        try:
            row = [part if isinstance(part, str) else part.decode() for part in (game, kind, key, value)]
            is_sound = is_json(value) and can_be_read(*row)
        except (UnicodeDecodeError, AttributeError):  # of what was damaged not even text is sure
            is_sound = False
        if not is_sound:
            yield f"{name(kind)} {name(key)} of {name(game)}, kept for server {name(guild)}, can't be read"


def name(value: object) -> str:
    """Return a name from the database as it can be shown, whatever it is."""
    return ascii(value.decode(errors="replace") if isinstance(value, bytes) else value).strip("'")


def is_json(value: bytes | str) -> bool:
    """Tell whether a column holds JSON, or nothing."""
    try:
        json.loads(value or b"null")
    except (ValueError, TypeError, RecursionError):
        return False
    return True
