"""A game of automas only, played by sessions, exported and replayed: its searches decide alike."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.automas.automas import Automas
from bot.sessions import seating
from bot.sessions.export import export
from bot.sessions.replay import verify
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.migrate import upgrade
from bot.store.sqlite import SqliteStore
from bot.worker.decide import decide
from engines.core.game.registry import games
from engines.core.script.decide import Thought

pytestmark = pytest.mark.slow

ADA = Person("1001", "77")


class Worker:
    """Decides in this process, with few iterations."""

    async def do(self, *given: Any, **_: Any) -> bytes:
        dilemma = json.loads(given[2]) | {"iterations": 30}
        return decide(given[1], json.dumps(dilemma).encode())


async def _nothing(_: View) -> None:
    pass


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The export of two turns of each strength; it is only read."""
    return asyncio.run(_play(tmp_path_factory.mktemp("replay") / "automa.db"))


async def _play(database: Path) -> dict[str, Any]:
    upgrade(f"sqlite:///{database}")
    store = SqliteStore(database)
    await store.open()
    try:
        sessions = Sessions(store, games(), lambda: 1, Origin(lambda: "session2", lambda: "replay"))
        autoplay = Automas(sessions, Worker(), _nothing, 1.5, pace=0.001)
        view = await sessions.start(Start("macrobber", {}, "500", automas=(3, "chieftain")), ADA)
        for turn in range(3):
            autoplay.may_act(view)
            await autoplay.quiet()
            view = await sessions.records.view("session2")
            if turn < 2:
                view = await sessions.move("session2", None, lambda offers: next(iter(offers)), ADA)
        # What automas answered since a person's press goes with an undo.
        view = await sessions.seats.change("session2", seating.give(ADA.id, "s1", "drover"), ADA)
        view = await sessions.undo("session2", None, ADA, confirmed=True)
        view = await sessions.redo("session2", None, ADA)
        view = await sessions.end("session2", None, ADA)
        holders = await sessions.records.holders("session2")
        return export(view.session, await sessions.history.entries("session2"), holders)
    finally:
        await store.close()


def test_a_replay_decides_alike(played: dict[str, Any]) -> None:
    thoughts = [one["input"]["thought"] for one in played["entries"] if "thought" in one["input"]]
    assert sum(one["iterations"] for one in thoughts) > 100
    report = verify(json.dumps(played), games(), decides=True)
    assert report.fault is None


def test_a_search_that_decides_otherwise_is_found(played: dict[str, Any]) -> None:
    game = games()["macrobber"]
    other = replace(
        game, decide=lambda: lambda dilemma, _: Thought("else", (), dilemma.iterations or 0, False)
    )
    report = verify(json.dumps(played), {"macrobber": other}, decides=True)
    assert "an automa decides otherwise" in (report.fault or "")
    assert verify(json.dumps(played), {"macrobber": other}).fault is None
