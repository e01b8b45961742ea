"""`python -m benchmarks.scale`: what one process and two hold, on SQLite and on PostgreSQL.

At 200 tables somebody presses again as soon as the answer is there. Each row is a bot of its own, and counts
in its database what the presses have saved; a press that is refused ends the measurement. The table is in
docs/capacity.md.
"""

import asyncio
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter
from pathlib import Path

import click

from benchmarks.databases import ROOT, Database, Databases
from benchmarks.report import machine
from benchmarks.subject import Refused
from benchmarks.work import resident, together
from bot import __version__
from bot.log import setup_logs
from bot.posts.posts import PROGRAM
from bot.screens.command_tree import source_hash
from bot.store.stores import store_at
from engines.core.game.registry import games
from sandbox.driver import Call, Channel, Message, Person, Sandbox
from sandbox.interactions import BotOffline, TimedOut

TABLES = 200
FEW, MANY = 10, 10_000
"""Other games in the database, which run and which nobody plays meanwhile."""
ROUNDS = 6
"""How many moves are saved at each table."""
AWAY = 0.005
"""Seconds to a database that is not on the same machine, each way."""
SEVERAL = 2
"""Processes; two is what fits on two cores."""
PART = 0.25
"""Of a core, so that the look-alike, the server and two processes have enough on two cores."""
SHARE_WAITS = 1.5
"""Seconds in which one comes that has waited for its turn."""
HOLD = 6
"""The kind of a first response to a button that says nothing yet."""
FREE = ("/interactions", "/webhooks")
"""Requests that answer interactions: Discord doesn't count them for the token."""
FOR_REST = 300.0
"""Seconds within which a process has nothing more to do.

The games that nobody plays are in servers that the bot isn't in: of each it notes at its start that it is
gone, one after the other.
"""
SOME_TABLES = 50
"""Where each process has only a part of a core or of the token's requests, or draws."""
ANSWER_WITHIN = 30.0
"""Seconds that the look-alike waits for an answer, where Discord waits three: late ones are measured, too."""
HEAD = (
    "database", "away", "processes", "other games", "presses/s", "p50", "p99",
    "CPU a press: bot", "database", "look-alike", "cores busy", "MiB a process", "disk",
    "requests of the token",
)  # fmt: skip


@dataclass(frozen=True)
class Setup:
    """What one row measures."""

    kind: str
    """SQLite or PostgreSQL."""
    processes: int
    sessions: int
    """How many games there are that nobody plays meanwhile."""
    away: float = 0.0
    """Seconds to the database, each way."""
    tables: int = TABLES
    rounds: int = ROUNDS
    part: float = 1.0
    """How much of a core each process gets."""
    pictures: str = "off"
    limited: bool = False
    """Whether the bot keeps to the requests that Discord allows a token."""


@dataclass(frozen=True)
class Found:
    """The figures of a row; times in seconds, CPU in seconds a press, with all that follows it."""

    setup: Setup
    presses: int
    saved: int
    took: float
    latencies: Sequence[float]
    bot: float
    database: float
    look_alike: float
    memory: float
    """MiB of a process, with its worker if it draws."""
    grown: int
    """Bytes by which the database has grown."""
    requests: int
    """Those that Discord counts for the token: all but the answers to interactions."""

    @property
    def rate(self) -> float:
        """Presses a second."""
        return self.presses / self.took

    def cells(self) -> Iterator[str]:
        """Yield the cells of the table."""
        setup, cuts = self.setup, statistics.quantiles(self.latencies, n=100)
        yield setup.kind + (", pictures" * (setup.pictures == "on")) + ", 50 requests/s" * setup.limited
        yield f"{setup.away * 1e3:g} ms"
        yield f"{setup.processes}" + (f" with {setup.part:g} of a core" if setup.part < 1 else "")
        yield f"{setup.sessions:,}"
        yield f"{self.rate:.0f}"
        yield f"{statistics.median(self.latencies) * 1e3:.0f} ms"
        yield f"{cuts[98] * 1e3:.0f} ms"
        for one in (self.bot, self.database, self.look_alike):
            yield f"{one * 1e3:.2f} ms"
        yield f"{(self.bot + self.database + self.look_alike) * self.rate:.2f}"
        yield f"{self.memory:.0f}"
        yield f"{self.grown / self.saved / 1e3:.1f} kB a move"
        yield f"{self.requests / self.saved:.2f} a move"


