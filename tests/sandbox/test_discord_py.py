"""discord.py, unchanged, plays on the look-alike."""

from collections.abc import Coroutine
from typing import Any

import discord
import pytest

from sandbox.driver import BotOffline, Call, Sandbox, TimedOut, Upload
from tests.sandbox.client import Client
from tests.sandbox.tiny_bot import PIXEL, Running, TinyBot


async def test_connects_and_registers_commands(sandbox: Sandbox, bot: TinyBot) -> None:
    assert sandbox.is_online
    assert {command["name"] for command in sandbox.commands} == {"tiny", "Show words", "Greet"}
    assert [guild.name for guild in bot.guilds] == ["Sandbox table"]
    assert {channel.name for channel in bot.guilds[0].text_channels} == {
        "general",
        "burgundy-table",
        "quiet-corner",
    }
    assert bot.guilds[0].me.guild_permissions.send_messages
    assert sandbox.refusals == []


@pytest.mark.usefixtures("bot")
async def test_slash_command_is_answered_by_a_message(sandbox: Sandbox) -> None:
    table = sandbox.channel("burgundy-table")
    ada = sandbox.user("Ada")
    call = await ada.slash(table, "tiny start game", board="dealt", players=3, friend=sandbox.user("Ben"))
    assert call.kind == 4
    assert call.latency is not None
    assert call.message is not None
    assert call.message.text == "Started\ndealt 3 Ben"
    assert [button.label for button in call.message.buttons] == ["Count", "Ask", "Gone"]
    assert call.message in table.messages()
    assert sandbox.refusals == []


@pytest.mark.usefixtures("bot")
async def test_private_answer_is_seen_by_one(sandbox: Sandbox) -> None:
    table = sandbox.channel("general")
    ada, ben = sandbox.user("Ada"), sandbox.user("Ben")
    call = await ada.slash(table, "tiny start game", is_secret=True)
    assert table.messages(ada) == [call.message]
    assert table.messages(ben) == []
    assert call.message is not None
    with pytest.raises(ValueError, match="Ben does not see"):
        await ben.press(call.message, "count")
    await ada.press(call.message, "count")
    assert call.message.content == "pressed 1"


@pytest.mark.usefixtures("bot")
async def test_button_select_and_modal(sandbox: Sandbox) -> None:
    ada = sandbox.user("Ada")
    message = (await ada.slash(sandbox.channel("general"), "tiny start game")).message
    assert message is not None
    pressed = await ada.press(message, label="Count")
    assert (pressed.kind, pressed.message, message.content) == (7, message, "pressed 1")
    chosen = await ada.select(message, "colour", ["red", "green"])
    await sandbox.settle()
    assert (chosen.kind, message.content) == (6, "red and green")
    opened = await ada.press(message, "ask")
    assert opened.kind == 9
    assert opened.modal is not None
    assert opened.modal["title"] == "A form"
    sent = await ada.submit(opened, {"line": "blue 3", "level": ["Hard"]})
    assert (sent.kind, message.content) == (7, "blue 3, Hard")
    assert sandbox.refusals == []


@pytest.mark.usefixtures("bot")
async def test_autocomplete(sandbox: Sandbox) -> None:
    ada, table = sandbox.user("Ada"), sandbox.channel("general")
    choices = await ada.autocomplete(table, "tiny report", focused="action", value="re")
    assert choices == [{"name": "Take Red", "value": "take red"}]
    call = await ada.slash(table, "tiny report", action=choices[0]["value"])
    assert call.message is not None
    assert call.message.content == "take red by Ada"


async def test_thinking_is_replaced_by_the_first_followup(sandbox: Sandbox, bot: TinyBot) -> None:
    ada, table = sandbox.user("Ada"), sandbox.channel("general")
    call = await ada.slash(table, "tiny think")
    assert call.kind == 5
    assert call.message is not None
    assert call.message.is_thinking
    bot.slow_down.set()
    await sandbox.until(lambda: len(call.followups) == 1)
    assert (call.message.content, call.message.is_thinking) == ("thought", False)
    assert [message.content for message in table.messages()] == ["thought"]
    assert [message.content for message in table.messages(ada)] == ["thought", "and more"]


async def test_picture_with_alt_text(sandbox: Sandbox, bot: TinyBot) -> None:
    call = await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny picture")
    assert call.message is not None
    (picture,) = call.message.pictures
    assert (picture.filename, picture.description) == ("the_board.png", "A board")
    assert (picture.width, picture.height) == (3, 2)
    assert call.message.embeds[0]["image"]["url"] == picture.url
    assert await bot.http.get_from_cdn(picture.url) == PIXEL


