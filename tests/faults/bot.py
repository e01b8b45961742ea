"""The bot in this process, from a start to a kill, on a store and a Discord that can fail."""

import asyncio
import functools
import json
import struct
import sys
import zlib
from collections.abc import Coroutine, Iterator, MutableMapping
from contextlib import contextmanager
from contextvars import Context, copy_context
from typing import Any, TypeVar
from unittest.mock import patch

import structlog

from bot import app
from bot.presses.router import enter
from bot.settings import Settings
from bot.store import file
from bot.store.store import SqlStore
from bot.wire.endpoint import Endpoint
from bot.wire.interaction import Interaction
from bot.words.words import I18n
from bot.worker.decide import decide
from bot.worker.process import WorkerDied
from engines.core.game.registry import games
from sandbox.json import Json
from tests.faults.clock import Loop
from tests.faults.seams import LIFE, WORKER, Killed, Seams
from tests.faults.server import ServerDisk
from tests.faults.store import CountedStore, Disk, Writer, at_once
from tests.faults.wires import BASE, Ear, Http, Session, Wires

T = TypeVar("T")
ITERATIONS = 10
"""So far an automa looks ahead: it thinks the same each time."""


@functools.cache
def words() -> Any:
    """Return the words of all games, read once."""
    return I18n(games())


class Worker:
    """In place of the other process: draws empty pictures, and decides at once."""

    def __init__(self, seams: Seams) -> None:
        self._seams = seams

    async def do(self, task: str, head: Json, body: bytes, *_: object) -> bytes:
        """Return what the task makes of head and body."""

        def act() -> tuple[bytes, bool]:
            if task == "draw":
                return _picture(head["width"], head["height"]), False
            return decide(head, json.dumps(json.loads(body) | {"iterations": ITERATIONS}).encode()), False

        return await self._seams.touch(WORKER, task, act, lambda: WorkerDied("EOFError"))


def _picture(width: int, height: int) -> bytes:
    parts = {b"IHDR": struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0), b"IDAT": b"", b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts.items()
    )


class Bot:
    """Can be started, and killed at any touch."""

    def __init__(self, loop: Loop, seams: Seams, wires: Wires, disk: Disk | ServerDisk, ear: Ear) -> None:
        self._loop, self._seams, self._wires, self._disk, self._ear = loop, seams, wires, disk, ear
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bugs: list[str] = []
        """What was logged as an error that nobody foresaw."""
        self.store: SqlStore | None = None
        self.is_reminding = False
        """Whether it looks by itself whom to remind; else that is nobody's business."""
        self._lives = 0
        loop.set_task_factory(self._task)

    @property
    def is_running(self) -> bool:
        return self._wires.gateway.hear is not None

    def start(self, *, resumes: bool = True) -> None:
        """Start on what is on disk; go on where the last life was stopped, if wanted."""
        self._lives += 1
        self._seams.life = self._lives
        self.store = store = self._disk.store()
        at_once(store.open())
        settings = Settings(discord_token="token", pictures="on", search_seconds=0.05)
        counted: Any = CountedStore(store, self._seams)
        bot_id = str(self._wires.world.bot.id)
        worker = Worker(self._seams)
        context, _ = app.compose(settings, counted, Http(self._wires), lambda: bot_id, worker)
        self.context = context
        session: Any = Session(self._wires)

        def hear(data: Json) -> None:
            interaction = Interaction(self._ear.hear(data), Endpoint(session, BASE), self._ear.servers)
            self._run(enter(context, interaction))

        self._wires.gateway.hear = hear
        if resumes:
            self._run(context.posts.resume("the present one"))
        if self.is_reminding:
            self._run(context.reminders.keep_looking())
        if again := self._wires.gateway.again:
            self._wires.gateway.again = None
            hear(again)

    def keep_dashboards(self) -> None:
        """Keep the dashboards, as a start does; no journey needs them."""
        self.context.dashboards.begin()
        self._run(self.context.dashboards.keep())

    def tidy(self) -> None:
        """Delete what is to be deleted, as a bot that runs does by itself."""
        self._run(self.context.tidying.look())

    async def inside(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something in the process that runs, as if it came to it by itself."""
        life = LIFE.set(self._lives)
        try:
            return await doing
        finally:
            LIFE.reset(life)

    def _run(self, doing: Any) -> None:
        context = copy_context()
        context.run(LIFE.set, self._lives)
        self._loop.create_task(doing, context=context).add_done_callback(self._over)

    def _task(self, loop: asyncio.AbstractEventLoop, doing: Any, context: Context | None = None) -> Any:
        """Make a task, as asyncio does; those of the bot can be ended."""
        task = asyncio.Task(doing, loop=loop, context=context)
        if context.get(LIFE, 0) if context else LIFE.get():
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return task

    def _over(self, task: "asyncio.Task[Any]") -> None:
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Killed):
            self.bugs.append(f"a task has ended by {fault!r}")

    def kill(self, is_power: bool = False) -> None:
        """End the process where it is: from now on it reaches nothing outside."""
        self._seams.life = -1
        self._wires.gateway.hear = None
        store, self.store = self.store, None
        if store is not None:
            at_once(store.close())
        if is_power:
            self._disk.lose()
        for task in tuple(self._tasks):
            task.cancel()


@contextmanager
def in_this_process(bugs: list[str]) -> Iterator[None]:
    """Let bots run here: without a thread, and with what they log of bugs noted."""

    def note(_: Any, method: str, event: MutableMapping[str, Any]) -> Any:
        if method == "error" and event.get("exc_info"):
            fault = sys.exc_info()[1] if event["exc_info"] is True else event["exc_info"]
            if not isinstance(fault, Killed):
                bugs.append(f"{event['event']}: {fault!r}")
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[note], cache_logger_on_first_use=False)
    try:
        with patch.object(file, "Writer", Writer), patch.object(app, "I18n", lambda _: words()):
            yield
    finally:
        structlog.configure(**before)
