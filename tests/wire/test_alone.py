"""Errors that need a bot of their own: its database is damaged, or there is no game but one."""

import re
import sqlite3
from contextlib import closing

import pytest

from tests.wire.conftest import Table, body, has, labels
from tests.wire.test_errors import private
from tests.wire.test_exact import suggested

pytestmark = [pytest.mark.wire, pytest.mark.slow]


def execute(table: Table, statement: str) -> None:
    """Meddle with the database behind the bot's back."""
    with closing(sqlite3.connect(table.bot.database)) as db, db:
        db.execute(statement)


async def test_a_deleted_channel_keeps_the_session(table: Table) -> None:
    await table.start()
    await table.slash("turn")
    table.sandbox.delete_channel(table.channel)
    table.channel = table.sandbox.channel("quiet-corner")
    call = await table.slash("status")
    assert "its channel was deleted" in private(call)
    assert call.message is not None
    await table.press(call.message, labels(call.message)[0])
    assert "7 cards left" in body(table.last)
    await table.press_panel("Turn of Automa")
    assert has(table.last, "Type the answer")


async def test_a_session_elsewhere_is_linked(table: Table) -> None:
    await table.start()
    there = table.channel
    table.channel = table.sandbox.channel("quiet-corner")
    call = await table.slash("status")
    assert f"<#{there.id}>" in private(call)
    assert call.message is not None
    assert not call.message.buttons


async def test_an_internal_error_has_an_id_that_is_in_the_log(table: Table) -> None:
    await table.start()
    table.bot.has_trouble = True
    execute(table, "UPDATE entries SET state = '{}'")
    told = private(await table.slash("turn"))
    assert "Something went wrong on my side. Nothing was changed." in told
    (id_,) = re.findall(r"\(Error ([0-9a-f]{8})\)", told)
    assert id_ in table.bot.logged()


async def test_a_move_that_can_not_be_saved_is_not_shown(table: Table) -> None:
    await table.start()
    before = len(table.messages())
    execute(table, "ALTER TABLE entries RENAME TO elsewhere")
    told = private(await table.press_panel("Turn of Automa"))
    assert "could not be saved, so nothing was changed" in told
    assert len(table.messages()) == before + 1
    execute(table, "ALTER TABLE elsewhere RENAME TO entries")
    done = await table.press(table.messages()[before - 1], "Turn of Automa")
    assert "card Plain" in body(done.message)


async def test_a_failing_autocomplete_has_no_choices(table: Table) -> None:
    await table.start()
    execute(table, "UPDATE entries SET state = '{}'")
    assert await suggested(table, "report", "action", "took") == []
    assert await suggested(table, "answer", "text", "") == []
    assert await suggested(table, "fix", "field", "") == []
    assert "autocomplete-failed" in table.bot.logged()
