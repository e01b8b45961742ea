"""Pictures when the process that draws them is stopped, killed or gone: each test has a bot of its own."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.driver import Message, Sandbox
from tests.wire.conftest import Bot, Table, body, has, running
from tests.wire.earlier import start_earlier
from tests.wire.test_outbox import public
from tests.wire.test_pictures import (
    AUTOMA,
    EDITS,
    act,
    begin,
    description,
    drawn,
    in_words,
    picture_in,
    shown,
    the_table,
)

pytestmark = [pytest.mark.wire, pytest.mark.slow]


@pytest.fixture
async def table(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Table]:
    """A table of a bot of its own: its worker may be stopped, and nothing is drawn yet."""
    async with running(sandbox, tmp_path, PICTURES="on") as bot:
        yield Table(sandbox, bot, sandbox.channel("general"))


def workers(bot: Bot) -> list[int]:
    """Return the processes that the bot has started for its pictures."""
    lines = [json.loads(line) for line in bot.logged().splitlines()]
    return [line["pid"] for line in lines if line["event"] == "worker-started"]


async def gone(pid: int) -> None:
    """Wait until a process has ended."""
    try:
        watch = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(watch, ended.set)
    try:
        await asyncio.wait_for(ended.wait(), 15)
    finally:
        asyncio.get_running_loop().remove_reader(watch)
        os.close(watch)


async def test_what_was_drawn_is_not_drawn_again(table: Table) -> None:
    await begin(table)
    first = picture_in(await act(table, "Let it rest"))
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    second = picture_in(await act(table, "Let it rest"))
    os.kill(worker, signal.SIGCONT)
    assert first is not None
    assert second is not None
    assert first.content == second.content
    assert workers(table.bot) == [worker]


async def test_a_worker_that_is_killed_while_it_draws_loses_nothing(table: Table) -> None:
    await begin(table)
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    call = await table.ada.press(the_table(table), label="Turn of Automa")
    assert "It draws the card Plain." in body(call.message)
    os.kill(worker, signal.SIGKILL)
    await table.sandbox.until(lambda: in_words(call.message) or description(call.message) == AUTOMA)
    assert "7 cards" in body(the_table(table))
    assert has(the_table(table), "Turn of Automa")
    await act(table, "Let it rest")
    assert len(workers(table.bot)) == 2


async def killed(table: Table) -> None:
    """Kill the bot as it stands and start it again; nothing that was held goes on before."""
    await table.bot.stop(signal.SIGKILL)
    table.sandbox.faults.clear()
    await table.sandbox.offline()
    await table.bot.start(PICTURES="on")
    await table.sandbox.ready()


async def alone(table: Table, message: Message | None) -> None:
    """Wait until a table that was shown has its picture, and is the only one."""
    await shown(table, message)
    await table.sandbox.until(lambda: public(table) == [message])


async def test_the_picture_of_a_shown_table_comes_after_a_kill(table: Table) -> None:
    await begin(table)
    hold = table.sandbox.faults.hold("PATCH", EDITS, times=None)
    message = (await table.ada.slash(table.channel, "automa status")).message
    await hold.reached()
    await killed(table)
    await alone(table, message)


async def test_the_picture_of_a_shown_table_outlives_an_older_refresh(table: Table) -> None:
    """The older one was under way when the table was shown anew: it stands for itself only."""
    await begin(table)
    older = table.sandbox.faults.hold("PATCH", EDITS)
    await table.ada.slash(table.channel, "automa status")
    await older.reached()
    newer = table.sandbox.faults.hold("PATCH", EDITS, times=None)
    message = (await table.ada.slash(table.channel, "automa status")).message
    older.release()
    await newer.reached()
    await killed(table)
    await alone(table, message)


async def test_a_worker_that_hangs_is_killed_and_words_stand_in(table: Table) -> None:
    await begin(table)
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    score = await table.ada.slash(table.channel, "automa score")
    assert "Pebbles taken" in body(score.message)
    await table.sandbox.until(lambda: "You: 0 pebbles" in body(score.message))
    await gone(worker)
    assert picture_in(score.message) is None
    assert "WorkerTimedOut" in table.bot.logged()
    turn = await table.ada.slash(table.channel, "automa turn")
    await shown(table, turn.message)


async def test_a_late_picture_leaves_what_came_later_alone(table: Table) -> None:
    older = await begin(table)
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    await table.ada.press(older, label="Turn of Automa")
    fixed = (await table.ada.slash(table.channel, "automa fix", field="name", value="Otto")).message
    os.kill(worker, signal.SIGCONT)
    await table.sandbox.until(lambda: fixed is not None and picture_in(fixed) is not None)
    await table.sandbox.settle()
    assert fixed is the_table(table)
    assert "name: Automa → Otto" in body(fixed)
    assert has(the_table(table), "Turn of Otto")
    assert older not in table.messages()


async def test_an_idle_worker_ends_and_another_starts(sandbox: Sandbox, tmp_path: Path) -> None:
    async with running(sandbox, tmp_path, PICTURES="on", WORKER_IDLE="1") as bot:
        table = Table(sandbox, bot, sandbox.channel("general"))
        await begin(table)
        (worker,) = workers(bot)
        await gone(worker)
        await act(table)
        assert len(workers(bot)) == 2


@pytest.mark.parametrize("signum", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
async def test_no_worker_outlives_the_bot(sandbox: Sandbox, idle_bot: Bot, signum: int) -> None:
    await start_earlier(sandbox, idle_bot.address)
    await idle_bot.start(PICTURES="on")
    await sandbox.ready()
    await begin(Table(sandbox, idle_bot, sandbox.channel("general")))
    (worker,) = workers(idle_bot)
    assert await idle_bot.stop(signum) == (-signum if signum == signal.SIGKILL else 0)
    await gone(worker)
    assert "Traceback" not in idle_bot.logged()


async def test_a_stop_waits_for_no_worker_that_hangs(sandbox: Sandbox, idle_bot: Bot) -> None:
    await start_earlier(sandbox, idle_bot.address)
    await idle_bot.start(PICTURES="on")
    await sandbox.ready()
    table = Table(sandbox, idle_bot, sandbox.channel("general"))
    await begin(table)
    (worker,) = workers(idle_bot)
    os.kill(worker, signal.SIGSTOP)
    await table.ada.press(the_table(table), label="Turn of Automa")
    assert await idle_bot.stop() == 0
    await gone(worker)
    assert "Traceback" not in idle_bot.logged()


async def test_a_picture_that_comes_late_still_comes_into_the_table(table: Table) -> None:
    message = await begin(table)
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    await table.ada.press(message, label="Turn of Automa")
    await table.sandbox.until(lambda: in_words(message))
    os.kill(worker, signal.SIGCONT)
    assert await drawn(table, AUTOMA) is message
