"""What can be seen of a running bot from outside: its health file, its calls, its figures."""

import json
import re
import subprocess
import sys
from asyncio import to_thread
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from aiohttp import web
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from bot.doctor import health_file, heartbeat
from bot.doctor.health_file import keep_health_file
from bot.doctor.heartbeat import keep_calling
from bot.doctor.metered import MeteredWorker
from bot.doctor.metrics import Metrics, Standing
from bot.doctor.outside import Outside, standing
from bot.settings import Settings
from bot.store.backlog import Backlog
from bot.store.sqlite import SqliteStore
from bot.store.store import SqlStore
from bot.wire.call import call
from bot.wire.faults import FAULTS
from bot.worker.process import TaskFailed, WorkerBusy, WorkerDied, WorkerTimedOut
from tests.bot.conftest import Table

ROOT = Path(__file__).parents[2]
WELL = Standing((), True, 12.5, Backlog(3, 2, 1))


class Over(Exception):
    """What a test wanted to see is over."""


class Looks:
    """Finds one thing after the other; `before` is called at each look."""

    def __init__(self, *found: list[str]) -> None:
        self.found = iter(found)
        self.seen: list[Any] = []
        self.before: Callable[[], Any] = lambda: None

    async def __call__(self) -> list[str]:
        self.seen.append(self.before())
        for one in self.found:
            return one
        raise Over


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_file, "EVERY", 0.0)
    monkeypatch.setattr(heartbeat, "EVERY", 0.0)
    monkeypatch.setattr(heartbeat, "LOOKS_EVERY", 0.0)
    monkeypatch.setattr(heartbeat, "BEFORE", 0.0)


async def test_the_health_file_says_what_is_wrong_and_goes_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: 1700000000.9)
    file = tmp_path / "health.json"
    looks = Looks([], ["discord", "database"])
    looks.before = lambda: file.exists() and json.loads(file.read_text())
    with pytest.raises(Over):
        await keep_health_file(file, looks)
    assert looks.seen == [
        False,
        {"healthy": True, "at": 1700000000, "wrong": []},
        {"healthy": False, "at": 1700000000, "wrong": ["discord", "database"]},
    ]
    assert not await to_thread(lambda: [*tmp_path.iterdir()])


async def test_before_people_can_play_there_is_no_health_file_also_not_of_an_earlier_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_file, "BEFORE", 0.0)
    file = tmp_path / "health.json"
    file.write_text('{"healthy": true, "at": 5, "wrong": []}')
    looks = Looks(["connecting"], [])
    looks.before = file.exists
    monkeypatch.setattr(health_file, "EVERY", 0.001)
    with pytest.raises(Over):
        await keep_health_file(file, looks)
    assert looks.seen == [False, False, True]


async def test_a_bot_that_goes_on_connecting_says_so(tmp_path: Path) -> None:
    file = tmp_path / "health.json"
    looks = Looks(["connecting"])
    looks.before = lambda: file.exists() and json.loads(file.read_text())["wrong"]
    with pytest.raises(Over):
        await keep_health_file(file, looks)
    assert looks.seen == [False, ["connecting"]]


@pytest.mark.parametrize("foreign", ['{"healthy": true}', "[]", "no JSON"])
async def test_a_file_of_another_program_is_left_alone(tmp_path: Path, foreign: str) -> None:
    file = tmp_path / "health.json"
    file.write_text(foreign)
    with capture_logs() as lines:
        await keep_health_file(file, Looks([]))
    assert file.read_text() == foreign
    assert [one["event"] for one in lines] == ["health-file-not-written"]


