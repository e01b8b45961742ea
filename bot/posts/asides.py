"""What one person alone was shown beside the table: it goes with their next press, and the table is last."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from bot.log import get_logger
from bot.posts.private import REACH
from bot.posts.traffic import Traffic
from bot.posts.work import finish
from bot.wire.faults import FAULTS
from bot.wire.reply import Reply

log = get_logger()

MOST_KEPT = 1000
PATIENCE = 1.0
"""Seconds that the aside waits for presses to be answered first."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A private message: how to delete it, until when on the loop's clock that is possible."""

    reply: Reply
    until: float
    has_buttons: bool


class Asides:
    """Remembers them in memory: after a restart one stays until it is dismissed, which does no harm."""

    def __init__(self, traffic: Traffic) -> None:
        self._traffic = traffic
        self._last: OrderedDict[tuple[str, ...], Aside] = OrderedDict()
        """The last refusal of each person, wherever it was, and what they were shown last in each channel."""
        self._tasks: set[asyncio.Task[None]] = set()

    def refused(self, person: str, reply: Reply, *, has_buttons: bool) -> None:
        """Remember that a person was refused something by the first answer to this interaction."""
        self._lay((person,), reply, has_buttons=has_buttons)

    def looked(self, person: str, channel: str, reply: Reply) -> None:
        """Remember that the answer to this interaction lets a person look at something."""
        self._lay((person, channel), reply, has_buttons=True)

    def pressed(self, person: str, channel: str, *, is_private: bool) -> None:
        """Delete, soon, what the person was shown before: they go on.

        A private message that is pressed may be a refusal itself, which becomes what its button brings; what
        was looked at stays beside it.
        """
        gone: list[tuple[str, ...]] = [(person,)]
        if not is_private:
            gone.append((person, channel))
        now = asyncio.get_running_loop().time()
        for key in gone:
            one = self._last.pop(key, None)
            if one is not None and one.until >= now and not (one.has_buttons and is_private):
                task = asyncio.create_task(self._remove(one.reply))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self, within: float) -> None:
        """Let those go that are on their way, within that many seconds; others stay until dismissed."""
        await finish(self._tasks, within)

    def _lay(self, key: tuple[str, ...], reply: Reply, *, has_buttons: bool) -> None:
        self._last[key] = Aside(reply, asyncio.get_running_loop().time() + REACH, has_buttons)
        self._last.move_to_end(key)
        if len(self._last) > MOST_KEPT:
            self._last.popitem(last=False)

    async def _remove(self, reply: Reply) -> None:
        await self._traffic.quiet(PATIENCE)
        try:
            await reply.remove()
        except FAULTS as fault:
            log.info("aside-gone", fault=type(fault).__name__)  # it was dismissed
