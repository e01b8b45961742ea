"""Who is reminded when, by what a look at a table finds."""

from dataclasses import replace

import pytest

from bot.posts.reminders import Reminders
from bot.posts.traffic import Traffic
from bot.sessions import seating
from bot.sessions.mentions import Mentions
from bot.sessions.people import HOUR, People, Wishes
from bot.sessions.reminding import NEVER, Awaited, Found, is_last, look_at, stopped
from bot.sessions.view import View
from bot.sessions.waiting import Waiting
from bot.store.rows import WaitRow
from bot.store.sqlite import SqliteStore
from tests.bot.conftest import ADA, BEN
from tests.bot.test_seating import CLEVER, Party


@pytest.fixture
def party(store: SqliteStore) -> Party:
    return Party(store)


NOW = 1_000 * HOUR
AFTER_3 = Wishes(remind=3)


async def begun(party: Party, **options: str) -> View:
    """Return a table of Ada, Ben and an automa, who choose their clans at the same time."""
    await party.start()
    view = await party.reseat(seating.join(BEN.id), BEN)
    return replace(view, session=replace(view.session, options=str(options).replace("'", '"')))


def with_waiting(view: View, waiting: Waiting) -> View:
    return replace(view, session=replace(view.session, waiting=waiting.to_json()))


def look(view: View, wishes: Wishes, *, since: int = NOW - 3 * HOUR, turn: int = 1, known: int = 0) -> Found:
    """Look at a table that waits for Ada alone."""
    people = {ADA.id: wishes, BEN.id: Wishes()}
    return look_at(view, [Awaited(ADA.id, turn, since)], people, known, NOW)


async def test_of_three_reminders_in_a_turn_the_third_is_the_last(party: Party) -> None:
    view = await begun(party)
    for count in (1, 2, 3):
        found = look(view, AFTER_3)
        assert found.remind == (ADA.id,)
        assert found.looks_at == (NOW + 3 * HOUR if count < 3 else NEVER)
        assert look(with_waiting(view, found.waiting), AFTER_3).remind == ()
        old = {who: replace(one, at=one.at - 3 * HOUR) for who, one in found.waiting.reminded.items()}
        view = with_waiting(view, replace(found.waiting, reminded=old))
        assert stopped(view) == (["s1"] if count == 3 else [])
    assert look(view, AFTER_3).remind == ()
    assert look(view, AFTER_3, turn=2).remind == (ADA.id,)
    assert look(view, AFTER_3, turn=2).waiting.stopped == ()


async def test_nobody_is_reminded_before_it_is_time(party: Party) -> None:
    found = look(await begun(party), AFTER_3, since=NOW - 3 * HOUR + 1)
    assert (found.remind, found.looks_at) == ((), NOW + 1)


@pytest.mark.parametrize(
    ("speed", "remind", "hours"),
    [
        ("live", None, 1),
        ("daily", None, 24),
        ("free", None, 0),
        ("", None, 0),
        ("live", 0, 0),
        ("free", 5, 5),
    ],
)
async def test_a_wish_comes_before_what_the_table_has_agreed(
    party: Party,
    speed: str,
    remind: int | None,
    hours: int,
) -> None:
    found = look(await begun(party, speed=speed), Wishes(remind=remind), since=NOW)
    assert (found.remind, found.looks_at) == ((), NOW + hours * HOUR if hours else NEVER)


@pytest.mark.parametrize(("speed", "hours"), [("", 12), ("daily", 24), ("free", 0)])
async def test_where_no_speed_is_agreed_the_server_reminds(party: Party, speed: str, hours: int) -> None:
    view = await begun(party, speed=speed, remind="12")
    found = look(view, Wishes(), since=NOW)
    assert found.looks_at == (NOW + hours * HOUR if hours else NEVER)
    assert look(view, Wishes(remind=0), since=NOW).looks_at == NEVER


