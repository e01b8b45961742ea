"""A proxy of the host's before Discord's API: it limits the rate, and leaves no mark of Discord's own."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestServer

DROPPED = {"Via", "Transfer-Encoding", "Content-Length", "Content-Encoding", "Host"}
WAIT = 0.2
"""Seconds that it wants a request to wait."""


class Relay:
    """Passes requests on; those whose address matches `limited` have to wait, as often as that says."""

    def __init__(self, session: aiohttp.ClientSession, origin: str) -> None:
        self._session, self._origin = session, origin
        self.limited: dict[str, int] = {}
        self.refused: list[str] = []
        """The addresses that had to wait."""
        self.passed = 0

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one request."""
        for pattern in [each for each, times in self.limited.items() if times]:
            if re.fullmatch(pattern, request.path):
                self.limited[pattern] -= 1
                self.refused.append(request.path)
                return web.json_response({"message": "slower", "retry_after": WAIT}, status=429)
        self.passed += 1
        headers = {name: value for name, value in request.headers.items() if name not in DROPPED}
        async with self._session.request(
            request.method, self._origin + request.path_qs, data=await request.read(), headers=headers
        ) as answer:
            content = await answer.read()
        kept = {name: value for name, value in answer.headers.items() if name not in DROPPED}
        return web.Response(status=answer.status, body=content, headers=kept)


@asynccontextmanager
async def relay_to(origin: str) -> AsyncIterator[tuple[Relay, str]]:
    """A proxy before this origin, and where it is."""
    async with aiohttp.ClientSession(auto_decompress=False) as session:
        relay, app = Relay(session, origin), web.Application(client_max_size=1 << 25)
        app.router.add_route("*", "/{path:.*}", relay.serve)
        async with TestServer(app) as server:
            yield relay, str(server.make_url("")).rstrip("/")
