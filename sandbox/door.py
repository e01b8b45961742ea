"""Who may come in: programs of this machine, and the look-alike's own page. No other page of the web may.

A browser lets any page send requests to this machine. It names in `Host` what the page called it (a foreign
name that leads here since a moment is still foreign) and in `Origin` whose page it is.
"""

import json
from collections.abc import Awaitable, Callable

from aiohttp import web

NAMES = ("127.0.0.1", "localhost", "[::1]")
USUAL_PORT = 80
"""Browsers leave it out."""
ONLY_HERE = {
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
"""No other page shows this one, or a part of it, as its own."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Door:
    """Stands before every route of the application."""

    def __init__(self) -> None:
        self.port = 0
        """Where the look-alike listens."""

    def add_to(self, app: web.Application) -> None:
        """Let every request of the application, known address or not, come through here."""
        app.middlewares.append(self._let_in)
        app.on_response_prepare.append(_mark)

    @property
    def hosts(self) -> set[str]:
        """What the look-alike may be called in an address."""
        return {f"{name}:{self.port}" for name in NAMES} | (set(NAMES) if self.port == USUAL_PORT else set())

    @web.middleware
    async def _let_in(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        hosts = [one.lower() for one in request.headers.getall("Host", [])]
        origins = [one.lower() for one in request.headers.getall("Origin", [])]
        if len(hosts) != 1 or hosts[0] not in self.hosts:
            return refused(f"call it {NAMES[0]}:{self.port}, this machine knows it by no other name")
        if not set(origins) <= {f"http://{host}" for host in self.hosts}:
            return refused("only its own page may use it, no other one")
        return await handler(request)


def refused(why: str) -> web.Response:
    """Return the answer to a request that isn't let in."""
    text = json.dumps({"error": f"The sandbox did nothing: {why}."})
    return web.Response(status=403, text=text, content_type="application/json")


async def _mark(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(ONLY_HERE)
