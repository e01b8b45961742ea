"""Discord's API with the bot's token and nothing else: for who asks a few things and goes."""

import asyncio
import time
from types import TracebackType
from typing import Any

import aiohttp

from bot import __version__
from bot.wire.discord_parts import Route
from bot.wire.faults import Refusal

WITHIN = 20.0
"""Seconds that an answer may take."""
TOO_MANY = 429
TRIES = 5
LONGEST_WAIT = 30.0
"""Seconds that a rate limit is waited for; one that is longer is told as a refusal."""


class PlainHttp:
    """Sends one request after the other, `async with`; it can stand in for discord.py's own (see `Http`).

    `date` is the newest answer's header of that name: what Discord takes the time for. `dated` is when that
    answer came, by this machine's clock (seconds since 1970).
    """

    def __init__(self, base: str, token: str) -> None:
        self.date, self.dated = "", 0.0
        self._base = base
        self._headers = {
            "Authorization": f"Bot {token}",
            "User-Agent": f"DiscordBot (https://discord.com, {__version__}) Automa",
        }
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> "PlainHttp":
        self._session = aiohttp.ClientSession(
            headers=self._headers,
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=WITHIN),
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._session is not None:
            await self._session.close()

    async def get(self, path: str, **query: str) -> Any:
        """Return what is at a path. Raises one of FAULTS."""
        return await self.request(Route("GET", path), params=query)

    async def request(self, route: Route, **options: Any) -> Any:
        """Return Discord's answer; a rate limit is waited for, nothing else is tried again.

        Raises one of FAULTS.
        """
        if self._session is None:
            raise OSError("not open")
        url = self._base + route.url.removeprefix(Route.BASE)
        for left in reversed(range(TRIES)):
            async with self._session.request(route.method, url, **_sent(options)) as response:
                self.date, self.dated = response.headers.get("Date", self.date), time.time()
                is_json = response.content_type == "application/json"
                heard = await (response.json() if is_json else response.text())
                if response.ok:
                    return heard
                wait = float(heard.get("retry_after", LONGEST_WAIT + 1)) if isinstance(heard, dict) else 0.0
                if response.status != TOO_MANY or not left or not 0 < wait <= LONGEST_WAIT:
                    raise Refusal(response, heard)
            await asyncio.sleep(wait)
        raise AssertionError("never: the last try raises")


def _sent(options: dict[str, Any]) -> dict[str, Any]:
    """Return what aiohttp makes the same request of: a form can be sent once only."""
    if "form" not in options:
        return options
    data = aiohttp.FormData(quote_fields=False)
    for field in options["form"]:
        data.add_field(**field)
    return {"data": data}
