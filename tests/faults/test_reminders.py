"""A game over two weeks in three time zones: who is told when that the table waits for them."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.sessions.people import Wishes
from bot.sessions.rights import Person, answering
from bot.sessions.seating import waits_for
from bot.sessions.service import Sessions, first
from bot.sessions.view import View
from bot.wire.channel import SILENT
from engines.core.script.run import Said
from sandbox.feed import Change, MessageCreated
from sandbox.guild import Message
from tests.contract.player import Luck
from tests.faults.clock import SINCE_1970
from tests.faults.journeys import Journey
from tests.faults.net import Net
from tests.faults.scene import Scene

pytestmark = pytest.mark.slow

HOUR = 3600.0
"""Seconds."""
DAYS = 14
MOST_PRESSES = 60
"""So many choices a turn has at most."""
ZONES = {"Ada": "Europe/Amsterdam", "Ben": "America/Los_Angeles", "Cleo": "Asia/Tokyo", "Dan": "Europe/Paris"}
WISHES = {
    "Ada": Wishes(remind=12, zone=ZONES["Ada"], quiet=(22 * 60, 7 * 60)),
    "Ben": Wishes(zone=ZONES["Ben"], quiet=(23 * 60 + 30, 8 * 60)),
    "Cleo": Wishes(remind=3, zone=ZONES["Cleo"], quiet=(0, 9 * 60)),
    "Dan": Wishes(remind=6, zone=ZONES["Dan"], quiet=(13 * 60, 15 * 60)),
}
GONE = {"Ben": range(3, 7), "Cleo": range(9, 11)}
"""The days on which people don't press at all."""
REMINDER = ("is waiting for you", "last one we wait for")


@dataclass
class Told:
    """A message that has told somebody."""

    at: float
    turn: tuple[int, int]
    """When the table began to wait for them without a break (its number), and the turn at that moment."""
    is_silent: bool
    is_reminder: bool


@dataclass
class Fortnight:
    """A game of four, what they are told, and for whom the table waits."""

    scene: Scene
    told: dict[str, list[Told]] = field(default_factory=lambda: {name: [] for name in WISHES})
    awaited: dict[str, int] = field(default_factory=dict)
    """For whom the table waits now, each with the number of that wait."""
    pressed: dict[str, float] = field(default_factory=dict)
    waits: Counter[str] = field(default_factory=Counter)
    unheard: list[tuple[str, float]] = field(default_factory=list)
    """Who had to act, was not there, and has not been told by the time when they did: since when."""
    since: dict[str, float] = field(default_factory=dict)
    turn: int = 0

    @property
    def now(self) -> float:
        return SINCE_1970 + self.scene.loop.time()

    def hear(self, change: Change) -> None:
        if not isinstance(change, MessageCreated) or change.message.is_ephemeral:
            return
        message: Message = change.message
        for user in message.mentions:
            is_reminder = any(one in message.content for one in REMINDER)
            turn = (self.waits[user.name], self.turn)
            self.told[user.name].append(Told(self.now, turn, bool(message.flags & SILENT), is_reminder))

    def look(self, view: View, names: dict[str, str]) -> None:
        """Note for whom the table waits after a press."""
        awaited = {names[view.holders.of(seat)] for seat in waits_for(view)}
        for name in self.awaited.keys() - awaited:
            if self.since[name] + HOUR < self.now and not self._has_heard(name):
                self.unheard.append((name, self.since[name]))
        for name in awaited - self.awaited.keys():
            self.waits[name] += 1
            self.since[name] = self.now
        self.awaited = {name: self.waits[name] for name in awaited}

    def _has_heard(self, name: str) -> bool:
        """Tell whether somebody was told of this wait, or had just pressed when it began."""
        was_there = self.since[name] - self.pressed.get(name, 0) <= 600
        return was_there or any(one.turn[0] == self.waits[name] for one in self.told[name])


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Net:
    return Net(tmp_path_factory.mktemp("net"))


def local(name: str, at: float) -> datetime:
    return datetime.fromtimestamp(at, ZoneInfo(ZONES[name]))


def is_quiet(name: str, at: float) -> bool:
    """Tell by a person's own clock whether they have their quiet hours."""
    begin, end = WISHES[name].quiet or (0, 0)
    clock = local(name, at)
    minutes = clock.hour * 60 + clock.minute
    return begin <= minutes < end if begin < end else not end <= minutes < begin


async def _four(scene: Scene) -> None:
    """Let in a fourth person; nobody plays yet."""
    scene.world.add_person("Dan")


