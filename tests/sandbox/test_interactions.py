"""What an interaction's token can do, and until when; what a person's client does not let through."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from sandbox.driver import Call, Sandbox
from tests.sandbox.client import Client
from tests.sandbox.tiny_bot import TinyBot

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
async def call(sandbox: Sandbox, bot: TinyBot) -> Call:  # noqa: ARG001  (the bot answers)
    return await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny start game")


def webhook(sandbox: Sandbox, call: Call, *more: object) -> str:
    return "/".join([f"/webhooks/{sandbox.bot.id}/{call.token}", *map(str, more)])


async def test_answer_is_read_edited_and_deleted(client: Client, sandbox: Sandbox, call: Call) -> None:
    path = webhook(sandbox, call, "messages", "@original")
    assert call.message is not None
    assert (await client.api("GET", path))[1]["id"] == str(call.message.id)
    _, edited = await client.api("PATCH", path, {"content": "edited"})
    assert (edited["content"], edited["embeds"][0]["title"]) == ("edited", "Started")
    assert (await client.api("DELETE", path))[0] == 204
    assert call.message.is_deleted
    assert (await client.api("GET", path))[1]["code"] == 10008


async def test_answer_tells_who_asked(client: Client, sandbox: Sandbox, call: Call) -> None:
    _, message = await client.api("GET", webhook(sandbox, call, "messages", "@original"))
    assert (message["type"], message["webhook_id"]) == (20, str(sandbox.bot.id))
    assert message["interaction_metadata"]["user"]["global_name"] == "Ada"
    assert message["interaction"]["name"] == "tiny start game"


async def test_interaction_has_what_discord_sends(sandbox: Sandbox, bot: TinyBot) -> None:
    ada, table = sandbox.user("Ada"), sandbox.channel("general")
    ada.locale = "de"
    sandbox.deny(table, "attach_files")
    waiting = asyncio.create_task(bot.wait_for("interaction", timeout=5))
    await asyncio.sleep(0)
    await ada.slash(table, "tiny start game")
    interaction = await waiting
    assert (interaction.locale, interaction.guild_locale) == (
        discord.Locale.german,
        discord.Locale.american_english,
    )
    assert interaction.user.display_name == "Ada"
    assert interaction.channel_id == table.id
    assert interaction.app_permissions.send_messages
    assert not interaction.app_permissions.attach_files
    assert interaction.permissions.use_application_commands
    assert interaction.context.guild
    assert interaction.filesize_limit == 10 * 1024 * 1024


async def test_followups(client: Client, sandbox: Sandbox, call: Call) -> None:
    status, public = await client.api("POST", webhook(sandbox, call), {"content": "public"})
    assert (status, public["message_reference"]["message_id"]) == (200, str(call.message and call.message.id))
    _, private = await client.api("POST", webhook(sandbox, call), {"content": "private", "flags": 64})
    assert [message.is_ephemeral for message in call.followups] == [False, True]
    # A private message is out of reach of the bot's own token.
    channel = f"/channels/{call.channel.id}/messages"
    assert (await client.api("GET", f"{channel}/{public['id']}"))[0] == 200
    assert (await client.api("GET", f"{channel}/{private['id']}"))[1]["code"] == 10008
    assert private["id"] not in {each["id"] for each in (await client.api("GET", channel))[1]}
    path = webhook(sandbox, call, "messages", private["id"])
    assert (await client.api("PATCH", path, {"content": "changed"}))[1]["content"] == "changed"
    assert (await client.api("DELETE", path))[0] == 204


async def test_token_expires(client: Client, sandbox: Sandbox, call: Call) -> None:
    sandbox.clock.skip(14 * 60)
    assert (await client.api("POST", webhook(sandbox, call), {"content": "c"}))[0] == 200
    sandbox.clock.skip(2 * 60)
    status, body = await client.api("POST", webhook(sandbox, call), {"content": "c"})
    assert (status, body["code"]) == (401, 50027)
    path = webhook(sandbox, call, "messages", "@original")
    assert (await client.api("PATCH", path, {"content": "c"}))[1]["code"] == 50027


async def test_unknown_tokens(client: Client, sandbox: Sandbox, call: Call) -> None:
    strange = f"/webhooks/{sandbox.bot.id}/strange"
    assert (await client.api("POST", strange, {"content": "c"}))[1]["code"] == 10015
    assert (await client.api("POST", f"/webhooks/5/{call.token}", {"content": "c"}))[1]["code"] == 10015
    status, body = await client.api("POST", "/interactions/5/strange/callback", {"type": 6})
    assert (status, body["code"]) == (404, 10062)


@pytest.fixture
async def unanswered(sandbox: Sandbox, bot: TinyBot) -> AsyncIterator[Call]:  # noqa: ARG001  (it says nothing)
    asking = asyncio.create_task(sandbox.user("Ada").slash(sandbox.channel("general"), "tiny silent"))
    await sandbox.ready()
    yield sandbox.calls[-1]
    asking.cancel()


async def test_nothing_follows_before_the_first_answer(
    client: Client, sandbox: Sandbox, unanswered: Call
) -> None:
    assert (await client.api("POST", webhook(sandbox, unanswered), {"content": "c"}))[1]["code"] == 10015


async def test_callback_object_is_given_on_request(client: Client, unanswered: Call) -> None:
    path = f"/interactions/{unanswered.id}/{unanswered.token}/callback?with_response=true"
    status, body = await client.api("POST", path, {"type": 4, "data": {"content": "c", "flags": 64}})
    assert status == 200
    assert body["interaction"]["response_message_ephemeral"] is True
    assert body["interaction"]["response_message_loading"] is False
    assert body["resource"]["message"]["content"] == "c"
    assert (await client.api("POST", path, {"type": 4, "data": {"content": "c"}}))[1]["code"] == 40060


@pytest.mark.parametrize(
    "body",
    [
        {"type": 6},
        {"type": 7, "data": {"content": "c"}},
        {"type": 8, "data": {"choices": []}},
        {"type": 4, "data": {"content": "c" * 2001}},
        {"type": 4, "data": {}},
        {"type": 9, "data": {"title": "t", "custom_id": "c", "components": []}},
    ],
)
async def test_refused_first_answer_may_be_repeated(
    client: Client, sandbox: Sandbox, unanswered: Call, body: Any
) -> None:
    path = f"/interactions/{unanswered.id}/{unanswered.token}/callback"
    assert (await client.api("POST", path, body))[0] == 400
    assert len(sandbox.refusals) == 1
    assert await client.api("POST", path, {"type": 4, "data": {"content": "c"}}) == (204, b"")


async def test_answer_after_three_seconds(client: Client, sandbox: Sandbox, unanswered: Call) -> None:
    sandbox.clock.skip(3.1)
    path = f"/interactions/{unanswered.id}/{unanswered.token}/callback"
    status, body = await client.api("POST", path, {"type": 4, "data": {"content": "c"}})
    assert (status, body) == (404, {"message": "Unknown interaction", "code": 10062})


async def test_old_buttons_can_be_pressed_raw(sandbox: Sandbox, call: Call) -> None:
    ada, message = sandbox.user("Ada"), call.message
    assert message is not None
    with pytest.raises(ValueError, match="can't be pressed"):
        await ada.press(message, label="Gone")
    pressed = await sandbox.press_raw(ada, message, "gone")
    assert pressed.message is not None
    assert pressed.message.content == "that was already done"
    sandbox.delete_message(message)
    with pytest.raises(ValueError, match="does not see"):
        await ada.press(message, label="Count")
    assert (await sandbox.press_raw(ada, message, "gone")).kind == 4


@pytest.mark.parametrize(
    ("command", "options", "problem"),
    [
        ("tiny nothing", {}, "there is no 'nothing'"),
        ("other", {}, "no command 'other'"),
        ("tiny", {}, "needs one of"),
        ("tiny start", {}, "needs one of"),
        ("tiny start game", {"colour": 1}, "no option 'colour'"),
        ("tiny start game", {"board": "round"}, "not one of"),
        ("tiny start game", {"players": "2"}, "not a whole number"),
        ("tiny start game", {"players": True}, "not a whole number"),
        ("tiny start game", {"players": 0}, "below min_value 1"),
        ("tiny start game", {"players": 5}, "above max_value 4"),
        ("tiny start game", {"is_secret": 1}, "not true or false"),
        ("tiny start game", {"friend": "Ben"}, "not a user"),
        ("tiny report", {}, "needs the option 'action'"),
    ],
)
async def test_commands_that_can_not_be_entered(
    sandbox: Sandbox, command: str, options: dict[str, Any], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        await sandbox.user("Ada").slash(sandbox.channel("general"), command, **options)


async def test_autocomplete_needs_an_option_that_has_it(sandbox: Sandbox) -> None:
    with pytest.raises(ValueError, match="autocomplete"):
        await sandbox.user("Ada").autocomplete(
            sandbox.channel("general"), "tiny start game", focused="board", value="d"
        )


async def test_choices_that_can_not_be_made(sandbox: Sandbox, call: Call) -> None:
    ada, message = sandbox.user("Ada"), call.message
    assert message is not None
    for custom_id, values in (("none", ["red"]), ("colour", ["pink"]), ("colour", [])):
        with pytest.raises(ValueError, match=custom_id):
            await ada.select(message, custom_id, values)
    with pytest.raises(ValueError, match="takes 1 to 2"):
        await ada.select(message, "colour", ["red", "blue", "green"])
    for press in ({"label": "None"}, {"custom_id": "none"}, {}):
        with pytest.raises(ValueError, match="no button"):
            await ada.press(message, **press)


async def test_forms_that_can_not_be_sent(sandbox: Sandbox, call: Call) -> None:
    ada = sandbox.user("Ada")
    assert call.message is not None
    opened = await ada.press(call.message, "ask")
    for values in (
        {},
        {"line": "l"},
        {"line": "l" * 21, "level": ["Easy"]},
        {"line": "l", "level": ["Odd"]},
        {"line": "l", "level": ["Easy", "Hard"]},
        {"line": "l", "level": ["Easy"], "other": "o"},
    ):
        with pytest.raises(ValueError, match=r"line|level|other"):
            await ada.submit(opened, values)
    with pytest.raises(ValueError, match="no modal"):
        await ada.submit(call, {})


async def test_many_at_once(sandbox: Sandbox, bot: TinyBot, call: Call) -> None:
    ada, message = sandbox.user("Ada"), call.message
    assert message is not None
    calls = await asyncio.gather(*(ada.press(message, "count") for _ in range(50)))
    assert {each.kind for each in calls} == {7}
    assert bot.presses == 50
