"""Leases in a real PostgreSQL: who has one, who waits for it, and that nobody writes without."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.sharing import shards_of
from bot.store.errors import LeaseLost
from bot.store.lease import Lease
from bot.store.leases import Leases
from bot.store.postgres import PostgresDatabase
from bot.store.rows import KeptRow, Step
from bot.store.statement import Statement
from bot.store.store import SqlStore
from tests.bot.rows import SESSION, entry, other

LASTS = 60.0
RUN_OUT = Statement("UPDATE leases SET ends = '-infinity'")
FOUR = range(4)


@pytest.fixture
async def database(server: str) -> AsyncIterator[PostgresDatabase]:
    database = PostgresDatabase(server)
    await database.open()
    yield database
    await database.close()


def leases(database: PostgresDatabase, owner: str) -> Leases:
    return Leases(database, owner, LASTS)


async def generations(leases: Leases, *shards: int, count: int = 4) -> dict[int, int]:
    return {one.shard: one.generation for one in await leases.claim(shards or FOUR, count)}


async def test_a_shard_has_one_process_at_a_time(database: PostgresDatabase) -> None:
    one, two = leases(database, "one"), leases(database, "two")
    assert await generations(one, 0, 1) == {0: 1, 1: 1}
    assert await generations(two) == {2: 1, 3: 1}
    assert await generations(one) == {0: 1, 1: 1}
    assert await one.processes() == 2


async def test_a_lease_that_has_run_out_goes_to_who_comes_first(database: PostgresDatabase) -> None:
    one, two = leases(database, "one"), leases(database, "two")
    await one.claim(FOUR, 4)
    await database.write("", [RUN_OUT])
    assert await two.processes() == 0
    assert await generations(two) == dict.fromkeys(FOUR, 2)
    assert await generations(one) == {}


async def test_a_lease_that_has_run_out_is_renewed_where_nobody_came(database: PostgresDatabase) -> None:
    one = leases(database, "one")
    await one.claim(FOUR, 4)
    await database.write("", [RUN_OUT])
    assert await generations(one) == dict.fromkeys(FOUR, 1)


async def test_who_waits_is_seen_by_who_has_it_until_it_is_handed_over(database: PostgresDatabase) -> None:
    old, new = leases(database, "old"), leases(database, "new")
    await old.claim(FOUR, 4)
    await new.want([2, 3], 4)
    assert [one.is_wanted for one in sorted(await old.claim(FOUR, 4))] == [False, False, True, True]
    await old.release([2, 3])
    assert await generations(new, 2, 3) == {2: 2, 3: 2}
    assert not any(one.is_wanted for one in await new.claim(FOUR, 4))


async def test_a_wish_that_is_not_repeated_is_over(database: PostgresDatabase) -> None:
    old, new = leases(database, "old"), leases(database, "new")
    await old.claim(FOUR, 4)
    await new.want(FOUR, 4)
    await database.write("", [Statement("UPDATE leases SET wanted_until = '-infinity'")])
    assert not any(one.is_wanted for one in await old.claim(FOUR, 4))


async def test_processes_of_another_number_of_shards_wait_until_all_are_handed_over(
    database: PostgresDatabase,
) -> None:
    """Of four shards and of six a server could be two processes' at once."""
    one, two, more = (leases(database, name) for name in ("one", "two", "more"))
    await one.claim([0, 1], 4)
    await two.claim([2, 3], 4)
    assert await more.claim(range(6), 6) == []
    await more.want(range(6), 6)
    for old, shards in ((one, [0, 1]), (two, [2, 3])):
        assert all(lease.is_wanted for lease in await old.claim(shards, 4))
        assert await more.claim(range(6), 6) == []
        await old.release(shards)
    assert sorted(await generations(more, *range(6), count=6)) == list(range(6))
    assert await one.claim([0, 1], 4) == []


async def test_shards_with_the_same_key_log_in_one_after_another(database: PostgresDatabase) -> None:
    one, two = leases(database, "one"), leases(database, "two")
    assert await one.let_identify(0, 60)
    assert not await two.let_identify(0, 60)
    assert await two.let_identify(1, 0)
    assert await one.let_identify(1, 60)


@pytest.mark.parametrize("write", ["create", "append", "keep"])
async def test_a_process_whose_lease_has_passed_on_writes_nothing(
    database: PostgresDatabase, write: str
) -> None:
    """It was frozen meanwhile, and still takes the lease for its own."""
    old, new, store = leases(database, "old"), leases(database, "new"), SqlStore(database)
    (had,) = await old.claim([0], 1)
    store.guard = lambda _: old.guard(had)
    await store.create(*other(SESSION.id))

    async def written() -> None:
        if write == "create":
            await store.create(*other("bbbbbbbb", channel="21"))
        elif write == "append":
            await store.append(Step(entry(1)))
        else:
            await store.keep([], [], [KeptRow("10", "burgundy", "cards", "a", "1", "30", 1)])

    await database.write("", [RUN_OUT])
    await new.claim([0], 1)
    before = await content(database)
    with pytest.raises(LeaseLost):
        await written()
    assert await content(database) == before
    store.guard = lambda _: new.guard(Lease(0, 2))
    await written()
    assert await content(database) != before


async def content(database: PostgresDatabase) -> list[Any]:
    tables = ("sessions", "entries", "kept")
    return [sorted(await database.look(Statement(f"SELECT * FROM {one}"))) for one in tables]


async def test_what_a_process_saves_goes_by_its_leases_although_it_trusts_them(
    database: PostgresDatabase,
) -> None:
    store = SqlStore(database)
    shards = shards_of(store)
    shards.take(FOUR, len(FOUR))
    with pytest.raises(LeaseLost):
        await store.create(SESSION, Step(entry(1)))
    await shards.look()
    await store.create(SESSION, Step(entry(1)))
    await database.write("Nothing ran out", [RUN_OUT])
    await generations(leases(database, "another"))
    assert shards.serves(SESSION.guild)
    with pytest.raises(LeaseLost):
        await store.append(Step(entry(2)))
    current = await SqlStore(database).current(SESSION.id)
    assert current
    assert current.entry.seq == 1
