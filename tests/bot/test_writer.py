"""Writes that wait for the disk together are saved together, and fail alone."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.store.errors import LostRace, StoreFault
from bot.store.rows import Delivery, DueRow, Step
from bot.store.sqlite import SqliteStore
from tests.bot.rows import SESSION, entry

CHANNELS = [f"5{n:02}" for n in range(20)]


async def begin(store: SqliteStore) -> list[str]:
    """Start a session in each channel; return their ids."""
    ids = [f"sessio{n:02}".translate(str.maketrans("0189", "wxyz")) for n in range(len(CHANNELS))]
    for id_, channel in zip(ids, CHANNELS, strict=True):
        session = replace(SESSION, id=id_, channel=channel)
        await store.create(session, Step(replace(entry(1), session=id_)))
    return ids


async def together(
    store: SqliteStore, writes: list[Awaitable[None]]
) -> tuple[list[BaseException | None], int]:
    """Let all wait for the disk before the first is saved; return what came of them, and the commits."""
    writer = store.database._writer
    assert writer is not None
    statements: list[str] = []
    is_free = threading.Event()
    held = asyncio.create_task(writer.run(lambda _: is_free.wait()))
    done = asyncio.gather(*writes, return_exceptions=True)
    for _ in range(3):
        await asyncio.sleep(0)
    writer._db.set_trace_callback(statements.append)
    is_free.set()
    await held
    found = await done
    writer._db.set_trace_callback(None)
    return found, statements.count("COMMIT")


def second(id_: str) -> Step:
    return Step(replace(entry(2), session=id_))


async def test_what_waits_for_the_disk_shares_one_sync(store: SqliteStore) -> None:
    ids = await begin(store)
    found, commits = await together(store, [store.append(second(one)) for one in ids])
    assert found == [None] * len(ids)
    assert commits == 1
    assert [len(await store.history(one)) for one in ids] == [2] * len(ids)


async def test_of_writes_that_share_a_sync_one_fails_alone(store: SqliteStore) -> None:
    ids = await begin(store)
    await store.append(second(ids[3]))
    found, commits = await together(store, [store.append(second(one)) for one in ids])
    assert [type(one) for one in found if one is not None] == [LostRace]
    assert commits == 1
    assert [len(await store.history(one)) for one in ids] == [2] * len(ids)


async def test_what_takes_all_of_a_sync_back_fails_alone_too(store: SqliteStore) -> None:
    ids = await begin(store)
    with sqlite3.connect(store.database.path) as file:
        file.execute(
            f"CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.session = '{ids[3]}'"
            " BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END"
        )
    found, _ = await together(store, [store.append(second(one)) for one in ids])
    assert [type(one) for one in found if one is not None] == [StoreFault]
    assert [len(await store.history(one)) for one in ids] == [2 - (one == ids[3]) for one in ids]


@pytest.mark.parametrize("lasts", [False, True])
async def test_what_lasts_is_forced_to_the_disk_and_no_pragma_is_set_in_vain(
    store: SqliteStore, *, lasts: bool
) -> None:
    writer = store.database._writer
    assert writer is not None
    ids = await begin(store)
    statements: list[str] = []
    writer._db.set_trace_callback(statements.append)
    for _ in range(3):
        await store.settle(Delivery(ids[0], due=[DueRow(ids[0], "turn", 1, 1)]), lasts=lasts)
    synchronous = writer._db.execute("PRAGMA synchronous").fetchone()[0]
    assert synchronous == (2 if lasts else 1)
    assert sum("synchronous =" in one for one in statements) == (0 if lasts else 1)
    await store.append(second(ids[0]))
    assert writer._db.execute("PRAGMA synchronous").fetchone()[0] == 2
