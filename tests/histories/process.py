"""A process of the bot as it is composed, on a server's database, with leases: in the test's own process."""

import asyncio
from collections.abc import Coroutine
from contextvars import ContextVar, copy_context
from functools import partial
from typing import Any

import discord

from bot import app
from bot.presses.router import enter
from bot.settings import Settings
from bot.sharing import Sharing, shards_of
from bot.store.database import Database
from bot.store.leases import Leases
from bot.store.postgres import PostgresDatabase
from bot.store.statement import Statement
from bot.store.store import SqlStore
from bot.wire.client import Client
from bot.wire.discord_parts import hear
from bot.wire.interaction import Interaction
from bot.wire.servers import Servers as Known
from sandbox.json import Json
from sandbox.payloads import guild_create_json
from sandbox.world import World
from tests.faults.bot import Worker
from tests.faults.seams import Seams
from tests.faults.wires import BASE, Http, Session, _user
from tests.histories.cable import Cable
from tests.histories.clock import LIFE, SINCE_1970, Life, Loop
from tests.histories.line import Line

PRESS: ContextVar[tuple["Process", str] | None] = ContextVar("PRESS", default=None)
"""Which interaction is served, and by whom."""
PLACE = "postgresql://automa@/{}?host={}&port=5432"
SHARDS = 2
MOMENT = "statement_timestamp()"


class Clocked:
    """A database whose clock is that of the history."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def look(self, statement: Statement) -> Any:
        return await self._database.look(self._now(statement))

    async def write(self, failure: str, statements: Any) -> Any:
        return await self._database.write(failure, [*map(self._now, statements)])

    def _now(self, one: Statement) -> Statement:
        now = SINCE_1970 + asyncio.get_running_loop().time()
        return Statement(one.text.replace(MOMENT, f"to_timestamp({now:.6f})"), one.values, one.rival)


def clocked_leases(database: Database, owner: str, lasts: float) -> Leases:
    """Return the leases of a process by the clock of the history."""
    return Leases(Clocked(database), owner, lasts)  # type: ignore[arg-type]


class Ear(Client):
    """The bot's client without a connection: what the gateway sends is told to it."""

    def __init__(self, world: World, line: Line, serves: Any) -> None:
        discord.AutoShardedClient.__init__(
            self, intents=discord.Intents(guilds=True), max_messages=None, shard_count=SHARDS
        )
        self.servers = Known()
        hear(self, self.servers.heard)
        self._serves, self._is_closing = serves, False
        self._presses, self._enter = set(), None
        self._replies, self._api_base, self._rest_proxy = Session(line), BASE, ""  # type: ignore[assignment, arg-type]
        self._heard: list[discord.Interaction[Any]] = []
        state: Any = self._connection
        state.user = discord.ClientUser(state=state, data=_user(world.bot))
        state.shard_count = SHARDS
        for guild in world.guilds.values():
            self.servers.heard["GUILD_CREATE"](guild_create_json(guild, world.bot, len(world.people)))

    @property
    def shards(self) -> Any:
        return dict.fromkeys(range(SHARDS))

    async def wait_until_ready(self) -> None:
        pass

    def dispatch(self, event: str, /, *args: Any, **_: Any) -> None:
        if event == "interaction":
            self._heard.append(args[0])

    def hear(self, data: Json) -> discord.Interaction[Any]:
        """Return an interaction as discord.py understands it."""
        state: Any = self._connection
        state.parsers["INTERACTION_CREATE"](data)
        return self._heard.pop()


class Process:
    """Can be started and stopped, frozen and killed."""

    def __init__(self, name: str, loop: Loop, world: World, cable: Cable, line: Line) -> None:
        self.name, self.cable, self.line = name, cable, line
        self.life = Life()
        self._loop, self._world = loop, world
        self.client: Ear | None = None
        self.store: SqlStore | None = None
        self.sharing: Sharing | None = None
        self._context = copy_context()
        self._context.run(LIFE.set, self.life)
        self._runs: asyncio.Task[None] | None = None

    @property
    def hears(self) -> bool:
        """Whether the gateway has somebody to tell."""
        return self.client is not None and not self.life.is_dead

    def begin(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """Let the process do something."""
        return self._loop.create_task(doing, context=self._context.copy())

    def start(self, database: str) -> None:
        """Start as `app.run` does."""
        self._runs = self.begin(self._run(database))

    async def _run(self, database: str) -> None:
        self.store = store = SqlStore(PostgresDatabase(PLACE.format(database, self.cable.folder)))
        await store.open()
        shards = shards_of(store)
        shards._clock = self._loop.time
        http: Any = Http(self.line)  # type: ignore[arg-type]
        bot_id = str(self._world.bot.id)
        settings = Settings(discord_token="token", pictures="off", search_seconds=0.05)
        seams = Seams(self._loop)  # type: ignore[arg-type]
        context, autoplay = app.compose(settings, store, http, lambda: bot_id, Worker(seams), shards.serves)
        client = Ear(self._world, self.line, shards)
        client.http = http
        client._enter = partial(self._enter, context)
        stopped = asyncio.Event()
        self.sharing = sharing = Sharing(
            shards, context.posts, context.dashboards, client, store.forget_all, stopped.set
        )
        sharing._share._clock = self._loop.time
        self.client = client
        keeping = asyncio.create_task(sharing.keep("the present one"))
        keeping.add_done_callback(self._kept)
        try:
            self.stop = stopped.set
            await stopped.wait()
            await client.finish_presses(app.FOR_PRESSES)
            await sharing.close()
            await autoplay.close()
            await context.posts.close(app.FOR_TABLES)
        finally:
            keeping.cancel()
            self.client = None
            await store.close()

    def _kept(self, keeping: asyncio.Task[None]) -> None:
        if not keeping.cancelled() and (fault := keeping.exception()):
            self._loop.call_exception_handler({"message": "its leases aren't kept", "exception": fault})

    async def _enter(self, context: Any, interaction: Interaction) -> None:
        PRESS.set((self, interaction.id))
        await enter(context, interaction)

    def hear(self, data: Json) -> None:
        """Take an interaction from the gateway."""

        def heard() -> None:
            if self.client is not None:
                self._loop.create_task(self.client.on_interaction(self.client.hear(data)))

        self._loop.soon(self.life, heard, (), self._context.copy())

    def freeze(self) -> None:
        """Stop it, as SIGSTOP does; what comes for it waits."""
        self.life.freeze(self._loop)
        self.cable.is_still.clear()

    def wake(self) -> None:
        """Let it go on."""
        self.cable.is_still.set()
        self.life.go_on(self._loop)

    def kill(self) -> None:
        """End it where it is."""
        if self.life.is_frozen:
            self.wake()
        self.life.end(self._loop)
        self.line.is_dead = True
        self.cable.cut()

    async def bury(self) -> None:
        """Free what a dead process has held."""
        self.life.go_on(self._loop)
        for task in (tasks := tuple(self.life.tasks)):
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=10)
        await self.cable.close()
