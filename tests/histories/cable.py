"""The cable between a process and the database: it can be slow, cut, and lose what is on it."""

import asyncio
import random
from contextlib import suppress

READY = b"Z\0\0\0\5"
"""How the server says that it has done all that it was asked for, before one byte more."""
COMMIT = b"COMMIT"


class Cable:
    """Takes connections and leads them to the server; each end sees the other one's trouble."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self._server_port, self._chance = port, chance
        self._server: asyncio.Server | None = None
        self._ends: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._asked: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_cut = False
        self.is_still = asyncio.Event()
        """Set while what is sent arrives."""
        self.is_still.set()
        self.slow = 0.0
        """The chance of each thing sent to be late."""
        self.lossy = 0.0
        """The chance of each order to save to be the last thing that is heard of the connection."""
        self.port = 0

    @property
    def is_asked(self) -> bool:
        """Whether the server works for somebody on this side."""
        return bool(self._asked)

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

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
        for ends in tuple(self._ends):
            self._drop(ends)

    def mend(self) -> None:
        """Let connections be made again."""
        self.is_cut = False

    def _drop(self, ends: tuple[asyncio.StreamWriter, asyncio.StreamWriter]) -> None:
        self._ends.discard(ends)
        self._asked.discard(ends[1])
        for end in ends:
            end.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        there, to_server = await asyncio.open_connection("127.0.0.1", self._server_port)
        ends = (writer, to_server)
        self._ends.add(ends)
        for one in (self._lead_there(reader, ends), self._lead_back(there, ends)):
            task = asyncio.get_running_loop().create_task(one)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _lead_there(
        self, reader: asyncio.StreamReader, ends: tuple[asyncio.StreamWriter, asyncio.StreamWriter]
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._late()
                is_last = COMMIT in data and self._chance.random() < self.lossy
                if is_last and self._chance.random() < 0.5:
                    break
                ends[1].write(data)
                if not data.startswith(b"X"):
                    self._asked.add(ends[1])
                if is_last:
                    await asyncio.sleep(self._chance.uniform(0.01, 0.5))
                    break
        await self.is_still.wait()
        self._drop(ends)

    async def _lead_back(
        self, reader: asyncio.StreamReader, ends: tuple[asyncio.StreamWriter, asyncio.StreamWriter]
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if data[-6:-1] == READY:
                    self._asked.discard(ends[1])
                await self._late()
                ends[0].write(data)
        await self.is_still.wait()
        self._drop(ends)

    async def _late(self) -> None:
        if self.slow and self._chance.random() < self.slow:
            await asyncio.sleep(self._chance.expovariate(2.0))
        await self.is_still.wait()