async def test_a_health_file_that_can_not_be_written_is_told_once(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    looks = Looks([], [], [])

    def mend() -> None:
        if len(looks.seen) == 2:
            folder.mkdir()

    looks.before = mend
    with capture_logs() as lines, pytest.raises(Over):
        await keep_health_file(folder / "health.json", looks)
    assert [one["event"] for one in lines] == ["health-file-not-written"]


async def test_without_a_folder_there_is_no_health_file() -> None:
    await keep_health_file(None, Looks())


async def test_the_address_is_called_while_the_bot_is_well() -> None:
    called = []

    async def note(url: str) -> None:
        called.append((url, len(looks.seen)))

    looks = Looks(["connecting"], [], [], ["discord"], [])
    with pytest.raises(Over):
        await keep_calling("http://here/x", looks, note)
    assert called == [("http://here/x", 2), ("http://here/x", 3), ("http://here/x", 5)]
    await keep_calling("", Looks(), note)


async def test_calls_that_fail_are_told_once_and_without_the_address() -> None:
    faults = iter([OSError(), TimeoutError(), None, OSError()])

    async def fail(_: str) -> None:
        if fault := next(faults):
            raise fault

    with capture_logs() as lines, pytest.raises(Over):
        await keep_calling("http://here/secret", Looks([], [], [], []), fail)
    assert [one["event"] for one in lines] == ["heartbeat-failed", "heartbeat-back", "heartbeat-failed"]
    assert "secret" not in str(lines)


@pytest.fixture
async def watcher() -> AsyncIterator[tuple[str, list[str]]]:
    """Something that expects calls: its address, and what was asked of it."""
    asked = []

    async def hear(request: web.Request) -> web.Response:
        asked.append(f"{request.method} {request.path_qs}")
        return web.Response(status=500 if "broken" in request.path else 200)

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    yield f"http://{host}:{port}", asked
    await runner.cleanup()


async def test_a_call_is_a_get_of_the_very_address(watcher: tuple[str, list[str]]) -> None:
    address, asked = watcher
    await call(f"{address}/push/x1?status=up&msg=OK")
    await call(f"{address}/slash/")
    assert asked == ["GET /push/x1?status=up&msg=OK", "GET /slash/"]
    with pytest.raises(FAULTS):
        await call(f"{address}/broken")


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def figures(told: str) -> dict[str, float]:
    """Return what is told, by names with labels."""
    return {
        one.name + "".join(f" {label}" for label in one.labels.values()): one.value
        for family in text_string_to_metric_families(told)
        for one in family.samples
        if "le" not in one.labels
    }


async def scraped(metrics: Metrics, look: Any) -> dict[str, float]:
    server = metrics.serve(0, look)
    assert server.server_address[0] == "127.0.0.1"

    def get() -> str:
        with urlopen(f"http://127.0.0.1:{server.server_port}/metrics") as answer:
            return str(answer.read().decode())

    try:
        return figures(await to_thread(get))
    finally:
        await to_thread(server.shutdown)
        server.server_close()


async def well() -> Standing:
    return WELL


async def test_presses_are_counted_by_kind_and_outcome(metrics: Metrics) -> None:
    metrics.pressed("turn", "done", 0.25)
    metrics.pressed("turn", "done", 0.5)
    metrics.pressed("look", "refused", 0.25)
    told = await scraped(metrics, well)
    assert told["automa_presses_total turn done"] == 2
    assert told["automa_presses_total look refused"] == 1
    assert told["automa_answer_seconds_count"] == 3
    assert told["automa_answer_seconds_sum"] == 1.0


async def test_how_things_stand_is_told(metrics: Metrics, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 60.001)
    told = await scraped(metrics, well)
    assert {name: value for name, value in told.items() if name in STANDING} == dict(
        zip(STANDING, (1, 1, 12.5, 3, 2, 60), strict=True)
    )


STANDING = (
    "automa_healthy",
    "automa_gateway_ready",
    "automa_gateway_silence_seconds",
    "automa_sessions_running",
    "automa_due_messages",
    "automa_due_oldest_seconds",
)


async def test_a_bot_that_does_not_say_how_it_is_is_not_healthy(metrics: Metrics) -> None:
    async def broken() -> Standing:
        raise RuntimeError("secret")

    told = await scraped(metrics, broken)
    assert {name: told.get(name) for name in STANDING} == dict.fromkeys(STANDING) | {"automa_healthy": 0}


async def test_without_the_database_the_rest_is_told(metrics: Metrics) -> None:
    async def unsaved() -> Standing:
        return Standing(["database"], True, 1.0, None)

    told = await scraped(metrics, unsaved)
    assert told["automa_healthy"] == 0
    assert told["automa_gateway_ready"] == 1
    assert "automa_due_messages" not in told


class Worker:
    """Does one thing after the other."""

    def __init__(self, *done: bytes | Exception) -> None:
        self.done = iter(done)

    async def do(self, *_: object) -> bytes:
        one = next(self.done)
        if isinstance(one, Exception):
            raise one
        return one


async def test_pictures_and_restarts_of_the_worker_are_counted(metrics: Metrics) -> None:
    done = (b"png", WorkerBusy(), WorkerTimedOut(), TaskFailed(), b"answer", WorkerDied())
    worker = MeteredWorker(Worker(*done), metrics)
    tasks = ("draw", "draw", "draw", "draw", "decide", "decide")
    for task, one in zip(tasks, done, strict=True):
        if isinstance(one, Exception):
            with pytest.raises(type(one)):
                await worker.do(task, {}, b"", 1.0)
        else:
            assert await worker.do(task, {}, b"", 1.0) == one
    told = await scraped(metrics, well)
    assert told["automa_pictures_total drawn"] == told["automa_pictures_total refused"] == 1
    assert told["automa_pictures_total failed"] == 2
    assert told["automa_picture_seconds_count"] == 4
    assert told["automa_pictures_waiting"] == 0
    assert told["automa_worker_restarts_total hung"] == told["automa_worker_restarts_total died"] == 1


class Gateway:
    """A connection that is well."""

    silence = 3.0

    def is_ready(self) -> bool:
        return True


def settings(**given: Any) -> Settings:
    return Settings.model_validate({"discord_token": "token", **given})


async def test_a_store_whose_work_is_counted_works_as_before(store: SqlStore, tmp_path: Path) -> None:
    outside = Outside(settings(metrics_port=9300, health_folder=tmp_path), store, Worker())
    table = Table(store)
    await table.start()
    view = await table.turn()
    assert not store.writes_fail
    now = await standing(Gateway(), store)
    assert now.backlog is not None
    assert now.backlog.running == 1
    assert now.backlog.due > 0
    assert now.backlog.oldest == view.entry.at
    assert outside.meter is not None
    metrics = outside.meter.__self__  # type: ignore[attr-defined]
    told = await scraped(metrics, partial(standing, Gateway(), store))
    assert told["automa_database_seconds_count write"] == 2
    assert told["automa_database_seconds_count look"] > 0
    assert told["automa_due_messages"] == now.backlog.due


async def test_a_port_that_is_taken_is_told_and_stops_nothing(store: SqliteStore, tmp_path: Path) -> None:
    other = Metrics().serve(0, well)
    outside = Outside(settings(metrics_port=other.server_port, health_folder=tmp_path), store, Worker())
    with capture_logs() as lines:
        outside.show(Gateway())
        await outside.close(9.0)
    await to_thread(other.shutdown)
    other.server_close()
    assert [one["event"] for one in lines] == ["metrics-not-served"]


async def test_without_the_setting_nothing_is_counted(store: SqliteStore) -> None:
    database, worker = store.database, Worker()
    outside = Outside(settings(), store, worker)
    assert (outside.meter, outside.worker, store.database) == (None, worker, database)


def test_without_the_setting_no_library_is_loaded() -> None:
    program = "import bot.app, sys; print('prometheus_client' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def names(metrics: Metrics) -> Iterator[str]:
    """Yield the names under which Prometheus finds what is counted."""
    for family in metrics.registry.collect():
        yield family.name + ("_total" if family.type == "counter" else "")


def test_the_dashboard_shows_each_figure_and_no_other(metrics: Metrics) -> None:
    told = set(names(metrics)) | set(STANDING)
    dashboard = json.loads((ROOT / "docs" / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())]
    found = {
        re.sub("_(bucket|sum|count)$", "", name)
        for expression in asked
        for name in re.findall(r"automa_\w+", expression)
    }
    assert found == told
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_the_docs_name_each_figure(metrics: Metrics) -> None:
    told = set(names(metrics)) | set(STANDING)
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert set(re.findall(r"`(automa_\w+)`", hosting)) == told


def test_no_label_names_a_person_a_channel_or_a_server(metrics: Metrics) -> None:
    metrics.pressed("turn", "done", 1.0)
    metrics.drawn("drawn", 1.0)
    metrics.restarted("hung")
    metrics.worked("write", 1.0)
    labels = {
        label for one in metrics.registry.collect() for sample in one.samples for label in sample.labels
    }
    assert labels == {"kind", "outcome", "reason", "work", "le"}
