"""A process of this machine, looked at from outside."""

from contextlib import suppress
from pathlib import Path

BUSY = (b"R", b"D")
"""It runs or waits for a processor; it waits for the disk."""
STATE, WAITS = b"\nState:\t", b"\nvoluntary_ctxt_switches:\t"


def rests(pid: int | None) -> int | None:
    """Count how often the threads of a process, and of those that it started, lay down to wait.

    None while any of them has something to do. The same number at two moments says that all waited in
    between. It is 0 if the process is gone, there is none, or the machine doesn't tell (`/proc` is Linux's).
    """
    total = 0
    for thread in Path("/proc", str(pid), "task").glob("*"):
        with suppress(OSError):  # a thread may end meanwhile
            status = (thread / "status").read_bytes()
            if status.partition(STATE)[2].startswith(BUSY):
                return None
            total += int(status.partition(WAITS)[2].split(maxsplit=1)[0])
            for child in (thread / "children").read_bytes().split():
                if (of_child := rests(int(child))) is None:
                    return None
                total += of_child
    return total
