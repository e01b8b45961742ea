import asyncio
import signal
import sqlite3
from contextlib import closing

import pytest

from sandbox.driver import BotOffline, Sandbox, TimedOut
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def test_kill_in_the_middle_of_a_turn_loses_nothing(table: Table) -> None:
    await table.start()
    message = (await table.turn_to("words")).message
    assert message is not None
    told = body(message)
    await table.bot.restart(signal.SIGKILL)
    assert body(message) == told
    modal = await table.press(message, "Type the answer")
    await table.submit(modal, "2 blue")
    assert "On the bridge: 2 blue." in body(message)
    assert table.messages() == [message]
    await table.sandbox.until(lambda: has(table.last, "Turn of Automa"))


async def test_buttons_work_after_a_restart(table: Table) -> None:
    await table.start()
    await table.bot.restart(signal.SIGTERM)
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.last)


async def test_kill_between_saving_and_showing(table: Table) -> None:
    """The move is on disk, the person saw no answer: the next start tells it; an old press has no effect."""
    await table.start()
    panel = table.last
    old = panel.buttons[0].custom_id
    assert old is not None
    hold = table.sandbox.faults.hold("POST", r"/interactions/\d+/[^/]+/callback")
    press = asyncio.ensure_future(table.ada.press(panel, label="Turn of Automa"))
    await hold.reached()
    await table.bot.stop(signal.SIGKILL)
    with pytest.raises((TimedOut, BotOffline)):
        await press
    hold.release()
    await table.sandbox.offline()
    await table.bot.start()
    await table.sandbox.ready()
    await table.sandbox.until(lambda: "card Plain" in body(panel))
    assert table.messages() == [panel]
    assert has(panel, "Turn of Automa")
    assert "7 cards left" in body(panel)
    call = await table.sandbox.press_raw(table.ada, panel, old)
    await table.sandbox.settle()
    assert "already done" in body(call.message)
    assert "7 cards left" in body(call.message)
    table.sandbox.refusals.clear()


async def test_what_is_damaged_of_the_outbox_is_named_and_holds_up_nothing(table: Table) -> None:
    """Also what a later version wants told; the move that was saved beside it comes all the same."""
    await table.start()
    panel = table.last
    hold = table.sandbox.faults.hold("POST", r"/interactions/\d+/[^/]+/callback")
    press = asyncio.ensure_future(table.ada.press(panel, label="Turn of Automa"))
    await hold.reached()
    await table.bot.stop(signal.SIGKILL)
    with pytest.raises((TimedOut, BotOffline)):
        await press
    hold.release()
    with closing(sqlite3.connect(table.bot.database)) as db, db:
        db.execute("UPDATE outbox SET body = '{\"below\": '")
        db.execute("INSERT INTO outbox SELECT DISTINCT session, 'greeting', 1, 0, '{}' FROM outbox")
    await table.sandbox.offline()
    await table.bot.start()
    await table.sandbox.ready()
    await table.sandbox.until(lambda: "card Plain" in body(panel))
    assert table.messages() == [panel]
    logged = table.bot.logged()
    assert "outbox row 'panel' 0: what is to be told can't be read" in logged
    assert "outbox row 'greeting' 1: what is to be told can't be read" in logged
    await table.press_panel("Turn of Automa")
    with closing(sqlite3.connect(table.bot.database)) as db:
        assert db.execute("SELECT kind FROM outbox WHERE kind = 'greeting'").fetchall() == []


async def test_commands_are_pushed_once_and_each_start_says_that_they_are_there(
    sandbox: Sandbox, idle_bot: Bot
) -> None:
    await idle_bot.start()
    await sandbox.until(lambda: "commands-pushed" in idle_bot.logged(), within=30)
    await idle_bot.restart(signal.SIGTERM)
    await sandbox.until(lambda: "commands-there" in idle_bot.logged())
    pushes = [one for one in sandbox.requests if one.method == "PUT" and one.path.endswith("/commands")]
    assert len(pushes) == 1
    assert await idle_bot.stop() == 0


async def test_a_bot_that_was_started_earlier_finds_its_commands(sandbox: Sandbox, bot: Bot) -> None:
    await sandbox.until(lambda: "commands-there" in bot.logged())
    assert sandbox.commands
    assert not [one for one in sandbox.requests if one.method == "PUT"]


async def test_a_refused_push_stops_nothing_and_is_tried_at_the_next_start(
    sandbox: Sandbox, idle_bot: Bot
) -> None:
    sandbox.faults.refuse_commands()
    await idle_bot.start()
    await sandbox.until(lambda: sandbox.is_online, within=15)
    await sandbox.until(lambda: "commands-not-pushed" in idle_bot.logged(), within=15)
    assert "Invalid Form Body" in idle_bot.logged()
    assert sandbox.is_online
    await idle_bot.restart(signal.SIGTERM)
    assert sandbox.commands
    await idle_bot.stop()


