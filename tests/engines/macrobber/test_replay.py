"""A game of automas only, played by sessions, exported and replayed: its searches decide alike."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.automas.automas import Automas
from bot.cli.replay import replay_file
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
from engines.macrobber.search import decide as search

pytestmark = pytest.mark.slow

ADA = Person("1001", "77")
ENOUGH = 30


@pytest.fixture(autouse=True, scope="module")
def short_searches() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "ENOUGH", ENOUGH)
        yield


class Worker:
    """Decides in this process."""

    async def do(self, *given: Any, **_: Any) -> bytes:
        return decide(given[1], given[2])


class SlowWorker(Worker):
    """Makes one try before it is cut short."""

    async def do(self, *given: Any, **_: Any) -> bytes:
        return decide(given[1], json.dumps(json.loads(given[2]) | {"seconds": 0.0}).encode())


class OldWorker(Worker):
    """Doesn't say whether it was cut short."""

    async def do(self, *given: Any, **_: Any) -> bytes:
        return json.dumps(json.loads(await super().do(*given)) | {"is_cut": None}).encode()


async def _nothing(_: View) -> None:
    pass


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The export of two turns of each strength; it is only read."""
    return asyncio.run(_play(tmp_path_factory.mktemp("replay") / "automa.db", Worker()))


async def _play(database: Path, worker: Worker) -> dict[str, Any]:
    upgrade(f"sqlite:///{database}")
    store = SqliteStore(database)
    await store.open()
    try:
        sessions = Sessions(store, games(), lambda: 1, Origin(lambda: "session2", lambda: "replay"))
        autoplay = Automas(sessions, worker, _nothing, 60, pace=0.001)
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
    assert not report.cut


def test_a_search_that_the_clock_cut_short_is_compared_as_long_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "session.json"
    file.write_text(json.dumps(asyncio.run(_play(tmp_path / "automa.db", SlowWorker()))))
    cut = verify(file.read_bytes(), games(), decides=True).cut
    assert cut > 2
    assert replay_file(file, decides=True) == 0
    assert f"{cut} searches were cut short by the clock" in capsys.readouterr().out
    assert replay_file(file, decides=False) == 0
    assert "cut short" not in capsys.readouterr().out


def test_a_search_that_stopped_where_it_would_not_is_found(played: dict[str, Any]) -> None:
    document = json.loads(json.dumps(played))
    searched = [one["input"]["thought"] for one in document["entries"] if "thought" in one["input"]]
    next(one for one in searched if one["iterations"])["iterations"] += 1
    report = verify(json.dumps(document), games(), decides=True)
    assert "an automa's search stops after" in (report.fault or "")


def test_searches_that_an_older_version_kept_are_compared_as_long_as_they_were(tmp_path: Path) -> None:
    old = json.dumps(asyncio.run(_play(tmp_path / "automa.db", OldWorker())))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "ENOUGH", 2 * ENOUGH)
        assert verify(old, games(), decides=True).fault is None


def test_a_search_that_decides_otherwise_is_found(played: dict[str, Any]) -> None:
    game = games()["macrobber"]
    other = replace(
        game, decide=lambda: lambda dilemma, _: Thought("else", (), dilemma.iterations or 0, False)
    )
    report = verify(json.dumps(played), {"macrobber": other}, decides=True)
    assert "an automa decides otherwise" in (report.fault or "")
    assert verify(json.dumps(played), {"macrobber": other}).fault is None
