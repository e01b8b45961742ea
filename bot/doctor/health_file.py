"""The file that says whether the bot is well, for whoever watches it: a container, a program, a person."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

from bot.doctor.pulse import Wrong
from bot.log import get_logger

log = get_logger()

EVERY, BEFORE = 30.0, 1.0
"""Seconds between two looks, and before people can play; the file is written at each of the first kind."""
FIELDS = {"healthy", "at", "wrong"}
FOREIGN = "another program's file lies there: name a folder in HEALTH_FOLDER"

Look = Callable[[], Awaitable[Sequence[str]]]
"""Returns in words what is wrong with the bot."""


async def keep_health_file(file: Path | None, look: Look) -> None:
    """Write every so often whether the bot is well, once it is there; without end. At the end the file goes.

    This is a task of the loop: if that hangs, the file gets old. If it can't be written, that is said once.
    """
    if file is None:
        return
    if not await asyncio.to_thread(clear, file):
        log.warning("health-file-not-written", file=str(file), hint=FOREIGN)
        return
    has_failed, waited = False, 0.0
    try:
        while True:
            found = [*await look()]
            if Wrong.CONNECTING in found and waited < EVERY:
                await asyncio.sleep(BEFORE)
                waited += BEFORE
                continue
            try:
                # In a thread: a disk that hangs holds up nobody.
                await asyncio.to_thread(write, file, found)
                has_failed = False
            except OSError as error:
                if not has_failed:
                    log.warning("health-file-not-written", file=str(file), fault=error.strerror)
                has_failed = True
            await asyncio.sleep(EVERY)
    finally:
        with suppress(OSError):
            await asyncio.to_thread(file.unlink)


def clear(file: Path) -> bool:
    """Remove what a killed bot has left; return False, and leave it there, if it is another program's."""
    try:
        found = json.loads(file.read_bytes())
    except FileNotFoundError:
        return True
    except (OSError, ValueError, RecursionError):
        return False
    if not isinstance(found, dict) or set(found) != FIELDS:
        return False
    with suppress(OSError):  # that it can't be written is told then
        file.unlink()
    return True


def write(file: Path, wrong: Sequence[str]) -> None:
    """Write that this is wrong now, in place of what stood there. Raises OSError."""
    told = {"healthy": not wrong, "at": int(time.time()), "wrong": [*wrong]}
    new = file.with_name(f"{file.name}.new")
    new.write_text(json.dumps(told) + "\n", "utf-8")
    new.replace(file)
