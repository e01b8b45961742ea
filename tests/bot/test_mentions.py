"""Who is mentioned: each person once for each time that it comes to them, unless they have just pressed."""

from collections.abc import Iterable

import pytest

from bot.sessions import seating
from bot.sessions.holders import Change
from bot.sessions.mentions import Mentions
from bot.sessions.rights import Person, answering
from bot.sessions.service import Sessions, first
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.rows import Delivery
from bot.store.sqlite import SqliteStore
from engines.core.game import registry
from engines.core.game.move import Offer
from engines.core.script.run import Said
from tests.bot.conftest import ADA, BEN, CHANNEL, do
from tests.contract.player import Luck

MINUTE = 60_000
CLEO = Person("1003", ADA.guild, name="Cleo")


class Round:
    """Sessions, a clock that a test moves on, and what Discord tells people."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.at = MINUTE
        self.sessions = Sessions(
            store, registry.games(), self.clock, Origin(lambda: "session2", lambda: "seed")
        )
        self.mentions = Mentions(self.sessions, store, self.clock)

    def clock(self) -> int:
        self.at += 1
        return self.at

    def later(self, minutes: int = 11) -> None:
        self.at += minutes * MINUTE

    async def start(self, automas: int = 1) -> tuple[View, Person, Person]:
        """Start with two people; return how it stands, and who of them has the turn."""
        options = {"seats": 3}
        view = await self.sessions.start(
            Start("macrobber", options, CHANNEL, automas=(automas, "drover")), ADA
        )
        (first,) = seating.waits_for(view)
        assert view.holders.of(first) == ""  # the seat that Ben takes begins
        return view, BEN, ADA

    async def join(self, person: Person) -> View:
        return await self.sessions.seats.change("session2", seating.join(person.id), person)

    async def rename(self, view: View, person: Person, name: str) -> View:
        seat = view.holders.seat_of(person.id)
        return await self.sessions.fix("session2", None, f"name-{seat}", name, person)

    async def pair(self) -> None:
        """Start a game of Burgundy that Ada and Ben play; it is Ada's turn."""
        await self.sessions.start(Start("burgundy", {"players": 2, "board": "dealt"}, CHANNEL), ADA)
        assert await self.show(await self.join(BEN)) == []

    async def done(self, seat: str, by: Person) -> list[str]:
        """End the turn of a seat, let the automata play, and return who is mentioned."""
        view = await self.sessions.move("session2", None, do(f"done seat={seat}"), by)
        while not seating.waits_for(view):
            view = await self.sessions.move("session2", None, first, by)
        return await self.show(view)

    async def show(self, view: View) -> list[str]:
        """Return who is mentioned now, and keep that they were."""
        people = await self.mentions.due(view)
        await self.store.settle(Delivery(view.id, mentioned=self.mentions.noted(view)))
        return people


@pytest.fixture
def round_(store: SqliteStore) -> Round:
    return Round(store)


async def test_who_takes_the_seat_that_is_awaited_is_not_mentioned(round_: Round) -> None:
    _, first, _ = await round_.start()
    assert await round_.show(await round_.join(first)) == []


async def test_a_correction_mentions_nobody_who_was_told_or_has_pressed(round_: Round) -> None:
    _, first, other = await round_.start()
    view = await round_.join(first)
    assert await round_.show(view) == []
    for name in ("Skye", "Mull"):
        round_.later()
        assert await round_.show(await round_.rename(view, other, name)) == []


async def test_a_seat_given_to_somebody_mentions_them_once(round_: Round) -> None:
    view, first, other = await round_.start()
    (seat,) = seating.waits_for(view)
    given = seating.hand_over(other.id, seat, first.id, "Ben")
    view = await round_.sessions.seats.change("session2", given, other)
    assert await round_.show(view) == [first.id]
    for name in ("Skye", "Mull"):
        assert await round_.show(await round_.rename(view, other, name)) == []


