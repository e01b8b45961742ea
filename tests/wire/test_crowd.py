"""In a crowd of servers the bot works as in one, and asks Discord no more."""

import re
from collections.abc import AsyncIterator

import pytest

from sandbox.driver import Crowd, Sandbox
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow]

CROWD = Crowd(40)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        running.crowd = CROWD
        yield running


def looks_at_channels(sandbox: Sandbox) -> int:
    """Count how often the bot has asked whether a channel is there."""
    return sum(
        one.method == "GET" and bool(re.fullmatch(r"/channels/\d+", one.path)) for one in sandbox.requests
    )


async def test_discord_is_asked_only_of_a_channel_that_is_gone(table: Table) -> None:
    await table.start()
    quiet = table.sandbox.channel("quiet-corner")
    await table.ada.slash(quiet, "automa start pebbles", deck="sorted")
    await table.sandbox.settle()
    listed = await table.slash("games")
    assert f"<#{quiet.id}>" in body(listed.message)
    assert looks_at_channels(table.sandbox) == 0
    table.sandbox.delete_channel(quiet)
    listed = await table.slash("games")
    assert listed.message is not None
    (show,) = [one for one in listed.message.buttons if (one.label or "").startswith("Show")]
    assert looks_at_channels(table.sandbox) == 1
    await table.ada.press(listed.message, show.custom_id)
    await table.press_panel("Turn of Automa")
    await table.shows("7 cards left")


async def test_who_removes_the_bot_and_who_invites_it_is_noticed(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.tell("GUILD_DELETE", {"id": str(CROWD.ids[-1])})
    sandbox.kick()
    await sandbox.until(lambda: bot.logged().count('"server-left"') == 2)
    sandbox.invite()
    await sandbox.until(lambda: '"server-joined"' in bot.logged())
    table = Table(sandbox, bot, sandbox.channel("general"))
    await table.start()
    await table.press_panel("Turn of Automa")
    await table.shows("7 cards left")
