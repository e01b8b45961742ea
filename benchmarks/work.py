"""What a process of this machine has worked, and the memory that it takes."""

import re
from pathlib import Path


def worked(pid: int) -> float:
    """Return how many seconds the threads of a process have worked that are there; 0 if it is gone."""
    try:
        threads = Path(f"/proc/{pid}/task").iterdir()
        return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9
    except (FileNotFoundError, ProcessLookupError):
        return 0.0


def together(pid: int) -> float:
    """Return how many seconds a process has worked, and those that it has started and that still run."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return worked(pid) + sum(worked(int(child)) for child in children)


def resident(pid: int) -> float:
    """Return the resident memory of a process in MiB; 0 if it is gone."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0
