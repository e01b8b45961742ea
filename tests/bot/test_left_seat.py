"""A seat that somebody has left, and an automa plays on: who sits at the table gives it, nobody takes it."""

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.seat_menu import seat_rows
from bot.sessions import errors, seating
from bot.sessions.rights import Person
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n
from tests.bot.conftest import ADA, BEN
from tests.bot.hosted import GAME
from tests.bot.test_seating import Party

DORA = Person("1004", "77")
WORDS = I18n({"hosted": GAME}).words("hosted")


@pytest.fixture
async def left(store: SqliteStore) -> Party:
    """A table of Ada, and of an automa on the seat that Ben has left."""
    party = Party(store)
    await party.begin()
    await party.reseat(seating.leave(BEN.id, "plain"), BEN)
    return party


def offered(view: View, person: Person) -> set[str]:
    rows = seat_rows(LocalizedView(WORDS, view), person.id)
    return {one["value"] for row in rows for one in row["components"][0]["options"]}


async def test_an_onlooker_can_not_take_it(left: Party) -> None:
    view = await left.sessions.records.view(left.id)
    assert view.holders.of("s2") == "automa:plain"
    assert "take.s2" not in offered(view, DORA)
    with pytest.raises(errors.SeatLeft):
        await left.reseat(seating.join(DORA.id, "s2"), DORA)
    assert (await left.sessions.records.view(left.id)).holders.of("s2") == "automa:plain"


async def test_an_onlooker_can_not_give_it_to_anybody(left: Party) -> None:
    with pytest.raises(errors.NotSeated):
        await left.reseat(seating.hand_over(DORA.id, "s2", DORA.id, "Dora"), DORA)
    assert "pass.s2" not in offered(await left.sessions.records.view(left.id), DORA)


async def test_who_sits_at_the_table_gives_it_to_somebody(left: Party) -> None:
    assert "pass.s2" in offered(await left.sessions.records.view(left.id), ADA)
    view = await left.reseat(seating.hand_over(ADA.id, "s2", DORA.id, "Dora"), ADA)
    assert view.holders.of("s2") == DORA.id


async def test_at_a_table_that_everybody_has_left_an_onlooker_takes_it(left: Party) -> None:
    """Who leaves is told so."""
    view = await left.reseat(seating.leave(ADA.id, "plain"), ADA)
    assert "take.s2" in offered(view, DORA)
    view = await left.reseat(seating.join(DORA.id, "s2"), DORA)
    assert view.holders.of("s2") == DORA.id
    told = WORDS.say("ui-leave-sure", seat="Clan", automa="plain")
    assert "only if somebody at the table gives them the seat, or nobody sits there any more" in told


async def test_who_left_it_comes_back(left: Party) -> None:
    view = await left.reseat(seating.join(BEN.id), BEN)
    assert view.holders.of("s2") == BEN.id
