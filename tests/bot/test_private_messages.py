"""The private messages of a hosted game: what is over doesn't stay there."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.posts.message_pictures import MessagePictures
from bot.posts.pictures import LatePictures
from bot.posts.private import Opened, PrivateMessages
from bot.screens.localized_view import LocalizedView
from bot.screens.seats import seat_message
from bot.sessions import seating
from bot.sessions.rights import Person
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.wire.reply import Reply
from bot.words.words import I18n, Words
from engines.core.game import registry
from tests.bot.clans import Clans
from tests.bot.conftest import ADA, BEN

ID = "9"


def nothing() -> None:
    """Do nothing."""


class Message:
    """Somebody's private message: what it says. `meanwhile` happens while it is changed or sent anew."""

    def __init__(self, number: str = ID) -> None:
        self.id = number
        self.meanwhile: Callable[[], object] = nothing
        self.said: list[str] = []
        self.sent: list[Any] = []
        self.removed: list[str] = []

    async def follow(self, payload: Any, private: bool) -> str:
        assert private
        self.sent.append(payload)
        self.meanwhile()
        return "30"

    async def remove(self, message: str) -> None:
        self.removed.append(message)

    async def edit(self, payload: Any, message: str) -> Any:
        assert message == self.id
        self.said.append(payload["embeds"][0]["description"])
        self.meanwhile()
        return payload | {"id": message}


@pytest.fixture
def clans(store: SqliteStore) -> Clans:
    return Clans(store)


@pytest.fixture
def private(clans: Clans) -> PrivateMessages:
    return PrivateMessages(cast("LatePictures", None), MessagePictures(), clans.sessions.privacy.note)


@pytest.fixture(scope="module")
def words() -> Words:
    return I18n(registry.games()).words("macrobber", "en")


def laid(private: PrivateMessages, view: View, seat: str, words: Words, number: str = ID) -> Message:
    """Let a seat's person have their private message open."""
    message = Message(number)
    holder = view.holders.of(seat)
    one = Opened(holder, cast("Reply", message), number, words, view.seq, has_pictures=False)
    private.lay(one, view, seat, seat_message(LocalizedView(words, view), seat))
    return message


async def test_whom_the_table_waits_for_is_said_anew(
    private: PrivateMessages, clans: Clans, words: Words
) -> None:
    view = await clans.start(automas=0, drawn="alpha")  # the third seat begins
    view = await clans.sessions.seats.change(clans.id, seating.join(BEN.id, "s2"), BEN)
    assert seating.waits_for(view) == ("s3",)
    message = laid(private, view, "s2", words)
    await private.turn_up(view)
    assert message.said == []
    view = await clans.sessions.seats.change(clans.id, seating.give(ADA.id, "s3", "drover"), ADA)
    await private.turn_up(view)
    assert "Join" not in message.said[-1]
    assert message.said[-1].endswith("(Drover).")


async def test_what_somebody_plans_changes_nobody_elses_message(
    private: PrivateMessages, clans: Clans, words: Words
) -> None:
    view = await clans.begin()
    view = await clans.turn()
    (seat,) = seating.waits_for(view)
    other = next(one for one in view.seats if one != seat and view.seat(one).is_persons)
    message = laid(private, view, other, words)
    await private.turn_up(await clans.answer("done"))
    assert message.said == []


async def test_a_plan_that_is_taken_back_changes_nobody_elses_message(
    private: PrivateMessages, clans: Clans, words: Words
) -> None:
    view = await clans.begin()
    view = await clans.turn()
    (seat,) = seating.waits_for(view)
    other = next(one for one in view.seats if one != seat and view.seat(one).is_persons)
    message = laid(private, view, other, words)
    await private.turn_up(await clans.answer("done"))
    planner = Person(view.holders.of(seat), "77")
    await private.turn_up(await clans.sessions.undo(clans.id, None, planner))
    assert message.said == []


def below(view: View, table: str) -> View:
    """Return the view with its table in a message with this id."""
    return replace(view, session=replace(view.session, table_message=table))


async def test_a_choice_that_a_newer_table_has_pushed_up_comes_down_below_it(
    private: PrivateMessages, clans: Clans, words: Words
) -> None:
    await clans.begin()
    view = await clans.turn()
    (seat,) = seating.waits_for(view)
    message = laid(private, view, seat, words)
    await private.come_down(below(view, "8"))
    assert message.sent == []  # it is below the table
    await private.come_down(below(view, "20"))
    await asyncio.sleep(0)
    assert [one["embeds"][0]["title"] for one in message.sent] == [
        seat_message(LocalizedView(words, view), seat)["embeds"][0]["title"]
    ]
    assert message.removed == [ID]
    await private.come_down(below(view, "20"))
    assert len(message.sent) == 1


async def test_what_asks_nothing_stays_where_it_is(
    private: PrivateMessages, clans: Clans, words: Words
) -> None:
    await clans.begin()
    view = await clans.turn()
    (seat,) = seating.waits_for(view)
    other = next(one for one in view.seats if one != seat and view.seat(one).is_persons)
    message = laid(private, view, other, words)
    await private.come_down(below(view, "20"))
    assert message.sent == []


async def test_one_that_is_opened_while_an_older_one_changes_stays(
    private: PrivateMessages, clans: Clans, words: Words
) -> None:
    view = await clans.begin()
    (seat,) = seating.waits_for(view)
    older, newer = laid(private, view, seat, words), []
    view = await clans.turn()
    older.meanwhile = lambda: newer.append(laid(private, view, seat, words, "40"))
    await private.turn_up(view)
    await asyncio.sleep(0)
    assert (older.removed, newer[0].removed) == ([ID], [])
    await private.turn_up(await clans.answer("done"))
    assert newer[0].said, "it is the one that changes from now on"


async def test_one_that_is_opened_while_an_older_one_comes_down_stays(
    private: PrivateMessages, clans: Clans, words: Words
) -> None:
    await clans.begin()
    view = await clans.turn()
    (seat,) = seating.waits_for(view)
    older, newer = laid(private, view, seat, words), []
    older.meanwhile = lambda: newer.append(laid(private, view, seat, words, "40"))
    await private.come_down(below(view, "20"))
    await asyncio.sleep(0)
    assert (sorted(older.removed), newer[0].removed) == (["30", ID], [])
