"""When a shard may log in at the gateway: Discord wants pauses between logins, and allows so many a day."""

from asyncio import sleep
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any

from bot.log import get_logger
from bot.wire.discord_parts import HTTPClient
from bot.wire.faults import CONNECTION_FAULTS

log = get_logger()

PAUSE = 5.1
"""Seconds between two logins that have to take turns: Discord wants five."""
HOLDS, PLENTY = 5.0, 100
"""Seconds for which an answer of Discord's counts if more are left than other processes use in that time."""
AFTER_RESET = 1.0
"""Seconds to wait longer than Discord says."""


class Logins:
    """Asks Discord (`GET /gateway/bot`) and counts. To resume a session is no login."""

    def __init__(self, http: HTTPClient) -> None:
        self._http = http
        self._left = self._reset_after = 0
        self._asked_at = float("-inf")
        self._max_concurrency = 1
        self._free_at: dict[int, float] = {}

    async def ask(self) -> tuple[int, str, int]:
        """Return how many shards Discord recommends, where they connect, and how many logins are left today.

        Raises one of CONNECTION_FAULTS.
        """
        limit: Any
        shards, url, limit = await self._http.get_bot_gateway()
        self._asked_at = monotonic()
        self._left, self._reset_after = limit["remaining"], limit["reset_after"]
        self._max_concurrency = max(1, limit["max_concurrency"])
        return shards, url, self._left

    async def are_left(self) -> bool:
        """Tell whether a login is left; if Discord can't be asked it is believed."""
        if self._left > PLENTY and monotonic() - self._asked_at < HOLDS:
            return True
        try:
            await self.ask()
        except CONNECTION_FAULTS:
            return True
        return self._left > 0

    async def wait_for_one(self) -> None:
        """Return when a login is left; say in the log until when that takes."""
        while not await self.are_left():
            wait = self._reset_after / 1000 + AFTER_RESET
            until = datetime.now(UTC) + timedelta(seconds=wait)
            log.warning("no-logins-left", until=until.isoformat(timespec="seconds"))
            await sleep(wait)

    async def take_turn(self, shard: int) -> None:
        """Return when a shard may log in, and count that."""
        key, now = shard % self._max_concurrency, monotonic()
        at = max(now, self._free_at.get(key, now))
        self._free_at[key] = at + PAUSE
        self._left -= 1
        await sleep(at - now)
