"""A channel, the people in it, and the bot: what they see, and what they do."""

import asyncio
import itertools
import math
import pickle
import re
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any, Self
from unittest.mock import patch

from bot import app
from bot.posts.notices import _nonce
from bot.screens.controls.answers import OfQuestion
from bot.store.rows import DueRow
from bot.wire.custom_id import decode
from sandbox.calls import Call
from sandbox.clock import Clock
from sandbox.components import Button
from sandbox.driver import BotOffline, TimedOut
from sandbox.feed import Change, MessageCreated, MessageEdited
from sandbox.guild import Channel, Message, User
from sandbox.permissions import bits
from sandbox.person import Person
from sandbox.world import World
from tests.faults.bot import Bot, in_this_process
from tests.faults.clock import Loop, clock_of
from tests.faults.seams import Order, Seams
from tests.faults.server import ServerDisk
from tests.faults.store import Disk
from tests.faults.wires import Ear, Wires

PATIENCE = 20.0
"""Seconds that people watch the channel before they press again."""
SEED = "wire 2"
"""What the bot draws as the seed of a game that nobody chooses one for."""
MOST_TRIES = 3
"""So often people press before they give up; then all is well again, and they try as often once more."""
TO_RESTART = 1.0
"""Seconds that the bot is gone after a kill."""
HINDERED = (TimedOut, BotOffline, ValueError, LookupError)
TOLD = """
SELECT p.id, o.session, o.kind, o.nr, o.seq, o.body FROM outbox o
JOIN presses p ON p.id = (
    SELECT id FROM presses WHERE session = o.session AND seq = o.seq ORDER BY CAST(id AS BIGINT) LIMIT 1
)
"""
"""What is due, and the press that has made the entry which it tells of."""
SESSION = re.compile(r"a1:([a-z2-7]{8}):(\d+):")
TROUBLE = re.compile(r"\(Error [0-9a-f]{8}\)")
"""Stands in what tells of trouble: who runs the bot finds more by it."""


class Stuck(Exception):
    """People can't do what they want, though all is well again."""


@dataclass(frozen=True)
class Act:
    """What a person wants to do, and how they see that it is done."""

    do: Callable[["Scene"], Awaitable[object]]
    is_done: Callable[["Scene"], bool]
    name: str = ""
    is_hasty: bool = False
    """Whether they go on as soon as they see that, without a look at what else comes."""


@dataclass(frozen=True)
class Prepared:
    """A world in which something is to happen, with its database, and when."""

    world: bytes
    database: bytes
    now: float
    ids: int
    ear: Ear


@dataclass
class Seen:
    """What people have been shown and told since the journey began."""

    shown: dict[tuple[str, int], Any] = field(default_factory=dict)
    """The entries that buttons have named, as they stood in the database then, by session and number."""
    mentioned: list[str] = field(default_factory=list)
    """Whom new messages have told, by name."""
    posted: int = 0
    own: dict[int, float] = field(default_factory=dict)
    """When the bot has sent or changed messages for one person alone since its last start, by id."""
    asked: dict[int, User | None] = field(default_factory=dict)
    """Who was asked something by such a message, by its id."""
    said: int = 0
    """The last message of a person's below which the table was asked for and shown."""
    troubles: list[str] = field(default_factory=list)
    """What people were told of trouble that nobody foresaw."""
    early: list[str] = field(default_factory=list)
    """What everybody was told of presses before who pressed had an answer."""


