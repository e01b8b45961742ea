"""The shards of this process: it serves the servers of those that it has a lease of."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple, Protocol

from bot.direct import is_direct
from bot.log import get_logger
from bot.store.errors import LeaseLost, StoreFault
from bot.store.lease import Lease
from bot.store.statement import Statement

log = get_logger()

LASTS = 20.0
"""Seconds after which a lease that isn't renewed is anybody's."""
TRUSTED = 0.9
"""For this part of that time a process trusts its own: clocks drift."""
EVERY = 1.0
"""Seconds between two renewals."""
SOON = 0.1
"""Seconds between two tries to get one that another process has."""
FOLLOWS = 3.0
"""Seconds after which no press comes any more that another process has answered: Discord waits no longer."""


class LeaseTable(Protocol):
    """The leases in the database, as one process sees them; all methods raise StoreFault."""

    async def claim(self, shards: Iterable[int], count: int) -> list[Lease]:
        """Renew its leases of these shards of so many, take those that nobody has, and return them all."""
        ...

    async def processes(self) -> int:
        """Return how many processes have leases."""
        ...

    async def want(self, shards: Iterable[int], count: int) -> None:
        """Ask who has these shards to hand them over; to be said again every second while that is so."""
        ...

    async def let_identify(self, key: int, every: float) -> bool:
        """Tell whether a shard of that key may log in now; then none may for so many seconds."""
        ...

    def guard(self, lease: Lease) -> Statement:
        """Return what a transaction begins with that may write only while this process has a lease."""
        ...

    async def release(self, shards: Iterable[int]) -> None:
        """Give its leases of these shards back."""
        ...


class Change(NamedTuple):
    """What has become of the shards since the last look."""

    gained: frozenset[int] = frozenset()
    lost: frozenset[int] = frozenset()
    """Another process may have them by now."""
    wanted: frozenset[int] = frozenset()
    """Another process waits for these: they are still this one's, and it takes no new work for them."""


def shard_of(guild: str, count: int) -> int:
    """Return the shard of a server, as Discord reckons it; direct messages come to shard 0."""
    return (int(guild) >> 22) % count if guild and not is_direct(guild) else 0


class Shards:
    """The shards that this process is to serve, and those whose lease it has now."""

    lasts = LASTS

    def __init__(
        self,
        table: LeaseTable,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.mine, self.count = frozenset[int](), 1
        self._table, self._clock, self._pause = table, clock, pause
        self.processes = 1
        """How many share the work."""
        self._leases: dict[int, Lease] = {}
        self._until = 0.0
        """When this process no longer trusts them."""
        self._leaving: frozenset[int] = frozenset()
        """Those that are handed over: what is under way is finished, and nothing is begun."""
        self._missed: set[int] = set()
        """Those that another process had while this one heard their presses, too."""
        self._followed: dict[int, float] = {}
        """Until when a press may come that another process has answered."""
        self._known: dict[int, int] = {}
        """The generations of the leases of which was said that they are there."""
        self._news = asyncio.Event()
        self._one_by_one = asyncio.Lock()
        """What is given back while leases are renewed would be taken again."""

    def take(self, mine: Iterable[int], count: int) -> None:
        """Set out to serve these of so many shards."""
        self.mine, self.count = frozenset(mine), count

    def is_trusted(self) -> bool:
        """Tell whether its leases can't be another process's by now: it was neither frozen nor cut off."""
        return self._clock() < self._until

    def lease(self, guild: str) -> Lease | None:
        """Return the lease by which this process may write for a server; None without one."""
        return self._leases.get(shard_of(guild, self.count)) if self.is_trusted() else None

    def guard(self, guild: str) -> Statement:
        """Return what a transaction begins with that writes in a server. Raises LeaseLost without a lease."""
        if (lease := self.lease(guild)) is None:
            raise LeaseLost("Nothing was saved: another process serves this server.")
        return self._table.guard(lease)

    def serves(self, guild: str) -> bool:
        """Tell whether a press in a server is this process's to serve."""
        return self.lease(guild) is not None and shard_of(guild, self.count) not in self._leaving

    def follows(self, guild: str) -> bool:
        """Tell whether a press that comes now in a server may have been answered by another process."""
        shard = shard_of(guild, self.count)
        return not self.serves(guild) or self._clock() < self._followed.get(shard, 0.0)

    async def served(self, guild: str, within: float) -> bool:
        """Wait until presses in a server are this process's to serve, at most so many seconds."""
        try:
            async with asyncio.timeout(within):
                while not self.serves(guild):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return False
        return True

    async def let_identify(self, key: int, every: float) -> None:
        """Wait until no other process has logged a shard of this key in for so many seconds."""
        while True:
            try:
                if await self._table.let_identify(key, every):
                    return
            except StoreFault as fault:
                log.warning("login-waits", fault=str(fault))
            await self._pause(EVERY)

    @property
    def held(self) -> frozenset[int]:
        """The shards of which this process has a lease."""
        return frozenset(self._leases) if self.is_trusted() else frozenset()

    async def look(self) -> Change:
        """Renew the leases, and try to get those that are missing; tell what has changed."""
        try:
            async with self._one_by_one:
                await self._renew()
        except StoreFault as fault:
            log.warning("leases-not-renewed", fault=str(fault))
        held = {one.shard: one for one in self._leases.values() if self.is_trusted()}
        for one in self._missed & set(held):
            self._followed[one] = self._clock() + FOLLOWS
        self._missed -= set(held)
        before, self._known = self._known, {one.shard: one.generation for one in held.values()}
        wanted = frozenset(shard for shard, one in held.items() if one.is_wanted) - self._leaving
        self._leaving |= wanted
        self._news.set()
        return Change(
            frozenset(shard for shard, nr in self._known.items() if before.get(shard) != nr),
            frozenset(shard for shard, nr in before.items() if self._known.get(shard) != nr),
            wanted,
        )

    async def _renew(self) -> None:
        asked = self._clock()
        leases = {one.shard: one for one in await self._table.claim(self.mine, self.count)}
        # What another process has taken meanwhile is that one's to serve: else they would take turns.
        self.mine -= {one for one in self._leases if one not in leases}
        self.processes = await self._table.processes()
        if missing := self.mine - set(leases):
            self._missed |= missing
            await self._table.want(missing, self.count)
        self._leases, self._until = leases, asked + self.lasts * TRUSTED

    def leave(self) -> None:
        """Take no new work for any shard."""
        self._leaving = self.mine

    async def hand_over(self, shards: frozenset[int]) -> None:
        """Give leases back to whoever waits for them, for good. Raises StoreFault: then they run out."""
        async with self._one_by_one:
            self.mine -= shards
            self._leaving -= shards
            for one in shards:
                self._leases.pop(one, None)
                self._known.pop(one, None)
            await self._table.release(shards)

    async def rest(self) -> None:
        """Wait until the next look: shortly, while a lease is missing."""
        await self._pause(EVERY if self.mine <= set(self._known) else SOON)
