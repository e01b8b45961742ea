"""The presses that are being answered: what can wait waits for them."""

import asyncio
from collections import OrderedDict

MOST_SEEN = 1000
LULL = 0.025
"""Seconds; nobody notices a table that comes so much later, but a press that waits for tables is noticed."""


class Traffic:
    """Counts the presses that are being answered, so that what can wait waits for them."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, None] = OrderedDict()
        self._running = self._count = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    def is_again(self, press: str) -> bool:
        """Tell whether an interaction came before: Discord may send one again after a lost connection."""
        if press in self._seen:
            return True
        self._seen[press] = None
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)
        return False

    def __enter__(self) -> None:
        self._running += 1
        self._count += 1
        self._quiet.clear()

    def __exit__(self, *_: object) -> None:
        self._running -= 1
        if self._running == 0:
            self._quiet.set()

    async def quiet(self, within: float) -> bool:
        """Wait for a lull, at most `within` seconds; tell whether there is one."""
        try:
            async with asyncio.timeout(within):
                await self._lull()
        except TimeoutError:
            return False
        return True

    async def _lull(self) -> None:
        """Wait until no press has been answered for a moment: presses often come one after another."""
        seen = -1
        while self._running or seen != self._count:
            await self._quiet.wait()
            seen = self._count
            await asyncio.sleep(LULL)
