"""Time that passes when nothing else is to be done: a run never waits, and goes the same way each time."""

import asyncio
import math
import selectors
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

SINCE_1970 = 1_900_000_000.0
"""The moment at which a run begins, in seconds."""

MOST_JUMPS = 5000


class NeverSettles(Exception):
    """Time passes and passes, and nothing comes of it."""


class _Selector(selectors.DefaultSelector):
    """Where the loop would wait: there time jumps."""

    jump: Callable[[float | None], None]

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None or timeout > 0:
            self.jump(timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own; threads are done at once."""

    def __init__(self, now: float = 0.0) -> None:
        selector = _Selector()
        selector.jump = self._jump
        super().__init__(selector)
        self._now = now
        self._jumps = 0
        self._resting: list[tuple[float, asyncio.Future[None]]] = []
        self._late: list[asyncio.Future[None]] = []

    def time(self) -> float:
        return self._now

    def run_in_executor(self, _: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as fault:
            done.set_exception(fault)
        return done

    def breathe(self) -> None:
        """Begin to count anew how often time jumps."""
        self._jumps = 0

    async def rest(self, within: float = math.inf) -> None:
        """Return when nothing is left to do, now or later, or after so many seconds."""
        resting = self.create_future()
        self._resting.append((self._now + within, resting))
        await resting

    async def last_of_all(self) -> None:
        """Return when all else that can run now has run; no time passes."""
        late = self.create_future()
        self._late.append(late)
        await late

    def _jump(self, timeout: float | None) -> None:
        self._jumps += 1
        if self._jumps > MOST_JUMPS:
            raise NeverSettles
        self._late = [one for one in self._late if not one.done()]
        if self._late:
            self._late.pop(0).set_result(None)
            return
        until = math.inf if timeout is None else self._now + timeout
        self._resting = [one for one in self._resting if not one[1].done()]
        first = min((at for at, _ in self._resting), default=math.inf)
        if until == first == math.inf and not self._resting:
            raise RuntimeError("everybody waits for something that never comes")
        self._now = min(until, first) if min(until, first) < math.inf else self._now
        for at, resting in self._resting:
            if at <= until:
                resting.set_result(None)


@contextmanager
def clock_of(loop: Loop) -> Iterator[None]:
    """Let everything in the process go by the clock of a loop."""
    names = ("monotonic", "time", "time_ns", "perf_counter")
    true = {name: getattr(time, name) for name in names}
    time.monotonic = time.perf_counter = loop.time
    time.time = lambda: SINCE_1970 + loop.time()
    time.time_ns = lambda: int(time.time() * 1e6) * 1000
    try:
        yield
    finally:
        for name, function in true.items():
            setattr(time, name, function)
