"""The connection to Discord, or to a look-alike. Of all else only what a host names is called: `call`."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol
from urllib.parse import urlsplit

import aiohttp
import discord
import yarl

from bot.log import get_logger
from bot.settings import DISCORD_API
from bot.wire.connections import Connections
from bot.wire.discord_parts import (
    connect_to,
    hear,
    silence,
    speak_to,
    stay_with_gateway_of,
    warn_of_no_voice,
)
from bot.wire.endpoint import Endpoint
from bot.wire.faults import CONNECTION_FAULTS
from bot.wire.interaction import Interaction
from bot.wire.logins import Logins
from bot.wire.rest_proxy import wait_for_proxy
from bot.wire.servers import Servers

log = get_logger()

LONGEST_PAUSE = 60.0
STAYS_FRESH = 2.5
"""Seconds that a press waits for its server to be this process's: Discord waits three for an answer."""
INTENTS_REFUSED = 4014
"""The close code that discord.py raises as an exception of its own."""
SHARDS_REFUSED = (4010, 4011)
"""The close codes for a shard that there isn't, and for one with too many servers."""


Enter = Callable[[Interaction], Awaitable[None]]


class Serves(Protocol):
    """Which servers are this process's to serve."""

    def is_trusted(self) -> bool:
        """Tell whether what it serves can't be another process's by now."""
        ...

    def follows(self, guild: str) -> bool:
        """Tell whether a press that comes now in a server may have been answered by another process."""
        ...

    async def served(self, guild: str, within: float) -> bool:
        """Wait until it is, at most so many seconds; tell whether it is then."""
        ...

    async def let_identify(self, key: int, every: float) -> None:
        """Wait until no other process has logged a shard of this key in for so many seconds."""


class WrongToken(Exception):
    """Discord doesn't know the token."""


