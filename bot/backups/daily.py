"""A backup each day, beside a running bot: a process of its own makes it, uses it, and puts old ones away.

To look into the database's file and close it would give up the locks that the bot has on it, and to use a
backup is work.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time as now

from bot.backups.at_start import note_in_log
from bot.backups.rotation import dailies
from bot.log import get_logger
from bot.worker.child import hear, python

log = get_logger()

FIRST = 10.0
"""Seconds from the start on: those who have waited for it come first."""
AGAIN = 3600.0
"""Seconds until it is tried again after it has failed."""
WITHIN = 7200.0
"""Seconds that it may take."""
HOUR = 3600.0

Make = Callable[[], Awaitable[bool]]


async def make() -> bool:
    """Let a process make a backup and say in the log what came of it; return whether it was used, too."""
    try:
        code, told, complained = await hear(python("bot", "db", "backup", "--daily"), WITHIN)
    except (OSError, TimeoutError) as fault:
        log.error("backup-failed", says=type(fault).__name__, hint="`automa db backup` makes one")
        return False
    file = os.fsdecode(told).removesuffix("\n")
    if not file:
        says = (complained.decode(errors="replace").strip().splitlines() or ["it ended"])[-1]
        log.error("backup-failed", says=says, code=code)
        return False
    return note_in_log(Path(file))


async def keep_making(hours: float, path: Path, make: Make = make) -> None:
    """Make a backup of the database at a path every so many `hours`; without end. With 0 hours never."""
    if not hours:
        return
    pause = max(FIRST, _due_in(hours * HOUR, path))
    while True:
        await asyncio.sleep(pause)
        pause = hours * HOUR if await make() else min(AGAIN, hours * HOUR)


def _due_in(pause: float, path: Path) -> float:
    """Return after how many seconds the next one is due: a start doesn't make another one."""
    at = now()
    try:
        made = (one.at.timestamp() for one in dailies(path) if one.proof)
        last = next((one for one in made if one <= at), 0.0)  # a clock that was ahead keeps nobody
    except OSError:  # not every folder that can be entered can be listed
        return 0.0
    return max(0.0, last + pause - at)
