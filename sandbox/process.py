"""A process of this machine, looked at from outside."""

from contextlib import suppress
from pathlib import Path

BUSY = ("R", "D")
"""It runs or waits for a processor; it waits for the disk."""


def rests(pid: int | None) -> int | None:
    """Count how often the threads of a process, and of those that it started, lay down to wait.

    None while any of them has something to do. The same number at two moments says that all waited in
    between. It is 0 if the process is gone, there is none, or the machine doesn't tell (`/proc` is Linux's).
    """
    total = 0
    for thread in Path("/proc", str(pid), "task").glob("*"):
        with suppress(OSError):  # a thread may end meanwhile
            status = dict(line.split(":\t", 1) for line in (thread / "status").read_text().splitlines())
            if status["State"].startswith(BUSY):
                return None
            total += int(status["voluntary_ctxt_switches"])
            for child in (thread / "children").read_text().split():
                if (of_child := rests(int(child))) is None:
                    return None
                total += of_child
    return total
