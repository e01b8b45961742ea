"""Several processes on one database: one takes over from another, which ends, is killed or is frozen."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandbox.driver import BotOffline, Channel, Sandbox, TimedOut
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow]

SHARDS = 4
TABLES = 4
"""Of each shard."""
AT_WORK = 6
"""The kind of a first response that says nothing yet."""
HANDED_OVER = 25.0
"""Seconds that a takeover may take: a lease that nobody gives back lasts twenty."""


@asynccontextmanager
async def process(
    sandbox: Sandbox,
    folder: Path,
    server: str,
    program: tuple[str, ...] = Bot.program,
    **environment: str,
) -> AsyncIterator[Bot]:
    """Run a process of the bot that serves its shards; at its end nothing it sent was refused."""
    folder.mkdir()  # noqa: ASYNC240 - nothing waits for it
    bot = Bot(sandbox, folder)
    bot.program = program
    await bot.start(DATABASE_URL=server, **environment)
    try:
        await sandbox.until(lambda: '"connected"' in bot.logged(), within=15)
        yield bot
    finally:
        if bot.runs:
            bot.process.send_signal(signal.SIGCONT)  # type: ignore[union-attr]
            await bot.stop()
    assert "Traceback" not in bot.logged()


async def serves(bot: Bot, shards: str = "0,1,2,3") -> None:
    await bot.sandbox.until(lambda: f'"shards": "{shards}"' in served(bot), within=HANDED_OVER)


def served(bot: Bot) -> str:
    return "\n".join(line for line in bot.logged().splitlines() if '"shards-served"' in line)


def presses(bot: Bot) -> int:
    return bot.logged().count('"press"')


def channels(sandbox: Sandbox, shards: int = SHARDS) -> list[Channel]:
    """Some channels in a server of each shard."""
    sandbox.logins.shards = sandbox.logins.max_concurrency = shards
    names = [[f"table-{shard}-{number}" for number in range(TABLES)] for shard in range(shards)]
    for shard, some in enumerate(names):
        sandbox.add_guild(f"Server {shard}", *some, shard=(shard, shards))
    return [sandbox.channel(name) for some in names for name in some]


class People:
    """Somebody at each table who presses all the time."""

    def __init__(self, sandbox: Sandbox, tables: list[Channel]) -> None:
        self.sandbox = sandbox
        self.tables = tables
        self.ada = sandbox.user("Ada")
        self.failed: list[str] = []
        """Presses that were not answered, or with a fault."""
        self._playing: asyncio.Future[list[None]]
        self._goes_on = False

    async def start(self) -> None:
        await self.sandbox.ready()
        for one in self.tables:
            await self.ada.slash(one, "automa start burgundy", board="dealt", pace="one", seed="wire")

    def press(self) -> None:
        """Let all of them press until `pause`."""
        self._goes_on = True
        self._playing = asyncio.gather(*map(self._play, self.tables))

    async def pause(self) -> None:
        """Let all of them see the end of their press."""
        self._goes_on = False
        await self._playing

    async def go_on(self, bot: Bot) -> None:
        """Let all of them press at a process, and see that nothing fails."""
        self.failed.clear()
        before = presses(bot)
        self.press()
        await self.sandbox.until(lambda: presses(bot) > before + 8, within=15)
        await self.pause()
        assert self.failed == []

    async def _play(self, channel: Channel) -> None:
        while self._goes_on:
            try:
                await self._turn(channel)
            except (BotOffline, TimedOut, TimeoutError) as fault:
                self.failed.append(f"{channel.name}: {fault!r}")
                await asyncio.sleep(0.2)

    async def _turn(self, channel: Channel) -> None:
        message = (await self.ada.slash(channel, "automa turn")).message
        if message is None:
            self.failed.append(f"{channel.name}: no answer")
            return
        await self.sandbox.until(lambda: message.is_deleted or not message.is_thinking, within=5)
        if message.is_deleted:
            return
        if sure := [one for one in message.buttons if one.label == "Yes: Done"]:
            await self.ada.press(message, sure[0].custom_id)
        elif "wrong" in body(message):
            self.failed.append(f"{channel.name}: {body(message)}")


async def test_a_process_takes_over_from_another_without_a_press_that_fails(
    sandbox: Sandbox, tmp_path: Path, server: str
) -> None:
    people = People(sandbox, channels(sandbox))
    async with process(sandbox, tmp_path / "old", server) as old:
        await serves(old)
        await people.start()
        people.press()
        async with process(sandbox, tmp_path / "new", server) as new:
            assert await asyncio.wait_for(old.process.wait(), HANDED_OVER) == 0  # type: ignore[union-attr]
            await serves(new)
            before = presses(new)
            await sandbox.until(lambda: presses(new) > before + len(people.tables), within=15)
            await people.pause()
            assert people.failed == []


async def test_just_after_a_takeover_moves_are_saved_once_and_forms_open(
    sandbox: Sandbox, tmp_path: Path, server: str
) -> None:
    (channel, *_) = channels(sandbox)
    async with process(sandbox, tmp_path / "old", server) as old:
        await serves(old)
        await sandbox.ready()
        await Table(sandbox, old, channel).start()
        follows = ("-m", "tests.wire.following_bot")
        async with process(sandbox, tmp_path / "new", server, follows) as new:
            assert await asyncio.wait_for(old.process.wait(), HANDED_OVER) == 0  # type: ignore[union-attr]
            await serves(new)
            table = Table(sandbox, new, channel)
            moved = await table.press_panel("Turn of Automa")
            assert moved.kind == AT_WORK
            await table.shows("7 cards left")
            helped = await table.slash("help")
            assert helped.message
            form = await table.press(helped.message, "Rules")
            assert form.modal


async def test_after_a_kill_another_process_goes_on_where_it_was(
    sandbox: Sandbox, tmp_path: Path, server: str
) -> None:
    people = People(sandbox, channels(sandbox)[:4])
    async with process(sandbox, tmp_path / "old", server) as old:
        await serves(old)
        await people.start()
        people.press()
        await sandbox.until(lambda: presses(old) > 20, within=15)
        await old.stop(signal.SIGKILL)
        await people.pause()
        async with process(sandbox, tmp_path / "new", server) as new:
            await serves(new)
            await people.go_on(new)


async def test_a_process_that_was_frozen_past_its_lease_ends_when_it_wakes(
    sandbox: Sandbox, tmp_path: Path, server: str
) -> None:
    people = People(sandbox, channels(sandbox)[:4])
    async with process(sandbox, tmp_path / "old", server) as old:
        await serves(old)
        await people.start()
        await sandbox.settle()
        assert old.process
        old.process.send_signal(signal.SIGSTOP)
        people.press()  # what they press now lies before both
        async with process(sandbox, tmp_path / "new", server) as new:
            await serves(new)
            await sandbox.until(lambda: presses(new) > 8, within=15)
            await people.pause()
            await sandbox.settle()
            before, served_by_old = rows(server), presses(old)
            old.process.send_signal(signal.SIGCONT)
            assert await asyncio.wait_for(old.process.wait(), 10) == 0
            assert rows(server) == before
            assert presses(old) == served_by_old
            await people.go_on(new)


async def test_with_more_shards_each_game_finds_its_new_process(
    sandbox: Sandbox, tmp_path: Path, server: str
) -> None:
    people = People(sandbox, channels(sandbox, 4))
    async with process(sandbox, tmp_path / "old", server, SHARD_COUNT="4") as old:
        await serves(old)
        await people.start()
        sandbox.logins.max_concurrency = 6
        async with (
            process(sandbox, tmp_path / "one", server, SHARD_COUNT="6", SHARD_IDS="0-2") as one,
            process(sandbox, tmp_path / "two", server, SHARD_COUNT="6", SHARD_IDS="3-5") as two,
        ):
            assert await asyncio.wait_for(old.process.wait(), HANDED_OVER) == 0  # type: ignore[union-attr]
            await serves(one, "0,1,2")
            await serves(two, "3,4,5")
            for table in people.tables:
                shown = await Table(sandbox, one, table).turn()
                assert shown.message is not None
            assert presses(one)
            assert presses(two)


def rows(server: str) -> list[object]:
    """Return how much is saved of sessions."""
    import psycopg  # there is none without a server

    tables = ("entries", "presses", "outbox", "posted")
    with psycopg.connect(server) as db:
        return [db.execute(f"SELECT COUNT(*) FROM {one}".encode()).fetchone() for one in tables]
