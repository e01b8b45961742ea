"""Discord's limit belongs to the token: each process that has it takes its share."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from bot.wire.discord_parts import HTTPClient, Route
from bot.wire.faults import Replaced

TOKENS = 50
"""Requests a second that Discord allows a token; answers to interactions don't count."""


class Share:
    """Lets so many requests go each second; those that are too many wait in their order."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock, self._sleep = clock, sleep
        self.processes = 1
        """Among how many the requests are shared."""
        self._under_way: set[asyncio.Task[Any]] = set()
        """The requests that change channels: once begun they are heard, whoever gives them up."""
        self._sent: deque[float] = deque(maxlen=TOKENS)
        """When the last requests have gone, or will go."""

    async def turn(self) -> None:
        """Wait until one more request may go."""
        most, now = max(1, TOKENS // self.processes), self._clock()
        at = max(now, self._sent[-most] + 1.0) if len(self._sent) >= most else now
        self._sent.append(at)
        if at > now:
            await self._sleep(at - now)

    def limit(self, http: HTTPClient, is_trusted: Callable[[], bool]) -> None:
        """Let all that this sends to Discord wait for its turn.

        What goes into channels raises Replaced then if the process isn't to be trusted any more.
        """
        request = http.request

        async def in_turn(route: Route, *args: Any, **kwargs: Any) -> Any:
            await self.turn()
            if not route.path.startswith("/channels/"):
                return await request(route, *args, **kwargs)
            if not is_trusted():
                raise Replaced
            begun = asyncio.ensure_future(request(route, *args, **kwargs))
            self._under_way.add(begun)
            begun.add_done_callback(self._ended)
            return await asyncio.shield(begun)

        http.request = in_turn  # type: ignore[method-assign]

    async def finish(self, within: float) -> None:
        """Wait until what was sent into channels has arrived or failed, at most so many seconds."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=within)

    def _ended(self, request: asyncio.Task[Any]) -> None:
        self._under_way.discard(request)
        if not request.cancelled():
            request.exception()  # who has asked may be gone
