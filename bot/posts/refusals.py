"""The last private refusal of each person: it goes with their next press, so that the table is last again."""

import asyncio
from collections import OrderedDict

from bot.log import get_logger
from bot.posts.private import REACH
from bot.posts.traffic import Traffic
from bot.wire.faults import FAULTS
from bot.wire.reply import Reply

log = get_logger()

MOST_KEPT = 1000
PATIENCE = 1.0
"""Seconds that the refusal waits for presses to be answered first."""


class Refusals:
    """Remembers them in memory: after a restart one stays until it is dismissed, which does no harm."""

    def __init__(self, traffic: Traffic) -> None:
        self._traffic = traffic
        self._last: OrderedDict[str, tuple[Reply, float, bool]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def lay(self, person: str, reply: Reply, *, has_buttons: bool) -> None:
        """Remember that a person was refused something by the first answer to this interaction."""
        self._last[person] = reply, asyncio.get_running_loop().time() + REACH, has_buttons
        self._last.move_to_end(person)
        if len(self._last) > MOST_KEPT:
            self._last.popitem(last=False)

    def pressed(self, person: str, *, is_private: bool) -> None:
        """Delete, soon, what the person was refused before: they go on.

        A private message that is pressed may be the refusal itself, which becomes what its button brings.
        """
        reply, until, has_buttons = self._last.pop(person, (None, 0.0, False))
        if reply is None or until < asyncio.get_running_loop().time() or (has_buttons and is_private):
            return
        task = asyncio.create_task(self._remove(reply))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _remove(self, reply: Reply) -> None:
        await self._traffic.quiet(PATIENCE)
        try:
            await reply.remove()
        except FAULTS as fault:
            log.info("refusal-gone", fault=type(fault).__name__)  # it was dismissed
