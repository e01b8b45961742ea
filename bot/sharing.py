"""Several processes share the work: each serves the shards that it has leases of."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.log import get_logger
from bot.posts.dashboards import Dashboards
from bot.posts.posts import Posts
from bot.shards.shards import Shards
from bot.store.errors import StoreFault
from bot.store.leases import Leases
from bot.store.store import SqlStore
from bot.wire.client import Client
from bot.wire.share import Share

log = get_logger()

FOR_PRESSES = 2.0
"""Seconds in which the presses under way are to end before their shards are handed over."""
FOR_TABLES = 0.5
"""Seconds for what is being told meanwhile; the rest is told by the process that goes on."""
FOR_REQUESTS = 2.0
"""Seconds for what is on its way to Discord then: what came later that process would look for too early."""


def shards_of(store: SqlStore) -> Shards:
    """Return the shards of this process, none yet; what is written in their servers carries their leases."""
    leases = Leases(store.database, secrets.token_hex(8), Shards.lasts)
    shards = Shards(leases)
    store.guard = shards.guard
    return shards


@dataclass
class Sharing:
    """Keeps the leases of this process, and lets its shards be served while it has them."""

    shards: Shards
    posts: Posts
    dashboards: Dashboards
    client: Client
    forget: Callable[[], None]
    """Lets what is at hand of the sessions be read anew: another process may have gone on with them."""
    end: Callable[[], None]
    """Ends this process."""
    _share: Share = field(default_factory=Share)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _fault: BaseException | None = None

    async def keep(self, program: str) -> None:
        """Serve the shards, once the gateway is there, until other processes have taken over all of them.

        What the tables look like depends on the `program`. What isn't foreseen is raised, also from what it
        has begun.
        """
        self._share.limit(self.client.http, self.shards.is_trusted)
        await self.client.wait_until_ready()
        self.shards.take(self.client.shards, self.client.shard_count or 1)
        while self.shards.mine:
            if self._fault:
                raise self._fault
            change = await self.shards.look()
            self._share.processes = self.shards.processes
            if change.gained or change.lost:
                self.forget()
            if change.lost:
                log.warning("shards-lost", shards=_named(change.lost))
                await self.posts.leave(0)
            if change.gained:
                log.info("shards-served", shards=_named(change.gained), of=self.shards.count)
                shards = f"{_named(change.gained)}/{self.shards.count}"
                self._begin(self.posts.resume(program, shards))
                self.dashboards.begin()
            if change.wanted:
                self._begin(self._hand_over(change.wanted))
            await self.shards.rest()
        log.info("replaced", hint="other processes serve all that this one did")
        self.end()

    async def close(self) -> None:
        """Give all leases back, so that another process needn't wait until they have run out."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.shards.leave()
        await self._hand_over(self.shards.held)

    async def _hand_over(self, shards: frozenset[int]) -> None:
        """Finish what is under way, and let another process go on."""
        await self.client.finish_begun(FOR_PRESSES)
        await self.posts.leave(FOR_TABLES)
        await asyncio.gather(self._share.finish(FOR_REQUESTS), self.posts.arrived())
        await self._give_back(shards)
        log.info("shards-handed-over", shards=_named(shards))

    async def _give_back(self, shards: frozenset[int]) -> None:
        try:
            await self.shards.hand_over(shards)
        except StoreFault as fault:
            log.warning("leases-not-given-back", fault=str(fault))

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            self._fault = task.exception() or self._fault


def _named(shards: frozenset[int]) -> str:
    return ",".join(map(str, sorted(shards)))
