"""Presses that come while something that may be lost is looked for, tried again, or waits for its turn."""

import asyncio
import signal

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has
from tests.wire.hall import ADA_BEGINS, Hall
from tests.wire.test_hosted_trouble import ask_to_end, request
from tests.wire.test_outbox import CALLBACK, POSTS, is_the_table_alone, logged, lose, public

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_a_restart_looks_for_all_before_it_tells_of_any(shared_bot: Bot, own_channel: Channel) -> None:
    bot, sandbox = shared_bot, shared_bot.sandbox
    tables = [Table(sandbox, bot, one) for one in (own_channel, sandbox.channel("quiet-corner"))]
    for table in tables:
        await table.start(log="turns")
    sandbox.faults.fail("POST", CALLBACK, 500, after=True, times=None)
    presses = [asyncio.ensure_future(one.ada.press(one.last, label="Turn of Automa")) for one in tables]
    await sandbox.until(lambda: all("It draws the card Plain." in body(one.last) for one in tables))
    await bot.stop(signal.SIGKILL)
    await asyncio.gather(*presses, return_exceptions=True)
    sandbox.faults.clear()
    await sandbox.offline()
    looking = sandbox.faults.hold("GET", POSTS)
    await bot.start()
    await sandbox.ready()
    await looking.reached()
    await tables[1].ada.slash(tables[1].channel, "automa status")
    looking.release()
    await sandbox.until(lambda: all(is_the_table_alone(one) for one in tables))
    await sandbox.settle()
    assert [logged(one, "It draws the card Plain.") for one in tables] == [1, 1]
    assert [len(public(one)) for one in tables] == [2, 2]
    sandbox.refusals.clear()


async def test_an_answer_in_an_archived_thread_is_told_below(table: Table) -> None:
    await table.start()
    message = (await table.turn_to("dare")).message
    assert message is not None
    table.sandbox.faults.fail("PATCH", POSTS + rf"/{message.id}", 400, code=50083)
    table.sandbox.faults.fail("POST", CALLBACK, 404, code=10062)
    press = asyncio.ensure_future(table.ada.press(message, message.buttons[1].custom_id))
    await table.sandbox.until(lambda: public(table)[-1] is not message and is_the_table_alone(table))
    assert "The card brings 0." in body(public(table)[-1])
    press.cancel()
    await asyncio.gather(press, return_exceptions=True)
    table.sandbox.refusals.clear()


async def test_the_opening_of_a_hosted_game_is_told_though_somebody_has_looked(
    shared_bot: Bot, own_channel: Channel
) -> None:
    bot, sandbox = shared_bot, shared_bot.sandbox
    hall = Hall(sandbox, bot, own_channel)
    sandbox.faults.fail("POST", CALLBACK, 404, code=10062)
    sandbox.faults.drop("POST", POSTS, times=None)
    start = asyncio.ensure_future(hall.ada.slash(hall.channel, "automa start macrobber", seed=ADA_BEGINS))
    while "session-started" not in bot.logged():
        await sandbox.settle()
    await hall.ada.slash(hall.channel, "automa hand")
    start.cancel()
    await asyncio.gather(start, return_exceptions=True)
    sandbox.faults.clear()
    await hall.until(lambda: any("hash of the seed" in body(one) for one in hall.messages))
    sandbox.refusals.clear()


async def pair(bot: Bot, channel: Channel) -> Hall:
    """Begin a game of Ada and Ben with one automa."""
    hall = Hall(bot.sandbox, bot, channel)
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.begins(hall.ada, hall.ben)
    return hall


async def test_a_no_whose_answer_is_lost_leaves_the_way_free_to_ask_again(
    shared_bot: Bot, own_channel: Channel
) -> None:
    hall = await pair(shared_bot, own_channel)
    asked = await ask_to_end(hall)
    await lose(hall, hall.ben, asked, asked.buttons[1].custom_id or "", "cut after arrival")
    await hall.until(lambda: not asked.buttons)
    assert await ask_to_end(hall) is not asked
    assert has(await request(hall), "Agree")


@pytest.mark.parametrize("answer", [0, 1], ids=["agree", "no"])
async def test_who_answers_a_request_that_goes_at_that_moment_has_an_answer(
    shared_bot: Bot, own_channel: Channel, answer: int
) -> None:
    hall = await pair(shared_bot, own_channel)
    asked = await ask_to_end(hall)
    hall.sandbox.delete_message(asked)
    call = await hall.sandbox.press_raw(hall.ben, asked, asked.buttons[answer].custom_id or "")
    await hall.sandbox.settle()
    assert call.message is not None
    assert call.message.is_ephemeral
    assert body(call.message) == "Noted."
    hall.sandbox.refusals.clear()


async def test_a_change_that_arrives_after_a_newer_answer_leaves_no_old_buttons(table: Table) -> None:
    await table.start(log="table")
    panel = table.last
    hold = table.sandbox.faults.hold("PATCH", POSTS + r"/\d+")
    await table.ben.press(panel, label="Join")
    await hold.reached()
    await table.ada.press(panel, label="Turn of Automa")
    hold.release()
    await table.sandbox.until(lambda: "8 cards left" in body(panel))
    await table.sandbox.until(lambda: "It draws the card Plain." in body(panel))
    await table.sandbox.settle()
    call = await table.press(panel, "Turn of Automa")
    assert call.message is panel
    assert "How many pebbles do you hold?" in body(panel)
