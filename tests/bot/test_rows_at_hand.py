"""What a store has at hand of a session is what its database holds, whatever was written or has failed."""

import asyncio
import random
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.store.at_hand import AtHand
from bot.store.errors import ChannelTaken, LostRace, PressServed, StoreFault, Unheard
from bot.store.rows import Delivery, DueRow, HolderRow, PointsRow, Posted, PostedRow, Step
from bot.store.sqlite import SqliteStore
from bot.store.store import SqlStore
from tests.bot.conftest import Table, another, meddle, refuse
from tests.bot.rows import SESSION, entry

ID, OTHER = "aaaaaaaa", "bbbbbbbb"
MISS = (LostRace, ChannelTaken, PressServed)


async def of(store: SqlStore, session: str) -> list[object]:
    """Return all that a press needs of a session."""
    return [
        await store.current(session),
        await store.holders(session),
        await store.due(session),
        await store.posted(session),
        await store.mentioned(session),
    ]


async def assert_as_saved(store: SqlStore) -> None:
    noted = [await of(store, session) for session in (ID, OTHER)]
    await store.write_down()
    assert [await of(store, session) for session in (ID, OTHER)] == noted
    fresh = another(store)
    await fresh.open()
    try:
        for session in (ID, OTHER):
            assert await of(store, session) == await of(fresh, session)
        for channel in ("20", "21"):
            assert await store.current_in(channel) == await fresh.current_in(channel)
        current = await fresh.current(ID)
        assert current is not None
        for seq in range(current.entry.seq + 2):
            assert await store.entry(ID, seq) == await fresh.entry(ID, seq)
    finally:
        await fresh.close()


class Writes:
    """Writes at random, as presses and the outbox do."""

    def __init__(self, store: SqlStore, seed: int) -> None:
        self.store = store
        self.random = random.Random(seed)

    async def one(self) -> None:
        current = await self.store.current(ID)
        assert current is not None
        seq, session = current.entry.seq + 1, current.session
        number = self.random.randrange(4)
        due = DueRow(
            ID, self.random.choice(["panel", "turn"]), number, seq, self.random.choice(["{}", "[1]"])
        )
        nr = len(await self.store.holders(ID)) + 1
        sits = HolderRow(ID, nr, "red", self.random.choice(["30", "automa:1", ""]), "30", seq, 1, "Ada")
        step = Step(replace(entry(seq), kind=self.random.choice(["turn", "answer"]), prev=seq - 1), due=[due])
        is_running = session.status == "running"
        writes: list[Awaitable[None]] = [
            self.store.append(step, replace(step, entry=entry(seq + 1), ends=number == 0))
            if is_running
            else self.store.reopen(step),
            self.store.append(step) if is_running else self.store.reopen(step),
            self.store.append(replace(step, entry=entry(seq - 1))),
            self.store.append(replace(step, holders=[sits], press=str(self.random.randrange(30)))),
            self.store.hold([sits], [due]),
            self.store.score(ID, [PointsRow(ID, "red", number, seq, "30")], [due]),
            self.store.settle(Delivery(ID, due=[due]), lasts=number == 0),
            self.store.settle(self.delivery(due, seq)),
            self.note(self.delivery(due, seq)),
            self.note(self.delivery(replace(due, session=OTHER), seq)),
            self.store.move_channel(ID, self.random.choice(["20", "21", "22"])),
        ]
        chosen = self.random.randrange(len(writes))
        for index, write in enumerate(writes):
            if index != chosen:
                write.close()  # type: ignore[attr-defined]
        with suppress(*MISS):
            await writes[chosen]

    async def note(self, delivery: Delivery) -> None:
        self.store.note(delivery)

    def delivery(self, due: DueRow, seq: int) -> Delivery:
        message, kind = str(self.random.randrange(900, 906)), self.random.choice(list(Posted))
        return Delivery(
            due.session,
            done=[due],
            posted=[PostedRow(due.session, message, "20", kind, seq, "said")][: self.random.randrange(2)],
            gone=[str(self.random.randrange(900, 906))],
            mentioned=self.random.choice(["", '["", "30"]']),
            due=[replace(due, nr=7)][: self.random.randrange(2)],
        )


async def begin(store: SqlStore) -> None:
    await store.create(SESSION, Step(entry(1), due=[DueRow(ID, "panel", 0, 1)]))
    other = replace(SESSION, id=OTHER, channel="21")
    # It makes something due of another session, as where a new game makes a request void.
    await of(store, ID)
    first = Step(replace(entry(1), session=OTHER), due=[DueRow(ID, "panel", 5, 1)])
    await store.create(other, first)


@pytest.mark.parametrize("seed", range(8))
async def test_it_is_what_was_saved(store: SqlStore, seed: int) -> None:
    await begin(store)
    writes = Writes(store, seed)
    for _ in range(40):
        await writes.one()
        await assert_as_saved(store)


