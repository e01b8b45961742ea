"""What people say in advance acts when it comes to them, or is dropped with a note; others see nothing."""

import pytest

from bot.sessions import errors, seating
from bot.sessions.entry import Input
from bot.sessions.people import People, Wishes
from bot.sessions.plan import CHANGED, CONCERNED, ON, UNDONE, Plan, sayable
from bot.sessions.rights import Person
from bot.sessions.service import Sessions, first
from bot.sessions.start import Origin, Start
from bot.sessions.thought import ONLY
from bot.sessions.view import View
from bot.shards.alone import everywhere
from bot.store.store import SqlStore
from engines.core.game import registry
from tests.bot.conftest import ADA, BEN, CHANNEL, do, say
from tests.contract.player import Luck

BOTH = True
ID = "session2"


@pytest.fixture
def sessions(store: SqlStore) -> Sessions:
    return Sessions(store, registry.games(), lambda: 1, Origin(lambda: ID, lambda: "seed"))


async def scythe(sessions: Sessions) -> View:
    """Start a game of Scythe of Ada and Ben; it is Ada's turn."""
    await sessions.start(Start("scythe", {"seats": 3, "people": "12"}, CHANNEL), ADA)
    return await sessions.seats.change(ID, seating.join(BEN.id), BEN)


async def said(sessions: Sessions, by: Person = BEN) -> Plan | None:
    return await sessions.plans.of(await sessions.records.view(ID), by.id)


async def test_it_acts_as_soon_as_it_comes_to_its_author_as_an_entry_of_their_own(sessions: Sessions) -> None:
    view = await scythe(sessions)
    ada, ben = view.seats[:2]
    await sessions.plans.say(ID, "done", BEN)
    assert (await said(sessions)) is not None
    view = await sessions.move(ID, None, do(f"done seat={ada}"), ADA)
    assert [one.author for one in (await sessions.history.entries(ID))[-2:]] == [ADA.id, BEN.id]
    assert view.turns[0].seat not in (ada, ben)
    assert await said(sessions) is None
    view = await sessions.undo(ID, None, BEN, confirmed=True)
    assert seating.waits_for(view) == (ben,)


async def test_it_is_void_once_what_it_stood_on_is_undone(sessions: Sessions) -> None:
    view = await scythe(sessions)
    ada, ben = view.seats[:2]
    report = next(one.move.code for one in view.reports if one.seat == ada)
    await sessions.move(ID, None, do(report), ADA)
    await sessions.plans.say(ID, "done", BEN)
    await sessions.undo(ID, None, ADA, confirmed=True)
    plan = await said(sessions)
    assert plan is not None
    assert plan.dropped == UNDONE
    view = await sessions.move(ID, None, do(f"done seat={ada}"), ADA)
    assert seating.waits_for(view) == (ben,)
    assert (await said(sessions)) == plan
    await sessions.plans.say(ID, "", BEN)
    assert await said(sessions) is None


async def test_it_can_be_changed_and_taken_back_until_it_acts(sessions: Sessions) -> None:
    view = await scythe(sessions)
    ada, ben = view.seats[:2]
    await sessions.plans.say(ID, "done", BEN)
    await sessions.plans.say(ID, ON, BEN)
    plan = await said(sessions)
    assert plan is not None
    assert plan.id == ON
    await sessions.plans.say(ID, "", BEN)
    view = await sessions.move(ID, None, do(f"done seat={ada}"), ADA)
    assert seating.waits_for(view) == (ben,)
    assert sayable(view, BEN.id) == ()
    with pytest.raises(errors.NotOffered):
        await sessions.plans.say(ID, "done", BEN)
    with pytest.raises(errors.NotSeated):
        await sessions.plans.say(ID, "done", Person("1009", "77"))


async def test_whoever_leaves_has_said_nothing_any_more(sessions: Sessions) -> None:
    view = await scythe(sessions)
    ada, ben = view.seats[:2]
    await sessions.plans.say(ID, "done", BEN)
    await sessions.seats.change(ID, seating.leave(BEN.id, ""), BEN)
    view = await sessions.move(ID, None, do(f"done seat={ada}"), ADA)
    assert seating.waits_for(view) == (ben,)
    assert await said(sessions) is None


async def test_to_go_on_is_to_be_done_turn_after_turn(sessions: Sessions) -> None:
    view = await scythe(sessions)
    ada, ben, automa = (one.id for one in view.all_seats)
    await sessions.plans.say(ID, ON, BEN)
    for _ in range(2):
        view = await sessions.move(ID, None, do(f"done seat={ada}"), ADA)
        assert view.entry.author == BEN.id
        view = await sessions.move(ID, None, do(f"turn seat={automa}"), ADA)
        while view.questions:
            view = await sessions.answer(ID, None, say(view.questions[0].id, True), ADA)
    assert (await said(sessions)) is not None
    assert seating.waits_for(view) == (ada,)
    assert ben != ada


