"""The recipe of docs/hosting.md: Litestream copies beside the bot, and all that it has copied comes back."""

import asyncio
import re
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.store.migrate import pending
from tests.stored import unpack
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow]

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
MISSING = "No Litestream here (pip install -r requirements/litestream.txt)"
SOCKET = "socket:\n  enabled: true\n  path: {}\n"
"""Lets a test say when all has to be copied, in place of waiting for it."""


class Litestream:
    """Litestream with the settings of the docs, but for the paths."""

    def __init__(self, program: str, bot: Bot) -> None:
        self._program, self._bot = program, bot
        self._socket = bot.folder / "litestream.sock"
        self.settings = bot.folder / "litestream.yml"
        told = HOSTING.partition("This is `/etc/litestream.yml`")[2]
        (block,) = re.findall(r"\n\n((?:    .+\n)+)", told)[:1]
        recipe = re.sub("^    ", "", block, flags=re.MULTILINE)
        recipe = recipe.replace("/var/lib/automa/automa.db", str(bot.database))
        recipe = recipe.replace("/mnt/elsewhere/automa", str(bot.folder / "elsewhere"))
        assert recipe.count(str(bot.folder)) == 2
        self.settings.write_text(SOCKET.format(self._socket) + recipe)

    @asynccontextmanager
    async def copying(self) -> AsyncIterator[None]:
        """Copy, what is there and what comes, until it is killed."""
        self._socket.unlink(missing_ok=True)
        process = await asyncio.create_subprocess_exec(
            self._program, "replicate", "-config", str(self.settings), stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout
            while b"control socket listening" not in (line := await process.stdout.readline()):
                assert line, "it has ended"
            await self.copied()
            yield
        finally:
            process.kill()
            await process.communicate()

    async def copied(self) -> None:
        """Return when all has been copied that the bot has written."""
        await self.run("sync", "-wait", "-socket", str(self._socket), str(self._bot.database))

    async def run(self, *words: str) -> None:
        process = await asyncio.create_subprocess_exec(
            self._program, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        told, _ = await process.communicate()
        assert process.returncode == 0, told.decode()

    async def restored(self) -> Path:
        """Return what comes out of the copies."""
        copy = self._bot.folder / "copy.db"
        await self.run("restore", "-config", str(self.settings), "-o", str(copy), str(self._bot.database))
        return copy


@pytest.fixture
def program() -> str:
    beside = str(Path(sys.executable).parent)
    found = shutil.which("litestream") or shutil.which("litestream", path=beside)
    if found is None:
        pytest.skip(MISSING)
    return found


def entries(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT * FROM entries ORDER BY seq").fetchall()


async def test_after_a_lost_disk_all_is_there_that_was_copied(table: Table, program: str) -> None:
    bot, litestream = table.bot, Litestream(program, table.bot)
    await table.start()
    async with litestream.copying():
        await table.press_panel("Turn of Automa")
        assert "7 cards left" in body(table.last)
        assert (await bot.command("db", "check")).stdout == "The database is sound.\n"
        assert (await bot.command("db", "backup")).returncode == 0
        await litestream.copied()
    copied = entries(bot.database)
    await table.slash("turn")
    await bot.stop(signal.SIGKILL)
    assert len(entries(bot.database)) > len(copied)
    for one in bot.folder.glob("automa.db*"):
        one.unlink()
    shutil.rmtree(bot.folder / ".automa.db-litestream")
    copy = await litestream.restored()
    assert entries(copy) == copied
    ran = await bot.command("db", "restore", str(copy))
    assert (ran.returncode, ran.stderr) == (0, "")
    await table.sandbox.offline()
    await bot.start()
    await table.sandbox.ready()
    async with litestream.copying():
        call = await table.slash("status")
        assert "7 cards left" in body(call.message)
        await table.slash("turn")
        await litestream.copied()
    copy.unlink()
    assert entries(await litestream.restored()) == entries(bot.database)


async def test_an_upgrade_is_copied_as_all_else(idle_bot: Bot, program: str) -> None:
    unpack("ad73656", idle_bot.database)
    litestream = Litestream(program, idle_bot)
    async with litestream.copying():
        ran = await idle_bot.command("db", "upgrade")
        assert ran.returncode == 0, ran.stderr
        await litestream.copied()
    copy = await litestream.restored()
    assert pending(copy) == []
    assert entries(copy) == entries(idle_bot.database)
