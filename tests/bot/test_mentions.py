"""Who is mentioned: each person once for a turn, if somebody else has brought it to them."""

import itertools
from collections.abc import Iterable

import pytest

from bot.sessions import seating
from bot.sessions.mentions import Mentions
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from engines.core import registry
from engines.core.move import Offer
from tests.bot.conftest import ADA, BEN, CHANNEL, do


class Round:
    """A session of MacRobber and what Discord tells people of it."""

    def __init__(self, store: SqliteStore) -> None:
        ticks = itertools.count(1)
        self.store = store
        self.sessions = Sessions(
            store, registry.games(), lambda: next(ticks), lambda: "session2", lambda: "seed"
        )
        self.mentions = Mentions(self.sessions, store)

    async def start(self) -> tuple[View, Person, Person]:
        """Start with two people; return how it stands, and who of them has the turn."""
        options = {"seats": 3}
        view = await self.sessions.start("macrobber", options, CHANNEL, ADA, automas=(1, "drover"))
        (first,) = seating.waits_for(view)
        assert view.holders.of(first) == ""  # the seat that Ben takes begins
        return view, BEN, ADA

    async def join(self, person: Person) -> View:
        return await self.sessions.reseat("session2", seating.join(person.id), person)

    async def rename(self, view: View, person: Person, name: str) -> View:
        seat = view.holders.seat_of(person.id)
        return await self.sessions.fix("session2", None, f"name-{seat}", name, person)

    async def show(self, view: View) -> list[str]:
        """Return who is mentioned now, and keep that they were."""
        people = await self.mentions.due(view)
        kept = await self.mentions.with_these(view, people)
        await self.store.settle(view.id, mentioned=kept)
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
        assert await round_.show(await round_.rename(view, other, name)) == []


async def test_a_seat_given_to_somebody_mentions_them_once(round_: Round) -> None:
    view, first, other = await round_.start()
    (seat,) = seating.waits_for(view)
    given = seating.hand_over(other.id, seat, first.id, "Ben")
    view = await round_.sessions.reseat("session2", given, other)
    assert await round_.show(view) == [first.id]
    for name in ("Skye", "Mull"):
        assert await round_.show(await round_.rename(view, other, name)) == []


def late(offers: Iterable[Offer]) -> Offer:
    """Pick the first report."""
    return next(one for one in offers if one.kind == "report")


async def test_what_another_person_reports_late_mentions_nobody_again(round_: Round) -> None:
    sessions = round_.sessions
    await sessions.start("burgundy", {"players": 2, "board": "dealt"}, CHANNEL, ADA)
    await round_.join(BEN)
    assert await round_.show(await sessions.move("session2", None, do("done seat=p1"), ADA)) == [BEN.id]
    for _ in range(2):
        view = await sessions.move("session2", None, late, ADA)
        assert seating.waits_for(view) == ("p2",)
        assert await round_.show(view) == []
    view = await sessions.move("session2", None, do("done seat=p2"), BEN)
    assert await round_.show(view) == []
