"""What Discord says of channels that may be deleted and of people who may have left: asked for seldom."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from bot.wire.channel import Http, has_left, is_gone

REMEMBERED = 60.0
"""Seconds."""
MOST_ASKED = 2
"""So often it is asked in that time of what is there: somebody may just have left."""
MOST_REMEMBERED = 2000


@dataclass(slots=True)
class _Known:
    """An answer, or one that is on its way; when it was first asked for, and how often since."""

    since: float
    asked: int
    found: asyncio.Task[bool]

    @property
    def is_absent(self) -> bool:
        found = self.found
        return not (found.cancelled() or found.exception()) and found.result()


class Absences:
    """Asks with the bot's own token, which all servers share, and remembers the answers for a minute."""

    def __init__(self, http: Http, clock: Callable[[], float]) -> None:
        self._http = http
        self._clock = clock
        self._known: OrderedDict[tuple[str, ...], _Known] = OrderedDict()

    async def is_gone(self, channel: str) -> bool:
        """Tell whether a channel has been deleted, as far as Discord tells."""
        return await self._ask((channel,), is_gone(self._http, channel))

    async def has_left(self, guild: str, user: str) -> bool:
        """Tell whether somebody is no member of a server any more. Raises Refusal if nothing is told."""
        return await self._ask((guild, user), has_left(self._http, guild, user))

    async def _ask(self, key: tuple[str, ...], request: Coroutine[Any, Any, bool]) -> bool:
        """Return what is known, or else what the request brings; who asks meanwhile waits for the same."""
        known = self._known.get(key)
        if known is not None and self._clock() - known.since >= REMEMBERED:
            known = None
        if known is not None and (not known.found.done() or known.is_absent or known.asked >= MOST_ASKED):
            request.close()
        else:
            since, asked = (known.since, known.asked) if known else (self._clock(), 0)
            known = self._known[key] = _Known(since, asked + 1, asyncio.create_task(request))
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return await asyncio.shield(known.found)
