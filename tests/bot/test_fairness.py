"""Who waits for the worker is served in turn by server, then by table; people come before automas alone."""

import asyncio
import json

import pytest

from bot.automas import automas
from bot.sessions.dilemma import dilemma_of
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.wire.json import Json
from bot.worker import decide
from bot.worker.line import Table
from bot.worker.workers import Workers
from engines.core.game import registry
from tests.bot.hosted import GAME


class Town:
    """Tables of several servers, whose automas share one worker; it decides when the test says so."""

    def __init__(self, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(registry, "games", lambda: {"hosted": GAME})
        self.ids: list[str] = []
        self.sessions = Sessions(
            store, {"hosted": GAME}, lambda: 1, Origin(lambda: self.ids[-1], lambda: self.ids[-1])
        )
        self.worker = Workers(idle=60)
        monkeypatch.setattr(self.worker, "_ask", self.ask)
        self.may_go = asyncio.Event()
        self.served_tables: list[str] = []
        self.tables: dict[str, str] = {}
        """Which table asks for a decision, by what its chance is drawn from."""
        self.searches = 0
        self.autoplay = automas.Automas(self.sessions, self.worker, self.show, 1.5)

    async def ask(self, sent: bytes, _: float) -> tuple[Json, bytes]:
        self.searches += 1
        await self.may_go.wait()
        body = sent[sent.index(b'}{"strength"') + 1 :]
        self.served_tables.append(self.tables[json.loads(body)["seed"]])
        return {}, decide.decide({"game": "hosted"}, body)

    async def show(self, _: View) -> None:
        """Show nothing."""

    async def seat(self, table: str, server: str, automas: int = 3) -> None:
        """Start a table and let its automas think."""
        self.ids.append(table)
        by = Person("1001", server)
        view = await self.sessions.start(
            Start("hosted", {}, f"50{len(self.ids)}", automas=(automas, "clever")), by
        )
        self.autoplay.may_act(view)
        self.tables |= {dilemma_of(view, one, "clever", 1.5).seed: table for one in view.questions}
        for _ in range(100_000):
            if self.in_line == len(self.ids):
                break
            await asyncio.sleep(0)

    @property
    def in_line(self) -> int:
        """How many decisions the worker is at or was asked for."""
        lines = self.worker._lines
        return self.searches + (len(lines["decide"]._waiting) if lines else 0)

    async def served(self) -> list[str]:
        """Let the worker decide, and return which table was served at each time."""
        self.may_go.set()
        await self.autoplay.quiet()
        return self.served_tables


@pytest.fixture
def town(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> Town:
    return Town(store, monkeypatch)


async def test_many_tables_of_a_server_hold_up_no_other_server(town: Town) -> None:
    for n in range(30):
        await town.seat(f"big-{n}", "77")
    await town.seat("small", "88")
    served = await town.served()
    assert served.index("small") <= 1
    assert served.count("small") == 3


async def test_the_tables_of_a_server_are_served_in_turn(town: Town) -> None:
    tables = ["one", "two", "three"]
    for table in tables:
        await town.seat(table, "77")
    assert (await town.served())[:3] == tables


async def test_tables_without_people_come_behind_those_with(town: Town) -> None:
    for n in range(5):
        await town.seat(f"alone-{n}", "77")
    await town.seat("people", "77", automas=2)
    served = await town.served()
    assert served.index("people") == 1


async def test_no_search_is_lost_however_many_wait(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automas, "PAUSES", ())
    tables = [f"table-{n}" for n in range(210)]
    for table in tables:
        await town.seat(table, "77" if len(town.ids) < 150 else "88")
    served = await town.served()
    assert all(served.count(table) == 3 for table in tables)


A, B, C = Table("77", "a"), Table("77", "b"), Table("88", "c")
ALONE = Table("99", "d", has_people=False)


@pytest.mark.parametrize("task", ["draw", "decide"])
@pytest.mark.parametrize(
    ("comes", "served"),
    [
        ([A, A, A, B, C, C], [A, C, B, C, A, A]),
        ([ALONE, ALONE, A, B, A], [ALONE, A, B, A, ALONE]),
        ([A, ALONE, C], [A, C, ALONE]),
        ([A, A, A], [A, A, A]),
    ],
)
async def test_the_worker_serves_in_turn_by_server_then_by_table(
    town: Town, monkeypatch: pytest.MonkeyPatch, task: str, comes: list[Table], served: list[Table]
) -> None:
    done: list[Table] = []

    async def ask(sent: bytes, _: float) -> tuple[Json, bytes]:
        done.append(next(one for one in comes if sent.endswith(one.id.encode())))
        await asyncio.sleep(0)
        return {}, b""

    monkeypatch.setattr(town.worker, "_ask", ask)
    await asyncio.gather(*(town.worker.do(task, {}, one.id.encode(), 1, one) for one in comes))
    assert done == served


async def test_two_who_ask_for_the_same_decision_wait_for_one_search(town: Town) -> None:
    town.may_go.set()
    await town.seat("one", "77", automas=2)
    await town.autoplay.quiet()
    town.may_go.clear()
    view = await town.sessions.records.view("one")
    searches = town.searches
    thoughts = [asyncio.create_task(town.autoplay.think(view, view.questions[0], "clever")) for _ in range(9)]
    thoughts[0].cancel()
    town.may_go.set()
    answers = await asyncio.gather(*thoughts[1:])
    assert [one["answer"] for one in answers] == [7] * 8
    assert town.searches == searches + 1
