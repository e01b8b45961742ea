"""How long sessions are, and what tells whether a session's entries are the same in two files."""

import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.store.check import opened
from bot.store.errors import fault
from bot.store.sql_whole import ENTRIES_UP_TO, LENGTHS
from bot.store.statement import named

FAILURE = "The sessions were not read"


class Length(NamedTuple):
    """A session and the number of its entries."""

    session: str
    game: str
    rules: str
    entries: int


def lengths(path: Path) -> Iterator[Length]:
    """Yield all sessions, the newest first. Raises StoreFault when they can't be read."""
    try:
        with opened(path) as db:
            db.text_factory = str
            yield from (Length(*row) for row in db.execute(LENGTHS))
    except sqlite3.Error as error:
        raise fault(FAILURE, error, path) from error


def fingerprint(path: Path, one: Length) -> str:
    """Return the SHA-256 of a session's entries, up to as many as are known of it. Raises StoreFault."""
    sum_ = hashlib.sha256()
    try:
        with opened(path) as db:
            for row in db.execute(ENTRIES_UP_TO, named((one.session, one.entries))):
                sum_.update(repr(row).encode())
    except sqlite3.Error as error:
        raise fault(FAILURE, error, path) from error
    return sum_.hexdigest()
