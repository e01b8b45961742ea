import asyncio
import re
import sqlite3
from contextlib import closing

import pytest

from sandbox.driver import Call, Channel
from tests.wire.conftest import Bot, Table, body, has, labels
from tests.wire.test_exact import suggested

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


def private(call: Call) -> str:
    """Return what a private answer says."""
    assert call.message is not None
    assert call.message.is_ephemeral
    return body(call.message)


async def test_no_session(table: Table) -> None:
    for command in ("turn", "status", "why", "undo", "redo", "score", "export", "end"):
        assert "no game in this channel" in private(await table.slash(command))
    assert "no game" in private(await table.slash("report", action="x"))
    assert "no game" in private(await table.slash("fix", field="x", value="y"))
    assert await table.ada.autocomplete(table.channel, "automa report", focused="action", value="") == []


async def test_one_session_in_a_channel(table: Table) -> None:
    await table.start()
    panel = table.last
    told = private(await table.start())
    assert f"There is a game in <#{table.channel.id}> already" in told
    assert f"/{table.channel.id}/{panel.id}" in told
    assert table.last.is_ephemeral
    assert has(panel, "Turn of Automa")


async def test_options_that_do_not_go_together(table: Table) -> None:
    told = private(await table.start(lucky=True, dice="table"))
    assert told == "A lucky automa needs the bot's dice."


async def test_options_that_do_not_go_together_open_no_thread(table: Table) -> None:
    private(await table.start(lucky=True, dice="table", thread=True))
    assert table.sandbox.threads(table.channel) == []


async def test_a_thread_in_a_thread(table: Table) -> None:
    await table.start(thread=True)
    (thread,) = table.sandbox.threads(table.channel)
    table.channel = thread
    assert "This is a thread already." in private(await table.start(thread=True))


async def test_ended_session(table: Table) -> None:
    await table.start()
    sure = await table.slash("end")
    await table.press(sure.message, "End the game")  # type: ignore[arg-type]
    told = private(await table.slash("turn"))
    assert "This game has ended. Start the next one" in told
    assert "ended" in body((await table.slash("status")).message)


async def test_a_stale_button_answers_privately_with_a_link_to_the_table(table: Table) -> None:
    await table.start()
    panel = table.last
    old = panel.buttons[0].custom_id
    assert old is not None
    await table.press_panel("Turn of Automa")
    call = await table.sandbox.press_raw(table.ada, panel, old)
    await table.sandbox.settle()
    told = private(call)
    assert "already done" in told
    assert f"/{table.channel.id}/{panel.id}" in told
    assert "7 cards left" in body(panel)


async def test_who_has_no_seat_is_refused_privately(table: Table) -> None:
    await table.start()
    call = await table.press(table.last, "Turn of Automa", table.ben)
    assert "Only people with a seat at this table" in private(call)
    assert "8 cards left" in body(table.messages(table.ada)[-1])
    await table.press(table.messages(table.ada)[-1], "Join", table.ben)
    await table.press(table.messages(table.ada)[-1], "Turn of Automa", table.ben)
    assert "7 cards left" in body(table.messages(table.ada)[-1])


async def test_an_old_answer_button_is_stale(table: Table) -> None:
    await table.start()
    call = await table.turn_to("dare")
    assert call.message is not None
    yes = call.message.buttons[0].custom_id
    assert yes is not None
    await table.press(call.message, "No")
    late = await table.sandbox.press_raw(table.ada, call.message, yes)
    await table.sandbox.settle()
    assert "already done" in private(late)
    assert "The card brings 0." in body(call.message)


async def test_two_people_press_at_once(table: Table) -> None:
    await table.start()
    await table.press_panel("Join", table.ben)
    panel = table.messages(table.ada)[-1]
    calls = await asyncio.gather(
        table.ada.press(panel, label="Turn of Automa"), table.ben.press(panel, label="Turn of Automa")
    )
    await table.sandbox.settle()
    public = [call for call in calls if call.message and not call.message.is_ephemeral]
    assert len(public) == 1
    (late,) = [call for call in calls if call not in public]
    assert "already done" in private(late)
    assert "7 cards left" in body(table.messages(table.ada if late.user is table.ben.user else table.ben)[-1])


