"""Which of the daily backups are kept: of each of the last days one, and of each of the weeks before."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.backups.proof import Proof, forget, proof_of
from bot.store.errors import StoreFault

KIND = "backup-daily"
STAMP = "%Y%m%dT%H%M%SZ"


class Daily(NamedTuple):
    """A daily backup beside the database."""

    at: datetime
    file: Path
    proof: Proof | None
    """What came of using it; None if nobody has, as a copy that was cut off."""


def dailies(path: Path) -> list[Daily]:
    """Return the daily backups of the database at a path, the newest first; no other file is touched ever."""
    path = path.resolve()
    pattern = re.compile(rf"{re.escape(path.name)}\.{KIND}-(\d{{8}}T\d{{6}}Z)-\d+")
    found = list[Daily]()
    for one in path.parent.iterdir():
        if match := pattern.fullmatch(one.name):
            with suppress(ValueError):  # it is no date, as the 31st of February
                at = datetime.strptime(match[1], STAMP).replace(tzinfo=UTC)
                found.append(Daily(at, one, proof_of(one)))
    return sorted(found, key=lambda one: (one.at, one.file), reverse=True)


def put_away(path: Path, days: int, weeks: int) -> None:
    """Delete the daily backups that need not be kept any more. Raises StoreFault.

    What a clock that was ahead has named stays until its time has come: it takes the place of none.
    """
    now = datetime.now(UTC)
    try:
        there = [one for one in dailies(path) if one.at <= now]
        kept = {*_kept(there, days, weeks)}
        for one in there:
            if one not in kept:
                one.file.unlink(missing_ok=True)
                forget(one.file)
    except OSError as error:
        where = error.filename or path.parent
        raise StoreFault(f"Old backups were not put away: {error.strerror} ({where}).") from error


def _kept(there: Sequence[Daily], days: int, weeks: int) -> Iterator[Daily]:
    """Yield what is kept: the last one, one a day, and before that one a week.

    One that is not proved takes the place of none that is: they have days of their own. Of those that were
    cut off at most the last one is kept.
    """
    yield from there[:1]
    proved = [one for one in there if one.proof and one.proof.is_good]
    for ones in (proved, [one for one in there if one.proof and not one.proof.is_good]):
        by_day = {one.at.date(): one for one in reversed(ones)}
        yield from (by_day[day] for day in sorted(by_day, reverse=True)[:days])
    last = sorted({one.at.date() for one in proved}, reverse=True)[:days]
    by_week = {one.at.isocalendar()[:2]: one for one in reversed(proved) if one.at.date() < last[-1]}
    yield from (by_week[week] for week in sorted(by_week, reverse=True)[:weeks])