SCALES = [Setup("SQLite", processes, sessions) for sessions in (FEW, MANY) for processes in (1, SEVERAL)]
SERVERS = [
    Setup("PostgreSQL", processes, sessions, away)
    for away in (0.0, AWAY)
    for sessions in (FEW, MANY)
    for processes in (1, SEVERAL)
]
SLOWED = [Setup("PostgreSQL", processes, FEW, tables=SOME_TABLES, part=PART) for processes in (1, SEVERAL)]
LIMITED = [
    Setup("PostgreSQL", processes, FEW, tables=SOME_TABLES, limited=True) for processes in (1, SEVERAL)
]
DRAWN = [
    Setup("PostgreSQL", processes, FEW, tables=SOME_TABLES, rounds=2, pictures="on")
    for processes in (1, SEVERAL)
]
PARTS = {"sqlite": SCALES, "postgres": SERVERS, "slowed": SLOWED, "limited": LIMITED, "pictures": DRAWN}


async def measure(setup: Setup, databases: Databases) -> Found:
    """Measure one row. Raises Refused."""
    made = (
        databases.files(setup.processes, setup.sessions)
        if setup.kind == "SQLite"
        else databases.server(setup.processes, setup.sessions, setup.away)
    )
    async with made as database, Sandbox(answer_within=ANSWER_WITHIN) as sandbox:
        sandbox.log_bodies(wanted=False)
        sandbox.logins.shards = sandbox.logins.max_concurrency = setup.processes
        people = People(sandbox, setup)
        async with _running(setup, sandbox, database) as pids:
            await people.start()
            await people.play(1)
            await _rest(sandbox, pids)
            sandbox.clear_log()
            return await _played(setup, people, database, pids)


async def _played(setup: Setup, people: "People", database: Database, pids: list[int]) -> Found:
    sandbox, saved, size = people.sandbox, database.saved(), database.size()
    bot, server, look_alike = sum(map(together, pids)), database.cpu(), time.process_time()
    began = time.perf_counter()
    with _slowed(pids, setup.part):
        latencies = await people.play(setup.rounds)
    took, look_alike = time.perf_counter() - began, time.process_time() - look_alike
    await _rest(sandbox, pids)  # what follows a press is its work, too
    while setup.limited and len(sandbox.requests) != await _later(sandbox):
        continue
    done, wanted, presses = database.saved() - saved, setup.tables * setup.rounds, len(latencies)
    if done != wanted:
        raise Refused(f"Of {wanted} presses {done} have saved something.")
    return Found(
        setup,
        presses,
        done,
        took,
        latencies,
        bot=(sum(map(together, pids)) - bot) / presses,
        database=(database.cpu() - server) / presses,
        look_alike=look_alike / presses,
        memory=sum(map(_memory, pids)) / len(pids),
        grown=database.size() - size,
        requests=sum(not one.path.startswith(FREE) for one in sandbox.requests),
    )


class People:
    """Somebody at each table, who presses again as soon as the answer is there.

    Each is somebody else: what one person alone is asked goes when they press elsewhere.
    """

    def __init__(self, sandbox: Sandbox, setup: Setup) -> None:
        self.sandbox = sandbox
        self._tables: list[tuple[Channel, Person]] = []
        for shard in range(SEVERAL):
            names = [f"table-{n}" for n in range(shard, setup.tables, SEVERAL)]
            guild = sandbox.add_guild(f"Server {shard}", *names, shard=(shard, SEVERAL))
            self._tables += [(one, sandbox.add_user(f"Ada of {one.name}")) for one in guild.channels.values()]

    async def start(self) -> None:
        """Start a game in every channel."""
        for channel, person in self._tables:
            options = {"board": "dealt", "pace": "one", "seed": channel.name}
            await person.slash(channel, "automa start burgundy", **options)

    async def play(self, rounds: int) -> list[float]:
        """Let so much happen at each table, and return the seconds of each press to its answer."""
        found: list[float] = []
        await asyncio.gather(*(self._go_on(*one, rounds, found) for one in self._tables))
        return found

    async def _go_on(self, channel: Channel, person: Person, rounds: int, found: list[float]) -> None:
        for _ in range(rounds):
            call = await self._answered(person.slash(channel, "automa turn"), found)
            assert call.message is not None
            if sure := _sure(call.message):
                await self._answered(person.press(call.message, sure[0]), found)

    async def _answered(self, press: Awaitable[Call], found: list[float]) -> Call:
        began = time.perf_counter()
        try:
            call = await press
            # A late answer for all can't take the place of what only who pressed sees: that goes.
            if (message := call.message) is not None and (message.is_thinking or call.kind == HOLD):
                waits = _sure if call.kind == HOLD else attrgetter("is_thinking")
                await self.sandbox.until(lambda: message.is_deleted or not waits(message), ANSWER_WITHIN)
        except (BotOffline, TimedOut, TimeoutError) as fault:
            raise Refused(f"A press was not answered: {fault!r}") from None
        found.append(time.perf_counter() - began)
        return call