@pytest.mark.usefixtures("bot")
async def test_writes_and_edits_in_a_channel_and_a_thread(sandbox: Sandbox) -> None:
    ada, table = sandbox.user("Ada"), sandbox.channel("general")
    await ada.slash(table, "tiny post", text="hello")
    await sandbox.settle()
    (public,) = table.messages()
    assert (public.content, public.edited is not None) == ("hello, edited", True)
    call = await ada.slash(table, "tiny thread")
    await sandbox.settle()
    (thread,) = sandbox.threads(table)
    assert [message.content for message in thread.messages()] == ["inside"]
    assert call.message is not None
    assert call.message.content == f"<#{thread.id}>"
    nested = await ada.slash(thread, "tiny post", text="deeper")
    await sandbox.settle()
    assert nested.channel is thread
    assert [message.content for message in thread.messages()] == ["inside", "deeper, edited"]
    assert sandbox.refusals == []


async def content_of(calling: Coroutine[Any, Any, Call]) -> str:
    call = await calling
    assert call.message is not None
    return call.message.content


@pytest.mark.usefixtures("bot")
async def test_context_menu_commands(sandbox: Sandbox) -> None:
    ada, ben, table = sandbox.user("Ada"), sandbox.user("Ben"), sandbox.channel("general")
    said = ada.say(table, "four words of mine")
    assert await content_of(ada.menu(said, "Show words")) == "4 words"
    assert await content_of(ada.menu(ben, "Greet", table)) == "hello Ben"
    with pytest.raises(ValueError, match="channel"):
        await ada.menu(ben, "Greet")
    with pytest.raises(ValueError, match="no command 'Greet'"):
        await ada.menu(said, "Greet")


@pytest.mark.usefixtures("bot")
async def test_channels_files_and_numbers_as_options(sandbox: Sandbox) -> None:
    ada, table = sandbox.user("Ada"), sandbox.channel("general")
    file = Upload("game.txt", b"a whole game")
    quiet = sandbox.channel("quiet-corner")
    given = ada.slash(table, "tiny give", where=quiet, file=file, share=1)
    assert await content_of(given) == "quiet-corner a whole game 1.0"


@pytest.mark.usefixtures("bot")
async def test_selects_of_people_and_channels(client: Client, sandbox: Sandbox) -> None:
    ada, table = sandbox.user("Ada"), sandbox.channel("general")
    message = (await ada.slash(table, "tiny give")).message
    assert message is not None
    assert await content_of(ada.select(message, "who", [sandbox.user("Cleo")])) == "Cleo"
    assert await content_of(ada.select(message, "where", [table])) == "#general"
    assert await content_of(ada.select(message, "where", [])) == "none"
    await client.api("POST", f"/channels/{table.id}/threads", {"name": "a game", "type": 11})
    with pytest.raises(ValueError, match="where"):
        await ada.select(message, "where", [sandbox.channel("a game")])


async def test_commands_go_with_a_kicked_bot(sandbox: Sandbox, bot: TinyBot) -> None:
    assert bot.guilds
    sandbox.kick()
    with pytest.raises(ValueError, match="no command"):
        await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny start game")


async def test_bot_whose_commands_are_refused_can_be_ready_too(sandbox: Sandbox) -> None:
    sandbox.faults.refuse_commands(400, times=None)
    async with Running(sandbox, with_commands=False) as bot:
        assert sandbox.commands == []
        assert isinstance(bot.problems[0], discord.HTTPException)


async def test_late_answer_is_refused(bot: TinyBot, sandbox: Sandbox) -> None:
    sandbox.answer_within = 0.2
    with pytest.raises(TimedOut):
        await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny silent")
    bot.slow_down.set()
    await sandbox.settle()
    assert isinstance(bot.problems[0], discord.NotFound)
    assert bot.problems[0].code == 10062


async def test_second_answer_is_refused(bot: TinyBot, sandbox: Sandbox) -> None:
    call = await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny twice")
    await sandbox.settle()
    assert call.message is not None
    assert call.message.content == "once"
    assert isinstance(bot.problems[0], discord.HTTPException)
    assert bot.problems[0].code == 40060
    assert [refused.code for refused in sandbox.refusals] == [40060]


@pytest.mark.usefixtures("bot")
async def test_body_over_a_limit_is_refused(sandbox: Sandbox) -> None:
    sandbox.answer_within = 0.3
    with pytest.raises(TimedOut):
        await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny long")
    assert sandbox.refusals[0].errors == {
        "data": {
            "content": {
                "_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}]
            }
        }
    }


async def test_restarted_bot_keeps_its_commands_and_buttons(sandbox: Sandbox) -> None:
    ada = sandbox.user("Ada")
    async with Running(sandbox):
        message = (await ada.slash(sandbox.channel("general"), "tiny start game")).message
    await sandbox.offline()
    assert message is not None
    with pytest.raises(BotOffline):
        await ada.press(message, "count")
    async with Running(sandbox) as again:
        await ada.press(message, "count")
        assert again.presses == 1
