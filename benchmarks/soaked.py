"""A bot that goes through a soak: it is killed and started again, backed up, and looked at from outside."""

import asyncio
import os
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO

from benchmarks.subject import DATABASE, ROOT, Subject, start, stop
from bot.settings import HEALTH_FILE
from sandbox.driver import Channel, Sandbox

BUGS = (
    "automa-failed",
    "backup-failed",
    "backup-not-proved",
    "bot-failed",
    "game-not-as-stored",
    "game-not-resumed",
    "loose-end",
    "picture-failed",
    "post-not-made",
    "post-unread",
    "posts-failed",
    "press-failed",
    "store-fault",
    "waiting-not-looked-at",
)
"""Lines of the log that no trouble with Discord, and no kill, may lead to."""
SETTINGS = {"LOG_FORMAT": "json"}
GROWING = (DATABASE, f"{DATABASE}-wal")
OWN_FILES = {*GROWING, *(f"{DATABASE}{end}" for end in ("-shm", ".pid", ".lock")), HEALTH_FILE}
"""What the bot may have in the folder of its database, besides the backups of each day."""
ORPHANS_END = 10.0
"""Seconds after a kill within which what the bot had started has to end, too."""
DUE = "SELECT count(*) FROM outbox"
ENTRIES = "SELECT count(*) FROM entries"
LOST_ROWS = "SELECT count(*) FROM pragma_foreign_key_check"
SECOND_TABLES = "SELECT count(*) - count(DISTINCT session) FROM posted WHERE kind = 'panel'"


class Failed(Exception):
    """Something has gone wrong that no trouble explains."""


@dataclass(frozen=True)
class Sample:
    """What the bot took at a moment of its life, counted in starts."""

    life: int
    bot: float
    """MiB of the bot's process."""
    worker: float
    """MiB of what draws."""
    size: int
    """Bytes of the database, with what isn't in the file itself yet."""
    entries: int


@dataclass
class Soaked:
    """The bot on its look-alike."""

    sandbox: Sandbox
    subject: Subject
    log: BinaryIO
    kills: int = 0
    backups: int = 0
    samples: list[Sample] = field(default_factory=list)

    @classmethod
    async def begin(cls, sandbox: Sandbox, folder: Path) -> "Soaked":
        """Start the bot for the first time; its database and its log lie in the folder."""
        (folder / "data").mkdir(0o700)
        log = (folder / "log").open("ab")
        process, took = await start("automa", sandbox, str(folder / "data"), SETTINGS, log)
        return cls(sandbox, Subject(sandbox, took, took, process, folder / "data"), log)

    async def kill(self) -> None:
        """Kill the bot and start it again. Raises Failed if something that it had started lives on."""
        children = children_of(self.subject.process.pid)
        self.subject.process.kill()
        self.kills += 1
        await self._start_again()
        await self._have_ended(children)

    async def restart(self) -> None:
        """Stop the bot kindly and start it again."""
        await stop(self.subject.process)
        await self._start_again()

    async def close(self) -> None:
        """Stop the bot."""
        await stop(self.subject.process)
        self.log.close()

    async def backup(self) -> None:
        """Make a backup while people play, and restore it beside. Raises Failed unless all saved is there."""
        with TemporaryDirectory() as beside:
            copy, there = Path(beside) / "copy.db", Path(beside) / "data" / DATABASE
            before = self.subject.count(ENTRIES)
            await self._command(self.subject.folder / DATABASE, "db", "backup", "--to", str(copy))
            await self._command(there, "db", "restore", str(copy))
            await self._command(there, "db", "check")
            restored = Subject(self.sandbox, 0, 0, self.subject.process, there.parent).count(ENTRIES)
        if restored < before:
            raise Failed(f"A backup has {restored} entries, and {before} were there before it.")
        self.backups += 1

    def look(self) -> None:
        """Note what the bot takes."""
        subject, life = self.subject, self.kills
        size = sum((subject.folder / one).stat().st_size for one in GROWING)
        entries = subject.count(ENTRIES)
        self.samples.append(Sample(life, subject.memory(), subject.worker_memory(), size, entries))

    def bugs(self) -> list[str]:
        """Return the lines of the log that tell of a bug."""
        lines = Path(self.log.name).read_text().splitlines()
        return [one for one in lines if any(f'"{bug}"' in one for bug in BUGS)]

    def orphans(self, channels: list[Channel]) -> dict[str, int]:
        """Count what belongs to nothing any more."""
        files = {one.name for one in self.subject.folder.iterdir() if ".backup-daily-" not in one.name}
        return {
            "rows that belong to nothing": self.subject.count(LOST_ROWS),
            "second tables in the database": self.subject.count(SECOND_TABLES),
            "second tables in a channel": sum(max(0, tables(one) - 1) for one in channels),
            "files beside the database": len(files - OWN_FILES),
        }

    async def sound(self) -> None:
        """Raises Failed if `automa db check` finds something."""
        await self._command(self.subject.folder / DATABASE, "db", "check")

    async def _start_again(self) -> None:
        await self.subject.process.wait()
        await self.sandbox.offline()
        folder = str(self.subject.folder)
        self.subject.process, _ = await start("automa", self.sandbox, folder, SETTINGS, self.log)
        self.sandbox.watch(self.subject.process.pid)

    async def _have_ended(self, children: list[str]) -> None:
        until = time.monotonic() + ORPHANS_END
        while left := [*filter(lives, children)]:
            if time.monotonic() > until:
                raise Failed(f"The bot was killed, and what it had started runs on: {', '.join(left)}.")
            await asyncio.sleep(0.2)

    async def _command(self, database: Path, *words: str) -> None:
        environment = os.environ | {"DATABASE_URL": f"sqlite:///{database}"}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", *words),
            cwd=ROOT,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await process.communicate()
        if process.returncode:
            raise Failed(f"automa {' '.join(words[:2])} ended with {process.returncode}: {said.decode()}")


def children_of(pid: int) -> list[str]:
    """Return the processes that a process has started and that still run."""
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def lives(pid: str) -> bool:
    """Tell whether a process is there."""
    return Path("/proc", pid).exists()


def tables(channel: Channel) -> int:
    """Count the messages of a channel that all see and that have buttons to press."""
    return sum(
        1
        for one in channel.messages(None)
        if not one.is_ephemeral and any(not button.is_disabled for button in one.buttons)
    )


def growth(values: list[float]) -> float:
    """Return by what the last third of the values is more than the third before it, as a ratio of medians.

    The first third isn't counted: a bot that has just started loads games as they are played.
    """
    third = len(values) // 3
    if not third:
        return 1.0
    return statistics.median(values[-third:]) / statistics.median(values[-2 * third : -third])
