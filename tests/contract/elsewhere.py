"""What another process makes of the same: nothing may depend on the order of a set."""

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.conftest import DEMO

ROOT = Path(__file__).parents[2]


def elsewhere(*args: str) -> str:
    """Return what Python prints with these arguments in a process with another hash seed than this one's."""
    # A process for which none is set draws a large one.
    other = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    env = {**os.environ, "PYTHONHASHSEED": other, "PYTHONPATH": os.pathsep.join((str(ROOT), str(DEMO)))}
    command = [sys.executable, *args]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True).stdout