async def test_two_people_answer_at_once(table: Table) -> None:
    await table.start()
    await table.press_panel("Join", table.ben)
    message = (await table.turn_to("dare")).message
    assert message is not None
    calls = await asyncio.gather(table.ada.press(message, label="Yes"), table.ben.press(message, label="No"))
    await table.sandbox.settle()
    assert sorted(call.kind or 0 for call in calls) == [4, 7]
    assert "The card brings" in body(message)


async def test_a_move_while_a_question_is_open(table: Table) -> None:
    await table.start()
    await table.turn_to("dare")
    told = private(await table.slash("report", action="take colour=blue n=1"))
    assert "open question" in told or "isn't possible" in told
    told = private(await table.slash("fix", field="pebbles", value="3"))
    assert "open question" in told


async def test_nothing_to_undo_or_redo(table: Table) -> None:
    await table.start()
    assert "nothing to undo" in private(await table.slash("undo"))
    assert "nothing to bring back" in private(await table.slash("redo"))


@pytest.mark.parametrize(
    "custom_id",
    [
        "x",
        "a0:abcdefgh:1:turn",
        "a1:../../etc:1:turn",
        "a1:abcdefgh:99999999999999:turn",
        "a1:abcdefgh:1:drop",
        "a1:abcdefgh:-1:turn:turn",
        "a1:abcdefgh:1:turn:" + "é" * 20,
    ],
)
async def test_hostile_custom_ids(table: Table, custom_id: str) -> None:
    await table.start()
    call = await table.sandbox.press_raw(table.ada, table.last, custom_id)
    await table.sandbox.settle()
    assert "don't know this button" in private(call)


async def test_a_button_of_a_session_that_is_not_there(table: Table) -> None:
    await table.start()
    for verb in ("turn:turn", "undo", "why", "score", "ask", "menu", "here", "ans:q:x", "page:q:1", "endyes"):
        call = await table.sandbox.press_raw(table.ada, table.last, f"a1:zzzzzzzz:1:{verb}")
        await table.sandbox.settle()
        assert "no game in this channel" in private(call)


async def test_answers_that_no_question_has(table: Table) -> None:
    await table.start()
    message = (await table.turn_to("dare")).message
    assert message is not None
    mark = (message.buttons[0].custom_id or "").rsplit(":", 2)[0].removesuffix(":ans")
    for forged, kind in (("ans:dare:maybe", 2), ("done:dare:AAAA", 2), ("sel:dare", 3), ("none:dare", 2)):
        call = await table.sandbox.press_raw(
            table.ada, message, f"{mark}:{forged}", component_type=kind, values=["x"] if kind == 3 else []
        )
        await table.sandbox.settle()
        assert "isn't one of the possible answers" in private(call)
    assert labels(message) == ["Yes", "No", "Look", "Undo"]


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_starts(
    table: Table, permission: str, name: str
) -> None:
    table.sandbox.deny(table.channel, permission)
    told = private(await table.start())
    assert f"I still need: {name}. Nothing was started." in told
    assert f"<#{table.channel.id}>" in told
    table.sandbox.allow(table.channel, permission)
    assert "no game" in private(await table.slash("turn"))


async def test_permissions_for_a_thread(table: Table) -> None:
    table.sandbox.deny(table.channel, "create_public_threads", "send_messages_in_threads")
    told = private(await table.start(thread=True))
    assert "Create Public Threads, Send Messages in Threads" in told
    assert (await table.start()).kind == 4


async def test_a_permission_lost_in_mid_game_loses_no_move(table: Table) -> None:
    await table.start()
    table.sandbox.deny(table.channel, "send_messages")
    call = await table.slash("turn")
    assert "It draws the card Plain." in body(call.message)
    assert "Please allow me: Send Messages" in body(call.message)
    table.sandbox.allow(table.channel, "send_messages")
    await table.slash("status")
    assert "7 cards left" in body(table.last)
    await table.press_panel("Turn of Automa")


