"""Which session a channel has, and which it shows."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.errors import ChannelTaken, LostRace
from bot.store.rows import Current, Step
from bot.store.sqlite import SqliteStore
from bot.store.store import SqlStore
from tests.bot.rows import FIRST, SESSION, entry, other

ROOT = Path(__file__).parents[2]


async def test_a_channel_has_one_running_session(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    with pytest.raises(ChannelTaken) as caught:
        await store.create(*other("bbbbbbbb"))
    assert caught.value.session == "aaaaaaaa"
    assert await store.current("bbbbbbbb") is None
    await store.create(*other("cccccccc", channel="21"))
    await store.append(Step(entry(1), ends=True))
    await store.create(*other("bbbbbbbb"))


async def test_the_end_is_saved_with_its_entry_and_can_be_undone(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    await store.append(Step(entry(1), ends=True))
    assert await store.current("aaaaaaaa") == Current(replace(SESSION, status="ended"), entry(1))
    assert await store.sessions_of("10", 9) == []
    await store.reopen(Step(entry(2)))
    assert await store.current("aaaaaaaa") == Current(SESSION, entry(2))


async def test_a_session_is_not_reopened_over_another(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    await store.append(Step(entry(1), ends=True))
    await store.create(*other("bbbbbbbb"))
    with pytest.raises(ChannelTaken) as caught:
        await store.reopen(Step(entry(2)))
    assert caught.value.session == "bbbbbbbb"
    assert await store.current("aaaaaaaa") == Current(replace(SESSION, status="ended"), entry(1))


async def test_a_lost_race_reopens_nothing(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    await store.append(Step(entry(1), ends=True))
    with pytest.raises(LostRace):
        await store.reopen(Step(entry(1)))
    assert await store.current("aaaaaaaa") == Current(replace(SESSION, status="ended"), entry(1))


async def test_a_channel_shows_its_running_session_or_the_one_that_ended_last(store: SqlStore) -> None:
    async def shown() -> str:
        current = await store.current_in("20")
        assert current is not None
        return current.session.id

    await store.create(SESSION, Step(FIRST))
    await store.append(Step(entry(1, at=2_000), ends=True))
    await store.create(*other("bbbbbbbb", created=3_000))
    assert await shown() == "bbbbbbbb"
    await store.append(Step(entry(1, at=4_000, session="bbbbbbbb"), ends=True))
    assert await shown() == "bbbbbbbb"
    await store.reopen(Step(entry(2, at=5_000)))
    assert await shown() == "aaaaaaaa"
    await store.append(Step(entry(3, at=6_000), ends=True))
    assert await shown() == "aaaaaaaa"


async def test_a_session_moves_to_a_free_channel_only(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    await store.create(*other("bbbbbbbb", channel="21"))
    with pytest.raises(ChannelTaken) as caught:
        await store.move_channel("aaaaaaaa", "21")
    assert caught.value.session == "bbbbbbbb"
    assert await store.current_in("20") == Current(SESSION, FIRST)
    await store.move_channel("aaaaaaaa", "20")
    await store.move_channel("aaaaaaaa", "22")
    assert await store.current_in("20") is None
    assert await store.current_in("22") == Current(replace(SESSION, channel="22"), FIRST)


async def steps_of_looks(store: SqliteStore) -> int:
    """Return how many steps of SQLite's machine two looks at a channel take."""
    taken: list[None] = []
    assert store.database._reader is not None
    store.database._reader.set_progress_handler(lambda: taken.append(None), 1)
    assert await store.current_in("20")
    assert await store.last_of("20", SESSION.game)
    store.database._reader.set_progress_handler(None, 1)
    return len(taken)


async def test_what_has_ended_in_a_channel_slows_no_look(store: SqliteStore) -> None:
    await store.create(SESSION, Step(FIRST))
    await store.append(Step(entry(1), ends=True))
    few = await steps_of_looks(store)
    for n in range(200):
        session, first = other(f"many{n:04}")
        await store.create(session, first)
        await store.append(Step(replace(entry(1), session=session.id, at=10 + n), ends=True))
    assert await steps_of_looks(store) <= few + 10
    current = await store.current_in("20")
    assert current is not None
    assert current.session.id == "many0199"


async def test_what_ends_again_has_ended_last(store: SqlStore) -> None:
    await store.create(SESSION, Step(FIRST))
    await store.append(Step(entry(1), ends=True))
    session, first = other("bbbbbbbb")
    await store.create(session, first)
    await store.append(Step(replace(entry(1), session="bbbbbbbb"), ends=True))
    await store.reopen(Step(entry(2)))
    await store.append(Step(entry(3), ends=True))
    current = await store.current_in("20")
    assert current is not None
    assert current.session.id == SESSION.id


async def test_what_ended_last_before_an_update_is_known_after_it(store: SqliteStore) -> None:
    for name, at in (("first", 30), ("second", 40), ("third", 20)):
        session, first = other(name)
        await store.create(session, first)
        await store.append(Step(replace(entry(1), session=name, at=at), ends=True))
    with closing(sqlite3.connect(store.database.path)) as db:
        db.execute("DELETE FROM ended")
        for _ in range(2):  # killed in between, an update does it again
            db.executescript((ROOT / "migrations" / "0010_ended.sql").read_text())
        db.commit()
    current = await store.current_in("20")
    assert current is not None
    assert current.session.id == "second"
