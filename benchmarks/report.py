"""The table of a measurement, in Markdown."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Row:
    """One figure: ours beside a yardstick's, and the ratio to reach (without a yardstick: the value)."""

    what: str
    unit: str
    ours: float
    yardstick: str
    theirs: float
    most: float | None

    def cells(self) -> tuple[str, ...]:
        """Return the cells of the table."""
        ours = f"{self.ours:.2f} {self.unit}"
        if not self.yardstick:
            goal = "" if self.most is None else f"{self.most:g} {self.unit}"
            return self.what, ours, "", "", goal, self._verdict(self.ours)
        ratio = self.ours / self.theirs
        theirs = f"{self.theirs:.2f} {self.unit} ({self.yardstick})"
        return self.what, ours, theirs, f"{ratio:.2f}", f"{self.most:.2f}", self._verdict(ratio)

    def _verdict(self, value: float) -> str:
        if self.most is None:
            return ""
        return "reached" if value <= self.most else "MISSED"


def print_table(rows: Sequence[Row], runs: int) -> None:
    """Print the machine and the table."""
    print(f"\n{machine()}; medians of {runs} runs\n")
    print("| what | Automa | beside | ratio | at most | |")
    print("| --- | --- | --- | --- | --- | --- |")
    for row in rows:
        print("| " + " | ".join(row.cells()) + " |")


def machine() -> str:
    """Return what the measurement ran on."""
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
