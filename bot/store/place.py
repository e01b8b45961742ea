"""Whether the files that the store has open are still those at their paths."""

from pathlib import Path

from bot.store.backup import claim_beside
from bot.store.errors import StoreFault

BESIDE = ("-wal", "-shm")
"""What SQLite keeps open beside a database: without the first the newest moves go with the process."""

Identity = tuple[int, int]


class Place:
    """Remembers which files were opened at a path: device and inode of each.

    SQLite writes on into a file that was deleted, moved or replaced, and nobody would notice.
    """

    def __init__(self, path: Path) -> None:
        real = path.resolve()  # where SQLite keeps its files, wherever a link leads later
        self._wal = Path(f"{real}-wal")
        self._path = path
        self._opened = {one: identity(one) for one in (path, *(Path(f"{real}{end}") for end in BESIDE))}

    def refuse_another(self, failure: str) -> None:
        """Raise StoreFault unless each file is the one that was opened; this takes some microseconds."""
        for file in self._opened:
            if not self._is_same(file):
                what = "the file that is open was deleted, moved or replaced beneath the bot"
                raise StoreFault(f"{failure}: {what} ({file}).")

    def part(self) -> None:
        """Take what was not written back yet from beside a database that has taken the place of the open one.

        SQLite would mix it into that. Beside nothing it stays: the database may be put back.
        """
        if identity(self._path) and not self._is_same(self._path) and self._is_same(self._wal):
            aside = claim_beside(self._wal.with_name(self._wal.name.removesuffix("-wal")), "replaced")
            self._wal.rename(f"{aside}-wal")
            aside.unlink()

    def _is_same(self, file: Path) -> bool:
        return identity(file) == self._opened[file]


def identity(file: Path) -> Identity | None:
    """Return what tells a file from all others, None if it isn't there."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