async def test_a_reminder_that_is_due_in_quiet_hours_comes_after_them(party: Party) -> None:
    hour = NOW // HOUR % 24
    wishes = replace(AFTER_3, quiet=(hour * 60, (hour + 2) % 24 * 60))
    found = look(await begun(party), wishes)
    assert (found.remind, found.looks_at) == ((), NOW + 2 * HOUR)


@pytest.mark.parametrize(
    ("waiting", "wishes", "looks_at"),
    [
        (Waiting(paused=5), AFTER_3, NEVER),
        (Waiting(muted={ADA.id: 1}), AFTER_3, NEVER),
        (Waiting(since=NOW - HOUR), AFTER_3, NOW + 2 * HOUR),
        (Waiting(), replace(AFTER_3, away=NOW + HOUR), NOW + HOUR),
        (Waiting(), replace(AFTER_3, away=NOW - HOUR), NOW + 2 * HOUR),
    ],
)
async def test_reminders_rest(
    party: Party,
    waiting: Waiting,
    wishes: Wishes,
    looks_at: int,
) -> None:
    found = look(with_waiting(await begun(party), waiting), wishes)
    assert (found.remind, found.looks_at) == ((), looks_at)


async def test_a_mute_is_over_with_its_turn(party: Party) -> None:
    view = with_waiting(await begun(party), Waiting(muted={ADA.id: 1}))
    found = look(view, AFTER_3, turn=2)
    assert found.remind == (ADA.id,)
    assert found.waiting.muted == {}


async def test_the_last_of_several_is_told_so_and_who_is_alone_is_not(party: Party) -> None:
    view = await begun(party)
    both = look_at(
        view, [Awaited(ADA.id, 1, 0), Awaited(BEN.id, 1, 0)], {ADA.id: AFTER_3, BEN.id: AFTER_3}, 2, NOW
    )
    assert both.remind == (ADA.id, BEN.id)
    assert not is_last(with_waiting(view, both.waiting))
    await party.answer("clan.s3", 3, CLEVER)
    view = with_waiting(await party.answer("clan.s2", 2, BEN), both.waiting)
    assert is_last(with_waiting(view, look(view, AFTER_3).waiting))
    view = with_waiting(view, Waiting())
    assert is_last(with_waiting(view, look(view, AFTER_3, known=2).waiting))
    assert not is_last(with_waiting(view, look(view, AFTER_3, known=1).waiting))


async def test_how_a_table_waits_is_kept_with_it(party: Party) -> None:
    view = await begun(party)
    found = look(with_waiting(view, Waiting(paused=1)), replace(AFTER_3, away=NOW + HOUR, may_replace=True))
    await party.store.wait(WaitRow(view.id, 1, 1, 1, 0, found.waiting.to_json()))
    assert (await party.sessions.records.view(view.id)).waiting == found.waiting
    assert Waiting.read("{") == Waiting.read("[1]") == Waiting()


class Told:
    """Hears of the tables of which something is to be told."""

    def __init__(self) -> None:
        self.tables: list[str] = []

    def go_on(self, view: View) -> None:
        self.tables.append(view.id)


@pytest.mark.parametrize("is_served", [True, False])
async def test_only_the_process_that_serves_a_server_looks_at_its_tables(
    party: Party, is_served: bool
) -> None:
    view, told = await begun(party), Told()
    people = People(party.store)
    await people.wish(BEN.id, Wishes(away=NOW + HOUR))
    mentions = Mentions(party.sessions, party.store, lambda: NOW)
    reminders = Reminders(
        party.sessions,
        party.store,
        people,
        mentions,
        told,  # type: ignore[arg-type]
        Traffic(),
        lambda: NOW,
        lambda guild: is_served and guild == view.session.guild,
    )
    await reminders.look()
    assert told.tables == [view.id] * is_served
    assert len(await party.store.waiting(NOW, 0)) == (not is_served)
    assert bool((await party.sessions.records.view(view.id)).waiting.away) is is_served
    await reminders.look()
    assert told.tables == [view.id] * is_served
