"""People who play one game after the other at a human pace, whatever goes wrong meanwhile."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

from benchmarks.journey import Course, Journey
from benchmarks.subject import Refused, Subject
from sandbox.driver import BotOffline, TimedOut

STEPS = 25
"""Of a game, then it is ended."""
PAUSE = 5.0
"""Seconds between two steps of a person, on average."""
TRIES = 30
"""So often at most a start or an end is tried."""
SEEN_NOTHING = (TimedOut, BotOffline, TimeoutError, sqlite3.OperationalError)
"""No answer came, no bot is there, or nobody can read its file at this moment."""
NO_EFFECT = (Refused, ValueError)
"""The bot says that it can't be done, or the button has just gone."""


class Stuck(Exception):
    """A game couldn't be started or ended, however often that was tried."""


@dataclass
class Tally:
    """What all people together have met."""

    games: int = 0
    presses: int = 0
    unanswered: int = 0
    refused: int = 0


class Guest:
    """A person at a table in a channel of its own for each game."""

    def __init__(self, subject: Subject, course: Course, name: str, tally: Tally) -> None:
        self._subject, self._course, self._name, self._tally = subject, course, name, tally
        self._luck = random.Random(name)

    async def play(self, over: asyncio.Event) -> None:
        """Play until it is over; the last game is left as it stands. Raises Stuck."""
        for number in count():
            journey = Journey(self._subject, self._course, f"{self._name}-{number}")
            await self._until(journey, journey.begin, over, is_running=True)
            for step in range(STEPS):
                if over.is_set():
                    return
                await self._try(journey, self._step(journey, step))
            await self._until(journey, journey.end, over, is_running=False)
            self._tally.games += not over.is_set()

    def _step(self, journey: Journey, number: int) -> Callable[[], Awaitable[None]]:
        """Now and then a person looks at the board, or takes a step back."""
        return {7: journey.look, 13: journey.undo}.get(number, journey.go_on)

    async def _until(
        self, journey: Journey, step: Callable[[], Awaitable[None]], over: asyncio.Event, *, is_running: bool
    ) -> None:
        """Try until a game runs in the channel, or doesn't any more; one that is over for today is left."""
        for _ in range(TRIES):
            if over.is_set():
                return
            await self._try(journey, step)
            with suppress(sqlite3.OperationalError):
                if self._subject.is_running_in(journey.channel.id) == is_running:
                    return
        raise Stuck(f"{journey.channel.name}: {step.__name__} had no effect, {TRIES} times")

    async def _try(self, journey: Journey, step: Callable[[], Awaitable[None]]) -> None:
        """Do one step after a pause; who sees no effect looks at the table."""
        await asyncio.sleep(self._luck.expovariate(1 / PAUSE))
        before = journey.presses
        try:
            await step()
        except SEEN_NOTHING:
            self._tally.unanswered += 1
            await self._look_again(journey)
        except NO_EFFECT:
            self._tally.refused += 1
            await self._look_again(journey)
        self._tally.presses += journey.presses - before

    async def _look_again(self, journey: Journey) -> None:
        try:
            await journey.status()
        except (*SEEN_NOTHING, *NO_EFFECT):
            await asyncio.sleep(self._luck.expovariate(1 / PAUSE))