@pytest.mark.parametrize("seed", range(4))
async def test_it_is_that_after_many_writes_at_once(store: SqlStore, seed: int) -> None:
    await begin(store)
    writes = Writes(store, seed)
    for _ in range(5):
        await asyncio.gather(*(writes.one() for _ in range(8)))
        await assert_as_saved(store)


async def test_a_write_that_fails_changes_nothing_at_hand(store: SqlStore) -> None:
    await begin(store)
    before = await of(store, ID)
    refuse(store, "outbox")
    with pytest.raises(StoreFault):
        await store.append(Step(entry(2), due=[DueRow(ID, "panel", 9, 2)]))
    assert await of(store, ID) == before
    await assert_as_saved(store)


async def test_what_a_lost_server_may_still_save_is_seen(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create(SESSION, Step(entry(1)))
    await store.current(ID)
    write = store.database.write

    async def lost(*_: object, **__: object) -> None:
        raise Unheard("The server was lost.")

    monkeypatch.setattr(store.database, "write", lost)
    with pytest.raises(Unheard):
        await store.append(Step(entry(2)))
    monkeypatch.setattr(store.database, "write", write)
    before = await store.current(ID)
    assert before
    assert before.entry.seq == 1
    meddle(store, f"UPDATE sessions SET channel = '29' WHERE id = '{ID}'")
    after = await store.current(ID)
    assert after
    assert after.session.channel == "29"


async def test_what_becomes_of_a_write_that_is_given_up_is_seen(store: SqlStore) -> None:
    await begin(store)
    await of(store, ID)
    write = asyncio.create_task(store.append(Step(entry(2))))
    await asyncio.sleep(0)
    write.cancel()
    with pytest.raises(asyncio.CancelledError):
        await write
    await of(store, ID)  # perhaps before it is on the disk
    await store.set_meta("after", "it")
    await assert_as_saved(store)


async def met(store: SqlStore) -> None:
    """Let another store append an entry to a session that is at hand."""
    await begin(store)
    await of(store, ID)
    rival = another(store)
    await rival.open()
    await rival.append(Step(entry(2)))
    await rival.close()


async def test_what_another_has_written_into_the_file_is_seen(store: SqliteStore) -> None:
    await met(store)
    await assert_as_saved(store)


async def test_who_loses_a_race_sees_what_another_has_written(store: SqlStore) -> None:
    await met(store)
    with pytest.raises(LostRace):
        await store.append(Step(entry(2)))
    await assert_as_saved(store)


async def test_only_as_many_are_at_hand_as_may_be(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_at_hand", AtHand(5_000))
    for number in range(8):
        id_ = f"session{'abcdefgh'[number]}"
        await store.create(replace(SESSION, id=id_, channel=id_), Step(replace(entry(1), session=id_)))
        await of(store, id_)
    assert len(store._at_hand._rows) == 2
    assert store._at_hand._size <= 5_000
    assert sorted(store._at_hand._running.values()) == ["sessiong", "sessionh"]


async def test_a_press_at_a_session_that_is_at_hand_reads_nothing(store: SqliteStore) -> None:
    table = Table(store)
    await table.start()
    view = await table.sessions.records.view(table.id)
    reader, asked = store.database._reader, list[str]()
    assert reader is not None
    reader.set_trace_callback(asked.append)
    for _ in range(3):
        view = await (table.answer("yours", 7) if view.questions else table.turn())
        await table.sessions.records.view_in(view.session.channel)
        await table.sessions.history.news(view)
    assert set(asked) <= {"PRAGMA data_version"}


TOLD = Delivery(ID, done=[DueRow(ID, "panel", 0, 1)], posted=[PostedRow(ID, "900", "20", Posted.TABLE, 1)])


async def saved(store: SqlStore) -> tuple[list[DueRow], list[PostedRow]]:
    """Return what is due of a session and which messages it has, as the next start would find it."""
    fresh = another(store)
    await fresh.open()
    try:
        return await fresh.due(ID), await fresh.posted(ID)
    finally:
        await fresh.close()


async def test_what_is_noted_stands_and_is_saved_with_the_next_write(store: SqlStore) -> None:
    await begin(store)
    await store.settle(Delivery(ID, done=await store.due(ID), due=TOLD.done))
    store.note(TOLD)
    assert (await store.due(ID), await store.posted(ID)) == ([], TOLD.posted)
    assert await saved(store) == (TOLD.done, [])
    await store.append(Step(entry(2)))
    assert await saved(store) == ([], TOLD.posted)


async def test_what_a_write_that_fails_should_have_taken_along_waits_for_the_next(store: SqlStore) -> None:
    await begin(store)
    await store.settle(Delivery(ID, done=await store.due(ID), due=TOLD.done))
    store.note(TOLD)
    with pytest.raises(LostRace):
        await store.append(Step(entry(1)))
    assert (await store.due(ID), await store.posted(ID)) == ([], TOLD.posted)
    assert await saved(store) == (TOLD.done, [])
    await store.write_down(ID)
    assert await saved(store) == ([], TOLD.posted)
