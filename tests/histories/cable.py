"""The cable between a process and the database: it can be slow, cut, and lose what is on it.

Nothing in it waits for the true clock: what a process says the server does before anything else happens.
"""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

from tests.histories.backend import Backend, Backends

COMMIT = b"COMMIT"
SOCKET = ".s.PGSQL.5432"
"""How libpq names the socket in a folder."""


class Link:
    """A connection of a process to the server; each end sees the other one's trouble."""

    def __init__(self, backend: Backend, writer: asyncio.StreamWriter) -> None:
        self.backend = backend
        self.answers: asyncio.Queue[bytes] = asyncio.Queue()
        """What the server has said, and nothing at its end."""
        self._writer = writer
        backend.hear = self.answers.put_nowait

    def write(self, data: bytes) -> None:
        """Say something to the process."""
        self._writer.write(data)

    def drop(self) -> None:
        """Hang up on both sides."""
        self._writer.transport.abort()
        self.backend.leave()
        self.answers.put_nowait(b"")


class Cable:
    """Takes connections and leads them to the server."""

    def __init__(self, backends: Backends, folder: Path, chance: random.Random) -> None:
        self.folder = folder
        """Where libpq finds the socket."""
        self._backends, self._chance = backends, chance
        self._server: asyncio.Server | None = None
        self._links: dict[Link, None] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_cut = False
        self.is_still = asyncio.Event()
        """Set while what is sent arrives."""
        self.is_still.set()
        self.slow = 0.0
        """The chance of each thing sent to be late."""
        self.lossy = 0.0
        """The chance of each order to save to be the last thing that is heard of the connection."""

    async def open(self) -> None:
        self.folder.mkdir()
        self._server = await asyncio.start_unix_server(self._connected, self.folder / SOCKET)

    async def close(self) -> None:
        """End all connections."""
        self.cut()
        if self._server:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Cut all connections, and let none be made."""
        self.is_cut = True
        for link in tuple(self._links):
            self._drop(link)

    def mend(self) -> None:
        """Let connections be made again."""
        self.is_cut = False

    def _drop(self, link: Link) -> None:
        if link in self._links:
            del self._links[link]
            link.drop()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        link = Link(self._backends.connect(), writer)
        self._links[link] = None
        for one in (self._lead_there(reader, link), self._lead_back(link)):
            task = asyncio.get_running_loop().create_task(one)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _lead_there(self, reader: asyncio.StreamReader, link: Link) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._late()
                is_last = COMMIT in data and self._chance.random() < self.lossy
                if is_last and self._chance.random() < 0.5:
                    break
                link.backend.say(data)
                if is_last:
                    await asyncio.sleep(self._chance.uniform(0.01, 0.5))
                    break
        await self.is_still.wait()
        self._drop(link)

    async def _lead_back(self, link: Link) -> None:
        while data := await link.answers.get():
            await self._late()
            link.write(data)
        await self.is_still.wait()
        self._drop(link)

    async def _late(self) -> None:
        if self.slow and self._chance.random() < self.slow:
            await asyncio.sleep(self._chance.expovariate(2.0))
        await self.is_still.wait()
