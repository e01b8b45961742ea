"""How long presses wait for a database that another program keeps locked."""

import time
from collections.abc import Callable

WAIT = 1.2
"""Seconds; Discord gives up on a press after three, and a press may run into two locks."""
SAME_LOCK = 1.0
"""Seconds after which a lock that was not seen in between counts as another one."""
TRIES_AGAIN = 0.02
"""Seconds between two tries."""


class Patience:
    """Knows since when the database has been locked, as far as somebody has noticed.

    The wait counts from there and not for each press anew: of many that queue, in front of the store or
    elsewhere, the last is told as soon as the first.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = self._seen = -SAME_LOCK

    def is_over(self) -> bool:
        """Note that the database is locked now; tell whether it is no use to wait any longer."""
        now = self._clock()
        if now - self._seen >= SAME_LOCK:
            self._since = now
        self._seen = now
        return now - self._since >= WAIT

    def renew(self) -> None:
        """Note that the lock is gone."""
        self._seen = -SAME_LOCK
