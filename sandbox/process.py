"""A process of this machine, looked at from outside."""

from contextlib import suppress
from pathlib import Path

BUSY = (b"R", b"D")
"""It runs or waits for a processor; it waits for the disk."""


def is_busy(pid: int) -> bool:
    """Tell whether any thread of a process, or of those that it started, has something to do.

    It hasn't if it is gone, and where the machine doesn't tell (`/proc` is Linux's).
    """
    for thread in Path("/proc", str(pid), "task").glob("*"):
        with suppress(OSError):  # a thread may end meanwhile
            if (thread / "stat").read_bytes().rpartition(b")")[2].split()[0] in BUSY:
                return True
            if any(is_busy(int(child)) for child in (thread / "children").read_text().split()):
                return True
    return False
