"""Servers that are made as they are sent: discord.py, unchanged, reads them as any other."""

import asyncio
import json

from sandbox.driver import Crowd, Sandbox
from tests.sandbox.tiny_bot import Running

CROWD = Crowd(servers=3, channels=14, roles=4, emojis=5)


async def test_discord_py_reads_every_server_of_a_crowd(sandbox: Sandbox) -> None:
    sandbox.crowd = CROWD
    async with Running(sandbox) as bot:
        assert len(bot.guilds) == 4
        for server in CROWD.ids:
            guild = bot.get_guild(server)
            assert guild is not None
            assert not guild.unavailable
            assert {one.id for one in guild.channels} == set(CROWD.channel_ids(server))
            kinds = (guild.categories, guild.voice_channels, guild.text_channels)
            assert [len(one) for one in kinds] == [2, 2, 10]
            assert len(guild.roles) == CROWD.roles
        assert (await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny start game")).message


async def test_a_bot_comes_back_after_a_crowd_and_has_lost_nothing(sandbox: Sandbox) -> None:
    sandbox.crowd = CROWD
    async with Running(sandbox) as bot:
        resumed = asyncio.create_task(bot.wait_for("resumed", timeout=5))
        await asyncio.sleep(0)
        sandbox.faults.reconnect()
        await resumed
        server, lost = CROWD.ids[0], CROWD.channel_ids(CROWD.ids[0])[1]
        sandbox.tell("CHANNEL_DELETE", {"id": str(lost), "type": 0, "guild_id": str(server)})
        await sandbox.ready()
        assert sorted(len(one.channels) for one in bot.guilds) == [3, 13, 14, 14]


def test_a_server_has_the_emojis_that_were_asked_for() -> None:
    bot = Sandbox().bot
    every = [json.loads(one) for one in CROWD.created(CROWD.ids, bot)]
    assert [len(one["emojis"]) for one in every] == [5, 5, 5]
    ids = [part["id"] for one in every for part in (one, *one["channels"], *one["roles"], *one["emojis"])]
    assert len(set(ids)) == len(ids) - 3  # a server and its first role have the same one