class GatewayClosed(Exception):
    """Discord has closed the connection for good, with a `code`."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(f"closed with {code}")


class Client(discord.AutoShardedClient):
    """discord.py's client with as little memory as it can have: no servers, no members, no messages."""

    def __init__(
        self,
        serves: Serves,
        api_base: str = DISCORD_API,
        rest_proxy: str = "",
        shard_ids: Sequence[int] = (),
        shard_count: int | None = None,
    ) -> None:
        self._serves = serves
        self._api_base, self._rest_proxy = api_base, rest_proxy
        self._connections = Connections()
        self._replies = aiohttp.ClientSession(
            connector=self._connections, connector_owner=False, cookie_jar=aiohttp.DummyCookieJar()
        )
        warn_of_no_voice()
        super().__init__(
            connector=self._connections,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            enable_debug_events=False,
            guild_ready_timeout=0,  # READY itself tells the servers
            shard_count=shard_count,
        )
        self.shard_ids = list(shard_ids) or None
        self._logins = Logins(self.http, serves.let_identify)
        self._postponed: set[asyncio.Task[None]] = set()
        self.servers = Servers()
        hear(self, self.servers.heard)
        self._enter: Enter | None = None
        """Serves an interaction; until there is one they are left alone."""
        self._presses: set[asyncio.Task[None]] = set()
        self._is_closing = False
        speak_to(rest_proxy or api_base)
        if rest_proxy:
            wait_for_proxy(self.http)
        if api_base != DISCORD_API:
            stay_with_gateway_of(self.http)
        for name in ("discord.client", "discord.gateway", "discord.shard"):
            logging.getLogger(name).addFilter(one_line)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Serve a press or a command; while the bot stops, new ones are left to the next start."""
        if self._enter is None or self._is_closing:
            return
        guild = str(interaction.guild_id or "")
        is_inherited = self._serves.follows(guild)
        if not await self._serves.served(guild, STAYS_FRESH):
            return
        task = asyncio.current_task()
        if task is not None:
            self._presses.add(task)
            task.add_done_callback(self._presses.discard)
        endpoint = Endpoint(self._replies, self._api_base, self._rest_proxy, self._serves.is_trusted)
        await self._enter(Interaction(interaction, endpoint, self.servers, is_inherited=is_inherited))

    async def on_ready(self) -> None:
        """Note in how many servers the bot is, and with how many shards."""
        log.info("connected", servers=len(self.servers), shards=len(self.shards))

    @property
    def silence(self) -> float:
        """For how many seconds the gateway has acknowledged nothing; infinity without a connection."""
        return silence(self)

    async def finish_presses(self, within: float) -> None:
        """Take no more presses and wait for those under way, at most `within` seconds."""
        self._is_closing = True
        await self.finish_begun(within)

    async def finish_begun(self, within: float) -> None:
        """Wait for the presses that are under way now, at most `within` seconds."""
        if self._presses:
            await asyncio.wait(self._presses, timeout=within)

    async def disconnect(self, within: float) -> bool:
        """Close the connection, within so many seconds; tell whether that went well."""
        try:
            await asyncio.wait_for(self.close(), within)
        except (TimeoutError, discord.DiscordException, OSError):
            return False
        finally:
            await self._replies.close()
            await self._connections.end()
        return True

    async def log_in(self, token: str) -> None:
        """Log in; while Discord can't be reached, try again with growing pauses. Raises WrongToken."""
        pause = 1.0
        while True:
            try:
                await self.login(token)
            except discord.LoginFailure:
                raise WrongToken from None
            except (*CONNECTION_FAULTS, discord.HTTPException) as fault:
                log.warning("discord-unreachable", fault=_short(fault), next_try_in=pause)
            else:
                return
            await self.http.close()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def launch_shards(self) -> None:
        """Connect as many shards as Discord recommends, or those that were asked for."""
        recommended, url, left = await self._logins.ask()
        self.shard_count = self.shard_count or recommended
        connect_to(url)
        log.info("connecting", shards=len(self.shard_ids or range(self.shard_count)), logins_left=left)
        await super().launch_shards()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard for the first time, as soon as a login is left."""
        await self._logins.wait_for_one()
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Let a shard wait for its turn to log in; one that has to do so again may be put off."""
        number = shard_id or 0
        if self.get_shard(number) is not None and not await self._logins.are_left():
            task = asyncio.create_task(self._log_in_later(number))
            self._postponed.add(task)
            task.add_done_callback(self._postponed.discard)
            # discord.py then leaves the shard alone. If it waited here, no other could resume its session.
            raise asyncio.CancelledError
        await self._logins.take_turn(number)

    async def _log_in_later(self, shard_id: int) -> None:
        await self._logins.wait_for_one()
        shard = self.get_shard(shard_id)
        if shard is not None and not self.is_closed():
            await shard.connect()

    async def stay_connected(self, enter: Enter) -> None:
        """Connect and serve by `enter` until the client is closed; an unreachable gateway is tried again.

        Raises GatewayClosed.
        """
        self._enter = enter
        pause = 1.0
        while not self.is_closed():
            try:
                await self.connect()
            except discord.PrivilegedIntentsRequired as fault:
                raise GatewayClosed(INTENTS_REFUSED) from fault
            except discord.ConnectionClosed as fault:
                raise GatewayClosed(fault.code or 0) from fault
            except CONNECTION_FAULTS as fault:
                log.warning("gateway-unreachable", fault=_short(fault), next_try_in=pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)


def one_line(record: logging.LogRecord) -> bool:
    """Let a lost connection be one line in the log: its traceback tells nothing."""
    if record.exc_info and isinstance(record.exc_info[1], (*CONNECTION_FAULTS, discord.DiscordException)):
        fault = record.exc_info[1]
        record.msg = f"{record.getMessage()} ({_short(fault)})"
        record.args, record.exc_info = (), None
    return True


def _short(fault: BaseException) -> str:
    if isinstance(fault, aiohttp.ClientConnectorError):
        return f"{urlsplit(f'//{fault.host}:{fault.port}').netloc} {fault.os_error.strerror}"
    if isinstance(fault, discord.HTTPException):
        return f"HTTP {fault.status}"
    return type(fault).__name__
