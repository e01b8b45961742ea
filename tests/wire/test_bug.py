"""A bot in which something ends that must never end says so, and ends: who watches it starts it again."""

import asyncio

import pytest

from bot.exits import NO_RESTART, Exit
from tests.wire.conftest import STOP_WITHIN, Bot

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def ends(bot: Bot, failing: str) -> None:
    """See that a bot with that bug ends, and says why."""
    bot.program = ("-m", "tests.wire.failing_bot", failing)
    await bot.start()
    assert bot.process
    code = await asyncio.wait_for(bot.process.wait(), STOP_WITHIN)
    assert code == Exit.FAULT
    assert code not in NO_RESTART
    (said,) = [line for line in bot.logged().splitlines() if '"critical"' in line]
    assert '"bot-failed"' in said
    assert "ZeroDivisionError" in said


async def test_a_bot_that_cannot_go_on_with_its_games_ends(idle_bot: Bot) -> None:
    await ends(idle_bot, "resume")


@pytest.mark.parametrize("failing", ["look", "resume"])
async def test_a_process_that_no_longer_keeps_its_shards_ends_and_leaves_them_to_others(
    failing: str, idle_bot: Bot, server: str
) -> None:
    idle_bot.address = server
    await ends(idle_bot, failing)
    idle_bot.program = Bot.program
    await idle_bot.start()
    await idle_bot.ready()
