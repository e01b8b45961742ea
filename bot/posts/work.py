"""What there is to do for a session in the background, and how it ends."""

import asyncio
from collections.abc import Collection, Coroutine
from dataclasses import dataclass, field
from enum import IntEnum

from bot.screens.table_screen import TableScreen

ARRIVES = 2.0
"""Seconds in which a message arrives, or never."""


class Need(IntEnum):
    """What there is to do for a table even if none is due; more includes less."""

    NOTHING = 0
    COMPARE = 1
    """It is compared with what it should say."""
    RENEW = 2
    """It is brought up to date."""


def _set() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event


@dataclass
class Work:
    """What there is to do for a session, and all that is remembered of it meanwhile."""

    news: asyncio.Event = field(default_factory=_set)
    """Set while something may have become due since the work last looked."""
    told: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the messages before the table are sent, or have met trouble."""
    presses: set[str] = field(default_factory=set)
    """The presses at the session that are being answered: they may tell themselves what they save."""
    is_unsure: bool = False
    """Whether something may have been posted without anybody knowing."""
    arrived: float = 0.0
    """When that is there, if it ever will be, by the loop's clock."""
    table: Need = Need.NOTHING
    shown_by_reply: TableScreen | None = None
    """The table as a reply has shown it with its buttons, as long as that wasn't changed."""
    shown_in: str = ""
    """The id of the message that has it."""
    task: asyncio.Task[None] | None = None

    @property
    def is_stale(self) -> bool:
        """Whether what the work is at may be out of date: it looks anew, after the presses at the session."""
        return self.news.is_set() or bool(self.presses)

    def need(self, table: Need) -> None:
        """Let at least this be done for the table."""
        self.table = max(self.table, table)

    def need_no_more(self) -> None:
        """Note that all is done for the table."""
        self.table = Need.NOTHING

    def reply_shows(self, table: TableScreen, message: str) -> None:
        """Note that a reply has shown the table with its buttons in a message, by its id."""
        self.shown_by_reply, self.shown_in = table, message

    def shown_in_reply(self, message: str) -> TableScreen | None:
        """Return what a reply has shown last in that message."""
        return self.shown_by_reply if message == self.shown_in else None

    def doubt(self, *, may_arrive: bool = False) -> None:
        """Note that something may have been posted without anybody knowing, or that it may still arrive."""
        self.is_unsure = True
        if may_arrive:
            self.arrived = asyncio.get_running_loop().time() + ARRIVES

    @property
    def on_its_way(self) -> float:
        """For how many seconds something may still be on its way: then it is looked for."""
        return max(0.0, self.arrived - asyncio.get_running_loop().time())

    def look_now(self) -> None:
        """Note that the channel is looked at: what may be posted unknown from now on is in doubt anew."""
        self.is_unsure = False

    def begin(self, doing: Coroutine[None, None, None]) -> None:
        """Let it be done in the background."""
        self.task = asyncio.create_task(doing)

    def end(self) -> None:
        """Note that nothing is done any more, and that all is told or has met trouble."""
        self.told.set()
        self.task = None


async def first_of(*events: asyncio.Event, within: float) -> None:
    """Wait until one of the events is set, at most so many seconds."""
    waiting = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, timeout=within, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waiting:
            one.cancel()


async def finish(tasks: Collection[asyncio.Task[None]], within: float) -> None:
    """Let tasks end within that many seconds; give up the rest."""
    if tasks:
        _, late = await asyncio.wait(tuple(tasks), timeout=within)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