async def test_a_deleted_panel_comes_again(table: Table) -> None:
    await table.start()
    table.sandbox.delete_message(table.last)
    await table.slash("turn")
    assert has(table.last, "Turn of Automa")


async def test_a_press_on_a_table_that_is_just_going_brings_it_again(table: Table) -> None:
    await table.start()
    going = table.table
    turn = next(one.custom_id for one in going.buttons if one.label == "Turn of Automa")
    assert turn is not None
    table.sandbox.delete_message(going)
    call = await table.sandbox.press_raw(table.ada, going, turn)
    await table.sandbox.settle()
    assert "card Plain" in body(call.message)
    assert "Error" not in body(table.last)
    assert [one for one in table.messages() if one.buttons] == [call.message]


async def test_a_failed_panel_is_tried_again(table: Table) -> None:
    await table.start()
    table.sandbox.faults.fail("POST", r"/channels/\d+/messages", 500, times=1)
    await table.slash("turn")
    await table.sandbox.until(lambda: has(table.last, "Turn of Automa") and "7 cards" in body(table.last))


async def test_a_rate_limit_is_waited_for(table: Table) -> None:
    await table.start()
    table.sandbox.faults.rate_limit("POST", r"/channels/\d+/messages", 0.2)
    call = await table.slash("turn")
    assert "card Plain" in body(call.message)
    await table.sandbox.until(lambda: has(table.last, "Turn of Automa") and "7 cards" in body(table.last))


async def test_a_refused_panel_loses_no_move(table: Table) -> None:
    await table.start()
    table.sandbox.faults.fail("POST", r"/channels/\d+/messages", 403, code=50013)
    call = await table.slash("turn")
    assert "card Plain" in body(call.message)
    await table.slash("status")
    assert "7 cards left" in body(table.last)


async def test_a_response_that_discord_refuses_is_saved_all_the_same(table: Table) -> None:
    await table.start()
    table.sandbox.faults.fail("POST", r"/interactions/\d+/[^/]+/callback", 404, code=10062)
    press = asyncio.ensure_future(table.ada.press(table.last, label="Turn of Automa"))
    shown = table.last
    await table.sandbox.until(lambda: "card Plain" in body(shown) and "7 cards" in body(shown))
    press.cancel()


async def test_a_response_whose_receipt_was_lost_is_no_error(table: Table) -> None:
    await table.start()
    table.sandbox.faults.fail("POST", r"/interactions/\d+/[^/]+/callback", 500, after=True)
    await table.ada.press(table.last, label="Turn of Automa")
    await table.sandbox.until(lambda: bool(table.sandbox.refusals))
    (shown,) = table.messages()
    assert "card Plain" in body(shown)
    assert "7 cards left" in body(shown)
    (second,) = table.sandbox.refusals
    assert second.code == 40060
    table.sandbox.refusals.clear()


async def test_a_thread_that_discord_refuses_starts_nothing(table: Table) -> None:
    table.sandbox.faults.fail("POST", r"/channels/\d+/threads", 403, code=50013)
    told = private(await table.start(thread=True))
    assert "Nothing was changed" in told
    assert "no game" in private(await table.slash("turn"))


async def test_a_thread_in_which_no_game_could_begin_is_named(table: Table) -> None:
    execute(table, "ALTER TABLE holders RENAME TO elsewhere")
    try:
        told = private(await table.start(thread=True))
    finally:
        execute(table, "ALTER TABLE elsewhere RENAME TO holders")
    assert "nothing was changed" in told
    (thread,) = re.findall(r"The new thread <#(\d+)> is there, with no game in it", told)
    assert thread != str(table.channel.id)
    assert "is there, with no game" not in private(await table.slash("turn"))


