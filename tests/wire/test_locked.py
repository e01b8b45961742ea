import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from sandbox.driver import Call
from tests.wire.conftest import Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow]
TOLD = "Another program keeps my saved games locked, so nothing was changed."


@contextmanager
def locked(table: Table) -> Iterator[sqlite3.Connection]:
    """Keep the database locked, as another program might."""
    with closing(sqlite3.connect(table.bot.database, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        yield holder


async def tables(table: Table, number: int) -> list[Table]:
    """Start a game in so many channels."""
    places = [table.sandbox.add_channel(f"room-{one}") for one in range(number)]
    started = [Table(table.sandbox, table.bot, place) for place in places]
    for one in started:
        await one.start()
    return started


def entries(table: Table) -> int:
    with closing(sqlite3.connect(table.bot.database)) as db:
        count: int = db.execute("SELECT count(*) FROM entries").fetchone()[0]
        return count


async def press(table: Table) -> Call:
    """Press without waiting for the panel. Raises TimedOut when Discord would have given up."""
    return await table.ada.press(table.last, label="Turn of Automa")


async def test_many_presses_at_a_lock_are_all_answered_and_none_is_saved(table: Table) -> None:
    """Discord gives up after three seconds, and so does the look-alike."""
    rooms = await tables(table, 12)
    before = entries(table)
    with locked(table):
        calls = await asyncio.gather(*(press(room) for room in (*rooms, *rooms)))
        assert {TOLD in body(call.message) for call in calls} == {True}
        assert all(call.message and call.message.is_ephemeral for call in calls)
    await table.sandbox.settle()
    assert entries(table) == before
    for room in rooms[:2]:
        panel = next(one for one in room.messages() if has(one, "Turn of Automa"))
        assert "card Plain" in body((await room.press(panel, "Turn of Automa")).message)


async def test_what_is_looked_at_is_shown_and_what_would_be_written_is_told(table: Table) -> None:
    await table.start()
    with locked(table):
        assert "8 cards left" in body((await table.slash("status")).message)
        for command in ("turn", "undo"):
            await table.slash(command)
            assert table.last.is_ephemeral
        other = Table(table.sandbox, table.bot, table.sandbox.add_channel("elsewhere"))
        call = await other.start()
        assert TOLD in body(call.message)
    assert "no game" in body((await other.slash("turn")).message)


async def test_a_short_lock_is_waited_for(table: Table) -> None:
    await table.start()
    with locked(table) as holder:
        pressed = asyncio.ensure_future(press(table))
        await table.sandbox.until(lambda: len(table.sandbox.calls) == 2)
        holder.execute("ROLLBACK")
        call = await pressed
    assert "card Plain" in body(call.message)


async def test_a_database_that_can_not_even_be_read_is_told(table: Table) -> None:
    """Another program has it for itself alone, as SQLite allows when it comes first."""
    await table.start()
    await table.bot.stop()
    with closing(sqlite3.connect(table.bot.database, isolation_level=None)) as holder:
        holder.execute("PRAGMA locking_mode = EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        await table.bot.start()
        assert table.bot.process is not None
        assert await asyncio.wait_for(table.bot.process.wait(), 30) == 1
    assert "another program keeps the database locked" in table.bot.logged()
    await table.sandbox.offline()
    await table.bot.start()
    await table.sandbox.ready()
    await table.press_panel("Turn of Automa")
