"""One history: people at two tables, processes of the bot that come and go, and what goes wrong for them."""

import asyncio
import itertools
import json
import random
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import structlog

import tests.contract.conftest  # noqa: F401 - the demo game has to be found first
from bot import app, sharing
from bot.posts import posts
from bot.shards.shards import Shards
from bot.worker.tree import tree
from sandbox.clock import Clock
from sandbox.json import Json
from sandbox.person import Person
from sandbox.rest import Request
from sandbox.rest_commands import CommandRoutes
from sandbox.shards import Shard
from sandbox.world import World
from tests.cluster import Cluster
from tests.faults.bot import words
from tests.histories.backend import Backends
from tests.histories.cable import Cable
from tests.histories.clock import LIFE, Loop, clock_of
from tests.histories.line import Line, wires_of
from tests.histories.people import Player
from tests.histories.process import PRESS, SHARDS, Process, clocked_leases
from tests.histories.record import Record

LASTS = 4.0
"""Seconds of a lease: shorter than in earnest, as histories are."""
PAUSES = (0.5, 1.0, 2.0)
"""The same, between the tries of the outbox."""
TABLES = ("sessions", "meta", "leases", "kept", "forgotten", "identifies")
"""What a history begins without."""
LONG = 14.0
"""Seconds in which people play."""
SETTLES = 90.0
"""Seconds in which all has to be told at last."""
CHANGES = ("shards-served", "shards-lost", "shards-handed-over", "replaced")
"""What a process logs of its leases."""