def _sure(message: Message) -> list[str]:
    return [one.custom_id or "" for one in message.buttons if one.label == "Yes: Done"]


@asynccontextmanager
async def _running(setup: Setup, sandbox: Sandbox, database: Database) -> AsyncIterator[list[int]]:
    """Run the processes, each with one shard, until the end; they have been there before."""
    version = f"{__version__} {source_hash(games(), sandbox.bot.id)} {setup.pictures}"
    async with AsyncExitStack() as stack:
        running = []
        for n, address in enumerate(database.addresses):
            await _knows(address, version, f"{n}/{setup.processes}")
            environment = {
                **os.environ,
                "DISCORD_TOKEN": sandbox.token,
                "DISCORD_API_BASE": sandbox.api_base,
                "DATABASE_URL": address,
                "SHARD_COUNT": str(setup.processes),
                "SHARD_IDS": str(n),
                "PICTURES": setup.pictures,
                "LOG_LEVEL": "error",
                "DOCTOR_HOURS": "0",
                "BACKUP_HOURS": "0",
            }
            program = "bot" if setup.limited else "benchmarks.unshared"
            command = [sys.executable, "-m", program, "run"]
            process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment)
            stack.push_async_callback(_stop, process)
            running.append(process)
        await sandbox.ready(within=60)
        await sandbox.until(lambda: len(sandbox.shards) == setup.processes, within=60)
        await sandbox.until(lambda: database.served() == setup.processes, within=60)
        await _rest(sandbox, [one.pid for one in running])
        yield [one.pid for one in running]


async def _knows(address: str, program: str, shards: str) -> None:
    """Let the database say that this program has brought all tables up to date."""
    store = store_at(address)
    await store.open()
    for key in (PROGRAM, f"{PROGRAM} {shards}"):
        await store.set_meta(key, program)
    await store.close()


async def _rest(sandbox: Sandbox, pids: list[int]) -> None:
    """Return when no process has anything more to do."""
    for pid in pids:
        sandbox.watch(pid)
        await sandbox.settle(within=FOR_REST)


async def _later(sandbox: Sandbox) -> int:
    """Return how many requests there were some time later: what waits for its share comes within a second."""
    await asyncio.sleep(SHARE_WAITS)
    return len(sandbox.requests)


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
        await process.wait()


@contextmanager
def _slowed(pids: list[int], part: float) -> Iterator[None]:
    """Give each process so large a part of a core, no more."""
    if part >= 1:
        yield
        return
    command = [sys.executable, "-m", "benchmarks.slow_core", str(part), *map(str, pids)]
    with subprocess.Popen(command, cwd=ROOT) as slow:
        try:
            yield
        finally:
            slow.kill()
            slow.wait()
            for pid in pids:
                os.kill(pid, signal.SIGCONT)


def _memory(pid: int) -> float:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return resident(pid) + sum(resident(int(child)) for child in children)


def print_table(rows: Sequence[Found]) -> None:
    """Print the machine, the table, and how much more two processes do than one."""
    print(f"\n{machine()}\n")
    print("| " + " | ".join(HEAD) + " |")
    print("| --- " * len(HEAD) + "|")
    for row in rows:
        print("| " + " | ".join(row.cells()) + " |")
    print()
    for one, two in pairwise(rows):
        if (one.setup.processes, two.setup.processes) == (1, SEVERAL):
            what, away, _, others, *_ = one.cells()
            print(
                f"- {what}, {away} away, {others} other games, {one.setup.part:g} of a core each: two "
                f"processes do {two.rate / one.rate:.2f} x what one does, at {two.bot / one.bot:.2f} x "
                f"its CPU a press. Meanwhile the look-alike takes {two.look_alike * two.rate:.2f} cores, "
                f"the database {two.database * two.rate:.2f}."
            )


async def measured(setups: Sequence[Setup]) -> list[Found]:
    """Measure row after row."""
    with tempfile.TemporaryDirectory(prefix="automa-scale-") as folder:
        databases = Databases(Path(folder))
        try:
            rows = []
            for one in setups:
                rows.append(await measure(one, databases))
                click.echo("Measured: " + ", ".join(rows[-1].cells()), err=True)
            return rows
        finally:
            databases.close()


@click.command(help=__doc__)
@click.argument("parts", nargs=-1, type=click.Choice(list(PARTS)))
def main(parts: tuple[str, ...]) -> None:
    """Measure and print the table; a press that is refused ends it."""
    setup_logs("text", "warning")
    try:
        rows = asyncio.run(measured([one for part in parts or PARTS for one in PARTS[part]]))
    except Refused as fault:
        raise click.ClickException(str(fault)) from None
    print_table(rows)


if __name__ == "__main__":
    main()
