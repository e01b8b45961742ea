"""A game goes on elsewhere from an earlier moment of another one, which stays as it is."""

import json
from typing import Any

import pytest

from bot.sessions import errors, seating
from bot.sessions.fork import Fork
from bot.sessions.moment import Moment
from bot.sessions.outbox import Forked, readable
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.start import Start
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from tests.bot.conftest import ADA, BEN, Table, play_out
from tests.bot.test_export import exported, replayed
from tests.bot.test_seating import Party, party

__all__ = ["party"]

ELSEWHERE = "600"
STRANGER = Person("1009", "77", channel=ELSEWHERE)


async def fork(sessions: Sessions, view: View, move: int, by: Person = ADA, *, is_same: bool = False) -> View:
    moment = await sessions.forks.moment(view, move, by, is_same=is_same)
    return await sessions.forks.fork(view, moment, ELSEWHERE, by, is_same=is_same)


async def states(table: Table) -> list[str]:
    """Start and play two moves; return the states that they have left."""
    begun = await table.start(deck="shuffled")
    codes = ("take colour=red n=1", "add colour=blue n=3")
    return [begun.entry.state, *[(await table.do(code)).entry.state for code in codes]]


async def test_goes_on_from_any_step_with_free_seats_and_the_other_game_stays(table: Table) -> None:
    made = await states(table)
    before = await table.sessions.records.view(table.id)
    for move in (1, 2, 3):
        new = await fork(table.sessions, before, move)
        assert new.entry.state == made[move - 1]
        assert new.session.channel == ELSEWHERE
        assert new.fork == Fork(table.id, move, is_same=False, is_known=False)
        assert [new.seat(seat).is_free for seat in new.seats] == [True] * len(new.seats)
        await table.sessions.end(new.id, None, ADA)
    now = await table.sessions.records.view(table.id)
    assert (now.entry, now.session) == (before.entry, before.session)


async def test_what_is_chosen_for_its_own_server_counts(table: Table) -> None:
    manners = {"log": "turns", "pictures": "off"}
    table.id = (await table.sessions.start(Start("pebbles", {}, "500", manners=manners), ADA)).id
    view = await table.do("take colour=red n=1")
    moment = await table.sessions.forks.moment(view, 2, ADA)
    new = await table.sessions.forks.fork(
        view, moment, ELSEWHERE, ADA, is_same=False, of_server={"remind": "12"}
    )
    assert (new.options["log"], new.options["remind"]) == ("turns", "12")
    assert new.has_pictures


async def test_goes_on_as_any_game_and_its_beginning_stands(table: Table) -> None:
    await states(table)
    new = await fork(table.sessions, await table.sessions.records.view(table.id), 2)
    table.id = new.id
    view = await table.do("take colour=red n=1", by=BEN)
    assert view.entry.state != new.entry.state
    assert (await table.undo()).entry.state == new.entry.state
    with pytest.raises(errors.NothingToUndo):
        await table.undo()


@pytest.mark.parametrize("is_same", [True, False])
async def test_the_same_seed_brings_the_same_and_a_new_one_is_bound_anew(
    store: SqliteStore, is_same: bool
) -> None:
    table = Table(store, seeds=("seed", "another"))
    await table.start(deck="shuffled")
    await table.do("take colour=red n=1")
    before = await table.sessions.records.view(table.id)
    new = await fork(table.sessions, before, 1, is_same=is_same)
    assert (new.session.seed == "seed") is is_same
    assert (new.session.commitment == before.session.commitment) is is_same


async def test_a_fork_replays_from_where_it_began(table: Table) -> None:
    await states(table)
    table.id = (await fork(table.sessions, await table.sessions.records.view(table.id), 2)).id
    await table.turn()
    await table.sessions.end(table.id, None, ADA)
    document = await exported(table)
    report = replayed(document)
    assert report.fault is None
    assert report.is_complete
    document["options"]["fork"]["move"] = 3
    assert "digest" in str(replayed(document).fault)


async def test_the_channel_of_the_other_game_is_told_by_a_row_of_its_outbox(table: Table) -> None:
    await states(table)
    view = await table.sessions.records.view(table.id)
    await fork(table.sessions, view, 2, is_same=True)
    told = [one.out for one in readable(await table.store.due(table.id)) if isinstance(one.out, Forked)]
    assert [(one.person, one.channel, one.move, one.is_same) for one in told] == [
        (ADA.id, ELSEWHERE, 2, True)
    ]


async def test_a_move_that_waits_for_an_answer_counts_as_not_begun(table: Table) -> None:
    await table.start(deck="shuffled")
    first = await table.do("take colour=red n=1")
    view = await table.turn()
    while not view.questions:
        first, view = view, await table.turn()
    count = await table.sessions.history.count_told(view)
    new = await fork(table.sessions, view, count)
    assert new.entry.state == first.entry.state
    assert new.fork
    assert new.fork.move == count - 1


