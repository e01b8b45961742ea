"""Deletes what is kept of people who wish so, and of servers that the bot has left a month ago."""

import asyncio
from collections.abc import Callable

from bot.direct import is_direct
from bot.log import get_logger
from bot.sessions.service import Sessions
from bot.sessions.store import Store
from bot.shards.alone import everywhere
from bot.store.errors import StoreFault

log = get_logger()

EVERY, AGAIN = 3600.0, 60.0
"""Seconds between two looks at what nobody has told of, and to the next one if something went wrong."""
SOON = 1.0
"""Seconds from what was told to the look at it."""
MONTH = 30 * 24 * 60 * 60 * 1000


class Tidying:
    """Carries out what stands in the database: a kill in between costs nothing."""

    def __init__(self, sessions: Sessions, store: Store, serves: Callable[[str], bool] = everywhere) -> None:
        self._sessions, self._store = sessions, store
        self._serves = serves
        """Whether a server is this process's."""
        self.is_member: Callable[[str], bool | None] = lambda _: None
        """Tells whether the bot is in a server; None while that isn't known."""
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Look soon."""
        self._news.set()

    async def keep(self) -> None:
        """Look whenever there is news, and now and then; without end."""
        while True:
            self._news.clear()
            is_done = await self.look()
            try:
                async with asyncio.timeout(EVERY if is_done else AGAIN):
                    await self._news.wait()
            except TimeoutError:
                continue
            await asyncio.sleep(SOON)

    async def look(self) -> bool:
        """Delete what is to be deleted now; tell whether nothing went wrong."""
        is_done = True
        for part in (self._carry_out_wishes, self._look_at_servers):
            try:
                await part()
            except StoreFault as fault:
                log.warning("not-tidied", fault=str(fault))
                is_done = False
            except Exception:
                log.exception("not-tidied")
                is_done = False
        return is_done

    async def _carry_out_wishes(self) -> None:
        for wish in await self._store.farewells():
            await self._sessions.privacy.carry_out(wish, self._serves)

    async def _look_at_servers(self) -> None:
        gone = await self._store.gone()
        for guild in await self._store.guilds():
            is_servers = guild and not is_direct(guild) and self._serves(guild)
            is_member = self.is_member(guild) if is_servers else None
            if is_member and guild in gone:
                await self._store.set_gone(guild, 0)
                log.info("server-back", server=guild)
            elif is_member is False:
                await self._look_at_gone(guild, gone.get(guild, 0))

    async def _look_at_gone(self, guild: str, since: int) -> None:
        """Note that the bot has left a server, and delete what is kept of it after a month."""
        now = self._sessions.now()
        if not since:
            await self._store.set_gone(guild, now)
            log.info("server-gone", server=guild, kept_for_days=MONTH // (24 * 60 * 60 * 1000))
        elif now - since >= MONTH:
            sessions = await self._store.forget_guild(guild)
            log.info("server-forgotten", server=guild, sessions=sessions)
