"""Who is told over the wire that it is their turn: everybody who isn't there, once for each handover."""

import sqlite3

import pytest

from sandbox.driver import Channel, Person
from tests.wire.conftest import Bot, Table, has

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]
ELEVEN_MINUTES = 660_000


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


def later(bot: Bot) -> None:
    """Let everything that was pressed have been eleven minutes earlier."""
    with sqlite3.connect(bot.database) as db:
        for rows in ("entries", "holders"):
            db.execute(f"UPDATE {rows} SET at = at - {ELEVEN_MINUTES}")
    db.close()


def told(table: Table) -> list[Person]:
    """Return who has been told of something since this was asked last, message by message."""
    users = [
        user
        for record in table.sandbox.requests
        if record.method == "POST" and isinstance(record.body, dict) and record.status < 300
        for user in (record.body.get("allowed_mentions") or {}).get("users", ())
    ]
    table.sandbox.clear_log()
    return [one for user in users for one in (table.ada, table.ben) if str(one.id) == user]


async def test_every_handover_calls_who_has_not_pressed_for_ten_minutes(table: Table) -> None:
    await table.slash("start burgundy", board="dealt", players=2)
    await table.press_panel("Join", table.ben)
    await table.done(table.ada)
    assert told(table) == []  # Ben has just sat down
    for _ in range(3):
        later(table.bot)
        await table.done(table.ben)
        await table.sandbox.until(lambda: has(table.table, "My turn"))
        assert told(table) == [table.ada]
        later(table.bot)
        await table.done(table.ada)
        assert told(table) == [table.ben]


async def test_who_looks_at_the_board_is_not_called(table: Table) -> None:
    await table.slash("start burgundy", board="dealt", players=2)
    await table.press_panel("Join", table.ben)
    later(table.bot)
    await table.press_panel("Look", table.ben)
    await table.done(table.ada)
    assert told(table) == []


async def test_the_end_and_the_next_game_are_told_to_all_who_sat_there(table: Table) -> None:
    await table.slash("start burgundy", board="dealt", players=2)
    await table.press_panel("Join", table.ben)
    asked = await table.slash("end")
    assert asked.message is not None
    await table.press(asked.message, "End the game")
    assert told(table) == [table.ben]  # who is asked to agree
    await table.press(table.last, "Agree: end the game", table.ben)
    await table.shows("ended")
    assert told(table) == []
    await table.press_panel("Again", table.ada)
    await table.sandbox.until(lambda: has(table.table, "My turn"))
    assert told(table) == [table.ben]
