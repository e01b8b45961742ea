"""Databases that earlier versions have written: see README.md."""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

HOME = Path(__file__).parent
COMMITS = tuple(sorted(one.name.split(".")[0] for one in HOME.glob("*.sql.xz")))


def unpack(commit: str, to: Path) -> None:
    """Write the database that a commit has left."""
    with closing(sqlite3.connect(to)) as db:
        db.executescript(lzma.decompress((HOME / f"{commit}.sql.xz").read_bytes()).decode())
