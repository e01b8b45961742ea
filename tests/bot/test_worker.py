import asyncio
import os
import struct
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from io import BytesIO

import pytest

from bot.wire.json import Json
from bot.worker import workers as workers_module
from bot.worker.__main__ import serve
from bot.worker.frames import LONGEST, SIZES, BrokenFrame, frame, sizes
from bot.worker.line import Table
from bot.worker.process import TaskFailed, WorkerBusy, WorkerDied, WorkerTimedOut
from bot.worker.workers import Workers
from engines.core.picture.font import FONT_FILES

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>'
HEAD: Json = {"width": 40, "height": 20, "fonts": [str(file) for file in FONT_FILES]}
PNG = b"\x89PNG\r\n\x1a\n"
ENOUGH = 20.0


@pytest.fixture
async def worker() -> AsyncIterator[Workers]:
    running = Workers(idle=60)
    yield running
    await running.close(ENOUGH)


def size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def test_it_draws_at_the_size_that_is_asked_for(worker: Workers) -> None:
    png = await worker.do("draw", HEAD, SVG, ENOUGH)
    assert png.startswith(PNG)
    assert size(png) == (40, 20)


@pytest.mark.parametrize(
    ("head", "body", "why"),
    [
        ({}, b"<svg", "ValueError"),
        ({}, b"", "ValueError"),
        ({}, b"\xff\xfe", "UnicodeDecodeError"),
        ({"width": 100_000, "height": 100_000}, SVG, "100000 x 100000 pixels"),
        ({"width": 0}, SVG, "0 x 20 pixels"),
        ({"width": "wide"}, SVG, "ValueError"),
    ],
)
async def test_what_can_not_be_drawn_is_told_and_the_next_is_drawn(
    worker: Workers, head: Json, body: bytes, why: str
) -> None:
    with pytest.raises(TaskFailed, match=why):
        await worker.do("draw", HEAD | head, body, ENOUGH)
    assert (await worker.do("draw", HEAD, SVG, ENOUGH)).startswith(PNG)


async def test_an_unknown_task_fails(worker: Workers) -> None:
    with pytest.raises(TaskFailed, match="KeyError"):
        await worker.do("paint", {}, b"", ENOUGH)


