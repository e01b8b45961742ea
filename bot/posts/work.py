"""What there is to do for a session in the background."""

import asyncio
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