class Scene:
    """One run: a world, a bot in it, and what may go wrong."""

    def __init__(self, disk: Disk | ServerDisk, prepared: Prepared, order: Order | None = None) -> None:
        self.loop = Loop(prepared.now)
        self._stack = ExitStack()
        self._stack.enter_context(clock_of(self.loop))
        self.seams = Seams(self.loop, order)
        self.world: World = pickle.loads(prepared.world)
        self.wires = Wires(self.world, self.seams)
        self.disk = disk
        self.disk.put(prepared.database)
        self.bot = Bot(self.loop, self.seams, self.wires, self.disk, prepared.ear)
        self._stack.enter_context(in_this_process(self.bot.bugs))
        self.ids = itertools.count(prepared.ids)
        self._stack.enter_context(patch.object(app, "new_id", self._new_id))
        self._stack.enter_context(patch.object(app, "new_seed", lambda: SEED))
        self.people = {
            user.name: Person(user, self.wires.interactions) for user in self.world.people.values()
        }
        self.channel: Channel = next(iter(self.world.guild.channels.values()))
        self.seen = Seen()
        self.killed_at = -math.inf
        self.seams.end = self._killed
        self.seams.deny = self._deny
        self.tries: list[int] = []
        self._met: asyncio.Task[None] | None = None
        self.world.feed.listen(self._look)

    def _new_id(self) -> str:
        return f"netaa{next(self.ids):03d}".translate(str.maketrans("0189", "xyzw"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if self.bot.is_running:
                self.bot.kill()
            self.loop.run_until_complete(self._last_breath())
        finally:
            self.loop.close()
            self._stack.close()

    async def _last_breath(self) -> None:
        self.loop.breathe()
        await asyncio.sleep(0)
        while tasks := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.gather(*tasks, return_exceptions=True)

    def play(self, doing: Awaitable[None]) -> None:
        """Run something to its end."""
        self.loop.set_exception_handler(lambda *_: None)
        self.loop.run_until_complete(doing)

    def _look(self, change: Change) -> None:
        if not isinstance(change, MessageCreated | MessageEdited):
            return
        message = change.message
        if isinstance(change, MessageCreated) and not message.is_ephemeral:
            self.seen.mentioned += [one.name for one in message.mentions]
            self.seen.posted += 1
            self._look_who_waits(message)
        if TROUBLE.search(message.text):
            self.seen.troubles.append(message.text)
        if message.is_ephemeral:
            self.seen.own[message.id] = self.loop.time()
            if asks(message):
                self.seen.asked[message.id] = message.visible_to
        for session, seq in {*marks_of(message)}:
            if (session, seq) not in self.seen.shown:
                self.seen.shown[session, seq] = self.disk.entry(session, seq)

    def _look_who_waits(self, message: Message) -> None:
        """Note whether a message tells what a press has done that is still being answered."""
        waiting = {
            str(one.id) for one in self.wires.interactions.calls if one.kind is None and not one.is_dead
        }
        for press, *due in self.disk.rows(TOLD) if waiting and message.nonce else ():
            if press in waiting and _nonce(DueRow(*due)) == message.nonce:
                self.seen.early.append(message.text)

    # What people see.

    @property
    def public(self) -> list[Message]:
        """What everybody sees of the bot, the oldest first."""
        return [one for one in self.channel.messages() if one.author.is_bot and not one.is_ephemeral]

    @property
    def table(self) -> Message:
        """The last message with buttons that everybody sees."""
        return next(one for one in reversed(self.public) if one.buttons or one.selects)

    def is_last(self, message: Message) -> bool:
        """Tell whether nothing that everybody sees stands below a message."""
        return not any(one.id > message.id for one in self.channel.messages())

    def own(self, person: str) -> list[Message]:
        """What a person alone sees, the newest first."""
        seen = self.channel.messages(self.people[person].user)
        return [one for one in reversed(seen) if one.is_ephemeral]

    def says(self, words: str) -> bool:
        """Tell whether the table says something."""
        return any(one.buttons or one.selects for one in self.public) and words in self.table.text

    # What they do.

    async def slash(self, person: str, command: str, **options: Any) -> Call:
        return await self.people[person].slash(self.channel, f"automa {command}", **options)

    async def suggested(self, person: str, command: str, option: str, typed: str = "") -> dict[str, Any]:
        """Type into an option of one of the bot's commands; return what is sent for each suggestion."""
        who, name = self.people[person], f"automa {command}"
        return {
            one["name"]: one["value"]
            for one in await who.autocomplete(self.channel, name, focused=option, value=typed)
        }

    async def press(self, person: str, label: str) -> Call:
        """Press the newest button with a label that begins so, in a person's own messages or at the table."""
        for message in [*self.own(person), *reversed(self.public)]:
            if (button := button_of(message, label)) is not None:
                return await self.people[person].press(message, button.custom_id)
        raise LookupError(f"{person} sees no {label!r}")

    async def choose(self, person: str, *labels: str) -> Call:
        """Choose what has these labels in the newest menu that offers it."""
        for message in [*self.own(person), *reversed(self.public)]:
            for menu in message.selects:
                values = [value for label, value in menu.options if label in labels or value in labels]
                if len(values) == len(labels):
                    return await self.people[person].select(message, menu.custom_id, values)
        raise LookupError(f"{person} sees no menu with {labels}")

    async def rest(self, within: float = math.inf) -> None:
        await self.loop.rest(within)

    async def carry_out(self, *acts: Act) -> None:
        """Let people do things, all at once."""
        await asyncio.gather(*map(self._strive, acts))

    async def _strive(self, act: Act) -> None:
        for number in range(2 * MOST_TRIES):
            if number == MOST_TRIES:
                self.all_is_well()
            with suppress(*HINDERED):
                await act.do(self)
            if not (act.is_hasty and act.is_done(self)):
                await self.rest(PATIENCE)
            if act.is_done(self):
                self.tries.append(number + 1)
                return
        raise Stuck(act.name)

    def meets(self, act: Act) -> None:
        """Let somebody do something at the moment that is ordered."""

        def meet() -> None:
            self._met = self.loop.create_task(self._strive(act), context=Context())

        self.seams.meet = meet

    async def met(self) -> None:
        """Return when they have done it."""
        if self._met is not None:
            await self._met

    def all_is_well(self) -> None:
        """Let nothing fail any more, after so long that Discord has forgotten the nonces of messages."""
        if self.seams.off:
            self.wires.forget_nonces()
        self.seams.off.clear()

    def _deny(self) -> None:
        self.channel.denied |= bits("view_channel")

    def _killed(self, is_power: bool) -> None:
        self.bot.kill(is_power)
        self.seen.own.clear()
        self.seen.asked.clear()
        if is_power:
            self.wires.forget_nonces()
        self.killed_at = self.loop.time()
        self.loop.call_later(TO_RESTART, self.bot.start)

    def restart(self) -> None:
        """End the bot's process and start it again."""
        self.bot.kill()
        self.seen.own.clear()
        self.seen.asked.clear()
        self.bot.start()


def button_of(message: Message, label: str) -> Button | None:
    """Return the first button of a message whose label begins so and that can be pressed."""
    return next((one for one in message.buttons if one.label.startswith(label) and not one.is_disabled), None)


def asks(message: Message) -> bool:
    """Tell whether a message has buttons or menus that answer a question."""
    ids = [*(one.custom_id or "" for one in message.buttons), *(one.custom_id for one in message.selects)]
    return any(isinstance(one.control, OfQuestion) for one in map(decode, ids) if one)


def marks_of(message: Message) -> list[tuple[str, int]]:
    """Return which entries of which sessions a message's buttons name."""
    ids = [*(one.custom_id or "" for one in message.buttons), *(one.custom_id for one in message.selects)]
    return [(match[1], int(match[2])) for one in ids if (match := SESSION.match(one))]


def new_world(empty: bytes) -> Prepared:
    """Return an empty channel, and a database without sessions."""
    loop = Loop()
    with clock_of(loop):
        world = World(Clock())
    loop.close()
    return Prepared(pickle.dumps(world), empty, 0.0, 0, Ear(world))


def saved(scene: Scene, start: Prepared) -> Prepared:
    """Return how things stand, once the bot is stopped."""
    scene.bot.kill()
    world = scene.world
    world.feed._listeners.clear()
    world.commands = {None: {}}
    content = scene.disk.content
    return Prepared(pickle.dumps(world), content, scene.loop.time(), next(scene.ids), start.ear)
