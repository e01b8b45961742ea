import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.worker.process import WorkerTimedOut
from bot.worker.workers import Workers

ENOUGH = 20.0


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """Return what a task opens that waits for another one."""
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@asynccontextmanager
async def working(count: int, idle: float = 60) -> AsyncIterator[Workers]:
    workers = Workers(idle, count, "tests.bot.meeting_worker")
    yield workers
    await workers.close(ENOUGH)


async def meet(workers: Workers, pipe: Path) -> set[bytes]:
    """Draw two pictures, each of which waits until the other is drawn too; return which processes did it."""
    heads = ({"pipe": str(pipe), "writes": writes} for writes in (False, True))
    return set(await asyncio.gather(*(workers.do("draw", head, b"", ENOUGH) for head in heads)))


async def test_two_workers_draw_at_the_same_time(pipe: Path) -> None:
    async with working(2) as workers:
        assert len(await meet(workers, pipe)) == 2


async def test_one_that_hangs_holds_up_nobody_else(pipe: Path) -> None:
    async with working(2) as workers:
        hangs = asyncio.create_task(workers.do("draw", {"pipe": str(pipe), "writes": False}, b"", ENOUGH))
        await asyncio.sleep(0)
        drawn = [await workers.do("draw", {}, b"", ENOUGH) for _ in range(3)]
        assert len(set(drawn)) == 1
        assert not hangs.done()
        hangs.cancel()


async def test_another_takes_the_place_of_one_that_was_killed(pipe: Path) -> None:
    async with working(2) as workers:
        before = await meet(workers, pipe)
        with pytest.raises(WorkerTimedOut):
            await workers.do("draw", {"pipe": str(pipe), "writes": False}, b"", 0.2)
        after = await meet(workers, pipe)
        assert (len(after), len(after & before)) == (2, 1)


async def test_no_second_one_starts_while_the_first_is_free(pipe: Path) -> None:
    async with working(2) as workers:
        drawn = {await workers.do("draw", {}, b"", ENOUGH) for _ in range(3)}
        assert len(drawn) == 1
        assert drawn < await meet(workers, pipe)


async def test_each_ends_when_it_is_idle(pipe: Path) -> None:
    async with working(2, idle=0) as workers:
        first = await meet(workers, pipe)
        await asyncio.sleep(0)
        assert not first & await meet(workers, pipe)


async def test_one_worker_draws_one_at_a_time(pipe: Path) -> None:
    async with working(1) as workers:
        hangs = asyncio.create_task(workers.do("draw", {"pipe": str(pipe), "writes": False}, b"", 0.2))
        after = asyncio.create_task(workers.do("draw", {}, b"", ENOUGH))
        with pytest.raises(WorkerTimedOut):
            await hangs
        assert not after.done()
        await after
