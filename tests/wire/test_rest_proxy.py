"""Behind a proxy of the host's the bot's requests go there, and wait when it says so: nothing else does."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.driver import Sandbox
from tests.wire.conftest import Bot, Table, body, running
from tests.wire.relay import Relay, relay_to
from tests.wire.test_kept import DECK, give

pytestmark = [pytest.mark.wire, pytest.mark.slow]


def troubles(bot: Bot) -> list[str]:
    """Return what the bot says of trouble."""
    lines = [json.loads(line) for line in bot.logged().splitlines()]
    return [line["event"] for line in lines if line["level"] != "info"]


@pytest.fixture
async def relay(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[tuple[Relay, Bot]]:
    """A bot that has been ready behind a proxy, which let its login wait."""
    async with relay_to(sandbox.page_url.rstrip("/")) as (between, address):
        between.limited = {r".*/users/@me": 1, r".*/gateway/bot": 1}
        async with running(sandbox, tmp_path, DISCORD_REST_PROXY=address) as bot:
            assert not any(between.limited.values())
            assert troubles(bot) == ["rate-limited"] * 2
            yield between, bot


async def test_a_game_goes_on_behind_a_proxy_that_limits(sandbox: Sandbox, relay: tuple[Relay, Bot]) -> None:
    between, bot = relay
    table = Table(sandbox, bot, sandbox.channel("general"))
    await table.start()
    between.limited = {r".*/callback": 1, r".*/channels/.*": 1}
    call = await table.press_panel("Turn of Automa")
    assert "It draws the card Plain." in body(call.message)
    await table.slash("status")
    sandbox.delete_message(table.table)
    await table.slash("turn")
    await sandbox.settle()
    assert "7 cards left" in body(table.table)
    assert not any(between.limited.values())
    assert troubles(bot) == ["rate-limited"] * 4


async def test_files_and_the_gateway_stay_where_they_are(sandbox: Sandbox, relay: tuple[Relay, Bot]) -> None:
    between, bot = relay
    table = Table(sandbox, bot, sandbox.channel("general"))
    await give(table, DECK)
    sandbox.faults.invalidate_session(is_resumable=True)
    await sandbox.offline()
    await sandbox.ready()
    asked = [one.path for one in sandbox.requests]
    fetched = [one for one in asked if one.startswith("/cdn/")]
    assert len(fetched) == 1
    assert between.passed == len(asked) - len(fetched)