async def seated(scene: Scene) -> None:
    """Let four people sit down at a game of a move a day."""
    await scene.slash("Ada", "start macrobber", automas=0, seats=4, speed="daily")
    await scene.rest()
    for name in ("Ben", "Cleo", "Dan"):
        await scene.press(name, "Join")
        await scene.rest()


async def lived(fortnight: Fortnight) -> None:
    """Let two weeks pass; people press when they are awake and in the mood."""
    scene, luck, mood = fortnight.scene, Luck("fortnight"), random.Random(32)
    ids = {str(one.user.id): name for name, one in scene.people.items()}
    bot: Any = scene.bot
    bot.start()
    await seated(scene)
    bot.is_reminding = True
    scene.restart()
    for person, name in ids.items():
        await scene.bot.inside(bot.context.people.wish(person, WISHES[name]))
    await scene.rest(HOUR)
    view = await scene.bot.inside(bot.context.sessions.records.view_in(str(scene.channel.id)))
    fortnight.look(view, ids)
    scene.world.feed.listen(fortnight.hear)
    began = fortnight.now
    for hour in range(DAYS * 24):
        scene.loop.breathe()
        await scene.rest(HOUR * mood.uniform(0.5, 1.5))
        if hour % 50 == 49:
            scene.restart()
        day = int((fortnight.now - began) / HOUR / 24)
        for name in sorted(fortnight.awaited):
            is_up = 8 <= local(name, fortnight.now).hour < 23 and day not in GONE.get(name, ())
            if name in fortnight.awaited and is_up and mood.random() < 0.15:
                await acted(fortnight, name, ids, luck)


async def acted(fortnight: Fortnight, name: str, ids: dict[str, str], luck: Luck) -> None:
    """Let a person do all that is theirs to do now."""
    scene = fortnight.scene
    by = Person(str(scene.people[name].user.id), str(scene.world.guild.id))
    for _ in range(MOST_PRESSES):
        view = await scene.bot.inside(stepped(scene, by, luck))
        if view is None:
            return
        fortnight.pressed[name] = fortnight.now
        bot: Any = scene.bot
        fortnight.turn = await scene.bot.inside(bot.context.sessions.history.turn_began_at(view))
        fortnight.look(view, ids)
        await scene.rest(30.0)


async def stepped(scene: Scene, by: Person, luck: Luck) -> View | None:
    """Do one thing that a table waits for a person to do; None if there is nothing."""
    bot: Any = scene.bot
    sessions: Sessions = bot.context.sessions
    view = await sessions.records.view_in(str(scene.channel.id))
    own = view.holders.seat_of(by.id)
    if own not in waits_for(view):
        return None
    if not view.questions:
        return await sessions.move(view.id, None, first, by)
    question = next(one for one in view.known_to(by.id).questions if one.to == own)
    return await sessions.answer(view.id, None, answering(Said(question.id, luck.answer(question))), by)


@pytest.fixture(scope="module")
def fortnight(net: Net) -> Iterator[Fortnight]:
    journey = Journey("a fortnight", _four, ())
    with Scene(net._disk, net.prepared(journey)) as scene:
        scene.world.commands = net._commands()
        fortnight = Fortnight(scene)
        scene.play(lived(fortnight))
        assert scene.bot.bugs == []
        yield fortnight


def test_nobody_is_pushed_in_their_quiet_hours(fortnight: Fortnight) -> None:
    pushes = [(name, one.at) for name, told in fortnight.told.items() for one in told if not one.is_silent]
    assert len(pushes) > 20
    assert [(name, str(local(name, at))) for name, at in pushes if is_quiet(name, at)] == []


def test_nobody_is_mentioned_more_than_once_a_turn_and_three_times_by_reminders(fortnight: Fortnight) -> None:
    for name, told in fortnight.told.items():
        mentions = Counter(one.turn[0] for one in told if not one.is_reminder)
        reminders = Counter(one.turn for one in told if one.is_reminder)
        assert max(mentions.values()) == 1, name
        assert max(reminders.values()) <= 3, name
    ben = Counter(one.turn for one in fortnight.told["Ben"] if one.is_reminder)
    assert max(ben.values()) == 3  # he was gone for longer than that takes


def test_nobody_who_has_to_act_goes_without_a_mention(fortnight: Fortnight) -> None:
    assert fortnight.waits.total() > 20
    assert fortnight.unheard == []


def test_who_sleeps_is_mentioned_all_the_same(fortnight: Fortnight) -> None:
    silent = [(name, one.at) for name, told in fortnight.told.items() for one in told if one.is_silent]
    assert silent
    assert all(is_quiet(name, at) for name, at in silent)