class History:
    """Everything in it is drawn from a number."""

    def __init__(self, number: int, cluster: Cluster, database: str) -> None:
        self.number, self.cluster, self.database = number, cluster, database
        self.chance = random.Random(number)
        self.loop = Loop()
        self._backends = Backends(cluster, database)
        self.processes: list[Process] = []
        self.bugs: list[str] = []
        self.noted: list[str] = []
        """What has happened to whom, for whoever reads it."""
        self._ids = itertools.count()
        self._resting = True
        """Whether nothing goes wrong now."""
        self._is_over = False
        with self._in_this_process(), TemporaryDirectory() as folder:
            self._folder = Path(folder)
            self.loop.set_exception_handler(self._loose)
            self.record = Record(self.loop.time)
            self.world = world = World(Clock())
            world.guilds.clear()
            world.channels.clear()
            for nr in range(SHARDS):
                world.add_guild(f"Server {nr}", (f"table-{nr}",), shard=Shard(nr, SHARDS))
            world.commands = commands(world)
            self.wires = wires_of(world, self._deliver)
            try:
                self.loop.run_until_complete(self._play())
            finally:
                self.loop.run_until_complete(self._bury())
                self._backends.close()
                self.loop.close()

    @contextmanager
    def _in_this_process(self) -> Iterator[None]:
        random.seed(self.number)
        with ExitStack() as stack:
            stack.enter_context(clock_of(self.loop))
            before = structlog.get_config()
            structlog.configure(processors=[self._note], cache_logger_on_first_use=False)
            stack.callback(lambda: structlog.configure(**before))
            for where, name, value in (
                (app, "I18n", lambda _: words()),
                (app, "new_id", self._new_id),
                (app, "new_seed", lambda: "net"),
                (sharing, "Leases", clocked_leases),
                (Shards, "lasts", LASTS),
                (posts, "PAUSES", PAUSES),
            ):
                stack.enter_context(patch.object(where, name, value))
            yield

    def _chance_of(self, name: str) -> random.Random:
        """Return the chance of one part: it is drawn whatever others draw."""
        return random.Random(f"{self.number} {name}")

    def _new_id(self) -> str:
        return f"tabl{next(self._ids):04d}".translate(str.maketrans("0189", "xyzw"))

    def _note(self, _: Any, method: str, event: MutableMapping[str, Any]) -> Any:
        """Note what a process logs of a press, and of bugs."""
        if self._is_over:
            raise structlog.DropEvent
        if event["event"] in CHANGES:
            name = next((one.name for one in self.processes if one.life is LIFE.get()), "")
            self.note(f"{name} {event['event']} {event.get('shards', '')}")
        if event["event"] == "press" and (press := PRESS.get()):
            self.record.ended(press[0].name, press[1], event["became"])
        if method == "error" and event.get("exc_info"):
            fault = sys.exc_info()[1] if event["exc_info"] is True else event["exc_info"]
            self.bugs.append(f"{event['event']}: {fault!r}")
        raise structlog.DropEvent

    def _loose(self, _: Any, context: dict[str, Any]) -> None:
        if (fault := context.get("exception")) is not None and not self._is_over:
            self.bugs.append(f"{context['message']}: {fault!r}")

    def told(self) -> list[str]:
        """Return all that happened, in its order: to processes, and what people did and were answered."""
        told = [*self.noted]
        for one in self.record.sent.values():
            told.append(f"{one.at:6.2f} {one.person[-2:]} in {one.channel}: {one.what} {one.became or ''}")
            told += (f"{said.at:6.2f} {said.by} answers {one.what}: {said.words}" for said in one.says)
        return sorted(told)

    def note(self, words: str) -> None:
        self.noted.append(f"{self.loop.time():6.2f} {words}")

    # Discord.

    def _deliver(self, data: Json) -> None:
        """Give an interaction to the processes: at once, late, twice, or not at all."""
        self.record.begins(what_of(data), data)
        for one in self.processes:
            if not one.hears:
                continue
            how = self.chance.choices(("", "late", "twice", "never"), (84, 8, 4, 4))[0]
            if self._resting or how in ("", "twice"):
                one.hear(data)
            if not self._resting and how in ("late", "twice"):
                self.loop.call_later(self.chance.uniform(0.0, 2.5), one.hear, data)

    # What happens.

    async def _play(self) -> None:
        await self._start()
        await asyncio.sleep(0.5)
        self._resting = False
        for one in self.processes:
            self._trouble(one)
        channels = [channel for guild in self.world.guilds.values() for channel in guild.channels.values()]
        people = [Person(user, self.wires.interactions) for user in self.world.people.values()]
        players = [
            Player(who, where, self._chance_of(f"{who.name} {where.name}"))
            for where in channels
            for who in people[:2]
        ]
        until = self.loop.time() + LONG
        happening = self.loop.create_task(self._happen())
        await asyncio.gather(*(one.play(until) for one in players))
        await happening
        await self._heal()
        await self._settle()
        for player in players[::2]:
            await player.last_look()
        await asyncio.sleep(1.0)

    async def _start(self) -> Process:
        """Start one more process, which takes over from those that run."""
        name = f"p{len(self.processes) + 1}"
        cable = Cable(self._backends, self._folder / name, self._chance_of(f"cable {name}"))
        await cable.open()
        line = Line(name, self.wires, self.record, self._chance_of(f"line {name}"))
        process = Process(name, self.loop, self.world, cable, line)
        self.processes.append(process)
        process.start(self.database)
        self.note(f"{name} starts")
        if not self._resting:
            self.loop.call_later(0.5, self._trouble, process)
        return process

    def _trouble(self, process: Process) -> None:
        """Let things go wrong for a process from now on."""
        if not self._resting:
            process.cable.slow = self.chance.choice((0.0, 0.02, 0.1))
            process.cable.lossy = self.chance.choice((0.0, 0.05, 0.2))
            process.line.trouble = self.chance.choice((0.0, 0.05, 0.15))

    async def _happen(self) -> None:
        """Let things happen to processes, one after the other."""
        begun = self.loop.time()
        while self.loop.time() < begun + LONG - 4:
            await asyncio.sleep(self.chance.uniform(0.5, 3.0))
            way = self.chance.choice(
                (self._deploy, self._freeze, self._cut, self._kill, self._lost, self._back)
            )
            await way(self.processes[-1])

    async def _deploy(self, _: Process) -> None:
        await self._start()
        await asyncio.sleep(self.chance.uniform(0.0, 4.0))

    async def _freeze(self, process: Process) -> None:
        self.note(f"{process.name} freezes")
        process.freeze()
        await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        if self.chance.random() < 0.7:
            await self._start()
        await asyncio.sleep(self.chance.uniform(0.5, 6.0))
        self._wake(process)

    def _wake(self, process: Process) -> None:
        self.note(f"{process.name} wakes")
        process.wake()

    async def _cut(self, process: Process) -> None:
        """Cut a process off the database, or off Discord."""
        which = self.chance.choice((process.cable, process.line))
        self.note(f"{process.name} is cut off {type(which).__name__}")
        self._off(which)
        await asyncio.sleep(self.chance.uniform(0.1, 2.0))
        if self.chance.random() < 0.6:
            await self._start()
        await asyncio.sleep(self.chance.uniform(0.1, 4.0))
        self._on(which)
        self.note(f"{process.name} is whole again")

    def _off(self, which: Cable | Line) -> None:
        if isinstance(which, Cable):
            which.cut()
        which.is_cut = True

    def _on(self, which: Cable | Line) -> None:
        which.is_cut = False

    async def _kill(self, process: Process) -> None:
        self.note(f"{process.name} is killed")
        process.kill()
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await self._start()

    async def _lost(self, process: Process) -> None:
        """Hold what a process says to the database so long that another one has its lease."""
        self.note(f"{process.name} is heard late")
        process.cable.is_still.clear()
        await self._start()
        await asyncio.sleep(self.chance.uniform(1.0, 6.0))
        process.cable.is_still.set()
        self.note(f"{process.name} is heard")

    async def _back(self, process: Process) -> None:
        """Freeze a process until another one has served its shards for a while and is gone again."""
        self.note(f"{process.name} freezes")
        process.freeze()
        other = await self._start()
        await asyncio.sleep(LASTS + self.chance.uniform(1.0, 3.0))
        self.note(f"{other.name} is killed")
        other.kill()
        await asyncio.sleep(LASTS)
        self._wake(process)
        self.processes.remove(process)
        self.processes.append(process)

    async def _heal(self) -> None:
        """Let nothing go wrong any more, and one process go on at least."""
        self._resting = True
        self.note("all is well")
        for one in self.processes:
            one.cable.slow = one.cable.lossy = one.line.trouble = 0.0
            if not one.life.is_dead:
                one.cable.mend()
                one.line.is_cut = False
        await asyncio.sleep(2 * LASTS)
        if not any(one.hears for one in self.processes):
            await self._start()

    async def _settle(self) -> None:
        """Wait until all is told."""
        until = self.loop.time() + SETTLES
        while self.loop.time() < until:
            await asyncio.sleep(2.0)
            if not self._backends.find("SELECT 1 FROM outbox LIMIT 1"):
                break
        await asyncio.sleep(3.0)

    async def _bury(self) -> None:
        self._is_over = True
        for one in self.processes:
            one.kill()
            await one.bury()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()


def what_of(data: Json) -> str:
    """Return what was pressed or typed, for whoever reads it."""
    if "custom_id" in data["data"]:
        return str(data["data"]["custom_id"])
    return " ".join(str(one["name"]) for one in data["data"].get("options", [data["data"]]))


_commands: Any = None


def commands(world: World) -> Any:
    """Return the bot's commands as Discord has them."""
    global _commands
    if _commands is None:
        asked = {"application": str(world.bot.id)}
        CommandRoutes(world)._replace(Request(asked, {}, json.loads(tree({}, b"")), []))
        _commands = world.commands
    return _commands