async def test_a_game_that_is_not_installed_any_more_is_named_and_stays(table: Table) -> None:
    await table.start()
    execute(table, "UPDATE sessions SET game = 'azul' WHERE id = ?", table.session)
    for told in (private(await table.slash("status")), private(await table.start())):
        assert "a game of azul, whose rules I don't have any more" in told
        assert "nothing was changed" in told
    assert "azul" not in private(await table.slash("games"))
    execute(table, "UPDATE sessions SET status = 'ended' WHERE id = ?", table.session)
    assert "no game" in private(await table.slash("status"))
    await table.start()
    assert "Pebbles" in body(table.table)


def execute(table: Table, statement: str, *values: str) -> None:
    """Meddle with the database behind the bot's back."""
    with closing(sqlite3.connect(table.bot.database)) as db, db:
        db.execute(statement, values)


def damage(table: Table) -> None:
    """Let nobody be able to read the game any more."""
    execute(table, "UPDATE entries SET input = '{' WHERE session = ?", table.session)


@pytest.mark.parametrize("command", ["status", "games"])
async def test_a_deleted_channel_keeps_the_session(table: Table, command: str) -> None:
    await table.start()
    await table.slash("turn")
    table.sandbox.delete_channel(table.channel)
    table.channel = table.sandbox.channel("quiet-corner")
    call = await table.slash(command)
    assert "its channel was deleted" in private(call)
    assert "discord.com/channels/" not in private(call)
    assert call.message is not None
    await table.press(call.message, labels(call.message)[0])
    assert "7 cards left" in body(table.last)
    await table.press_panel("Turn of Automa")
    assert has(table.last, "Type the answer")


async def test_a_session_elsewhere_is_linked(table: Table) -> None:
    await table.start()
    there = table.channel
    table.channel = table.sandbox.channel("quiet-corner")
    call = await table.slash("status")
    assert f"<#{there.id}>" in private(call)
    assert call.message is not None
    assert not call.message.buttons


async def test_an_internal_error_has_an_id_that_is_in_the_log(table: Table) -> None:
    await table.start()
    table.bot.has_trouble = True
    damage(table)
    told = private(await table.slash("turn"))
    assert "Something went wrong on my side. Nothing was changed." in told
    (id_,) = re.findall(r"\(Error ([0-9a-f]{8})\)", told)
    assert id_ in table.bot.logged()


async def test_an_internal_error_tells_the_log_no_hand_and_nothing_that_was_typed(table: Table) -> None:
    await table.start()
    table.bot.has_trouble = True
    spoilt = """'{"kind": "hush", "move": ["hush", "hush"], "label": "hush"}'"""
    execute(table, f"UPDATE entries SET input = {spoilt} WHERE session = ?", table.session)
    told = private(await table.slash("answer", text="hush 7"))
    told += private(await table.slash("report", action="hush 7"))
    told += private(await table.slash("fix", field="hush", value="hush"))
    assert told.count("Something went wrong on my side") >= 1
    assert "Traceback" in table.bot.logged()
    assert "hush" not in table.bot.logged()


async def test_a_move_that_can_not_be_saved_is_not_shown(table: Table) -> None:
    await table.start()
    before = len(table.messages())
    execute(table, "ALTER TABLE entries RENAME TO elsewhere")
    try:
        told = private(await table.press_panel("Turn of Automa"))
    finally:
        execute(table, "ALTER TABLE elsewhere RENAME TO entries")
    assert "could not be saved, so nothing was changed" in told
    assert len(table.messages()) == before + 1
    done = await table.press(table.messages()[before - 1], "Turn of Automa")
    assert "card Plain" in body(done.message)


async def test_a_failing_autocomplete_has_no_choices(table: Table) -> None:
    await table.start()
    damage(table)
    assert await suggested(table, "report", "action", "took") == []
    assert await suggested(table, "answer", "text", "") == []
    assert await suggested(table, "fix", "field", "") == []
    assert "autocomplete-failed" in table.bot.logged()
