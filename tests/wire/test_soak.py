"""A soak does what it says, and notices what it looks for."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks import guests
from benchmarks.guests import Guest, Tally
from benchmarks.journey import COURSES
from benchmarks.soaked import DUE, Failed, Soaked, growth
from benchmarks.subject import DATABASE
from sandbox.driver import Sandbox

pytestmark = [pytest.mark.wire, pytest.mark.slow]


@pytest.fixture
async def soaked(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Soaked]:
    bot = await Soaked.begin(sandbox, tmp_path)
    yield bot
    await bot.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who press at once, and play for a few steps."""
    monkeypatch.setattr(guests, "PAUSE", 0.01)
    monkeypatch.setattr(guests, "STEPS", 2)


def run(bot: Soaked, statement: str) -> None:
    with closing(sqlite3.connect(bot.subject.folder / DATABASE, isolation_level=None)) as db:
        db.execute(statement)


async def play(bot: Soaked) -> None:
    """Let somebody play two games through, and leave another one running."""
    over, tally = asyncio.Event(), Tally()
    playing = asyncio.create_task(Guest(bot.subject, COURSES[0], "ada", tally).play(over))
    await bot.sandbox.until(lambda: playing.done() or tally.games > 1, within=60)
    over.set()
    await playing
    await bot.sandbox.settle()


@pytest.mark.usefixtures("hasty")
async def test_people_play_on_after_a_kill_and_nothing_is_left_over(soaked: Soaked) -> None:
    await play(soaked)
    await soaked.kill()
    await soaked.backup()
    await play(soaked)
    assert (soaked.kills, soaked.backups) == (1, 1)
    await soaked.sound()
    assert set(soaked.orphans([*soaked.sandbox.guild.channels.values()]).values()) == {0}
    assert soaked.subject.count(DUE) == 0
    assert soaked.bugs() == []


async def test_what_is_left_over_is_found(soaked: Soaked) -> None:
    run(soaked, "INSERT INTO outbox VALUES ('gone', 'turn', 1, 1, '{}')")
    for message in (1, 2):
        run(soaked, f"INSERT INTO posted VALUES ('gone', '{message}', '1', 'panel', 1, '')")
    (soaked.subject.folder / "half a copy").touch()
    soaked.log.write(b'{"event": "loose-end", "level": "error"}\n')
    soaked.log.flush()
    found = soaked.orphans([])
    assert found["rows that belong to nothing"] == 3
    assert found["second tables in the database"] == 1
    assert found["files beside the database"] == 1
    assert soaked.subject.count(DUE) == 1
    assert len(soaked.bugs()) == 1
    with pytest.raises(Failed, match="db check ended with 1"):
        await soaked.sound()


def test_what_grows_is_told_from_what_is_flat() -> None:
    luck = random.Random("memory")
    flat = [80.0 + luck.random() for _ in range(90)]
    assert growth(flat) < 1.05
    assert growth([one + number for number, one in enumerate(flat)]) > 1.2
    assert growth([40.0] * 30 + [80.0] * 60) == 1.0, "what a start loads isn't counted"
