"""Which tables are looked at for whom they wait: in a file as on a server."""

from dataclasses import replace

import pytest

from bot.store.rows import DueRow, HolderRow, Step, TouchedWait, WaitRow
from bot.store.store import SqlStore
from tests.bot.rows import FIRST, SESSION, entry

BOTH = True
ID = SESSION.id
ADA = HolderRow(ID, 1, "p1", "1001", "1001", 0, 1_000)
LATER = 5_000


async def began(store: SqlStore, options: str = '{"speed": "daily"}') -> None:
    """Begin a session that Ada sits at."""
    await store.create(replace(SESSION, options=options), Step(FIRST, holders=[ADA]))


async def looked(store: SqlStore, touched: int = 0, seq: int = 0, looks_at: int = 2**53) -> None:
    await store.wait(WaitRow(ID, seq, 1, looks_at, touched, '{"paused": 7}'))


async def found(store: SqlStore, now: int = LATER, since: int = LATER) -> list[TouchedWait]:
    return await store.waiting(now, since)


async def test_a_table_is_looked_at_once_until_its_time_comes(store: SqlStore) -> None:
    await began(store)
    assert await found(store, since=999) == []
    assert await found(store) == [(ID, SESSION.guild, 0)]
    await looked(store, looks_at=LATER + 1)
    assert await found(store) == []
    assert await found(store, LATER + 1, 0) == [(ID, SESSION.guild, 0)]


async def test_a_new_entry_and_a_new_holder_let_it_be_looked_at_again(store: SqlStore) -> None:
    await began(store)
    await looked(store)
    await store.append(Step(entry(1)))
    assert await found(store) == [(ID, SESSION.guild, 0)]
    await looked(store, seq=1)
    assert await found(store) == []
    await store.hold([HolderRow(ID, 2, "p1", "", "1001", 1, 1_000)])
    assert await found(store) == [(ID, SESSION.guild, 0)]


async def test_what_somebody_wishes_touches_the_tables_where_they_sit_until_that_is_seen(
    store: SqlStore,
) -> None:
    await began(store)
    await looked(store)
    assert await store.wishes(["1001"]) == {}
    await store.set_wishes("1002", "{}")
    assert await found(store, since=0) == []
    await store.set_wishes("1001", '{"remind": 3}')
    await store.set_wishes("1001", '{"remind": 4}')
    assert await store.wishes(["1001", "1002", "1003"]) == {"1001": '{"remind": 4}', "1002": "{}"}
    assert await found(store, since=0) == [(ID, SESSION.guild, 2)]
    await looked(store, touched=1)
    assert await found(store, since=0) == [(ID, SESSION.guild, 2)]
    await looked(store, touched=2)
    assert await found(store, since=0) == []


async def test_how_a_table_waits_comes_with_its_session_and_what_is_told_of_it(store: SqlStore) -> None:
    await began(store)
    assert (await current(store)) == ""
    told = DueRow(ID, "panel", 9, 0, '{"below": true}')
    await store.wait(WaitRow(ID, 0, 1, 0, 0, '{"paused": 8}'), [told])
    assert await store.due(ID) == [told]
    assert await current(store) == '{"paused": 8}'
    store.forget_all()
    assert await current(store) == '{"paused": 8}'


async def test_an_ended_table_waits_for_nobody(store: SqlStore) -> None:
    await began(store)
    await store.append(Step(entry(1), ends=True))
    assert await found(store) == []


async def current(store: SqlStore) -> str:
    found = await store.current(ID)
    assert found
    return found.session.waiting


@pytest.mark.parametrize(
    ("options", "is_found"),
    [("{}", False), ('{"speed": "daily"}', True), ('{"remind": "24"}', True)],
)
async def test_a_table_where_nobody_is_reminded_is_left_alone(
    store: SqlStore, options: str, is_found: bool
) -> None:
    await began(store, options)
    assert bool(await found(store)) is is_found


async def test_a_table_is_looked_at_once_who_sits_there_has_wished_something(
    store: SqlStore,
) -> None:
    await store.set_wishes("1002", '{"remind": 3}')
    await began(store, "{}")
    assert await found(store) == []
    await store.hold([HolderRow(ID, 2, "p2", "1002", "1002", 1, 1_000)])
    assert await found(store) == [(ID, SESSION.guild, 0)]
