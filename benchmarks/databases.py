"""The databases of `benchmarks.scale`: files of SQLite, or one in a PostgreSQL server that syncs its disk."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from benchmarks import many_sessions
from benchmarks.work import together, worked
from tests import cluster

ROOT = Path(__file__).parent.parent
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "100",
    "shared_buffers": "128MB",
}
"""As PostgreSQL comes: a commit is on the disk before it is told."""


class Database(Protocol):
    """What the processes of a bot keep their games in."""

    addresses: list[str]
    """Of each process."""

    def saved(self) -> int:
        """Return how many presses have saved something."""
        ...

    def size(self) -> int:
        """Return how many bytes it takes."""
        ...

    def cpu(self) -> float:
        """Return how many seconds its own processes have worked, with what lies in between."""
        ...

    def served(self) -> int:
        """Return how many shards are served: with SQLite all that are there."""
        ...


class Files:
    """A file of SQLite for each process; a bot's own process does the work."""

    def __init__(self, paths: list[Path]) -> None:
        self.addresses = [f"sqlite:///{path}" for path in paths]
        self._paths = paths

    def saved(self) -> int:
        return sum(self._ask(path, "SELECT count(*) FROM presses") for path in self._paths)

    def size(self) -> int:
        pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        return sum(self._ask(path, pages) for path in self._paths)

    def cpu(self) -> float:
        return 0.0

    def served(self) -> int:
        return len(self._paths)

    @staticmethod
    def _ask(path: Path, question: str) -> int:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            return int(db.execute(question).fetchone()[0])


class Server:
    """One database of a PostgreSQL server for all processes."""

    def __init__(self, running: cluster.Cluster, name: str, processes: int, port: int, relay: int) -> None:
        self.addresses = [running.url(name, port)] * processes
        self._running, self._name, self._relay = running, name, relay
        self._pid = int((running.folder / "data" / "postmaster.pid").read_text().split()[0])

    def saved(self) -> int:
        return self._ask("SELECT count(*) FROM presses")

    def size(self) -> int:
        return self._ask(f"SELECT pg_database_size('{self._name}')")

    def cpu(self) -> float:
        return together(self._pid) + (worked(self._relay) if self._relay else 0.0)

    def served(self) -> int:
        return self._ask("SELECT count(*) FROM leases WHERE shard >= 0 AND ends > now()")

    def _ask(self, question: str) -> int:
        return int(self._running.do(self._name, question)[0][0])


class Databases:
    """Makes databases with so many running sessions in them; each number of sessions is made once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._cluster: cluster.Cluster | None = None
        self._templates: dict[int, str] = {}

    def close(self) -> None:
        """Stop the cluster, if there is one, and delete it."""
        if self._cluster:
            self._cluster.stop()
            shutil.rmtree(self._cluster.folder)

    @asynccontextmanager
    async def files(self, processes: int, sessions: int) -> AsyncIterator[Files]:
        """Make a file for each process."""
        made = await self._made(sessions)
        with TemporaryDirectory(dir=self._folder) as folder:
            paths = [Path(folder) / f"{n}.db" for n in range(processes)]
            for path in paths:
                shutil.copyfile(made, path)
                path.chmod(0o600)
            yield Files(paths)

    @asynccontextmanager
    async def server(self, processes: int, sessions: int, away: float) -> AsyncIterator[Server]:
        """Make a database for all processes; the server is so many seconds away, each way."""
        if self._cluster is None:
            self._cluster = self._started()
        if sessions not in self._templates:
            made, name = await self._made(sessions), self._cluster.create()
            await asyncio.to_thread(_copied, f"sqlite:///{made}", self._cluster.url(name))
            self._templates[sessions] = name
        name = self._cluster.create(self._templates[sessions])
        with _relay(self._cluster.port, away) as (port, pid):
            yield Server(self._cluster, name, processes, port, pid)
        self._cluster.drop(name)

    async def _made(self, sessions: int) -> Path:
        path = self._folder / f"{sessions}.db"
        if not path.exists():
            await many_sessions.make(path, sessions)
        return path

    def _started(self) -> cluster.Cluster:
        found = cluster.programs()
        assert found, cluster.MISSING
        made = cluster.Cluster(cluster.own_folder("automa-scale-postgres-"), found, SETTINGS)
        made.start()
        return made


def _copied(source: str, target: str) -> None:
    command = [sys.executable, "-m", "bot", "db", "copy", source, target]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def _relay(port: int, away: float) -> Iterator[tuple[int, int]]:
    """Return the port of what lies in between and its process; without a distance the server's own, and 0."""
    if not away:
        yield port, 0
        return
    command = [sys.executable, "-m", "benchmarks.far", str(port), str(away)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as relay:
        assert relay.stdout
        try:
            yield int(relay.stdout.readline()), relay.pid
        finally:
            relay.kill()
