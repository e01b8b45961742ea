"""What was asked of the REST API, and files that were fetched: a log, what was refused, when all is quiet."""

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sandbox.errors import BOT_FAULTS, ApiError

MOST_RECORDS = 10_000


@dataclass
class Record:
    """One request: `path` is what follows `/api/v10`; `status` is 0 until it is answered."""

    method: str
    path: str
    body: Any = None
    status: int = 0
    seconds: float = 0.0
    code: int | None = None
    errors: dict[str, Any] = field(default_factory=dict)


class Journal:
    """Keeps the newest requests; knows how many are in progress."""

    def __init__(self) -> None:
        self.records: deque[Record] = deque(maxlen=MOST_RECORDS)
        self.refusals: list[Record] = []
        self.keeps_bodies = True
        self.in_progress = 0
        self.arrivals = 0
        """How many requests ever came."""
        self._stirred = asyncio.Event()

    @contextmanager
    def entry(self, method: str, path: str) -> Iterator[Record]:
        """Log one request from its arrival to its answer."""
        record = Record(method, path)
        self.records.append(record)
        self.in_progress += 1
        self.arrivals += 1
        self._stirred.set()
        started = time.perf_counter()
        try:
            yield record
        finally:
            record.seconds = time.perf_counter() - started
            self.in_progress -= 1
            self._stirred.set()

    def refuse(self, record: Record, error: ApiError) -> None:
        """Note why a request was refused; what no Discord would take goes to `refusals`."""
        record.code, record.errors = error.code, error.errors or {}
        if error.code in BOT_FAULTS and error.status != 401:
            self.refusals.append(record)

    async def quiet(self, seconds: float) -> None:
        """Return when nothing is in progress and nothing arrived for `seconds`."""
        while True:
            self._stirred.clear()
            arrivals = self.arrivals
            try:
                await asyncio.wait_for(self._stirred.wait(), None if self.in_progress else seconds)
            except TimeoutError:
                if not self.in_progress and arrivals == self.arrivals:
                    return
