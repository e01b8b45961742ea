"""The gateway's sessions: reconnect, resume, invalid sessions, closes, refused tokens."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from sandbox.driver import Sandbox
from tests.sandbox.client import Client, Wire, connected
from tests.sandbox.tiny_bot import Running, TinyBot

MESSAGE_EVENTS = ["message", "raw_message_edit", "raw_message_delete"]

RIGHT = "right"
"""Stands for the token that the look-alike has drawn."""


async def test_reconnect_resumes_and_replays(sandbox: Sandbox, bot: TinyBot) -> None:
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=5))
    await asyncio.sleep(0)
    sandbox.faults.reconnect()
    assert not sandbox.is_online
    call = await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny start game")
    assert call.kind == 4
    await resumed
    assert bot.heard.count("connect") == 1


async def test_cut_connection_is_resumed(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.faults.cut_gateway()
    call = await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny start game")
    assert call.kind == 4
    assert bot.heard.count("connect") == 1


async def test_resumable_invalid_session_is_resumed(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.faults.invalidate_session(is_resumable=True)
    await sandbox.ready()
    assert bot.heard.count("connect") == 1


@pytest.mark.slow
async def test_invalid_session_is_begun_anew_at_the_look_alike(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.faults.invalidate_session()
    await sandbox.ready()
    call = await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny start game")
    assert call.kind == 4
    assert bot.heard.count("connect") == 2


async def test_close_with_a_final_code_ends_the_bot(sandbox: Sandbox) -> None:
    running = Running(sandbox)
    await running.__aenter__()
    sandbox.faults.close_gateway(4004)
    with pytest.raises(discord.ConnectionClosed):
        await running.end


async def test_refused_login(sandbox: Sandbox) -> None:
    sandbox.faults.refuse_logins()
    with pytest.raises(discord.LoginFailure):
        async with Running(sandbox):
            pass
    sandbox.faults.clear()
    async with Running(sandbox):
        assert sandbox.is_online


async def test_wrong_token(sandbox: Sandbox) -> None:
    sandbox.token = "another"
    with pytest.raises(discord.LoginFailure):
        async with Running(sandbox):
            pass


async def test_uncompressed_bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    class Unknown:
        COMPRESSION_TYPE = "zstd-stream"

    monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", Unknown)
    async with Running(sandbox) as bot:
        assert bot.guilds


async def test_sharded_bot_gets_its_guilds(sandbox: Sandbox) -> None:
    async with Running(sandbox, shard_id=0, shard_count=1) as bot:
        assert bot.guilds


async def test_kick_and_invitation_are_told(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.kick()
    await sandbox.ready()
    assert not bot.guilds
    sandbox.invite()
    await sandbox.ready()
    assert len(bot.guilds) == 1


async def test_another_server_is_told_with_its_channels(sandbox: Sandbox, bot: TinyBot) -> None:
    another = sandbox.add_guild("Another", "general")
    sandbox.add_channel("new-table", another)
    await sandbox.ready()
    told = next(one for one in bot.guilds if one.id == another.id)
    assert [one.name for one in told.text_channels] == ["general", "new-table"]


async def test_channels_and_permissions_are_told(sandbox: Sandbox, bot: TinyBot) -> None:
    table = sandbox.add_channel("new-table")
    sandbox.deny(table, "send_messages")
    await sandbox.ready()
    channel = bot.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    assert not channel.permissions_for(channel.guild.me).send_messages
    sandbox.allow(table, "send_messages")
    await sandbox.ready()
    assert channel.permissions_for(channel.guild.me).send_messages
    sandbox.delete_channel(table)
    await sandbox.ready()
    assert bot.get_channel(table.id) is None


async def test_messages_are_told_to_whom_asked_for_them(sandbox: Sandbox) -> None:
    async with Running(sandbox, intents=discord.Intents(guilds=True, guild_messages=True)) as bot:
        sandbox.user("Ada").say(sandbox.channel("general"), "hello")
        await sandbox.ready()
        assert "message" in bot.heard


@pytest.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    async with connected(sandbox) as wire:
        yield wire


async def test_heartbeats_are_acknowledged(wire: Wire) -> None:
    await wire.say(1, None)
    assert (await wire.next())["op"] == 11


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"token": RIGHT}, 4013),
        (2, {"token": RIGHT, "intents": 1, "shard": [1, 1]}, 4010),
        (8, {"guild_id": "1"}, 4003),
    ],
)
async def test_faulty_beginnings_are_closed(
    sandbox: Sandbox, wire: Wire, op: int, data: dict[str, Any], code: int
) -> None:
    await wire.say(op, data | ({"token": sandbox.token} if data.get("token") == RIGHT else {}))
    assert await wire.close_code() == code


async def test_unknown_session_can_not_be_resumed(wire: Wire) -> None:
    await wire.resume("none", 1)
    assert await wire.next() == {"op": 9, "d": False, "s": None, "t": None}


async def test_garbage_is_closed(wire: Wire) -> None:
    await wire.socket.send_str("{")
    assert await wire.close_code() == 4002


async def test_resume_replays_what_came_after_seq(sandbox: Sandbox, wire: Wire) -> None:
    ready, created = await wire.identify(), await wire.next()
    assert (ready["t"], created["t"]) == ("READY", "GUILD_CREATE")
    sandbox.faults.cut_gateway()
    sandbox.add_channel("one")
    sandbox.add_channel("two")
    assert ready["d"]["resume_gateway_url"] == sandbox.page_url.replace("http", "ws") + "gateway/"
    async with connected(sandbox) as again:
        await again.resume(ready["d"]["session_id"], 3)
        replayed = [await again.next(), await again.next()]
    assert [(each["t"], each["s"]) for each in replayed] == [("CHANNEL_CREATE", 4), ("RESUMED", 5)]
    assert replayed[0]["d"]["name"] == "two"


async def test_members_are_sent_on_request(sandbox: Sandbox, wire: Wire) -> None:
    await wire.identify()
    await wire.next()
    await wire.say(8, {"guild_id": str(sandbox.guild.id), "query": "", "limit": 0, "nonce": "n"})
    chunk = (await wire.next())["d"]
    names = {member["user"]["global_name"] for member in chunk["members"]}
    assert names == {None, "Ada", "Ben", "Cleo"}
    assert chunk["nonce"] == "n"


async def test_thread_events(sandbox: Sandbox, bot: TinyBot, client: Client) -> None:
    table = sandbox.channel("general")
    _, opened = await client.api("POST", f"/channels/{table.id}/threads", {"name": "a game", "type": 11})
    await sandbox.ready()
    thread = bot.get_channel(int(opened["id"]))
    assert isinstance(thread, discord.Thread)
    sandbox.archive_thread(sandbox.channel("a game"))
    await sandbox.ready()
    assert thread.archived


async def test_deleted_and_edited_messages_are_told(sandbox: Sandbox, client: Client) -> None:
    async with Running(sandbox, intents=discord.Intents(guilds=True, guild_messages=True)) as bot:
        path = f"/channels/{sandbox.channel('general').id}/messages"
        _, message = await client.api("POST", path, {"content": "c"})
        await client.api("PATCH", f"{path}/{message['id']}", {"content": "d"})
        await client.api("DELETE", f"{path}/{message['id']}")
        await sandbox.ready()
        assert [each for each in bot.heard if each in MESSAGE_EVENTS] == MESSAGE_EVENTS
