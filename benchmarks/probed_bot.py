"""Runs the bot with a stopwatch on its event loop, and keeps what it lets its worker draw.

At SIGUSR1 it writes into the pipe that is named first how long (seconds) the loop was held at most by one
callback since the last signal, by the clock on the wall: with what other processes took from it. Each SVG
goes into the folder that is named second, below a line with what the worker is told beside it.
"""

import asyncio
import itertools
import json
import signal
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from bot.cli import main
from bot.wire.json import Json
from bot.worker.workers import Workers

run = asyncio.events.Handle._run
do = Workers.do
numbers = itertools.count()
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


def kept(worker: Workers, task: str, head: Json, body: bytes, *others: Any) -> Coroutine[Any, Any, bytes]:
    """Let the worker do something, and keep what it is to draw."""
    if task == "draw":
        Path(drawn, str(next(numbers))).write_bytes(json.dumps(head).encode() + b"\n" + body)
    return do(worker, task, head, body, *others)


if __name__ == "__main__":
    report, drawn = sys.argv.pop(1), sys.argv.pop(1)
    Workers.do = kept  # type: ignore[method-assign, assignment]
    asyncio.events.Handle._run = timed  # type: ignore[assignment, method-assign]
    signal.signal(signal.SIGUSR1, tell)
    main()