async def test_nothing_that_others_see_changes_by_what_is_said_in_advance(sessions: Sessions) -> None:
    view = await scythe(sessions)
    await sessions.plans.say(ID, "done", BEN)
    now = await sessions.records.view(ID)
    assert now == view
    rows = await sessions.history.entries(ID)
    assert [one.author for one in rows] == [ADA.id]
    assert await said(sessions, ADA) is None


async def caledonia(sessions: Sessions) -> View:
    """Start a game of Clans of Caledonia of Ada and Ben with a MacHina, and go on to a person's turn."""
    view = await sessions.start(Start("caledonia", {"players": 2}, CHANNEL), ADA)
    view = await sessions.seats.change(ID, seating.join(BEN.id), BEN)
    luck = Luck("caledonia")
    while view.questions or not (view.state and view.state.phase == "action"):
        if view.questions:
            question = view.questions[0]
            view = await sessions.answer(ID, None, say(question.id, luck.answer(question)), ADA)
        else:
            holder = view.holders.of(view.turns[0].seat or "") or ADA.id
            view = await sessions.move(ID, None, first, Person(holder, ADA.guild))
    return view


async def to_a_person(sessions: Sessions) -> View:
    view = await sessions.records.view(ID)
    luck = Luck("on")
    while view.questions or view.turns[0].seat not in view.seats:
        if view.questions:
            question = view.questions[0]
            view = await sessions.answer(ID, None, say(question.id, luck.answer(question)), ADA)
        else:
            view = await sessions.move(ID, None, first, ADA)
    return view


async def test_a_pass_is_dropped_once_its_money_is_another(sessions: Sessions) -> None:
    await caledonia(sessions)
    view = await to_a_person(sessions)
    mover = view.turns[0].seat or ""
    by, other = (ADA, BEN) if view.holders.of(mover) == ADA.id else (BEN, ADA)
    await sessions.plans.say(ID, "pass", other)
    before = await said(sessions, other)
    await sessions.move(ID, None, do(f"pass seat={mover}"), by)
    plan = await said(sessions, other)
    assert before is not None
    assert plan is not None
    assert not before.dropped
    assert plan.dropped == CHANGED


async def test_a_pass_is_one_entry_of_its_author_and_the_game_goes_on(sessions: Sessions) -> None:
    await caledonia(sessions)
    view = await to_a_person(sessions)
    mover = view.turns[0].seat or ""
    by, other = (ADA, BEN) if view.holders.of(mover) == ADA.id else (BEN, ADA)
    await sessions.plans.say(ID, "pass", other)
    count = view.seq
    await sessions.move(ID, None, do(f"done seat={mover}"), by)
    while await said(sessions, other):
        await sessions.move(ID, None, first, by)
        await to_a_person(sessions)
    passed = [one for one in await sessions.history.entries(ID) if one.author == other.id and one.seq > count]
    assert len(passed) == 1
    assert "person-passed" in passed[0].events


async def macrobber(sessions: Sessions) -> View:
    """Start a game of MacRobber of Ada and Ben with an automa, and go on to a turn."""
    await sessions.start(Start("macrobber", {"seats": 3}, CHANNEL, automas=(1, "")), ADA)
    view = await sessions.seats.change(ID, seating.join(BEN.id), BEN)
    luck = Luck("macrobber")
    while view.questions:
        question = view.questions[0]
        by = Person(view.holders.of(question.to or "") or ADA.id, ADA.guild)
        view = await sessions.answer(ID, None, say(question.id, luck.answer(question)), by)
    return view


async def test_where_the_bot_asks_for_all_a_whole_turn_is_said_and_takes_no_press(sessions: Sessions) -> None:
    view = await macrobber(sessions)
    while not view.seat(view.turns[0].seat or "").is_persons:
        view = await passed_by(sessions, view)
    mover = view.holders.of(view.turns[0].seat or "")
    by, other = (ADA, BEN) if mover == ADA.id else (BEN, ADA)
    await sessions.plans.say(ID, "rest", other)
    assert await sessions.records.view(ID) == view
    while await said(sessions, other):
        view = await passed_by(sessions, view)
    entries = [one for one in await sessions.history.entries(ID) if one.author == other.id]
    assert "rested" in entries[-1].events
    assert not view.questions
    assert by.id not in [one.author for one in entries]


