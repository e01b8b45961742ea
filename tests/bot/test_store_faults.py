"""Rivals, kills and broken disks: the store loses nothing and spoils nothing."""

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import file
from bot.store.errors import StoreFault
from bot.store.rows import Current, Step
from bot.store.sqlite import SqliteStore
from bot.store.store import SqlStore
from tests.bot.conftest import address, another
from tests.bot.rows import FIRST, SESSION, entry, other

ROOT = Path(__file__).parents[2]

WRITER = """
import asyncio, sys
from dataclasses import replace
from bot.store.rows import Step
from bot.store.stores import store_at

async def write() -> None:
    store = store_at(sys.argv[1])
    await store.open()
    entry = (await store.current("aaaaaaaa")).entry
    while True:
        entry = replace(entry, seq=entry.seq + 1, state="x" * 5_000)
        await store.append(Step(entry))
        print(entry.seq, flush=True)

asyncio.run(write())
"""


@pytest.fixture
def path(tmp_path: Path, empty: Path) -> Path:
    path = tmp_path / "automa.db"
    return path if path.exists() else Path(shutil.copy(empty, tmp_path))


async def test_of_two_stores_exactly_one_wins_each_seq(store: SqlStore) -> None:
    rival = another(store)
    await rival.open()
    await store.create(SESSION, Step(FIRST))
    for seq in range(1, 20):
        ours, theirs = replace(entry(seq), author="ours"), replace(entry(seq), author="theirs")
        results = await asyncio.gather(
            store.append(Step(ours)), rival.append(Step(theirs)), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["LostRace", "NoneType"]
        winner = ours if results[0] is None else theirs
        assert await store.entry("aaaaaaaa", seq) == winner
    await rival.close()


async def test_of_two_stores_exactly_one_takes_each_channel(store: SqlStore) -> None:
    rival = another(store)
    await rival.open()
    for channel in map(str, range(20)):
        ours, theirs = other(f"ours{channel}", channel), other(f"theirs{channel}", channel)
        results = await asyncio.gather(store.create(*ours), rival.create(*theirs), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["ChannelTaken", "NoneType"]
    await rival.close()


async def test_a_cancelled_press_leaves_no_half_of_it(store: SqlStore) -> None:
    task = asyncio.create_task(store.create(SESSION, Step(FIRST)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with asyncio.timeout(10):
        while not await store.history("aaaaaaaa"):
            pass  # a server may take a moment to do what nobody waits for any more
    assert await store.current("aaaaaaaa") == Current(SESSION, FIRST)
    await store.append(Step(entry(1)))
    await store.append(Step(entry(2), ends=True))


def test_a_commit_waits_for_the_disk(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        for pragma in file.PRAGMAS:
            db.execute(pragma)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("acknowledged", [1, 30])
async def test_kill_9_loses_nothing_that_was_acknowledged(store: SqlStore, acknowledged: int) -> None:
    await store.create(SESSION, Step(FIRST))
    command = (sys.executable, "-c", WRITER, address(store))
    writer = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    assert writer.stdout is not None
    seen = [int(await writer.stdout.readline()) for _ in range(acknowledged)]
    writer.kill()
    seen += [int(line) for line in (await writer.communicate())[0].splitlines()]
    await store.check()
    saved = [row.seq for row in await store.history("aaaaaaaa")]
    assert saved == list(range(len(saved)))
    assert saved[-1] >= seen[-1] >= acknowledged
    await store.append(Step(entry(len(saved))))


async def test_a_full_disk_refuses_and_spoils_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as small:
        small.setattr(file, "PRAGMAS", (*file.PRAGMAS, "PRAGMA max_page_count = 40"))
        store = SqliteStore(path)
        await store.open()
    await store.create(SESSION, Step(FIRST))
    acknowledged = []

    async def play_on() -> None:
        for seq in range(1, 1_000):
            await store.append(Step(replace(entry(seq), state="x" * 5_000)))
            acknowledged.append(seq)

    with pytest.raises(StoreFault, match=r"The move was not saved: the disk is full \(.*automa\.db\)"):
        await play_on()
    assert store.writes_fail
    saved = len(acknowledged)
    session, first = other("bbbbbbbb", channel="21")
    with pytest.raises(StoreFault, match="The session was not created: the disk is full"):
        await store.create(session, Step(replace(first.entry, state="x" * 50_000)))
    with pytest.raises(StoreFault, match="The move was not saved: the disk is full"):
        await store.append(Step(replace(entry(saved + 1), state="x" * 50_000), ends=True))
    assert await store.current("bbbbbbbb") is None
    assert await store.sessions_of("10", 9) == [SESSION]
    await store.close()

    roomy = SqliteStore(path)
    await roomy.open()
    await roomy.set_meta("key", "value")
    assert not roomy.writes_fail
    await roomy.check()
    assert [row.seq for row in await roomy.history("aaaaaaaa")] == [0, *acknowledged]
    await roomy.append(Step(entry(saved + 1)))
    await roomy.close()


async def test_a_read_only_database_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "PRAGMAS", (*file.PRAGMAS, "PRAGMA query_only = ON"))
    store = SqliteStore(path)
    await store.open()
    with pytest.raises(StoreFault, match="The session was not created: the file is read-only"):
        await store.create(SESSION, Step(FIRST))
    with pytest.raises(StoreFault, match="The setting was not saved: the file is read-only"):
        await store.set_meta("tree", "one")
    assert await store.current("aaaaaaaa") is None
    await store.close()


async def test_a_locked_database_says_so(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create(SESSION, Step(FIRST))
    monkeypatch.setattr(file, "PRAGMAS", (*file.PRAGMAS, "PRAGMA busy_timeout = 0"))
    hasty = SqliteStore(path)
    await hasty.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        for ends in (False, True):
            with pytest.raises(StoreFault, match="The move was not saved: another program keeps"):
                await hasty.append(Step(entry(1), ends=ends))
        assert await hasty.current("aaaaaaaa") == Current(SESSION, FIRST)
    await hasty.append(Step(entry(1)))
    await hasty.close()


async def test_a_missing_database_is_not_made(tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(StoreFault, match="The database was not opened: the file is missing"):
            await SqliteStore(tmp_path / "none.db").open()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("buy milk\n" * 1_000)
    with pytest.raises(StoreFault, match="the file is not an SQLite database"):
        await SqliteStore(path).open()


async def test_a_damaged_database_is_found_out(store: SqliteStore, path: Path) -> None:
    await store.create(SESSION, Step(replace(FIRST, state="x" * 100_000)))
    await store.check()
    await store.close()
    with path.open("r+b") as file:
        file.seek(4096 * 12)
        file.write(b"\xff" * 4096 * 4)
    await store.open()
    with pytest.raises(StoreFault, match="restore a backup"):
        await store.check()


async def test_a_closed_store_refuses(store: SqlStore) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreFault, match="The move was not saved: the store is closed"):
        await store.append(Step(entry(1)))
