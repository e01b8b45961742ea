"""Plain clients of the look-alike, of its API and of its gateway."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from sandbox.driver import Sandbox

HELLO, HEARTBEAT_ACK = 10, 11


class Client:
    """Asks the API as the bot would, or the page's interface; returns status and body."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._sandbox = sandbox
        self._session = session
        self.headers: dict[str, str] = {}

    async def api(
        self, method: str, path: str, json: Any = None, *, token: str | None = None, **options: Any
    ) -> tuple[int, Any]:
        """Ask the REST API."""
        headers = {"Authorization": f"Bot {token or self._sandbox.token}"}
        return await self._ask(method, self._sandbox.api_base + path, json, headers=headers, **options)

    async def page(self, method: str, path: str, json: Any = None) -> tuple[int, Any]:
        """Ask the page's interface."""
        headers = {"Page-Token": self._sandbox.page_token}
        return await self._ask(method, f"{self._sandbox.page_url}sandbox/api{path}", json, headers=headers)

    async def get(self, path: str) -> tuple[int, Any]:
        """Get a file."""
        return await self._ask("GET", self._sandbox.page_url + path, None)

    async def _ask(self, method: str, url: str, json: Any, **options: Any) -> tuple[int, Any]:
        if json is not None:
            options["json"] = json
        async with self._session.request(method, url, **options) as response:
            self.headers = dict(response.headers)
            if response.content_type == "application/json":
                return response.status, await response.json()
            return response.status, await response.read()


class Wire:
    """A gateway connection by hand."""

    def __init__(self, sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.token = sandbox.token

    async def say(self, op: int, data: Any) -> None:
        """Send a payload."""
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def next(self) -> Any:
        """Return the next payload that comes."""
        return await self.socket.receive_json(timeout=5)

    async def close_code(self) -> int | None:
        """Return what the gateway closes the connection with, once it does."""
        while not self.socket.closed:
            await self.socket.receive(timeout=5)
        return self.socket.close_code

    async def identify(self, shard: Any = None, intents: int = 1) -> Any:
        """Log in as a shard, and return what comes first of all."""
        said = {"token": self.token, "intents": intents} | ({} if shard is None else {"shard": shard})
        await self.say(2, said)
        return await self.next()

    async def resume(self, session: str, seq: int) -> None:
        """Take up a session where its last connection ended."""
        await self.say(6, {"token": self.token, "session_id": session, "seq": seq})

    async def taken(self) -> list[Any]:
        """Return the events that have come and that nobody has looked at."""
        events = []
        await self.say(1, None)
        while (heard := await self.next())["op"] != HEARTBEAT_ACK:
            events.append(heard)
        return events


@asynccontextmanager
async def connected(sandbox: Sandbox) -> AsyncIterator[Wire]:
    """A connection to the gateway that has been greeted."""
    async with aiohttp.ClientSession() as session:
        async with session.get(sandbox.api_base + "/gateway") as response:
            url = (await response.json())["url"]
        async with session.ws_connect(url + "?v=10&encoding=json") as socket:
            wire = Wire(sandbox, socket)
            hello = await wire.next()
            assert (hello["op"], hello["d"]["heartbeat_interval"] > 0) == (HELLO, True)
            yield wire
