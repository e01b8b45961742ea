"""Two processes write while each is cut from the server again and again: all that they were told is so."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from bot.store import postgres
from bot.store.errors import DatabaseAway, DatabaseLocked, LostRace, Unheard
from bot.store.postgres import PostgresDatabase
from bot.store.rows import Current, Delivery, DueRow, Posted, PostedRow, Step
from bot.store.store import SqlStore
from tests.bot.rows import entry, other
from tests.relay import COMMIT, Relay, relay_to

IDS = ("aaaaaaaa", "bbbbbbbb", "cccccccc")
LANES = 3
"""So many presses of a process are under way at once."""
SAVED = 8
"""Presses of each lane that have to be saved before it rests."""


class Process:
    """Presses, and notes what it was told of each."""

    def __init__(self, name: str, relay: Relay, luck: random.Random) -> None:
        self.name, self.relay, self.luck = name, relay, luck
        self.store = SqlStore(PostgresDatabase(relay.address))
        self.saved: list[tuple[str, str, int]] = []
        self.unsaved: list[str] = []

    async def live(self) -> None:
        """Press again and again, several at a time."""
        await self.store.open()
        async with asyncio.timeout(60):
            await asyncio.gather(*(self._press(lane) for lane in range(LANES)), self._suffer())

    async def _press(self, lane: int) -> None:
        saved, n = 0, 0
        while saved < SAVED:
            n += 1
            press, session = f"{self.name}{lane}-{n}", self.luck.choice(IDS)
            try:
                current = await self.store.current(session)
            except DatabaseAway:
                continue
            assert current is not None
            seq = current.entry.seq + 1
            due = [DueRow(session, "turn", seq, seq)]
            try:
                await self.store.append(Step(entry(seq, session=session), due=due, press=press))
                self.saved.append((press, session, seq))
                saved += 1
            except (LostRace, DatabaseAway, DatabaseLocked):
                self.unsaved.append(press)
            except Unheard:
                pass
            else:
                told = PostedRow(session, f"{seq}", "20", Posted.TABLE, seq, press)
                with suppress(DatabaseAway, DatabaseLocked, Unheard):
                    await self.store.settle(Delivery(session, done=due, posted=[told]))

    async def seen(self, session: str) -> Current | None:
        """Return how a session stands, once the server is there again."""
        self.store._at_hand.forget_all()
        async with asyncio.timeout(20):
            while True:
                with suppress(DatabaseAway):
                    return await self.store.current(session)

    async def _suffer(self) -> None:
        """Let something go wrong on the way to the server, again and again."""
        for _ in range(12):
            await asyncio.sleep(0.01 * self.luck.random())
            way = self.luck.choice(("cut", "unheard", "down", "frozen", "slow"))
            if way == "cut":
                self.relay.cut()
            elif way == "unheard":
                self.relay.is_heard = lambda said: COMMIT not in said
            elif way == "down":
                self.relay.go_down()
            elif way == "frozen":
                self.relay.freeze()
            self.relay.delay = 0.02 if way == "slow" else 0.0
            await asyncio.sleep(0.1 * self.luck.random())
            self.relay.is_down = False
            self.relay.thaw()
        self.relay.delay = 0.0


@pytest.fixture(params=range(6))
async def processes(
    request: pytest.FixtureRequest, server: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Process]]:
    monkeypatch.setattr(postgres, "WAIT", 0.2)
    monkeypatch.setattr(postgres, "LEAST", 0.1)
    async with relay_to(server) as one, relay_to(server) as two:
        ways = {"x": one, "y": two}
        both = [Process(name, way, random.Random(f"{name}{request.param}")) for name, way in ways.items()]
        yield both
        for process in both:
            await process.store.close()


def found(server: str, query: str) -> list[tuple[str, Any]]:
    with psycopg.connect(server) as db:
        return db.execute(query.encode()).fetchall()


async def test_all_that_a_process_was_told_is_so(processes: list[Process], server: str) -> None:
    first = SqlStore(PostgresDatabase(server))
    await first.open()
    for n, name in enumerate(IDS):
        session, step = other(name, channel=str(20 + n))
        await first.create(session, replace(step, entry=entry(1, session=name)))
    await asyncio.gather(*(process.live() for process in processes))
    presses, ends, counts = (
        dict(found(server, query))
        for query in (
            "SELECT id, (session, seq)::text FROM presses",
            "SELECT session, max(seq) FROM entries GROUP BY session",
            "SELECT session, count(*) FROM entries GROUP BY session",
        )
    )
    for process in processes:
        assert [one for one in process.saved if presses.get(one[0]) != f"({one[1]},{one[2]})"] == []
        assert [one for one in process.unsaved if one in presses] == []
    assert ends == counts
    for name in IDS:
        fresh = await first.current(name)
        tables = [one for one in await first.posted(name) if one.kind == Posted.TABLE]
        assert len(tables) <= 1
        for process in processes:
            assert await process.seen(name) == fresh
    await first.close()
