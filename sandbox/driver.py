"""Drives the look-alike from Python: tests and benchmarks start it, act as people, and look at what came."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from sandbox.app import LookAlike
from sandbox.calls import Call
from sandbox.clock import Clock
from sandbox.crowd import Crowd
from sandbox.faults import Faults, Hold
from sandbox.feed import Change
from sandbox.guild import Attachment, Channel, Guild, Message, User
from sandbox.interactions import BotOffline, TimedOut
from sandbox.journal import Record
from sandbox.logins import Logins
from sandbox.permissions import bits
from sandbox.person import Person
from sandbox.process import rests
from sandbox.ratelimits import RateLimits
from sandbox.shards import ALL, Shard
from sandbox.uploads import Upload

__all__ = [
    "Attachment",
    "BotOffline",
    "Call",
    "Channel",
    "Crowd",
    "Guild",
    "Hold",
    "Message",
    "Person",
    "Record",
    "Sandbox",
    "TimedOut",
    "Upload",
    "User",
]

HOST = "127.0.0.1"
LOOK_AGAIN = 0.1
"""Seconds after which a condition is looked at again that nothing on the wire has told of."""
LOOK_CLOSELY = 0.01
"""Seconds between two looks at whether the bot still has something to do."""
QUIET_SECONDS = 0.03
"""A little longer than a bot puts off what can wait for a moment."""


class Sandbox:
    """A running look-alike.

    `await Sandbox.start()` and later `await sandbox.stop()`, or `async with Sandbox() as sandbox`.
    `port` 0 takes a free one; `answer_within` is how long (seconds) the bot may take for a first response.
    """

    def __init__(self, port: int = 0, *, answer_within: float = 3.0) -> None:
        self.token, self.page_token = secrets.token_hex(32), secrets.token_hex(32)
        """What the bot shows, and what the page does: new ones each time."""
        self._port = port
        self._look_alike = LookAlike(self.token, self.page_token, answer_within)
        self._runner: web.AppRunner | None = None
        self._people: dict[int, Person] = {}
        self._bot: int | None = None

    @classmethod
    async def start(cls, port: int = 0, *, answer_within: float = 3.0) -> Self:
        """Start a look-alike and return it."""
        return await cls(port, answer_within=answer_within).__aenter__()

    async def __aenter__(self) -> Self:
        self._runner = web.AppRunner(
            self._look_alike.application(), access_log=None, shutdown_timeout=1.0, handle_signals=False
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port, backlog=1024)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self._look_alike.door.port = self._port
        self._look_alike.world.base_url = f"http://{HOST}:{self._port}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Cut all connections and stop."""
        self.faults.clear()
        self._look_alike.gateway.shut_down()
        self._look_alike.page.shut_down()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def page_url(self) -> str:
        """The address of the page."""
        return self._look_alike.world.base_url + "/"

    @property
    def api_base(self) -> str:
        """The address that the bot uses in place of Discord's API."""
        return self._look_alike.world.base_url + "/api/v10"

    @property
    def clock(self) -> Clock:
        """The clock of tokens and rate limits: `clock.skip(900)` lets tokens expire."""
        return self._look_alike.clock

    @property
    def faults(self) -> Faults:
        """The failures to order."""
        return self._look_alike.faults

    @property
    def rate_limits(self) -> RateLimits:
        """The rate limits, generous by default."""
        return self._look_alike.rate_limits

    @property
    def logins(self) -> Logins:
        """What is asked of logins at the gateway: shards, intents, pauses, and how many a day."""
        return self._look_alike.logins

    @property
    def shards(self) -> list[Shard]:
        """The shards that are connected, each as often as it has sessions."""
        return self._look_alike.gateway.shards

    @property
    def requests(self) -> Sequence[Record]:
        """The newest requests of the bot, the oldest first (at most 10,000)."""
        return self._look_alike.journal.records

    @property
    def refusals(self) -> list[Record]:
        """The requests that no Discord would take: invalid bodies, unknown routes, second answers."""
        return self._look_alike.journal.refusals

    @property
    def calls(self) -> Sequence[Call]:
        """The interactions of the last hour, the oldest first, answered or not."""
        return self._look_alike.interactions.calls

    @property
    def answer_within(self) -> float:
        """How long (seconds) an interaction waits for its first response; a test may shorten it."""
        return self._look_alike.interactions.answer_within

    @answer_within.setter
    def answer_within(self, seconds: float) -> None:
        self._look_alike.interactions.answer_within = seconds

    def log_bodies(self, wanted: bool) -> None:
        """Keep request bodies in `requests`, or leave them out (for benchmarks)."""
        self._look_alike.journal.keeps_bodies = wanted

    def clear_log(self) -> None:
        """Forget the requests and refusals so far."""
        self._look_alike.journal.records.clear()
        self._look_alike.journal.refusals.clear()

    @property
    def guild(self) -> Guild:
        """The first server."""
        return self._look_alike.world.guild

    @property
    def crowd(self) -> Crowd:
        """The servers that the bot is in besides, and nobody looks at; it is told of them when it logs in."""
        return self._look_alike.world.crowd

    @crowd.setter
    def crowd(self, crowd: Crowd) -> None:
        self._look_alike.world.crowd = crowd

    def tell(self, event: str, data: dict[str, Any]) -> None:
        """Send the bot an event of a server as it is, whatever is so here."""
        self._look_alike.gateway.dispatch(event, data)

    @property
    def bot(self) -> User:
        """The bot's user; its id is that of the application too."""
        return self._look_alike.world.bot

    @property
    def commands(self) -> list[dict[str, Any]]:
        """The registered commands, as Discord stores them."""
        return self._look_alike.world.commands_in(self.guild)

    @property
    def is_online(self) -> bool:
        """Whether a bot is connected."""
        return self._look_alike.gateway.is_online

    def user(self, name: str) -> Person:
        """Return the person called `name`; KeyError if there is none."""
        for user in self._look_alike.world.people.values():
            if user.name == name:
                return self._person(user)
        raise KeyError(name)

    def add_user(self, name: str) -> Person:
        """Let another person in."""
        return self._person(self._look_alike.world.add_person(name))

    def remove_user(self, person: Person) -> None:
        """Let a person leave the server; what they wrote stays."""
        self._look_alike.world.people.pop(person.id, None)

    def _person(self, user: User) -> Person:
        if user.id not in self._people:
            self._people[user.id] = Person(user, self._look_alike.interactions)
        return self._people[user.id]

    def channel(self, name: str) -> Channel:
        """Return the channel or thread called `name` (the newest, if several); KeyError if there is none."""
        for channel in reversed(self._look_alike.world.channels.values()):
            if channel.name == name:
                return channel
        raise KeyError(name)

    def add_guild(self, name: str, *channels: str, shard: tuple[int, int] = ALL) -> Guild:
        """Found another server with text channels of these names; everybody and the bot are in it.

        Its events go to the `shard` of this number among so many.
        """
        return self._look_alike.world.add_guild(name, channels, Shard(*shard))

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Open another text channel, in the first server if none is named."""
        return self._look_alike.world.add_channel(name, guild or self.guild)

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Let somebody be told of every change from now on; return what ends that."""
        return self._look_alike.world.feed.listen(listener)

    def direct(self, user: User) -> Channel:
        """Return the direct messages of a person with the bot."""
        return self._look_alike.world.direct_with(user)

    def threads(self, channel: Channel) -> list[Channel]:
        """Return the threads of a channel, the oldest first."""
        return [each for each in channel.guild.channels.values() if each.parent is channel]

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator does."""
        self._look_alike.world.delete_message(message)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with all that is in it."""
        self._look_alike.world.delete_channel(channel)

    def archive_thread(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread, and lock it if wanted."""
        thread.is_archived, thread.is_locked = True, locked
        self._look_alike.world.edit_channel(thread)

    def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions from the bot in a channel: `deny(channel, "send_messages")`."""
        channel.denied |= bits(*permissions)
        channel.allowed &= ~bits(*permissions)
        self._look_alike.world.edit_channel(channel)

    def allow(self, channel: Channel, *permissions: str) -> None:
        """Give the bot permissions in a channel."""
        channel.allowed |= bits(*permissions)
        channel.denied &= ~bits(*permissions)
        self._look_alike.world.edit_channel(channel)

    def kick(self) -> None:
        """Throw the bot out of the server."""
        self._look_alike.world.kick_bot(self.guild)

    def invite(self) -> None:
        """Let the bot into the server again."""
        self._look_alike.world.invite_bot(self.guild)

    async def press_raw(
        self,
        user: Person,
        message: Message,
        custom_id: str,
        *,
        component_type: int = 2,
        values: Sequence[str] = (),
    ) -> Call:
        """Press or choose what may be disabled, changed or gone, as a client with an old view can."""
        return await user.operate(message, custom_id, component_type, values)

    async def send_raw(
        self,
        user: Person,
        channel: Channel,
        kind: int,
        data: dict[str, Any],
        source: Message | None = None,
        forged: dict[str, Any] | None = None,
    ) -> Call:
        """Send an interaction of this kind as it is; `forged` parts of the payload replace the true ones."""
        interactions = self._look_alike.interactions
        return await interactions.begin(kind, user.user, channel, data, source=source, forged=forged)

    async def ready(self, within: float = 15.0, *, with_commands: bool = True) -> None:
        """Return when a bot is connected, has commands (if wanted), and has taken in what it was sent.

        Raises TimeoutError after `within` seconds.
        """
        gateway, world = self._look_alike.gateway, self._look_alike.world
        async with asyncio.timeout(within):
            while True:
                await world.feed.until(lambda: gateway.is_online and (world.has_synced or not with_commands))
                if await gateway.answers():
                    return

    async def offline(self, within: float = 15.0) -> None:
        """Return when no bot is connected; TimeoutError after `within` seconds."""
        await self.until(lambda: not self.is_online, within)

    async def until(self, is_so: Callable[[], bool], within: float = 5.0) -> None:
        """Return when `is_so()` holds, looking again whenever something changes and every now and then.

        Raises TimeoutError after `within` seconds.
        """
        async with asyncio.timeout(within):
            while not is_so():
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self._look_alike.world.feed.until(is_so)

    def watch(self, pid: int) -> None:
        """Let `settle` see whether the bot, the process with this id, still has something to do."""
        self._bot = pid

    async def settle(self, quiet: float = QUIET_SECONDS, within: float = 15.0) -> None:
        """Return when for `quiet` seconds no request was in progress, none came, and the bot did nothing.

        On a busy machine it may get no processor for that long, or be about to post what it had put off for
        a moment: silence alone says nothing. What it does is seen only of a bot that is watched. Raises
        TimeoutError after `within` seconds.
        """
        journal = self._look_alike.journal
        async with asyncio.timeout(within):
            while True:
                await journal.quiet(LOOK_CLOSELY)
                if (rested := rests(self._bot)) is None:
                    continue
                arrivals = journal.arrivals
                await journal.quiet(quiet)
                if (journal.arrivals, rests(self._bot)) == (arrivals, rested):
                    return
