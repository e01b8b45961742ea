"""What there is to do for a session in the background, and how it ends."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field

from bot.sessions.view import View


@dataclass
class Work:
    """What there is to do for a session."""

    is_new: bool = True
    """Whether something may have become due since the work last looked."""
    is_forced: bool = False
    """Whether the panel is to be brought up to date even if none is due."""
    is_checked: bool = False
    """Whether the panel is to be compared with what it should say."""
    view: View | None = None
    """What the last press left, for the private messages."""
    task: asyncio.Task[None] | None = None
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    told: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the messages before the panel are sent, or have met trouble."""


async def finish(tasks: Collection[asyncio.Task[None]], within: float) -> None:
    """Let tasks end within that many seconds; give up the rest."""
    if tasks:
        _, late = await asyncio.wait(tuple(tasks), timeout=within)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
