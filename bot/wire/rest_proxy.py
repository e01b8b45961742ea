"""What changes where requests reach Discord through a proxy of the host's that keeps to Discord's limits."""

from asyncio import sleep
from typing import Any

import aiohttp

from bot.log import get_logger
from bot.wire.discord_parts import HTTPClient, Route
from bot.wire.faults import Refusal

log = get_logger()

TOO_MANY = 429
MOST_TRIES = 5
"""As often discord.py tries where Discord itself limits the rate."""


def wait_for_proxy(http: HTTPClient) -> None:
    """Let a request wait as long as the proxy says.

    discord.py takes a limit without the mark of Discord's own proxy (`Via`) for a ban of the address.
    """
    ask = http.request

    async def request(route: Route, **options: Any) -> Any:
        tries = 1
        while True:
            try:
                return await ask(route, **options)
            except Refusal as refusal:
                pause = await _pause(refusal)
                if pause is None or tries == MOST_TRIES:
                    raise
                log.warning("rate-limited", wait=pause)
            tries += 1
            await sleep(pause)

    http.request = request  # type: ignore[method-assign]


async def _pause(refusal: Refusal) -> float | None:
    """Return how many seconds a proxy wants a request to wait; None for any other refusal, and for a ban."""
    response: Any = refusal.response
    # discord.py has waited for a limit with that mark as often as it makes sense.
    if response.status != TOO_MANY or "Via" in response.headers:
        return None
    try:
        return float((await response.json())["retry_after"])
    except (aiohttp.ContentTypeError, ValueError, KeyError, TypeError):
        return None