def late(offers: Iterable[Offer]) -> Offer:
    """Pick the first report."""
    return next(one for one in offers if one.kind == "report")


async def test_each_handover_mentions_who_has_not_pressed_for_ten_minutes(round_: Round) -> None:
    await round_.pair()
    assert await round_.done("p1", ADA) == []  # Ben has just joined
    round_.later(9)
    assert await round_.done("p2", BEN) == []  # and Ada pressed nine minutes ago
    round_.later(2)
    assert await round_.done("p1", ADA) == []
    round_.later()
    assert await round_.done("p2", BEN) == [ADA.id]
    round_.later()
    assert await round_.done("p1", ADA) == [BEN.id]


async def test_what_another_person_reports_late_mentions_nobody_again(round_: Round) -> None:
    await round_.pair()
    round_.later()
    assert await round_.done("p1", ADA) == [BEN.id]
    for _ in range(2):
        round_.later()
        view = await round_.sessions.move("session2", None, late, ADA)
        assert seating.waits_for(view) == ("p2",)
        assert await round_.show(view) == []


async def test_who_has_just_looked_at_the_table_is_there(round_: Round) -> None:
    await round_.pair()
    round_.later()
    round_.mentions.looked(BEN.id)
    assert await round_.done("p1", ADA) == []


async def test_in_a_raid_every_handover_mentions_who_is_next(round_: Round) -> None:
    await round_.start(automas=0)
    people = {one.id: one for one in (ADA, BEN, CLEO)}
    await round_.join(BEN)
    view = await round_.join(CLEO)
    await round_.show(view)
    luck, within_a_move = Luck("raids"), 0
    for _ in range(150):
        was_open, before = bool(view.questions), waiting(view)
        by = people[before[0]]
        round_.later()
        if was_open:
            mine = next(
                one for one in view.known_to(by.id).questions if one.to == view.holders.seat_of(by.id)
            )
            said = Said(mine.id, luck.answer(mine))
            view = await round_.sessions.answer(view.id, None, answering(said), by)
        else:
            view = await round_.sessions.move(view.id, None, first, by)
        told = await round_.show(view)
        assert told == [one for one in waiting(view) if one not in (*before, by.id)]
        within_a_move += bool(told and was_open and view.questions)
    assert within_a_move > 5


def waiting(view: View) -> list[str]:
    """Return the people whom a table waits for."""
    return [view.holders.of(one) for one in seating.waits_for(view)]


async def test_who_is_next_after_somebody_has_left_is_mentioned(round_: Round) -> None:
    await round_.pair()
    round_.later()
    view = await round_.sessions.seats.change("session2", seating.leave(ADA.id, ""), ADA)
    assert await round_.show(view) == []
    round_.later()
    assert await round_.done("p1", BEN) == []  # Ben has just pressed himself


async def test_the_end_is_told_once_to_all_but_who_brought_it(round_: Round) -> None:
    await round_.pair()
    boss = Person("9", ADA.guild, may_manage=True)
    view = await round_.sessions.end("session2", None, boss)
    assert await round_.show(view) == [ADA.id, BEN.id]
    assert await round_.show(view) == []


async def test_who_asked_for_the_end_and_who_agreed_know_of_it(round_: Round) -> None:
    await round_.pair()
    assert await round_.show(await round_.sessions.end("session2", None, BEN, asker=ADA.id)) == []


async def test_who_is_seated_by_another_at_the_start_is_told_of_it(round_: Round) -> None:
    seats = [Change("p1", ADA.id, "Ada"), Change("p2", BEN.id, "Ben")]
    options = {"players": 2, "board": "dealt"}
    view = await round_.sessions.start(Start("burgundy", options, CHANNEL, seats=seats), ADA)
    assert await round_.show(view) == [BEN.id]
    assert await round_.show(view) == []
    round_.later()
    assert await round_.done("p1", ADA) == [BEN.id]
