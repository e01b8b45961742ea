"""One websocket connection of the gateway."""

import asyncio
import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from aiohttp import ClientConnectionError, web

HEARTBEAT = 1


class Connection:
    """Sends gateway payloads in order, compressed if asked, without keeping anybody waiting.

    Of the transport compressions zlib-stream is spoken; to a client that asks for another one the payloads
    go as plain text, which clients take as well.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        compression: str | None,
    ) -> None:
        self.heartbeat = asyncio.Event()
        self.is_asked = False
        """Whether the next heartbeat is one that was asked for."""
        self.has_logged_in = False
        self.is_over = False
        self._socket = socket
        self._transport = transport
        self._compressor = zlib.compressobj() if compression == "zlib-stream" else None
        self._outbox: asyncio.Queue[str | int | Iterator[str]] = asyncio.Queue()

    def send(self, op: int, data: Any = None) -> None:
        """Send a payload that is no event."""
        self.send_text(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_text(self, text: str) -> None:
        """Send a payload that is JSON already."""
        self._outbox.put_nowait(text)

    def send_each(self, texts: Iterator[str]) -> None:
        """Send payloads that are made one by one, as the bot takes them in."""
        self._outbox.put_nowait(texts)

    def ask_for_heartbeat(self) -> None:
        """Ask the bot to send a heartbeat now; `heartbeat` is set when it came, or when the bot is gone."""
        if not self.is_over:
            self.heartbeat.clear()
            self.is_asked = True
            self.send(HEARTBEAT)

    def close(self, code: int) -> None:
        """Close after everything that waits has been sent."""
        self._outbox.put_nowait(code)

    def cut(self) -> None:
        """End the connection at once and without a word."""
        if self._transport is not None:
            self._transport.abort()

    async def write(self) -> None:
        """Send what waits, until the connection closes."""
        with suppress(ClientConnectionError, ConnectionError):
            while True:
                waiting = await self._outbox.get()
                if isinstance(waiting, int):
                    await self._socket.close(code=waiting)
                    return
                for text in (waiting,) if isinstance(waiting, str) else waiting:
                    await self._write(text)

    async def _write(self, text: str) -> None:
        if self._compressor is None:
            await self._socket.send_str(text)
        else:
            packed = self._compressor.compress(text.encode())
            await self._socket.send_bytes(packed + self._compressor.flush(zlib.Z_SYNC_FLUSH))
