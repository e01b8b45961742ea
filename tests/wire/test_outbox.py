"""What is saved is told, once, to everybody it concerns, whatever becomes of the answer to the press."""

import asyncio
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
import pytest_asyncio

from sandbox.driver import Channel, Message, Person, Record, Sandbox
from tests.wire.conftest import Bot, Table, body, has
from tests.wire.hall import Hall, asks

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

CALLBACK = r"/interactions/\d+/[^/]+/callback"
PRESS_IS_OVER = '"event": "press"'
POSTS = r"/channels/\d+/messages"

Fault = Callable[[Sandbox], None]
LOST: dict[str, Fault] = {
    "late": lambda one: one.faults.fail("POST", CALLBACK, 404, code=10062),
    "cut": lambda one: one.faults.drop("POST", CALLBACK),
    "cut after arrival": lambda one: one.faults.drop("POST", CALLBACK, after=True),
    "broken": lambda one: one.faults.fail("POST", CALLBACK, 500, times=None),
    "broken after arrival": lambda one: one.faults.fail("POST", CALLBACK, 500, after=True, times=1),
    "refused": lambda one: one.faults.fail("POST", CALLBACK, 400, code=50035),
    "forbidden": lambda one: one.faults.fail("POST", CALLBACK, 403, code=50013),
}


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


@pytest_asyncio.fixture(loop_scope="module")
async def alone(shared_bot: Bot, own_channel: Channel) -> Hall:
    """Ada against two automas; the game has begun and it is her turn."""
    hall = Hall(shared_bot.sandbox, shared_bot, own_channel)
    await hall.start()
    await hall.begins(hall.ada)
    await hall.until(lambda: hall.waits(hall.ada))
    return hall


def public(table: Table) -> list[Message]:
    """What Cleo, who has pressed nothing, sees."""
    return [one for one in table.messages(table.sandbox.user("Cleo")) if not one.is_ephemeral]


def with_buttons(table: Table) -> list[Message]:
    return [one for one in public(table) if one.buttons or one.selects]


def logged(table: Table, what: str) -> int:
    """Return how many messages that stay in the channel tell something; the table is none of them."""
    return sum(what in body(one) for one in public(table) if not (one.buttons or one.selects))


def is_the_table_alone(table: Table) -> bool:
    """Tell whether one message has buttons, and nothing of the bot stands below it."""
    return with_buttons(table) == [public(table)[-1]]


async def lose(table: "Table | Hall", person: Person, message: Message, custom_id: str, fault: str) -> None:
    """Press a button and let the answer get lost."""
    over = table.bot.logged().count(PRESS_IS_OVER)
    LOST[fault](table.sandbox)
    press = asyncio.ensure_future(person.press(message, custom_id))
    while table.bot.logged().count(PRESS_IS_OVER) == over:
        await table.sandbox.settle()
    press.cancel()
    await asyncio.gather(press, return_exceptions=True)
    table.sandbox.faults.clear()
    table.sandbox.refusals.clear()
    await table.sandbox.settle()


def choice(message: Message) -> str:
    """Return a button of a private message that goes forward."""
    forward = [one for one in message.buttons if one.label not in ("Take back", "Start anew", "Undo")]
    return forward[0].custom_id or ""


@pytest.mark.slow
@pytest.mark.parametrize("fault", LOST)
async def test_a_hosted_game_goes_on_when_the_answer_to_a_press_is_lost(alone: Hall, fault: str) -> None:
    hall, before = alone, len(alone.turns)
    while len(hall.turns) == before:
        call = await hall.press(hall.ada, "Play")
        while call.message is not None and call.message.selects and not call.message.buttons:
            call = await hall.choose(hall.ada, call.message)
        # While an automa answers the panel may not have caught up yet: then there is nothing to press.
        if call.message is not None and asks(call.message):
            await lose(hall, hall.ada, call.message, choice(call.message), fault)
        await hall.until(lambda: hall.waits(hall.ada) or len(hall.turns) > before)
    while len(hall.turns) < before + 3:
        await hall.until(lambda: hall.waits(hall.ada) or len(hall.turns) >= before + 3)
        if len(hall.turns) < before + 3:
            await hall.play(hall.ada)
    await hall.until(lambda: hall.waits(hall.ada))
    assert len(set(hall.turns)) == len(hall.turns)
    hall.sandbox.refusals.clear()


