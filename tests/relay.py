"""What lies between the bot and a PostgreSQL server: it counts, and it can go wrong."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

COMMIT = b"COMMIT"


class Relay:
    """Hands on what either side says."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._to = parts.hostname, parts.port
        self._address = address
        self._sides: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._goes_on = asyncio.Event()
        self._goes_on.set()
        self.trips = 0
        """How often it went there and back: the bot has said something after the server had."""
        self.delay = 0.0
        """Seconds that it takes each way."""
        self.is_down = False
        """Whether nobody gets through, and who was connected is cut off."""
        self.is_heard: Callable[[bytes], bool] = lambda _: True
        """Tells of what the bot says whether the bot hears the answer: if not it is cut off, once."""

    @property
    def address(self) -> str:
        """Where the server seems to be."""
        host, port = self._server.sockets[0].getsockname()
        return self._address.replace(f"{self._to[0]}:{self._to[1]}", f"{host}:{port}")

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)

    async def stop(self) -> None:
        self._server.close()
        self.thaw()
        self.go_down()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0)  # what is cut off is closed then

    def cut(self) -> None:
        """Cut all off who are connected."""
        for one in self._sides:
            one.transport.abort()

    def go_down(self) -> None:
        """Let nobody through any more."""
        self.is_down = True
        self.cut()

    def freeze(self) -> None:
        """Hold back whatever is said from now on, and be silent."""
        self._goes_on.clear()

    def thaw(self) -> None:
        """Hand on what was held back, and go on."""
        self._goes_on.set()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.transport.abort()
            return
        there, answer = await asyncio.open_connection(*self._to)
        if self.is_down:
            answer.transport.abort()
            writer.transport.abort()
            return
        talk = Talk()
        for pump in (self._pump(reader, answer, talk, "bot"), self._pump(there, writer, talk, "server")):
            task = asyncio.create_task(pump)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, talk: "Talk", who: str
    ) -> None:
        self._sides.add(writer)
        try:
            while said := await reader.read(1 << 16):
                await asyncio.sleep(self.delay)
                await self._goes_on.wait()
                if who == "server" and talk.is_unheard:
                    break
                if who == "bot" and talk.last != "bot":
                    self.trips += 1
                talk.last = who
                if who == "bot" and not self.is_heard(said):
                    self.is_heard = lambda _: True
                    talk.is_unheard = True
                writer.write(said)
                await writer.drain()
        except OSError:
            pass
        finally:
            self._sides.discard(writer)
            writer.transport.abort()


class Talk:
    """How far a connection has come."""

    last = ""
    """Who has said something last."""
    is_unheard = False
    """Whether the bot hears no more."""


@asynccontextmanager
async def relay_to(address: str) -> AsyncIterator[Relay]:
    relay = Relay(address)
    await relay.start()
    try:
        yield relay
    finally:
        await relay.stop()