@pytest.mark.parametrize("move", [0, 4, 10**9])
async def test_there_is_no_such_move(table: Table, move: int) -> None:
    await states(table)
    with pytest.raises(errors.NoWayOn):
        await fork(table.sessions, await table.sessions.records.view(table.id), move)


async def test_nothing_goes_on_after_the_end_but_from_before_it(table: Table) -> None:
    view = await play_out(table)
    count = await table.sessions.history.count_told(view)
    with pytest.raises(errors.NoWayOn):
        await fork(table.sessions, view, count)
    moment = await table.sessions.forks.last_moment(view, ADA)
    assert moment.move == count - 1
    new = await table.sessions.forks.fork(view, moment, ELSEWHERE, ADA, is_same=True)
    assert not new.is_ended
    assert new.fork
    assert new.fork.is_known


async def test_a_channel_has_one_game(table: Table) -> None:
    await states(table)
    view = await table.sessions.records.view(table.id)
    moment = await table.sessions.forks.moment(view, 1, ADA)
    with pytest.raises(errors.SessionHere):
        await table.sessions.forks.fork(view, moment, view.session.channel, ADA, is_same=False)
    told = readable(await table.store.due(table.id))
    assert not any(isinstance(one.out, Forked) for one in told)


class TestWhoMay:
    async def test_a_stranger_can_t_while_it_runs(self, table: Table) -> None:
        await states(table)
        with pytest.raises(errors.NotSeated):
            await fork(table.sessions, await table.sessions.records.view(table.id), 1, STRANGER)

    async def test_nor_afterwards_from_elsewhere_who_never_sat_there(self, table: Table) -> None:
        await states(table)
        await table.sessions.end(table.id, None, ADA)
        view = await table.sessions.records.view(table.id)
        with pytest.raises(errors.NotSeated):
            await fork(table.sessions, view, 1, STRANGER)
        await fork(table.sessions, view, 1, STRANGER._replace(channel=view.session.channel))

    async def test_the_seed_of_a_game_of_several_stays_theirs_until_its_end(self, table: Table) -> None:
        await states(table)
        await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
        view = await table.sessions.records.view(table.id)
        with pytest.raises(errors.SeedHidden):
            await fork(table.sessions, view, 1, is_same=True)
        assert (await fork(table.sessions, view, 1)).session.seed

    async def test_hands_that_others_hold_or_held_don_t_go_along(self, party: Party) -> None:
        await party.begin()
        await party.turn(ADA)
        await party.answer("bid", 1, ADA)
        view = await party.sessions.records.view(party.id)
        with pytest.raises(errors.HandsHidden):
            await fork(party.sessions, view, 1)
        await party.reseat(seating.leave(BEN.id, "plain"), BEN)
        view = await party.sessions.records.view(party.id)
        with pytest.raises(errors.HandsHidden):
            await fork(party.sessions, view, 1)

    async def test_at_a_table_of_one_and_after_the_end_they_do(self, party: Party) -> None:
        await party.start(automas=2)
        for seat in ("s1", "s2", "s3"):
            by = ADA if seat == "s1" else Person("automa:clever", "77")
            view = await party.answer(f"clan.{seat}", 1, by)
        await party.turn(ADA)
        view = await party.answer("bid", 1, ADA)
        moment = await party.sessions.forks.last_moment(await whole_turn(party), ADA)
        new = await party.sessions.forks.fork(view, moment, ELSEWHERE, ADA, is_same=True)
        assert {new.holders.of(seat) for seat in new.seats} == {""}


async def whole_turn(party: Party) -> View:
    view = await party.answer("mine", 2, ADA)
    while view.questions:
        view = await party.answer(view.questions[0].id, 3, Person("automa:clever", "77"))
    return view


def test_what_can_t_stand_among_options_is_no_fork() -> None:
    good: dict[str, Any] = Fork("session2", 3, is_same=True, is_known=False).to_json()
    assert Fork.of({"fork": json.loads(json.dumps(good))}) == Fork("session2", 3, True, False)
    assert Fork.of({}) is None
    wrongs: tuple[Any, ...] = (
        1,
        [],
        {},
        good | {"move": -1},
        good | {"session": "a b"},
        good | {"is_same": 1},
    )
    for wrong in wrongs:
        with pytest.raises(ValueError, match="fork"):
            Fork.of({"fork": wrong})


def test_a_moment_shows_no_state_in_a_log() -> None:
    row: Any = None
    assert "secret" not in repr(Moment(row, row, "secret", 1, is_known=False))