@pytest.mark.slow
@pytest.mark.parametrize("fault", LOST)
@pytest.mark.parametrize("is_killed", [False, True])
@pytest.mark.parametrize(("log", "stay"), [("table", 0), ("turns", 1)])
async def test_a_turn_whose_answer_is_lost_is_told_once(
    table: Table, fault: str, is_killed: bool, log: str, stay: int
) -> None:
    await table.start(log=log)
    panel = table.last
    await lose(table, table.ada, panel, panel.buttons[0].custom_id or "", fault)
    if is_killed:
        await table.bot.restart(signal.SIGKILL)
    await table.sandbox.until(
        lambda: is_the_table_alone(table) and "It draws the card Plain." in body(public(table)[-1])
    )
    await table.sandbox.settle()
    assert len(public(table)) == 1 + stay
    assert logged(table, "It draws the card Plain.") == stay
    assert "7 cards left" in body(public(table)[-1])
    table.sandbox.refusals.clear()


@pytest.mark.parametrize("fault", LOST)
async def test_an_answer_whose_answer_is_lost_is_told_where_it_was_asked(table: Table, fault: str) -> None:
    await table.start()
    message = (await table.turn_to("dare")).message
    assert message is not None
    await lose(table, table.ada, message, message.buttons[1].custom_id or "", fault)
    await table.sandbox.until(lambda: has(message, "Turn of Automa"))
    assert "The card brings 0." in body(message)
    assert public(table) == [message]
    table.sandbox.refusals.clear()


async def test_what_was_undone_in_private_changes_the_table_also_after_a_restart(table: Table) -> None:
    await table.start()
    asked = (await table.turn_to("dare")).message
    assert asked is not None
    sure = await table.slash("undo")
    assert sure.message is not None
    hold = table.sandbox.faults.hold("PATCH", POSTS + r"/\d+", times=None)
    pressing = asyncio.ensure_future(table.ada.press(sure.message, sure.message.buttons[0].custom_id))
    await hold.reached()
    await table.bot.stop(signal.SIGKILL)
    await asyncio.gather(pressing, return_exceptions=True)
    assert has(asked, "Yes")
    table.sandbox.faults.clear()
    await table.sandbox.offline()
    await table.bot.start()
    await table.sandbox.ready()
    await table.sandbox.until(lambda: has(public(table)[-1], "Turn of Automa"))
    assert with_buttons(table) == public(table) == [asked]
    table.sandbox.refusals.clear()


@pytest.mark.parametrize(("log", "stay"), [("table", 0), ("turns", 1)])
async def test_what_was_posted_before_a_kill_is_not_posted_again(table: Table, log: str, stay: int) -> None:
    """A buried table that moves to the end, or the turn that stays above it."""
    await table.start(log=log)
    table.ben.say(table.channel, "Whose turn is it?")
    table.sandbox.faults.drop("POST", POSTS, after=True)
    older = next(one for one in public(table) if one.buttons)
    press = asyncio.ensure_future(table.ada.press(older, label="Turn of Automa"))
    await table.sandbox.until(lambda: "It draws the card Plain." in body(public(table)[-1]))
    await table.bot.restart(signal.SIGKILL)
    await asyncio.gather(press, return_exceptions=True)
    await table.sandbox.until(lambda: is_the_table_alone(table) and older not in public(table))
    await table.sandbox.settle()
    assert "7 cards left" in body(public(table)[-1])
    assert logged(table, "It draws the card Plain.") == stay
    assert len(public(table)) == 2 + stay
    table.sandbox.refusals.clear()


async def test_an_answer_that_discord_refuses_is_followed_by_another(table: Table) -> None:
    await table.start()
    for status, code in ((400, 50035), (403, 50013)):
        table.sandbox.faults.fail("POST", CALLBACK, status, code=code)
        call = await table.slash("score")
        assert call.message is not None
        assert call.message.is_ephemeral
        assert "Discord" in body(call.message)
    table.sandbox.refusals.clear()


def patches(table: Table) -> list[Record]:
    """Return the changes of messages in the channel."""
    place = f"/channels/{table.channel.id}/"
    return [one for one in table.sandbox.requests if one.method == "PATCH" and place in one.path]


async def test_a_start_leaves_panels_alone_that_say_what_they_should(table: Table) -> None:
    await table.start()
    table.sandbox.clear_log()
    await table.bot.restart(signal.SIGTERM)
    await table.press_panel("Look")
    await table.sandbox.settle()
    assert not patches(table)


async def test_another_program_brings_a_table_up_to_date_that_says_something_else(table: Table) -> None:
    await table.start()
    session = table.session
    await table.bot.stop()
    await table.sandbox.offline()
    with closing(sqlite3.connect(table.bot.database)) as db, db:
        said = "UPDATE posted SET said = 'something else' WHERE kind = 'panel' AND session = ?"
        assert db.execute(said, (session,)).rowcount == 1
        db.execute("UPDATE meta SET value = 'an earlier one' WHERE key = 'tables-of'")
    table.sandbox.clear_log()
    await table.bot.start()
    await table.sandbox.ready()
    await table.sandbox.until(lambda: bool(patches(table)))
