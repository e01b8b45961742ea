"""The worker's process: does the tasks that come over standard input, one after another, until that ends."""

import faulthandler
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from bot.wire.json import Json
from bot.worker.decide import decide
from bot.worker.draw import draw
from bot.worker.frames import SIZES, frame, sizes
from bot.worker.imports import imported
from bot.worker.tree import tree

TASKS: dict[str, Callable[[Json, bytes], bytes]] = {
    "draw": draw,
    "decide": decide,
    "import": imported,
    "tree": tree,
}
"""What the worker can do, by name: a head and a body make a body."""
NICER = 5
"""How far the worker stands back behind the bot."""
GRACE = 2.0
"""Seconds by which the bot's own watch over a task comes first."""


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Send for each frame one that has what was asked for, or says in `fault` why there is nothing.

    Ends when nothing more comes, when what comes is no frame, or when nobody takes that.
    """
    with Path(os.devnull).open("w") as nowhere, suppress(OSError, ValueError):
        while len(start := incoming.read(SIZES.size)) == SIZES.size:
            head_size, body_size = sizes(start)
            head = json.loads(incoming.read(head_size))
            body = incoming.read(body_size)
            # A task may hold the interpreter for ever: only this watch ends it then, also without a bot.
            faulthandler.dump_traceback_later(head["within"] + GRACE, exit=True, file=nowhere)
            done = _done(head, body)
            faulthandler.cancel_dump_traceback_later()
            outgoing.write(done)
            outgoing.flush()


def _done(head: Json, body: bytes) -> bytes:
    try:
        return frame({}, TASKS[head["task"]](head, body))
    except Exception as fault:  # whatever is wrong with a task, the next one is done
        where = traceback.extract_tb(fault.__traceback__)[-1]
        kind = f"{type(fault).__name__} in {Path(where.filename).name}, line {where.lineno}"
        return frame({"fault": f"{kind}: {fault}"[:500]})


def main() -> None:
    """Serve the bot that started this process; it ends with it, and only then."""
    for signum in (signal.SIGINT, signal.SIGTERM):
        # A service's stop reaches every process of it: the bot still wants its last pictures.
        signal.signal(signum, signal.SIG_IGN)
    os.nice(NICER)
    # What a task says when it fails in a way that nobody foresaw may hold a hand: it isn't for the bot's log.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    serve(sys.stdin.buffer, sys.stdout.buffer)
    # The interpreter would complain at its end of a frame that nobody takes any more.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
