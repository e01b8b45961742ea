"""A database, and daily backups that lie beside it as if they had been made long ago."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.backups.proof import Proof, note
from bot.backups.rotation import KIND, STAMP
from tests.stored import unpack

NOON = datetime(2020, 11, 26, 12, tzinfo=UTC)
GOOD, BAD = Proof(3, games=("london",)), Proof(faults=("session aaaaaaaa can't be loaded",))


def stored(folder: Path) -> Path:
    """Return a database with games of all five, in mid-question and ended, as an earlier version wrote it."""
    folder = folder / "data"
    folder.mkdir(0o700)
    unpack("ad73656", folder / "automa.db")
    (folder / "automa.db").chmod(0o600)
    return folder / "automa.db"


def url(path: Path) -> str:
    return f"sqlite:///{path}"


def leave(path: Path, days: float, proof: Proof | None = GOOD) -> Path:
    """Leave a daily backup that is so many days old."""
    made = NOON - timedelta(days=days)
    file = path.with_name(f"{path.name}.{KIND}-{made.strftime(STAMP)}-1")
    file.write_bytes(path.read_bytes())
    if proof:
        note(file, proof)
    return file
