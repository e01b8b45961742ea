"""A bot under measurement: its process on a look-alike of its own, its start-up and its memory."""

import asyncio
import json
import os
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from benchmarks.work import resident, worked
from sandbox.driver import Crowd, Sandbox
from sandbox.json import Json

DATABASE, PROBE, DRAWN = "automa.db", "probe", "drawn"
"""Files in a subject's folder."""
ROOT = Path(__file__).parent.parent


class Refused(Exception):
    """A press that was to do something has saved nothing, or a look has shown nothing."""


@dataclass
class Subject:
    """A running bot: where it runs, how long (seconds) it took to be ready, its process and its probe."""

    sandbox: Sandbox
    first_start: float
    """Seconds of the first start, with an empty database and no commands pushed yet."""
    start_up: float
    process: asyncio.subprocess.Process
    folder: Path
    """What it keeps lies here: its database, and the pipe of its probe."""
    first_memory: float = 0.0
    """MiB of the process when it was ready for the first time, in one server."""

    def has_saved(self, press: int) -> bool:
        """Tell whether an interaction of that id has saved something."""
        return bool(self.count("SELECT count(*) FROM presses WHERE id = ?", str(press)))

    def saved(self) -> int:
        """Return how many presses have saved something so far."""
        return self.count("SELECT count(*) FROM presses") if self.keeps else 0

    def is_running_in(self, channel: int) -> bool:
        """Tell whether a game runs in a channel."""
        query = "SELECT count(*) FROM sessions WHERE channel = ? AND status = 'running'"
        return bool(self.count(query, str(channel)))

    @property
    def keeps(self) -> bool:
        """Whether it saves anything at all."""
        return (self.folder / DATABASE).exists()

    def count(self, query: str, *values: str) -> int:
        """Return the number that a query finds in its database."""
        with closing(sqlite3.connect(f"file:{self.folder / DATABASE}?mode=ro", uri=True)) as database:
            return int(database.execute(query, values).fetchone()[0])

    def memory(self) -> float:
        """Return the resident memory of the process in MiB."""
        return resident(self.process.pid)

    def worker_memory(self) -> float:
        """Return the resident memory of the process that draws in MiB; 0 if there is none."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return sum(resident(int(child)) for child in children)

    def cpu(self) -> float:
        """Return how many seconds the process has worked so far, all of its threads."""
        return worked(self.process.pid)

    async def rest(self) -> None:
        """Return when the bot has nothing more to do: pictures are shown, automas have moved."""
        await self.sandbox.settle(within=300)

    def drawn(self) -> list[tuple[Json, bytes]]:
        """Return the SVGs that a probed bot has let its worker draw, in order, with what it said of each."""
        files = sorted((self.folder / DRAWN).glob("*"), key=lambda one: int(one.name))
        parts = [one.read_bytes().partition(b"\n") for one in files]
        return [(json.loads(head), svg) for head, _, svg in parts]

    async def longest_hold(self) -> float:
        """Return how long (seconds) the loop of a probed bot was held at most since the last call."""
        told = asyncio.create_task(asyncio.to_thread((self.folder / PROBE).read_text))
        self.process.send_signal(signal.SIGUSR1)
        return float(await told)


@asynccontextmanager
async def running(kind: str, servers: int = 0, **settings: str) -> AsyncIterator[Subject]:
    """Run a bot of a kind of `start`; it is started twice, as one that has been there before.

    The second time it is in so many `servers` more.
    """
    with tempfile.TemporaryDirectory() as folder:
        os.mkfifo(f"{folder}/{PROBE}")
        os.mkdir(f"{folder}/{DRAWN}")  # noqa: PTH102 - nothing waits for it
        async with Sandbox() as sandbox:
            sandbox.log_bodies(wanted=False)
            first, first_start = await start(kind, sandbox, folder, settings)
            await sandbox.settle()
            first_memory = resident(first.pid)
            await stop(first)
            await sandbox.offline()
            sandbox.crowd = Crowd(servers)
            process, took = await start(kind, sandbox, folder, settings)
            sandbox.watch(process.pid)
            try:
                yield Subject(sandbox, first_start, took, process, Path(folder), first_memory)
            finally:
                await stop(process)


async def start(
    kind: str, sandbox: Sandbox, folder: str, settings: Mapping[str, str], log: BinaryIO | None = None
) -> tuple[asyncio.subprocess.Process, float]:
    """Start a bot and return its process when it is ready, with the seconds that this took."""
    bare = ["benchmarks/bare_bot.py", sandbox.api_base, sandbox.token]
    command = {
        "B1": bare,
        "B2": [*bare, "--database", f"{folder}/{DATABASE}"],
        "automa": ["-m", "bot", "run"],
        "slow disk": ["-m", "benchmarks.slow_disk", "run"],
        "probed": ["-m", "benchmarks.probed_bot", f"{folder}/{PROBE}", f"{folder}/{DRAWN}", "run"],
    }[kind]
    environment = {
        **os.environ,
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DATABASE_URL": f"sqlite:///{folder}/{DATABASE}",
        "LOG_LEVEL": "warning",
        "DOCTOR_HOURS": "0",
        "BACKUP_HOURS": "0",
        **settings,
    }
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, env=environment, stderr=log
    )
    try:
        await sandbox.ready(within=120)
    except BaseException:  # nobody else knows of it yet
        await stop(process)
        raise
    return process, time.perf_counter() - began


async def stop(process: asyncio.subprocess.Process) -> None:
    """End a bot kindly, if it still runs."""
    if process.returncode is None:
        process.terminate()
        await process.wait()
