"""The store on SQLite."""

from pathlib import Path

from bot.store.file import SqliteFile
from bot.store.store import SqlStore


class SqliteStore(SqlStore):
    """Sessions and entries in one SQLite file."""

    database: SqliteFile

    def __init__(self, path: Path) -> None:
        super().__init__(SqliteFile(path))
