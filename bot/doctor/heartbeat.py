"""Calls an address while the bot is well: who expects the calls notices when they stop."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.doctor.pulse import Wrong
from bot.log import get_logger
from bot.wire.call import call
from bot.wire.faults import FAULTS, short

log = get_logger()

EVERY = 300.0
"""Seconds between two calls."""
LOOKS_EVERY, BEFORE = 30.0, 1.0
"""Seconds between two looks while the bot isn't well, and before people can play."""

Look = Callable[[], Awaitable[Sequence[str]]]
"""Returns in words what is wrong with the bot."""


async def keep_calling(url: str, look: Look, call: Callable[[str], Awaitable[None]] = call) -> None:
    """Call the address as long as the bot is well; without end. Without one nothing is called.

    That a call failed is said once, until one succeeds: never with the address, which is a secret.
    """
    has_failed = False
    while url:
        if found := await look():
            await asyncio.sleep(BEFORE if Wrong.CONNECTING in found else LOOKS_EVERY)
            continue
        try:
            await call(url)
        except FAULTS as fault:
            if not has_failed:
                log.warning("heartbeat-failed", fault=short(fault), status=getattr(fault, "status", 0))
            has_failed = True
        else:
            if has_failed:
                log.info("heartbeat-back")
            has_failed = False
        await asyncio.sleep(EVERY)
