"""`python -m benchmarks.backups`: what people notice of a backup that is made and proved while they play.

A bot with thousands of running games in a file of 250 MB is pressed twenty times a second, and again
while the process of the daily backup works. A minute; the table is in docs/performance.md.
"""

import asyncio
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import closing, suppress
from itertools import cycle
from pathlib import Path

import click

from benchmarks.report import machine
from benchmarks.scale import ANSWER_WITHIN, People, Setup, _knows
from benchmarks.work import resident
from bot import __version__
from bot.screens.command_tree import source_hash
from bot.store.migrate import upgrade
from engines.core.game.registry import games
from sandbox.driver import Sandbox
from tests.stored import unpack

ROOT = Path(__file__).parent.parent
TABLES = 20
PAUSE = 0.05
"""Seconds between two presses, a lively evening in many servers."""
BEFORE = 20.0
"""Seconds of playing without a backup, for comparison."""
MEBIBYTE = 1 << 20
PARTS = ("entries", "holders", "languages", "mentions", "names", "places", "points", "salts")


def make(path: Path, size: int) -> int:
    """Make a database of so many bytes, of all games, each session many times; return how many run."""
    unpack("ad73656", path)
    upgrade(f"sqlite:///{path}")
    for copy in path.parent.glob(f"{path.name}.backup-*"):
        copy.unlink()
    times = size // path.stat().st_size
    digits = str.maketrans("0123456789", "abcdefghij")
    with closing(sqlite3.connect(path)) as db, db:
        db.create_function("letters", 1, lambda n: f"{n:05}".translate(digits))
        db.execute(
            "UPDATE sessions SET status = 'ended' WHERE game = 'macrobber'"
        )  # its automas would play on
        for table, key in {"sessions": "id", **dict.fromkeys(PARTS, "session")}.items():
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            made = {
                key: f"letters(n) || substr({key}, 6)",
                "channel": "channel || n",
                "guild": "n << 22",
            }
            values = ", ".join(made.get(one, one) for one in columns)
            db.execute(
                "WITH RECURSIVE numbers(n) AS"
                f" (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {times})"
                f" INSERT INTO {table} SELECT {values} FROM {table}, numbers"
            )
        db.execute("DELETE FROM outbox")
        return int(db.execute("SELECT count(*) FROM sessions WHERE status = 'running'").fetchone()[0])


async def play(people: People, is_over: asyncio.Event) -> list[float]:
    """Press at one table after another, and return the seconds of each press to its answer."""
    found: list[float] = []
    async with asyncio.TaskGroup() as group:
        for table in cycle(people._tables):
            if is_over.is_set():
                return found
            group.create_task(people._go_on(*table, 1, found))
            await asyncio.sleep(PAUSE)
    return found


async def backup(environment: dict[str, str]) -> tuple[float, float, float, str]:
    """Let the process work that the bot starts each day; return its seconds, CPU, MiB and words."""
    began, before, most = time.perf_counter(), os.times(), 0.0
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "db", "backup", "--daily"),
        cwd=ROOT, env=environment, stdout=DEVNULL, stderr=PIPE,
    )  # fmt: skip
    told = asyncio.create_task(process.communicate())
    while not told.done():
        with suppress(FileNotFoundError):
            most = max(most, resident(process.pid))
        await asyncio.wait({told}, timeout=0.05)
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    assert process.returncode == 0, (await told)[1].decode()
    return time.perf_counter() - began, cpu, most, (await told)[1].decode().strip()


async def measure(folder: Path, size: int) -> None:
    """Print what was found."""
    path = folder / "automa.db"
    running = make(path, size)
    async with Sandbox(answer_within=ANSWER_WITHIN) as sandbox:
        sandbox.log_bodies(wanted=False)
        environment = {
            **os.environ,
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_BASE": sandbox.api_base,
            "DATABASE_URL": f"sqlite:///{path}",
            "SHARD_COUNT": "1",
            "PICTURES": "off",
            "LOG_LEVEL": "error",
            "DOCTOR_HOURS": "0",
            "BACKUP_HOURS": "0",
        }
        version = f"{__version__} {source_hash(games(), sandbox.bot.id)} off"
        await _knows(f"sqlite:///{path}", version, "0/1")
        people = People(sandbox, Setup("SQLite", 1, 0, tables=TABLES))
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=ROOT, env=environment
        )
        try:
            await sandbox.ready(within=60)
            sandbox.watch(bot.pid)
            await people.start()
            await sandbox.settle(within=120)
            print(f"{machine()}\n{path.stat().st_size / 1e6:.0f} MB, {running:,} running games\n")
            print("| | presses | p50 | p99 | longest |\n| --- | --- | --- | --- | --- |")
            is_over = asyncio.Event()
            asyncio.get_running_loop().call_later(BEFORE, is_over.set)
            _print_row("without a backup", await play(people, is_over))
            is_over = asyncio.Event()
            playing = asyncio.create_task(play(people, is_over))
            took, cpu, most, said = await backup(environment)
            is_over.set()
            _print_row("while it is made and proved", await playing)
            print(f"\nThe backup: {took:.0f} s, {cpu:.0f} s of CPU, {most:.0f} MiB at most. {said}")
        finally:
            bot.terminate()
            await bot.wait()


def _print_row(name: str, latencies: list[float]) -> None:
    cuts = statistics.quantiles(latencies, n=100)
    figures = " | ".join(f"{one * 1e3:.1f} ms" for one in (cuts[49], cuts[98], max(latencies)))
    print(f"| {name} | {len(latencies)} | {figures} |", flush=True)


@click.command(help="Measure what people notice of a backup.")
@click.option("--mb", default=250, show_default=True, help="How large the database is.")
def main(mb: int) -> None:
    """Measure in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), mb * 1_000_000))


if __name__ == "__main__":
    main()
