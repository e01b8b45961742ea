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
