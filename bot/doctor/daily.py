"""The checks beside a running bot, soon after its start and each day: a line in its log for what is wrong.

They run in a process of their own: to look into the database's file and close it would give up the locks that
the bot has on it.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence

from bot.doctor.finding import Finding, Level
from bot.log import get_logger
from bot.worker.child import hear, python

log = get_logger()

FIRST = 30.0
"""Seconds from the start on: those who have waited for it come first."""
WITHIN = 900.0
"""Seconds that all checks may take."""
HOUR = 3600.0

Look = Callable[[], Awaitable[list[Finding] | None]]
Tell = Callable[[Sequence[Finding]], Awaitable[None]]


async def look() -> list[Finding] | None:
    """Return what a process of its own finds, None if that doesn't come to an end."""
    try:
        heard = await hear(python("bot", "doctor", "--json", "--behind"), WITHIN)
        return [Finding.of_json(one) for one in json.loads(heard.told)["findings"]]
    except (OSError, TimeoutError, ValueError, KeyError, TypeError) as fault:
        log.warning("doctor-failed", fault=type(fault).__name__)
        return None


async def keep_looking(hours: float, tell: Tell, look: Look = look) -> None:
    """Run the checks soon and then every so many `hours`, log what is wrong and `tell` it; without end.

    With 0 hours they never run.
    """
    if not hours:
        return
    pause = FIRST
    while True:
        await asyncio.sleep(pause)
        pause = hours * HOUR
        found = await look()
        if found is not None:
            note(found)
            try:
                await tell(found)
            except Exception:
                log.exception("doctor-not-told")


def note(findings: Sequence[Finding]) -> None:
    """Log a line for each finding that isn't well, and one that all were looked at."""
    for one in findings:
        if one.level == Level.HOLDS:
            continue
        write = {Level.FAULT: log.error, Level.WARNING: log.warning}.get(one.level, log.info)
        told = {"means": one.means, "mend": one.mend, "where": one.where}
        write("doctor", check=one.check, says=one.says, **{key: says for key, says in told.items() if says})
    well = sum(one.level == Level.HOLDS for one in findings)
    log.info("doctor-done", checks=len(findings), hold=well)
