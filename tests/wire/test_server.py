"""The bot on a PostgreSQL server: killed, cut off, and far away."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest

from sandbox.driver import Call, Sandbox
from tests import cluster
from tests.relay import Relay, relay_to
from tests.wire.conftest import Bot, Table, body, has, running
from tests.wire.kills import compare

pytestmark = [pytest.mark.wire, pytest.mark.slow]
POSTS = r"/channels/\d+/messages"
MOVE = b'"piles"'
"""Stands in what the bot has saved with a move, and in nothing else that it says."""
AWAY = "My saved games can't be reached right now, so nothing was changed."
UNHEARD = "My saved games were cut off while I saved your move"


@pytest.fixture
def second(made: str) -> Iterator[str]:
    """The address of another database without sessions."""
    here = cluster.running()
    assert here
    with here.database(made) as address:
        yield address


@pytest.fixture
async def relay(server: str) -> AsyncIterator[Relay]:
    async with relay_to(server) as one:
        yield one


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path, relay: Relay) -> AsyncIterator[Bot]:
    """A bot that comes with a password, which it tells nobody, whatever goes wrong."""
    async with running(sandbox, tmp_path, relay.address.replace("automa@", "automa:hush@")) as ready:
        yield ready
    assert "hush" not in ready.log.read_text()


def entries(server: str) -> int:
    with psycopg.connect(server) as db:
        found = db.execute("SELECT count(*) FROM entries").fetchone()
        assert found
        return int(found[0])


def told(table: Table) -> list[str]:
    """What was said of turns that are over."""
    return [body(one) for one in table.messages() if "taken" in body(one) and not one.buttons]


async def press(table: Table) -> Call:
    """Press without waiting for the panel. Raises TimedOut when Discord would have given up."""
    panel = next(one for one in table.messages() if has(one, "Turn of Automa"))
    return await table.ada.press(panel, label="Turn of Automa")


async def test_a_game_that_is_killed_again_and_again_tells_what_an_unbroken_one_does(
    server: str, second: str
) -> None:
    kills, found = await compare("macrobber", moves=6, kills=4, seed=1, addresses=(server, second))
    assert kills
    assert not found


async def test_while_the_server_is_gone_all_are_told_so_and_then_all_goes_on(
    table: Table, relay: Relay, server: str
) -> None:
    await table.start()
    before = entries(server)
    relay.go_down()
    calls = await asyncio.gather(*(press(table) for _ in range(8)))
    assert [body(call.message) for call in calls if AWAY not in body(call.message)] == []
    assert all(call.message and call.message.is_ephemeral for call in calls)
    assert entries(server) == before
    relay.is_down = False
    async with asyncio.timeout(20):
        while AWAY in body((await press(table)).message):
            pass
    await table.sandbox.settle()
    assert entries(server) > before
    assert "7 cards left" in body(table.last)


async def test_no_table_is_shown_that_only_this_process_would_know_of(table: Table, relay: Relay) -> None:
    await table.start()
    before = [one.id for one in table.messages()]
    relay.go_down()
    asked = (await table.ada.slash(table.channel, "automa status")).message
    assert AWAY in body(asked)
    assert asked
    assert asked.is_ephemeral
    relay.is_down = False
    await table.sandbox.settle()
    assert [one.id for one in table.messages() if not one.is_ephemeral] == before


async def test_of_a_move_that_is_saved_unheard_people_see_that_it_was(table: Table, relay: Relay) -> None:
    await table.start()
    relay.is_heard = lambda said: MOVE not in said
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.last)


async def test_where_nobody_knows_whether_a_move_was_saved_people_are_told_so(
    table: Table, relay: Relay, server: str
) -> None:
    await table.start()
    before = entries(server)

    def is_heard(said: bytes) -> bool:
        if MOVE in said:
            relay.is_down = True
            return False
        return True

    relay.is_heard = is_heard
    call = await press(table)
    assert UNHEARD in body(call.message)
    assert entries(server) == before + 1
    relay.is_down = False
    async with asyncio.timeout(20):
        while "7 cards left" not in body(table.last):
            await table.ada.slash(table.channel, "automa status")
    await table.sandbox.settle()


async def test_what_is_due_when_the_server_goes_is_told_once_when_it_is_back(
    table: Table, relay: Relay, server: str
) -> None:
    sandbox, log = table.sandbox, table.bot.log
    await table.start(log="turns")
    sandbox.faults.drop("POST", POSTS, times=None)
    await press(table)  # saved and answered; that the turn is over can't be told
    await sandbox.until(lambda: "post-failed" in log.read_text(), within=15)
    relay.go_down()
    assert AWAY in body((await press(table)).message)
    sandbox.faults.clear()
    await sandbox.until(lambda: '"fault": "DatabaseAway", "event": "post-failed"' in log.read_text(), 30)
    assert told(table) == []
    relay.is_down = False
    await sandbox.until(lambda: bool(told(table)), within=60)
    await sandbox.settle()
    assert len(told(table)) == 1
    with psycopg.connect(server) as db:
        assert db.execute("SELECT kind FROM outbox").fetchall() == []


async def test_a_server_that_is_far_is_answered_from_in_time(table: Table, relay: Relay) -> None:
    relay.delay = 0.02
    await table.start()
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.last)


async def test_after_a_kill_the_next_start_is_not_kept_out(table: Table) -> None:
    await table.start()
    for _ in range(2):
        await table.bot.restart(signal.SIGKILL)
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.last)


async def test_the_commands_of_the_shell_work_on_it_or_say_what_is_done_instead(table: Table) -> None:
    await table.start()
    bot = table.bot
    listed = await bot.command("export")
    assert listed.stdout.startswith(table.session)
    exported = await bot.command("export", table.session)
    assert exported.returncode == 0
    assert json.loads(exported.stdout)["session"] == table.session
    assert (await bot.command("db", "upgrade")).stdout == "The database is up to date.\n"
    assert (await bot.command("db", "check")).stdout.startswith("The database is sound.\n")
    for word, tool in (("backup", "pg_dump"), ("restore", "pg_restore")):
        ran = await bot.command("db", word, *(["copy.db"] if word == "restore" else []))
        assert ran.returncode == 1
        assert tool in ran.stderr
        assert len(ran.stderr.splitlines()) == 1
