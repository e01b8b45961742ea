"""A process of this machine, looked at from outside."""

from contextlib import suppress
from pathlib import Path

BUSY = (b"R", b"D")
"""It runs or waits for a processor; it waits for the disk."""


def is_busy(pid: int) -> bool:
    """Tell whether any thread of a process has something to do.

    It hasn't if it is gone, and where the machine doesn't tell (`/proc` is Linux's).
    """
    for stat in Path("/proc", str(pid), "task").glob("*/stat"):
        with suppress(OSError):  # a thread may end meanwhile
            if stat.read_bytes().rpartition(b")")[2].split()[0] in BUSY:
                return True
    return False
