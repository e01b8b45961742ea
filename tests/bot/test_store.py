"""What the store has saved it reads as it was."""

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.store.errors import LostRace, StoreFault
from bot.store.rows import Current, Delivery, HolderRow, KeptRow, Posted, PostedRow, Step
from bot.store.store import SqlStore
from tests.bot.conftest import another
from tests.bot.rows import FIRST, SESSION, entry, other


async def test_a_session_is_read_as_it_was_saved(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    assert await store.current("aaaaaaaa") == Current(SESSION, FIRST)
    assert await store.current_in("20") == Current(SESSION, FIRST)
    assert await store.entry("aaaaaaaa", 0) == FIRST
    assert await store.history("aaaaaaaa") == [FIRST]
    assert await store.sessions_of("10", 9) == [SESSION]


async def test_what_is_not_there_is_none(store: SqlStore) -> None:
    assert await store.current("zzzzzzzz") is None
    assert await store.current_in("20") is None
    assert await store.entry("zzzzzzzz", 0) is None
    assert await store.history("zzzzzzzz") == []
    assert await store.sessions_of("10", 9) == []
    assert await store.meta("tree") is None


async def test_the_current_entry_is_the_one_appended_last(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    for seq in range(1, 12):
        await store.append(Step(entry(seq)))
    current = await store.current("aaaaaaaa")
    assert current is not None
    assert current.entry == entry(11)
    assert [row.seq for row in await store.history("aaaaaaaa")] == list(range(12))


async def test_sessions_outlive_the_process(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    await store.close()
    again = another(store)
    await again.open()
    assert await again.current("aaaaaaaa") == Current(SESSION, FIRST)
    await again.close()


async def test_an_id_is_used_once(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    with pytest.raises(LostRace):
        await store.create(*other("aaaaaaaa", channel="21"))
    assert await store.current("aaaaaaaa") == Current(SESSION, FIRST)


async def test_a_lost_race_overwrites_nothing(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    await store.append(Step(entry(1)))
    for ends in (False, True):
        with pytest.raises(LostRace) as caught:
            await store.append(Step(replace(entry(1), author="31"), ends=ends))
        assert (caught.value.session, caught.value.seq) == ("aaaaaaaa", 1)
    assert await store.current("aaaaaaaa") == Current(SESSION, entry(1))


async def test_the_panel_is_where_it_was_put_last(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    for channel, message in (("20", "40"), ("21", "41")):
        await store.settle(
            Delivery("aaaaaaaa", posted=[PostedRow("aaaaaaaa", message, channel, Posted.TABLE, 1, "said")])
        )
    current = await store.current("aaaaaaaa")
    assert current is not None
    session = current.session
    assert (session.table_channel, session.table_message, session.table_said) == ("21", "41", "said")
    kinds = {one.message: one.kind for one in await store.posted("aaaaaaaa")}
    assert kinds == {"40": "old-panel", "41": "panel"}
    # An older one that was still being changed when a newer one came takes its place no more.
    await store.settle(
        Delivery("aaaaaaaa", posted=[PostedRow("aaaaaaaa", "9", "20", Posted.TABLE, 1, "late")])
    )
    kinds = {one.message: one.kind for one in await store.posted("aaaaaaaa")}
    assert kinds == {"9": "old-panel", "40": "old-panel", "41": "panel"}


async def test_what_may_have_to_go_is_found_among_turns_that_stay(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    kinds = (Posted.LOGGED, Posted.TABLE, Posted.LOGGED, Posted.AGREE_UNDO, Posted.NOTICE, Posted.VOID)
    posted = [PostedRow("aaaaaaaa", str(n), "20", kind, n) for n, kind in enumerate(kinds)]
    await store.settle(Delivery("aaaaaaaa", posted=posted))
    assert await store.passing("aaaaaaaa") == [posted[3], posted[5]]
    assert await store.logged("aaaaaaaa", 0, 3) == [posted[2]]
    assert await store.logged("aaaaaaaa", 0, 2) == []


async def test_sessions_of_a_guild_are_its_running_ones(store: SqlStore) -> None:
    await store.create(*other("bbbbbbbb", channel="21", created=2_000))
    await store.create(SESSION, Step(FIRST))
    await store.create(*other("cccccccc", channel="22", guild="11"))
    assert [session.id for session in await store.sessions_of("10", 9)] == ["aaaaaaaa", "bbbbbbbb"]


async def test_what_a_server_keeps_lies_in_the_order_of_its_bytes(store: SqlStore) -> None:
    keys = ["10", "2", "Z", "_", "a", "Ä"]
    kept = [KeptRow("10", "burgundy", "cards", key, "1", "30", 1) for key in keys]
    await store.keep([], [], kept[::-1])
    assert await store.kept("10", "burgundy") == kept


async def test_meta_keeps_the_value_set_last(store: SqlStore) -> None:
    await store.set_meta("tree", "one")
    await store.set_meta("tree", "two")
    assert await store.meta("tree") == "two"


async def test_an_entry_needs_its_session(store: SqlStore) -> None:
    with pytest.raises(StoreFault, match=r"The move was not saved"):
        await store.append(Step(entry(1)))


async def test_many_at_once_are_all_saved(store: SqlStore) -> None:
    ids = [f"session{number}" for number in range(50)]
    await asyncio.gather(*(store.create(*other(name, channel=name)) for name in ids))
    await asyncio.gather(
        *(store.append(Step(entry(1, session=name), ends=name > "session3")) for name in ids)
    )
    for name in ids:
        assert len(await store.history(name)) == 2
    await store.check()


async def test_no_secret_reaches_a_log(store: SqlStore, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await store.create(SESSION, Step(FIRST))
    with pytest.raises(LostRace) as caught:
        await store.append(Step(FIRST))
    assert "hush" not in caplog.text
    assert "hush" not in f"{await store.current('aaaaaaaa')!r} {caught.value!r}"


async def test_a_persons_sessions_are_those_started_and_those_sat_at(store: SqlStore) -> None:
    def row(nr: int, seat: str, holder: str, author: str) -> HolderRow:
        return HolderRow("", nr, seat, holder, author, 0, 5)

    seats = {
        "started": [row(1, "a", "", "ada"), row(2, "a", "ben", "ben")],
        "sits": [row(1, "a", "ben", "ben"), row(2, "b", "ada", "ben")],
        "has-left": [row(1, "a", "ben", "ben"), row(2, "b", "ada", "ada"), row(3, "b", "", "ada")],
        "others": [row(1, "a", "ben", "ben")],
    }
    for n, (name, rows) in enumerate(seats.items()):
        session, first = other(name, channel=str(n))
        await store.create(session, replace(first, holders=[replace(one, session=name) for one in rows]))
    assert await store.sessions_with("10", "ada", 9) == (["sits", "started"], 2)
    assert await store.sessions_with("10", "ada", 1) == (["sits"], 2)
    assert await store.sessions_with("11", "ada", 9) == ([], 0)
