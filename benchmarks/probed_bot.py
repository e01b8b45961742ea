"""Runs the bot with a stopwatch on its event loop.

At SIGUSR1 it writes into the pipe that is named first how long (seconds) the loop was held at most by one
callback since the last signal, by the clock on the wall: with what other processes took from it.
"""

import asyncio
import signal
import sys
import time
from pathlib import Path

from bot.cli import main

run = asyncio.events.Handle._run
longest = 0.0


def timed(handle: asyncio.events.Handle) -> None:
    """Run a callback and note how long it took."""
    global longest
    began = time.perf_counter()
    run(handle)
    longest = max(longest, time.perf_counter() - began)


def tell(*_: object) -> None:
    """Write the longest time and begin anew."""
    global longest
    Path(report).write_text(str(longest))
    longest = 0.0


if __name__ == "__main__":
    report = sys.argv.pop(1)
    asyncio.events.Handle._run = timed  # type: ignore[assignment, method-assign]
    signal.signal(signal.SIGUSR1, tell)
    main()
