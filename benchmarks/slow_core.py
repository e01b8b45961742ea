"""`python -m benchmarks.slow_core PART PID...`: gives each of these processes such a part of a core, no more.

So it is seen what several processes do together where the machine has too few cores for all of them: each is
stopped for a moment whenever it has worked more than its part.
"""

import os
import signal
import sys
import time

from benchmarks.work import worked

LOOKS_EVERY = 0.004
AHEAD = 0.02
"""Seconds of work that a process which has waited may be ahead of its part; it saves up no more."""


def main(part: float, pids: list[int]) -> None:
    """Go on until all of them are gone."""
    looked = time.perf_counter()
    allowed = {pid: worked(pid) for pid in pids}
    while allowed:
        time.sleep(LOOKS_EVERY)
        before, looked = looked, time.perf_counter()
        for pid in list(allowed):
            try:
                done = worked(pid)
                allowed[pid] = min(allowed[pid] + part * (looked - before), done + AHEAD)
                os.kill(pid, signal.SIGSTOP if done > allowed[pid] else signal.SIGCONT)
            except OSError:
                del allowed[pid]


if __name__ == "__main__":
    main(float(sys.argv[1]), [int(one) for one in sys.argv[2:]])
