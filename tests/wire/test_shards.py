"""A bot in many servers: it takes the shards that it should, and logs in only as Discord lets it."""

import asyncio
from pathlib import Path

import pytest

from sandbox.driver import BotOffline, Channel, Sandbox
from tests.wire.conftest import Bot, Table, body, running

pytestmark = [pytest.mark.wire, pytest.mark.slow]


def tables(sandbox: Sandbox, count: int) -> list[Channel]:
    """A channel in a server of each shard."""
    for number in range(count):
        sandbox.add_guild(f"Server {number}", f"table-{number}", shard=(number, count))
    return [sandbox.channel(f"table-{number}") for number in range(count)]


async def plays(bot: Bot, channel: Channel) -> None:
    """See that a game can be played in a channel."""
    table = Table(bot.sandbox, bot, channel)
    await table.start()
    assert "It draws the card Plain." in body((await table.press_panel("Turn of Automa")).message)


def logins(sandbox: Sandbox) -> int:
    """Return how often the bot has logged in."""
    return 1000 - int(sandbox.logins.limit_json()["remaining"])


async def test_a_bot_takes_as_many_shards_as_discord_recommends(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.logins.shards = sandbox.logins.max_concurrency = 3
    sandbox.logins.like_discord()
    channels = tables(sandbox, 3)
    async with running(sandbox, tmp_path) as bot:
        await sandbox.until(lambda: '"servers": 4, "shards": 3' in bot.logged(), within=15)
        assert sandbox.shards == [(0, 3), (1, 3), (2, 3)]
        assert logins(sandbox) == 3
        for channel in channels:
            await plays(bot, channel)


async def test_a_process_takes_only_the_shards_that_it_is_given(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.logins.max_concurrency = 4
    channels = tables(sandbox, 4)
    async with running(sandbox, tmp_path, SHARD_IDS="1,3", SHARD_COUNT="4") as bot:
        await sandbox.until(lambda: len(sandbox.shards) == 2)
        assert sandbox.shards == [(1, 4), (3, 4)]
        await plays(bot, channels[1])
        await plays(bot, channels[3])
        for channel in (channels[0], channels[2]):
            with pytest.raises(BotOffline):
                await Table(sandbox, bot, channel).start()


async def test_two_processes_share_the_servers(sandbox: Sandbox, tmp_path: Path) -> None:
    """They start at the same time, so the logins of one come too soon for Discord."""
    sandbox.logins.like_discord()
    channels = tables(sandbox, 2)
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    async with (
        running(sandbox, folders[0], SHARD_IDS="0", SHARD_COUNT="2") as one,
        running(sandbox, folders[1], SHARD_IDS="1", SHARD_COUNT="2") as other,
    ):
        await sandbox.until(lambda: sandbox.shards == [(0, 2), (1, 2)], within=15)
        await plays(one, channels[0])
        await plays(other, channels[1])
        for bot in (one, other):
            assert bot.logged().count('"press"') == 2


async def test_too_few_shards_end_the_bot_with_a_hint(sandbox: Sandbox, idle_bot: Bot) -> None:
    sandbox.logins.most_servers = 1
    await idle_bot.start(SHARD_COUNT="1")
    assert idle_bot.process is not None
    assert await asyncio.wait_for(idle_bot.process.wait(), 15) == 3
    (line,) = [line for line in idle_bot.logged().splitlines() if '"critical"' in line]
    assert '"code": 4011' in line
    assert "SHARD_COUNT" in line


async def test_shards_take_turns_to_log_in(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.logins.like_discord()
    async with running(sandbox, tmp_path, SHARD_COUNT="2"):
        await sandbox.until(lambda: len(sandbox.shards) == 2, within=15)
        assert logins(sandbox) == 2


async def test_a_bot_that_is_started_again_too_soon_waits_for_its_turn(
    sandbox: Sandbox, idle_bot: Bot
) -> None:
    sandbox.logins.like_discord()
    await idle_bot.start()
    await sandbox.ready(30)
    await idle_bot.restart()
    assert logins(sandbox) == 3
    assert await idle_bot.stop() == 0
    assert "Traceback" not in idle_bot.logged()


async def test_a_bot_without_a_login_left_waits_until_there_is_one(sandbox: Sandbox, idle_bot: Bot) -> None:
    sandbox.logins.leave(0, reset_after=2)
    await idle_bot.start()
    await sandbox.until(lambda: "no-logins-left" in idle_bot.logged(), within=15)
    assert not sandbox.is_online
    await sandbox.ready(30)
    assert logins(sandbox) == 1
    assert "Traceback" not in idle_bot.logged()
    assert await idle_bot.stop() == 0


async def test_a_bot_that_waits_for_a_login_can_be_stopped(sandbox: Sandbox, idle_bot: Bot) -> None:
    sandbox.logins.leave(0)
    await idle_bot.start()
    await sandbox.until(lambda: "no-logins-left" in idle_bot.logged(), within=15)
    assert await idle_bot.stop() == 0
    assert "Traceback" not in idle_bot.logged()


async def test_a_shard_without_a_login_left_holds_up_no_other(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.logins.shards = sandbox.logins.max_concurrency = 2
    sandbox.logins.leave(2)
    channels = tables(sandbox, 2)
    async with running(sandbox, tmp_path) as bot:
        await sandbox.until(lambda: len(sandbox.shards) == 2)
        sandbox.logins.leave(0, reset_after=4)
        sandbox.faults.invalidate_session(1)
        await sandbox.until(lambda: "no-logins-left" in bot.logged(), within=15)
        sandbox.faults.reconnect(0)
        await sandbox.until(lambda: (0, 2) in sandbox.shards, within=15)
        await plays(bot, channels[0])
        await sandbox.until(lambda: len(sandbox.shards) == 2, within=15)
        await plays(bot, channels[1])
        assert logins(sandbox) == 1