async def test_tasks_take_turns_by_kind(worker: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many pictures don't hold up another kind of task, and it holds up none but the next."""
    done: list[str] = []

    async def ask(sent: bytes, _: float) -> tuple[Json, bytes]:
        done.append("draw" if b'"draw"' in sent else "decide")
        await asyncio.sleep(0)
        return {}, b""

    monkeypatch.setattr(worker, "_ask", ask)
    await asyncio.gather(
        *(worker.do("draw", {}, b"", 1) for _ in range(6)),
        *(worker.do("decide", {}, b"", 1) for _ in range(3)),
    )
    assert done[:6].count("decide") == 3
    assert sorted(done) == ["decide"] * 3 + ["draw"] * 6


async def test_too_many_drawings_of_a_server_are_refused_and_none_of_another(
    worker: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is drawn, one may wait: of those that wait the older one gives way."""
    monkeypatch.setattr(workers_module, "MOST_OF_SERVER", 1)

    def draw(server: str) -> asyncio.Task[bytes]:
        return asyncio.create_task(worker.do("draw", HEAD, SVG, ENOUGH, Table(server, "table")))

    tasks = [draw("77"), draw("77"), draw("77"), draw("88")]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(one) for one in results] == [bytes, WorkerBusy, bytes, bytes]


async def test_when_too_many_wait_in_all_the_server_with_most_of_them_gives_way(
    worker: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "MOST_WAITING", 3)
    tables = [Table("77", "a"), Table("77", "b"), Table("77", "c"), Table("88", "d"), Table("99", "e")]
    tasks = [asyncio.create_task(worker.do("draw", HEAD, SVG, ENOUGH, one)) for one in tables]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(one) for one in results] == [bytes, WorkerBusy, bytes, bytes, bytes]


async def test_pictures_and_searches_count_apart(worker: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants a picture waits for one search at most, and is refused for none."""
    monkeypatch.setattr(workers_module, "MOST_OF_SERVER", 1)
    done: list[str] = []

    async def ask(sent: bytes, _: float) -> tuple[Json, bytes]:
        done.append("draw" if b'"draw"' in sent else "decide")
        await asyncio.sleep(0)
        return {}, b""

    monkeypatch.setattr(worker, "_ask", ask)
    await asyncio.gather(
        *(worker.do("decide", {}, b"", 1, Table("77", str(n))) for n in range(100)),
        worker.do("draw", {}, b"", 1, Table("77", "0")),
    )
    assert done.index("draw") <= 1
    assert done.count("decide") == 100


async def test_who_waits_no_longer_keeps_nobody_waiting(worker: Workers) -> None:
    tasks = [asyncio.create_task(worker.do("draw", HEAD, SVG, ENOUGH, Table("77", str(n)))) for n in range(4)]
    await asyncio.sleep(0)
    for task in tasks[1:3]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(one) for one in results] == [bytes, asyncio.CancelledError, asyncio.CancelledError, bytes]


async def test_a_worker_that_hangs_is_killed() -> None:
    stuck = Workers(idle=60, module="tests.bot.stuck_worker")
    with pytest.raises(WorkerTimedOut):
        await stuck.do("draw", HEAD, SVG, 0.2)
    await stuck.close(ENOUGH)


async def test_a_worker_that_can_not_start_is_told() -> None:
    absent = Workers(idle=60, module="tests.bot.no_such_worker")
    with pytest.raises(WorkerDied):
        await absent.do("draw", HEAD, SVG, ENOUGH)
    await absent.close(ENOUGH)


async def test_a_task_that_is_given_up_spoils_no_later_one(worker: Workers) -> None:
    given_up = asyncio.create_task(worker.do("draw", HEAD | {"width": 60}, SVG, ENOUGH))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    assert size(await worker.do("draw", HEAD, SVG, ENOUGH)) == (40, 20)


async def test_a_closed_worker_does_nothing_more(worker: Workers) -> None:
    await worker.close(ENOUGH)
    with pytest.raises(WorkerDied):
        await worker.do("draw", HEAD, SVG, ENOUGH)


def test_it_ends_when_nothing_more_comes_and_leaves_half_a_frame_undone() -> None:
    outgoing = BytesIO()
    task = frame({"task": "draw", "within": ENOUGH} | HEAD, SVG)
    serve(BytesIO(task + task[:6]), outgoing)
    head, body = sizes(outgoing.getvalue()[: SIZES.size])
    assert len(outgoing.getvalue()) == SIZES.size + head + body


def test_a_frame_that_is_too_long_is_none() -> None:
    with pytest.raises(BrokenFrame):
        sizes(SIZES.pack(2, LONGEST + 1))


async def test_a_task_that_is_too_long_is_refused_and_the_next_is_done(worker: Workers) -> None:
    with pytest.raises(TaskFailed, match="a frame of"):
        await worker.do("draw", HEAD, b" " * (LONGEST + 1), ENOUGH)
    assert (await worker.do("draw", HEAD, SVG, ENOUGH)).startswith(PNG)


@pytest.mark.parametrize("sent", [SIZES.pack(2, LONGEST + 1), SIZES.pack(20, 0) + b'{"task"'])
def test_it_ends_quietly_at_what_is_no_frame(sent: bytes) -> None:
    outgoing = BytesIO()
    serve(BytesIO(sent), outgoing)
    assert outgoing.getvalue() == b""


async def test_it_ends_quietly_when_nobody_takes_the_answer() -> None:
    ours, its = os.pipe()
    os.close(ours)
    alone = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.worker", stdin=PIPE, stdout=its, stderr=PIPE
    )
    os.close(its)
    _, complaint = await alone.communicate(frame({"task": "draw", "within": ENOUGH} | HEAD, SVG))
    assert (alone.returncode, complaint) == (0, b"")


async def test_the_worker_gets_no_token(monkeypatch: pytest.MonkeyPatch, worker: Workers) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    started: dict[str, str] = {}

    async def start(*_: str, env: dict[str, str], **__: object) -> None:
        started.update(env)
        raise OSError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    with pytest.raises(WorkerDied):
        await worker.do("draw", HEAD, SVG, ENOUGH)
    assert started
    assert "secret-token" not in started.values()
