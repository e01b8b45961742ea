import asyncio
import os
import signal
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sandbox.driver import Sandbox
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def test_a_second_process_on_the_database_names_the_first(sandbox: Sandbox, bot: Bot) -> None:
    assert bot.process is not None
    ran = await bot.command("run")
    assert ran.returncode == 4
    (line,) = ran.stderr.splitlines()
    assert f"Another Automa (process {bot.process.pid} on " in line
    assert str(bot.database) in line
    assert sandbox.is_online


async def test_after_a_kill_the_next_start_is_not_kept_out(table: Table) -> None:
    await table.start()
    for _ in range(2):
        await table.bot.restart(signal.SIGKILL)
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.last)


async def test_what_only_reads_works_beside_the_bot_and_the_rest_is_refused(table: Table) -> None:
    await table.start()
    bot = table.bot
    file = bot.folder / "game.json"
    assert (await bot.command("db", "check")).stdout == "The database is sound.\n"
    copy = (await bot.command("db", "backup")).stdout.strip()
    assert (await bot.command("export", table.session, "--to", str(file))).returncode == 0
    assert {stat.S_IMODE(one.stat().st_mode) for one in (Path(copy), file)} == {0o600}
    ran = await bot.command("db", "restore", copy)
    assert ran.returncode == 4
    with closing(sqlite3.connect(bot.database)) as db, db:
        db.execute("DELETE FROM _yoyo_migration WHERE migration_id LIKE '0003%'")
    ran = await bot.command("db", "upgrade")
    assert (ran.returncode, ran.stdout) == (4, "")
    assert len(ran.stderr.splitlines()) == 1


async def test_a_backup_is_restored_and_played_on(table: Table) -> None:
    await table.start()
    copy = (await table.bot.command("db", "backup")).stdout.strip()
    await table.press_panel("Turn of Automa")
    await table.bot.stop()
    ran = await table.bot.command("db", "restore", copy)
    assert ran.returncode == 0
    (kept,) = table.bot.folder.glob("automa.db.replaced-*")
    assert str(kept) in ran.stdout
    await table.sandbox.offline()
    await table.bot.start()
    await table.sandbox.ready()
    call = await table.slash("status")
    assert "8 cards left" in body(call.message)


async def test_a_damaged_database_stops_the_start_with_one_line(sandbox: Sandbox, idle_bot: Bot) -> None:
    assert (await idle_bot.command("db", "upgrade")).returncode == 0
    with closing(sqlite3.connect(idle_bot.database)) as db, db:
        for key in "ab":
            db.execute("INSERT INTO meta VALUES (?, ?)", (key, "x" * 100_000))
    with idle_bot.database.open("r+b") as file:
        file.seek(-4096 * 16, os.SEEK_END)
        file.write(b"\xff" * 4096 * 8)
    before = idle_bot.database.read_bytes()
    ran = await idle_bot.command("run")
    assert ran.returncode == 1
    (line,) = ran.stderr.splitlines()
    assert str(idle_bot.database) in line
    assert "`automa db restore FILE`" in line
    assert not sandbox.requests
    assert idle_bot.database.read_bytes() == before
    ran = await idle_bot.command("db", "check")
    assert ran.returncode == 1
    assert "automa db restore FILE" in ran.stderr


async def test_a_start_narrows_what_others_could_read(sandbox: Sandbox, idle_bot: Bot) -> None:
    assert (await idle_bot.command("db", "upgrade")).returncode == 0
    idle_bot.database.chmod(0o644)
    idle_bot.folder.chmod(0o755)
    await idle_bot.start()
    await sandbox.ready()
    assert {stat.S_IMODE(one.stat().st_mode) for one in idle_bot.folder.glob("automa.db*")} == {0o600}
    assert stat.S_IMODE(idle_bot.folder.stat().st_mode) == 0o755
    (line,) = [line for line in idle_bot.logged().splitlines() if "open-to-others" in line]
    assert str(idle_bot.folder) in line
    assert await idle_bot.stop() == 0


async def test_started_in_a_hostile_folder_it_comes_online_with_its_commands(bot: Bot) -> None:
    """As pip installs it: the folder isn't looked at by the process itself."""
    trap = "import pathlib\npathlib.Path(__file__).with_suffix('.ran').touch()\n"
    hostile = bot.folder / "hostile"
    hostile.mkdir()
    for name in ("bot", "engines", "sandbox", "json", "click", "sitecustomize"):
        (hostile / f"{name}.py").write_text(trap)
    environment = bot.for_sandbox
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", "bot", "sandbox"),
        env=environment,
        cwd=hostile,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    try:
        while b"commands-pushed" not in (line := await asyncio.wait_for(process.stderr.readline(), 15)):
            assert line
    finally:
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 20) == 0
        await process.communicate()
    assert list(hostile.glob("*.ran")) == []