async def test_a_push_that_fails_is_tried_again_without_a_restart(sandbox: Sandbox, idle_bot: Bot) -> None:
    sandbox.faults.refuse_commands(503)
    await idle_bot.start()
    await sandbox.until(lambda: "commands-pushed" in idle_bot.logged(), within=30)
    assert sandbox.commands
    assert "commands-not-pushed" in idle_bot.logged()
    assert "Traceback" not in idle_bot.logged()
    assert await idle_bot.stop() == 0


async def test_stop_finishes_the_running_press(table: Table) -> None:
    await table.start()
    hold = table.sandbox.faults.hold("POST", r"/interactions/\d+/[^/]+/callback")
    press = asyncio.ensure_future(table.ada.press(table.last, label="Turn of Automa"))
    await hold.reached()
    stopping = asyncio.ensure_future(table.bot.stop())
    hold.release()
    call = await press
    assert "card Plain" in body(call.message)
    assert await stopping == 0


async def test_an_invalid_session_and_a_reconnect_stay_on_the_look_alike(table: Table) -> None:
    await table.start()
    for is_resumable in (True, False):
        table.sandbox.faults.invalidate_session(is_resumable=is_resumable)
        await table.sandbox.offline()
        await table.sandbox.ready(30)
    table.sandbox.faults.reconnect()
    await table.sandbox.offline()
    await table.sandbox.ready(30)
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.last)
    assert "discord.gg" not in table.bot.logged()


async def test_a_wrong_token_is_one_clear_line(sandbox: Sandbox, idle_bot: Bot) -> None:
    await idle_bot.start(DISCORD_TOKEN="not-the-token")
    assert idle_bot.process is not None
    assert await asyncio.wait_for(idle_bot.process.wait(), 15) == 2
    assert "wrong-token" in idle_bot.logged()
    assert "Traceback" not in idle_bot.logged()
    assert "not-the-token" not in idle_bot.logged()
    sandbox.refusals.clear()


@pytest.mark.parametrize(
    ("code", "event", "ends_with"), [(4014, "intents-refused", 5), (4004, "gateway-closed", 3)]
)
@pytest.mark.parametrize("is_at_login", [False, True])
async def test_a_connection_closed_for_good_is_one_line_with_its_own_exit_code(
    sandbox: Sandbox, idle_bot: Bot, code: int, event: str, ends_with: int, is_at_login: bool
) -> None:
    if is_at_login:
        sandbox.faults.refuse_gateway(code)
    await idle_bot.start()
    if not is_at_login:
        await sandbox.ready()
        sandbox.faults.close_gateway(code)
    assert idle_bot.process is not None
    assert await asyncio.wait_for(idle_bot.process.wait(), 15) == ends_with
    (line,) = [line for line in idle_bot.logged().splitlines() if '"critical"' in line or '"error"' in line]
    assert event in line
    assert "Traceback" not in idle_bot.logged()
    sandbox.refusals.clear()


async def test_an_unreachable_discord_is_tried_again_without_a_traceback(
    sandbox: Sandbox, idle_bot: Bot
) -> None:
    sandbox.faults.drop("GET", r"/users/@me", times=2)
    await idle_bot.start()
    await sandbox.ready(20)
    assert "discord-unreachable" in idle_bot.logged()
    assert "Traceback" not in idle_bot.logged()
    assert await idle_bot.stop() == 0


async def test_an_unreachable_gateway_is_tried_again_without_a_traceback(
    sandbox: Sandbox, idle_bot: Bot
) -> None:
    sandbox.faults.drop("GET", r"/gateway/bot", times=2)
    await idle_bot.start()
    await sandbox.ready(20)
    assert "Traceback" not in idle_bot.logged()
    assert await idle_bot.stop() == 0


async def test_missing_settings_are_one_line_each(idle_bot: Bot) -> None:
    await idle_bot.start(DISCORD_TOKEN="", LOG_LEVEL="loud")
    assert idle_bot.process is not None
    assert await idle_bot.process.wait() == 2
    lines = idle_bot.logged().splitlines()
    assert len(lines) == 2
    assert any(line.startswith("DISCORD_TOKEN is missing") for line in lines)


async def test_stop_while_discord_gives_no_answer(sandbox: Sandbox, idle_bot: Bot) -> None:
    hold = sandbox.faults.hold("GET", r"/users/@me")
    await idle_bot.start()
    await hold.reached(15)
    assert await idle_bot.stop() == 0
    assert "Traceback" not in idle_bot.logged()
    hold.release()
