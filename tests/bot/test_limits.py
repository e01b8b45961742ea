"""What people make by pressing is bounded, and whoever comes to a bound can still end, undo and export."""

import json

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.table import table_message
from bot.sessions import errors, seating
from bot.sessions.export import export
from bot.sessions.limits import Limits
from bot.sessions.rights import Person
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.words.words import Words
from tests.bot.conftest import ADA, BEN, Table
from tests.bot.test_seating import Party

MANY = Limits(entries=6, seat_changes=5, tables=3)


@pytest.fixture
def full(store: SqliteStore) -> Table:
    """A table that may have few entries."""
    return Table(store, limits=MANY)


async def fill(table: Table) -> View:
    view = await table.start()
    while view.seq < MANY.entries:
        view = await table.do("take colour=red n=1" if view.seq % 2 else "add colour=red n=1")
    return view


async def test_a_full_table_takes_no_more_and_says_so(full: Table, words: Words) -> None:
    view = await fill(full)
    assert "This game is full" in json.dumps(table_message(LocalizedView(words, view)))
    with pytest.raises(errors.TableFull) as refused:
        await full.do("rest")
    assert refused.value.most == MANY.entries
    for attempt in (
        full.turn(),
        full.sessions.fix(full.id, None, "pebbles", "3", ADA),
        full.sessions.report(full.id, None, "took 1 blue", ADA),
    ):
        with pytest.raises(errors.TableFull):
            await attempt
    now = await full.sessions.records.view(full.id)
    assert now.seq == view.seq
    assert "This game is full" in json.dumps(table_message(LocalizedView(words, now)))


async def test_a_full_table_can_be_undone_exported_and_ended(full: Table, words: Words) -> None:
    view = await fill(full)
    undone = await full.undo()
    assert undone.seq == view.seq + 1
    ended = await full.sessions.end(full.id, None, ADA)
    assert ended.is_ended
    assert "This game is full" not in json.dumps(table_message(LocalizedView(words, ended)))
    holders = await full.sessions.records.holders(full.id)
    document = export(ended.session, await full.sessions.history.entries(full.id), holders)
    assert len(document["entries"]) == ended.seq
    await full.start()  # and another begins


async def test_what_was_undone_at_a_full_table_can_not_be_played_anew(full: Table) -> None:
    await fill(full)
    await full.undo()
    for attempt in (full.redo(), full.do("rest")):
        with pytest.raises(errors.TableFull):
            await attempt


async def test_ending_and_undoing_the_end_of_a_full_table_comes_to_an_end(full: Table) -> None:
    await fill(full)

    async def back_and_forth() -> None:
        for _ in range(100):
            await full.sessions.end(full.id, None, ADA)
            await full.undo()

    with pytest.raises(errors.TableFull):
        await back_and_forth()
    view = await full.sessions.records.view(full.id)
    assert view.is_ended
    assert view.seq <= 2 * MANY.entries + 1


async def test_a_full_table_of_automas_waits_for_people(store: SqliteStore) -> None:
    party = Party(store, limits=Limits(entries=1))
    view = await party.start(automas=3)
    assert view.most == 1


async def test_seats_change_only_so_often(store: SqliteStore) -> None:
    party = Party(store, limits=MANY)
    view = await party.start(automas=0)

    async def come_and_go() -> None:
        for _ in range(9):
            await party.reseat(seating.join(BEN.id), BEN)
            await party.reseat(seating.leave(BEN.id, "plain"), BEN)

    with pytest.raises(errors.SeatsFull) as refused:
        await come_and_go()
    assert refused.value.most == MANY.seat_changes
    view = await party.sessions.records.view(party.id)
    assert len(view.holders.rows) == MANY.seat_changes
    with pytest.raises(errors.SeatsFull):
        await party.reseat(seating.fill(ADA.id, "clever"), ADA)
    assert (await party.sessions.records.view(party.id)).holders == view.holders


async def test_a_server_runs_only_so_many_tables_and_others_do_not_count(full: Table) -> None:
    for n in range(MANY.tables):
        await full.start(channel=f"60{n}")
    with pytest.raises(errors.ServerFull):
        await full.start(channel="609")
    elsewhere = Person("1001", "88")
    await full.start(channel="700", by=elsewhere)
    await full.sessions.end((await full.sessions.records.view_in("600")).id, None, ADA)
    await full.start(channel="609")


async def test_undoing_an_end_is_no_way_round_that(full: Table) -> None:
    ended = await full.start(channel="600")
    await full.sessions.end(full.id, None, ADA)
    for n in range(1, 1 + MANY.tables):
        await full.start(channel=f"60{n}")
    full.id = ended.id
    with pytest.raises(errors.ServerFull):
        await full.undo()
    assert (await full.sessions.records.view(ended.id)).is_ended
