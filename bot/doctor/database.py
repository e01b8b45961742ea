"""What can be seen of the database from beside it, while the bot may use it."""

import time
from collections.abc import Iterator
from pathlib import Path

from bot.backups.proof import proof_of
from bot.doctor.finding import Finding, Level, holds
from bot.store import health
from bot.store.errors import NewerDatabase, StoreFault
from bot.store.identity import has_content, require_ours
from bot.store.lock import refuse_unwritable
from bot.store.migrate import pending

READ_WITHIN = 60.0
"""Seconds that the search for damaged pages may take."""
DAY = 86_400.0
HOUR = 3600.0
OLDEST_BACKUP = 7 * DAY
GRACE = 3 * HOUR
"""So much later than it is due a backup may be there: it is tried again each hour."""
MEBIBYTE = 1 << 20
MOST_TOLD = 3
FAILURE = "The database can't be looked at"
LOST = "What has been played may be lost."


def database(path: Path, backup_hours: float = 0.0) -> Iterator[Finding]:
    """Look at the database at a path: whose it is, its version, damage, room, modes, the last backup.

    The bot makes one every so many `backup_hours`, if they aren't 0.
    """
    try:
        if not path.exists() and not path.parent.exists():
            yield holds("database", "there is none yet: the first start makes it", str(path))
            return
        if path.exists() and health.is_anothers(path):
            # To open it would leave files beside it that its owner may not write.
            yield _anothers(path)
            return
        refuse_unwritable(path.resolve())
        if not has_content(path) and not has_content(Path(f"{path.resolve()}-wal")):
            yield holds("database", "there is none yet: the first start makes it", str(path))
            yield _room(path)
            return
        require_ours(path, FAILURE)
        yield holds("database", "it is Automa's, belongs to who runs this, and can be written", str(path))
        yield _version(path)
        yield _damage(path)
        yield _room(path)
        yield _modes(path)
        yield _backup(path, backup_hours)
    except (StoreFault, OSError) as fault:
        yield _unusable(path, fault)


def _unusable(path: Path, fault: Exception) -> Finding:
    said = str(fault)
    for place in (path.resolve(), path, path.resolve().parent):
        said = said.replace(str(place), "...") if place.name else said
    says = said if isinstance(fault, StoreFault) else f"{FAILURE}: {getattr(fault, 'strerror', fault)}."
    mend = (
        "Set DATABASE_URL to the bot's own file, or let its user write there; else `automa db restore FILE`."
    )
    return Finding("database", Level.FAULT, says, "The bot doesn't start, or saves nothing.", mend, str(path))


def _anothers(path: Path) -> Finding:
    return Finding(
        "database",
        Level.WARNING,
        "it belongs to another user than who runs this, so it was not opened",
        "If the bot runs as this user it can't save anything.",
        "Run this as the bot's user (`sudo -u automa automa doctor`), or `chown` the file to that user.",
        str(path),
    )


def _version(path: Path) -> Finding:
    try:
        missing = pending(path, FAILURE)
    except NewerDatabase as newer:
        says = f"a newer Automa made it: it has {', '.join(newer.migrations)}"
        mend = "Install that version again, or `automa db restore FILE` with a backup from before it."
        return Finding("version", Level.FAULT, says, "The bot doesn't start.", mend, str(path))
    if missing:
        says = f"it lacks {', '.join(missing)}"
        mend = "Start the bot, or `automa db upgrade`: both make a backup first."
        return Finding("version", Level.WARNING, says, "Until then an older bot plays.", mend, str(path))
    return holds("version", "the database is as this version wants it", str(path))


def _damage(path: Path) -> Finding:
    found = health.findings(path, READ_WITHIN)
    if found is None:
        says = f"it is too large to be looked through in {READ_WITHIN:.0f} seconds"
        return Finding("integrity", Level.UNKNOWN, says, mend="`automa db check` takes its time.")
    if found:
        says = f"it is damaged: {'; '.join(found[:MOST_TOLD])}"
        return Finding(
            "integrity", Level.FAULT, says, LOST, "Stop the bot, `automa db restore FILE`, start it."
        )
    return holds("integrity", "no page is damaged (`automa db check` reads each entry, too)")


def _room(path: Path) -> Finding:
    room, size = health.room(path), health.size(path)
    says = f"{_mebibytes(room)} are free, a copy takes {_mebibytes(size)}"
    mend = "Make room on that disk, or move the database to another one."
    if room <= size:
        means = "There is no backup before an upgrade, and soon nothing is saved any more."
        return Finding("space", Level.FAULT, says, means, mend, str(path.parent))
    if room <= 2 * size:
        means = "There is room for one backup only."
        return Finding("space", Level.WARNING, says, means, mend, str(path.parent))
    return holds("space", says, str(path.parent))


def _mebibytes(number: int) -> str:
    return f"{number / MEBIBYTE:,.1f} MiB"


def _modes(path: Path) -> Finding:
    found = health.open_to_others(path)
    if not found:
        return holds("modes", "the database, its folder and its backups are for their owner alone")
    return Finding(
        "modes",
        Level.WARNING,
        f"other users of this machine can get into {len(found)} of the database's files or folders",
        "Whoever logs in there can read seeds and hidden hands.",
        "`chmod go-rwx` each of them.",
        ", ".join(map(str, found)),
    )


def _backup(path: Path, hours: float) -> Finding:
    last = health.last_backup(path)
    means = "If the disk fails, all games are lost."
    mend = "`automa db backup`, and copy the file to another machine."
    if last is None:
        return Finding("backup", Level.WARNING, "no backup lies beside the database", means, mend)
    file, at = last
    age, proof = time.time() - at, proof_of(file)
    says = f"the last backup is {age / DAY:.0f} days old and {proof.says if proof else 'was never tried'}"
    if age > (hours * HOUR + GRACE if hours else OLDEST_BACKUP):
        means = "If the disk fails, all that was played since is lost."
        mend = "The bot's log says why it made none since (`backup-failed`); `automa db backup` makes one."
        return Finding("backup", Level.WARNING, says, means, mend, str(file))
    if proof is None or not proof.is_good:
        means = "If the disk fails, games may be lost."
        mend = "`automa db prove FILE` tries it; else `automa db backup` makes another one."
        return Finding("backup", Level.WARNING, says, means, mend, str(file))
    return holds("backup", says, str(file))
