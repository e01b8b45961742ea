"""Whoever comes to a limit that the host has set reads what it is, what wasn't changed, and what to do."""

from pathlib import Path

import pytest

from sandbox.driver import Sandbox
from tests.wire.conftest import Table, body, running

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def test_a_full_table_and_a_full_server_tell_how_it_goes_on(sandbox: Sandbox, tmp_path: Path) -> None:
    async with running(sandbox, tmp_path, MOST_ENTRIES="10", MOST_TABLES="1") as bot:
        table = Table(sandbox, bot, sandbox.channel("general"))
        await table.start()
        for _ in range(9):
            await table.slash("report", action="added 1 red")
            await table.slash("undo")
        await table.shows("**This game is full:** it has 10 entries")
        refused = await table.slash("report", action="added 1 red")
        assert "has 10 entries" in body(refused.message)
        assert "Nothing was changed. End it with /automa end" in body(refused.message).replace("`", "")

        elsewhere = Table(sandbox, bot, sandbox.channel("quiet-corner"))
        told = body((await elsewhere.start()).message)
        assert "As many games run on this server as may at a time: 1." in told
        assert "Nothing was changed" in told

        assert await table.exported()
        await elsewhere.start()
        assert "As many games" not in body(elsewhere.last)


async def test_deleted_channels_are_asked_for_once_a_minute(sandbox: Sandbox, tmp_path: Path) -> None:
    """The requests with the bot's own token are shared by all servers."""
    async with running(sandbox, tmp_path) as bot:
        table = Table(sandbox, bot, sandbox.channel("general"))
        for n in range(12):
            other = Table(sandbox, bot, sandbox.add_channel(f"gone-{n}", table.channel.guild))
            await other.slash("start burgundy", board="dealt")
            sandbox.delete_channel(other.channel)
        sandbox.clear_log()
        for _ in range(3):
            assert body((await table.slash("status")).message).count("its channel was deleted") == 10
            assert "2 more" in body((await table.slash("games")).message)
        assert len([one for one in sandbox.requests if one.method == "GET"]) == 10


async def test_one_export_is_written_at_a_time_and_whoever_is_too_many_is_told(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    async with running(sandbox, tmp_path) as bot:
        table = Table(sandbox, bot, sandbox.channel("general"))
        await table.start()
        hold = sandbox.faults.hold("PATCH", r"/webhooks/.*/messages/.*")
        calls = [await table.ada.slash(table.channel, "automa export")]
        await hold.reached()
        calls += [await table.ada.slash(table.channel, "automa export") for _ in range(4)]
        await sandbox.until(lambda: sum("try again in a minute" in body(one.message) for one in calls) == 2)
        hold.release()
        await sandbox.settle()
        told = ["file" if one.message and one.message.attachments else body(one.message) for one in calls]
        assert [one == "file" for one in told] == [True, False, False, True, True]
        assert all("Nothing was changed" in one for one in told if one != "file")