async def test_actions_are_ranked_and_those_that_are_possible_are_done(sessions: Sessions) -> None:
    view = await macrobber(sessions)
    while not view.seat(view.turns[0].seat or "").is_persons:
        view = await passed_by(sessions, view)
    other = BEN if view.holders.of(view.turns[0].seat or "") == ADA.id else ADA
    for wrong in ("castle.castle", "castle.rest", "rest.castle", "castle.nothing", "nothing"):
        with pytest.raises(errors.NotOffered):
            await sessions.plans.say(ID, wrong, other)
    await sessions.plans.say(ID, "abbey.castle.cattle.warriors.bagpipers.monks", other)
    while await said(sessions, other):
        view = await passed_by(sessions, view)
    told = [one.events for one in await sessions.history.entries(ID) if one.author == other.id]
    acts = ('"built"', '"warrior"', '"bagpiper"', '"monks"')
    assert any(act in events for events in told for act in acts)
    assert "no-action" not in "".join(told)
    assert "rested" in told[-1]


async def test_who_goes_on_is_asked_again_once_they_are_raided(sessions: Sessions) -> None:
    view = await macrobber(sessions)
    while not view.seat(view.turns[0].seat or "").is_persons:
        view = await passed_by(sessions, view)
    by, other = (ADA, BEN) if view.holders.of(view.turns[0].seat or "") == ADA.id else (BEN, ADA)
    foe = view.holders.seat_of(other.id)
    await sessions.plans.say(ID, ON, other)
    view = await sessions.move(ID, None, first, by)
    answers = {"d.action": "done", "d.phase3": f"raid:{foe}", "d.confirm": "confirm"}
    while foe not in seating.waits_for(view):
        question = view.questions[0]
        wanted = answers.get(question.id, question.asleep)
        view = await sessions.answer(ID, None, say(question.id, wanted), by)
    assert view.questions[0].id == "d.defend"
    plan = await said(sessions, other)
    assert plan is not None
    assert plan.dropped == CONCERNED


async def test_how_to_defend_is_said_before_a_raid(sessions: Sessions) -> None:
    view = await macrobber(sessions)
    while not view.seat(view.turns[0].seat or "").is_persons:
        view = await passed_by(sessions, view)
    by, other = (ADA, BEN) if view.holders.of(view.turns[0].seat or "") == ADA.id else (BEN, ADA)
    foe = view.holders.seat_of(other.id)
    await sessions.plans.say(ID, "lowest", other)
    view = await sessions.move(ID, None, first, by)
    answers = {"d.action": "done", "d.phase3": f"raid:{foe}", "d.confirm": "confirm"}
    asked = []
    while view.questions and view.questions[0].id not in ("d.layback", "d.loot"):
        question = view.questions[0]
        asked.append(question.id)
        wanted = answers.get(question.id, question.asleep)
        by_seat = Person(view.holders.of(question.to or ""), ADA.guild)
        view = await sessions.answer(ID, None, say(question.id, wanted), by_seat)
    assert "d.attack" in asked
    assert "d.defend" not in asked
    while view.questions:
        question = view.questions[0]
        by_seat = Person(view.holders.of(question.to or ""), ADA.guild)
        view = await sessions.answer(ID, None, say(question.id, question.asleep), by_seat)
    assert await said(sessions, other) is None


@pytest.mark.parametrize("wishes", [True, False])
async def test_all_that_a_person_can_do_plays_itself_if_they_wish_so(
    sessions: Sessions, store: SqlStore, wishes: bool
) -> None:
    for one in (ADA, BEN):
        await People(store).wish(one.id, Wishes(plays_only=wishes))
    view = await macrobber(sessions)
    for _ in view.seats:
        view = await passed_by(sessions, view)
    assert (await begun_alone(sessions)) is wishes


async def begun_alone(sessions: Sessions) -> bool:
    thoughts = [Input.read(one).thought for one in await sessions.history.entries(ID)]
    return any(one is not None and one.strength == ONLY for one in thoughts)


async def passed_by(sessions: Sessions, view: View) -> View:
    """Take the turn that comes, as a sleeper does."""
    by = Person(view.holders.of(view.turns[0].seat or ""), ADA.guild)
    view = await sessions.move(ID, None, first, by)
    while view.questions:
        question = view.questions[0]
        by = Person(view.holders.of(question.to or ""), ADA.guild)
        view = await sessions.answer(ID, None, say(question.id, question.asleep), by)
    return view


async def test_its_author_is_shown_and_can_delete_what_is_kept_of_it(
    sessions: Sessions, store: SqlStore
) -> None:
    await scythe(sessions)
    await sessions.plans.say(ID, "done", BEN)
    assert [row.what for row in await sessions.privacy.of(ADA.id)] == ["seat"]
    assert [row.what for row in await sessions.privacy.of(BEN.id)] == ["seat", "plan"]
    await sessions.privacy.say_farewell(BEN.id)
    for wish in await store.farewells():
        await sessions.privacy.carry_out(wish, everywhere)
    assert await sessions.privacy.of(BEN.id) == []
    assert await store.plans(ID) == []
