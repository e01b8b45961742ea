"""Where one interaction is answered: these requests carry its token and no login."""

import math
import time
from asyncio import Lock, sleep, timeout
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import aiohttp
from yarl import URL

from bot.log import get_logger
from bot.settings import DISCORD_API
from bot.wire.faults import CUT, Refusal, Replaced
from bot.wire.json import Json, dumps
from bot.wire.multipart import File, multipart

log = get_logger()

PAUSES = (1.0, 3.0, 5.0, 7.0)
"""Seconds before each new try, when Discord has a fault of its own."""
AGAIN = (0.0, 0.3, 1.0)
"""Seconds before each new try, when nothing was heard of a request."""
HEARD_WITHIN = 1.5
"""Seconds in which something is heard of a request that is in a hurry; it takes a tenth of that."""
OK, TOO_MANY = 200, 429
CHUNK = 8192
FILES = ("https://cdn.discordapp.com", "https://media.discordapp.net")
"""Where Discord keeps the files that people send; a look-alike keeps them itself."""
FETCH_WITHIN = 10.0
"""Seconds that a file may take to come."""


class FileRefused(Exception):
    """A file isn't where files of this Discord lie, or longer than was wanted: it was not read."""


class Endpoint:
    """Sends one interaction's requests, one after the other.

    discord.py's client would keep two notes of rate limits about every press for five minutes, as the token
    is part of the path, and look through all of them at each new press.
    """

    def __init__(
        self,
        session: aiohttp.ClientSession,
        base: str,
        proxy: str = "",
        is_trusted: Callable[[], bool] = lambda: True,
    ) -> None:
        self._session = session
        self._base = base
        self._proxy = proxy
        """Where requests go instead; it limits the rate itself, and has no files."""
        self._is_trusted = is_trusted
        """Whether another process can't have served the interaction's server by now."""
        self._one_by_one = Lock()
        self._free_at = 0.0

    async def request(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        files: Sequence[File] = (),
        within: float = math.inf,
    ) -> Any:
        """Return Discord's answer to a request at a path, its query included; rate limits are waited for.

        After a fault of Discord's own, or where nothing was heard, it is tried again if that does no harm: a
        change, a deletion, and a first response, which Discord takes once, and only `within` so many seconds.
        Raises one of FAULTS.
        """
        is_urgent = within < math.inf
        may_repeat = is_urgent or method != "POST"
        url = (self._proxy or self._base) + path
        pauses, again = iter(PAUSES), iter(AGAIN if may_repeat else ())
        async with self._one_by_one:
            until = time.monotonic() + within
            while True:
                if self._free_at > until:
                    raise TimeoutError
                if (wait := self._free_at - time.monotonic()) > 0:
                    await sleep(wait)
                if not self._is_trusted():
                    raise Replaced
                longest = min(HEARD_WITHIN, until - time.monotonic()) if is_urgent and not files else None
                try:
                    async with (
                        timeout(longest),
                        self._session.request(method, url, **_content(body, files)) as response,
                    ):
                        heard = await _heard(response)
                except CUT as fault:
                    pause = next(again, None)
                    is_too_slow = isinstance(fault, TimeoutError) and longest is None
                    if pause is None or is_too_slow or time.monotonic() + pause >= until:
                        raise
                    self._free_at = time.monotonic() + pause
                    continue
                self._free_at = time.monotonic() + self._wait(response, heard, pauses, may_repeat)
                if response.ok:
                    return heard
                if self._free_at > until:
                    raise Refusal(response, heard)

    def _wait(
        self, response: aiohttp.ClientResponse, heard: Any, pauses: Iterator[float], may_repeat: bool
    ) -> float:
        """Return how many seconds the next request has to wait. Raises Refusal if there is no use in one."""
        if response.ok:
            is_used_up = response.headers.get("X-RateLimit-Remaining") == "0"
            return float(response.headers.get("X-RateLimit-Reset-After", 0)) if is_used_up else 0.0
        # Without the mark of Discord's proxy it isn't a limit that was counted: the address is banned.
        is_counted = "Via" in response.headers or bool(self._proxy)
        is_limited = (
            response.status == TOO_MANY and is_counted and isinstance(heard, dict) and "retry_after" in heard
        )
        if is_limited or (response.status >= 500 and may_repeat):
            pause = next(pauses, None)
            if pause is not None:
                if is_limited:
                    log.warning("rate-limited", wait=float(heard["retry_after"]))
                return float(heard["retry_after"]) if is_limited else pause
        raise Refusal(response, heard)

    async def fetch(self, address: str, most: int) -> bytes:
        """Return the bytes of a file that came with an interaction; never more than `most` are read.

        Raises FileRefused, Refusal, and TimeoutError for what takes too long. No redirect is followed.
        """
        homes = FILES if self._base == DISCORD_API else (str(URL(self._base).origin()),)
        url = URL(address)
        if not (url.scheme and url.absolute) or str(url.origin()) not in homes:
            raise FileRefused
        headers = {"Accept-Encoding": "identity"}  # packed bytes could be far more than they seem
        async with (
            timeout(FETCH_WITHIN),
            self._session.get(url, headers=headers, allow_redirects=False) as response,
        ):
            if response.status != OK:
                raise Refusal(response, "the file isn't there")
            if "Content-Encoding" in response.headers:
                raise FileRefused
            content = b""
            async for chunk in response.content.iter_chunked(CHUNK):
                content += chunk
                if len(content) > most:
                    raise FileRefused
            return content


def _content(body: Json | None, files: Sequence[File]) -> dict[str, Any]:
    if body is None:
        return {}
    if not files:
        return {"data": dumps(body), "headers": {"Content-Type": "application/json"}}
    # A form can be sent once only; with quoted fields Discord wouldn't know the files' names.
    data = aiohttp.FormData(quote_fields=False)
    for field in multipart(body, files):
        data.add_field(**field)
    return {"data": data}


async def _heard(response: aiohttp.ClientResponse) -> Any:
    return await (response.json() if response.content_type == "application/json" else response.text())
