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

MOST_PEOPLE = 1000
MOST_EACH = 20
"""So many ephemeral messages are remembered of a person: of more the oldest stay until they are dismissed."""
PATIENCE = 1.0
"""Seconds that the aside waits for presses to be answered first."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A private message: how to delete it, until when on the loop's clock that is possible."""

    reply: Reply
    message: str
    """Its id, empty if Discord hasn't told it."""
    until: float
    channel: str
    """Where a person looks at it, empty for what goes wherever they press next."""


class Ephemerals:
    """Remembers them in memory: after a restart they stay until they are dismissed, which does no harm."""

    def __init__(self, traffic: Traffic) -> None:
        self._traffic = traffic
        self._of: OrderedDict[str, list[Aside]] = OrderedDict()
        """What each person was shown, oldest first."""
        self._tasks: set[asyncio.Task[None]] = set()

    def refused(self, person: str, reply: Reply, message: str = "") -> None:
        """Remember that a person was refused something by the first reply to this interaction."""
        self._lay(person, reply, message, "")

    def looked(self, person: str, channel: str, reply: Reply, message: str = "") -> None:
        """Remember that the reply to this interaction lets a person look at something."""
        self._lay(person, reply, message, channel)

    def pressed(self, person: str, channel: str, *, is_private: bool, message: str = "") -> Aside | None:
        """Delete, soon, all that the person was shown before: they go on. Return what they pressed of it.

        A private message that is pressed may become what its button brings: `stays` says that it hasn't.
        What was looked at stays beside a private message.
        """
        own, stay = None, []
        for one in self._of.pop(person, ()):
            if is_private and message == one.message:
                own = one
            elif one.channel and (is_private or one.channel != channel):
                stay.append(one)
            elif not (is_private and not one.message):
                self.remove(one)
        if stay:
            self._of[person] = stay
        return own

    def stays(self, person: str, aside: Aside) -> None:
        """Remember further what was pressed and hasn't changed: it has opened a form, which may be left."""
        self._remember(person, aside)

    async def close(self, within: float) -> None:
        """Let those go that are on their way, within that many seconds; others stay until dismissed."""
        await finish(self._tasks, within)

    def _lay(self, person: str, reply: Reply, message: str, channel: str) -> None:
        self._remember(person, self.aside(reply, message, channel))

    def _remember(self, person: str, aside: Aside) -> None:
        self._of[person] = [*self._of.get(person, ()), aside][-MOST_EACH:]
        self._of.move_to_end(person)
        if len(self._of) > MOST_PEOPLE:
            self._of.popitem(last=False)

    def aside(self, reply: Reply, message: str, channel: str = "") -> Aside:
        """Return the private message that this interaction has just sent or changed."""
        return Aside(reply, message, asyncio.get_running_loop().time() + REACH, channel)

    def remove(self, aside: Aside) -> None:
        """Delete a private message soon, if that is still possible."""
        if aside.until < asyncio.get_running_loop().time():
            return
        task = asyncio.create_task(self._removed(aside.reply))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _removed(self, reply: Reply) -> None:
        await self._traffic.quiet(PATIENCE)
        try:
            await reply.remove()
        except FAULTS as fault:
            log.info("aside-gone", fault=type(fault).__name__)  # it was dismissed
