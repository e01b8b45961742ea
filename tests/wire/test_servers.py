"""What belongs to a server or a person and no game: settings, the dashboard, notes, and what is deleted."""

import sqlite3
from contextlib import closing

import pytest

from sandbox.driver import Call, Channel, Message
from tests.wire.conftest import STOP_WITHIN, Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio]
MANAGE_SERVER = 1 << 5
"""Discord's bit for that permission."""


def rows(bot: Bot, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(bot.database)) as db:
        return db.execute(query).fetchall()


async def choose(table: Table, name: str, *values: str | Channel) -> Message:
    """Choose the values of a setting, on the page that has it."""
    message = (await table.slash("settings")).message
    assert message is not None
    while not any(f":set:{name}:" in one.custom_id for one in message.selects):
        await table.press(message, "More settings")
    menu = next(one for one in message.selects if f":set:{name}:" in one.custom_id)
    await table.ada.select(message, menu.custom_id, list(values))
    await table.sandbox.settle()
    return message


async def test_settings_and_the_dashboard_outlive_a_kill(table: Table, bot: Bot) -> None:
    table.ada.user.permissions |= MANAGE_SERVER
    shown = table.sandbox.channel("quiet-corner")
    assert "Nothing was changed" in body((await table.slash("settings", table.ben)).message)
    assert f"<#{shown.id}>" in body(await choose(table, "dashboard", shown))
    assert "It's saved" in body(await choose(table, "start", "managers"))
    (board,) = shown.messages()
    assert "No game runs" in body(board)
    await table.start()
    await bot.restart()
    await table.sandbox.until(lambda: "Pebbles" in body(board), within=STOP_WITHIN)
    assert list(shown.messages()) == [board]
    assert "only who may manage it starts" in body((await table.slash("start pebbles", table.ben)).message)


async def in_private(table: Table, command: str) -> Call:
    """Let Ada use a command in a message to the bot."""
    call = await table.ada.slash(table.sandbox.direct(table.ada.user), f"automa {command}")
    await table.sandbox.settle()
    return call


async def test_in_a_message_to_the_bot_the_games_of_all_servers_are_listed(table: Table) -> None:
    await table.start()
    here = table.channel
    table.sandbox.add_guild("Another server", "elsewhere")
    table.channel = table.sandbox.channel("elsewhere")
    await table.start()
    told = body((await in_private(table, "games")).message)
    assert f"<#{here.id}>" in told
    assert f"<#{table.channel.id}>" in told
    assert "There is no game in this channel" in body((await in_private(table, "turn")).message)


async def test_what_is_kept_of_a_person_goes_when_they_wish(table: Table, bot: Bot) -> None:
    await table.start()
    look = (await table.slash("look")).message
    assert look is not None
    form = await table.press(look, "My note")
    noted = await table.ada.submit(form, {"note": "Mind the red ones"})
    await table.sandbox.settle()
    assert "Mind the red ones" in body(noted.message or look)
    await bot.restart()
    assert "Mind the red ones" in body((await table.slash("look")).message)
    asked = (await table.slash("privacy")).message
    assert asked is not None
    assert "Notes to yourself: 1" in body(asked)
    await table.press(asked, "Delete")
    await table.press(asked, "Delete")
    assert "being deleted" in body(asked)
    ada = table.ada.id
    holders = f"SELECT * FROM holders WHERE holder = '{ada}' OR author = '{ada}'"
    await table.sandbox.until(lambda: not rows(bot, "SELECT * FROM farewells"), within=STOP_WITHIN)
    assert not rows(bot, holders)
    assert not rows(bot, "SELECT * FROM notes")
    await table.slash("turn", table.ben)  # the game goes on
    assert rows(bot, f"SELECT author FROM entries WHERE author = '{table.ben.id}'")


async def test_a_server_is_noted_as_gone_and_as_back_also_after_a_restart(table: Table, bot: Bot) -> None:
    gone = f"SELECT gone > 0 FROM servers WHERE guild = '{table.channel.guild.id}'"
    await table.start()
    table.sandbox.kick()
    await table.sandbox.until(lambda: rows(bot, gone) == [(1,)], within=STOP_WITHIN)
    await bot.stop()
    await table.sandbox.offline()
    table.sandbox.invite()
    await bot.start()
    await table.sandbox.until(lambda: rows(bot, gone) == [(0,)], within=STOP_WITHIN)
    assert rows(bot, "SELECT status FROM sessions") == [("running",)]
