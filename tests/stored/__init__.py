"""Databases that earlier versions have written: see README.md."""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

HOME, END = Path(__file__).parent, ".sql.xz"
NAMES = tuple(sorted(one.name.removesuffix(END) for one in HOME.glob(f"*{END}")))
RELEASES = tuple(one for one in NAMES if "." in one)
COMMITS = tuple(one for one in NAMES if "." not in one)


def unpack(name: str, to: Path) -> None:
    """Write the database that a commit or a release has left."""
    with closing(sqlite3.connect(to)) as db:
        db.executescript(lzma.decompress((HOME / f"{name}{END}").read_bytes()).decode())
