"""A call of an address that the host has named: a GET, of whose answer nothing is used."""

import aiohttp

from bot import __version__

WITHIN = 10.0
"""Seconds that an answer may take."""


async def call(url: str) -> None:
    """Send a GET. Raises one of FAULTS when no answer comes, or one that says that it failed."""
    async with (
        aiohttp.ClientSession(
            headers={"User-Agent": f"Automa {__version__}"},
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=WITHIN),
            raise_for_status=True,
        ) as session,
        session.get(url),
    ):
        pass
