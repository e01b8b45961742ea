"""Proves that the net bites: takes one safeguard at a time away in a copy of the bot, and runs the net there.

`python -m tests.faults.bite` prints a row for each; with words those whose names have them. With `--in=haste`
it looks only in the journeys whose names have that word.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

IN = "--in="
LONGEST = 600.0
"""Seconds; the whole net takes a fifth of that."""
ROOT = Path(__file__).parents[2]
KEPT = ("engines", "sandbox", "tests", "migrations", "pyproject.toml")
"""What a copy shares with the original: only the bot is changed."""


@dataclass(frozen=True)
class Bite:
    """A safeguard: the file it is in, and what stands there with it and without."""

    name: str
    file: str
    there: str
    gone: str
    by: str = ""
    """Words of the name of a journey that finds it: it is looked at first."""
    test: str = ""
    """The file of the test that finds it, where no journey can."""
    history: int | None = None
    """The number of the history that finds it, where it takes two processes."""

    @property
    def is_there(self) -> bool:
        """Whether the code still has it."""
        return self.there in (ROOT / "bot" / self.file).read_text()


def bites() -> list[Bite]:
    """Return all safeguards."""
    read = tomllib.loads(Path(__file__).with_name("bites.toml").read_text())
    return [Bite(**one) for one in read["bite"]]


def found_by(bite: Bite, journeys: list[str]) -> str:
    """Return which journey finds that a safeguard is gone, and by which touch and promise; empty for none."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        shutil.copytree(ROOT / "bot", copy / "bot", ignore=shutil.ignore_patterns("__pycache__"))
        for one in KEPT:
            (copy / one).symlink_to(ROOT / one)
        file = copy / "bot" / bite.file
        text = file.read_text()
        if not bite.is_there:
            return "isn't there any more: name what stands in its place"
        file.write_text(text.replace(bite.there, bite.gone, 1))
        if bite.test:
            return f"fails: {bite.test}" if _fails(copy, bite.test) else ""
        if bite.history is not None:
            return _told(copy, bite.history)
        first = [bite.by] if bite.by and not journeys else journeys
        return _found(copy, first) or (_found(copy, []) if first != journeys else "")


def _fails(copy: Path, test: str) -> bool:
    """Tell whether a test of the bot finds something in a copy."""
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", test]
    env = os.environ | {"PYTHONPATH": str(copy)}
    return subprocess.run(command, cwd=copy, env=env, capture_output=True).returncode == 1


def _told(copy: Path, history: int) -> str:
    """Return the first of what a history finds in a copy; empty for nothing."""
    command = [sys.executable, "-P", "-m", "tests.histories", str(history)]
    env = os.environ | {"PYTHONPATH": str(copy)}
    ran = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, timeout=LONGEST)
    return ran.stdout.partition("\n")[0] if ran.returncode == 1 and f"{history}: " in ran.stdout else ""


def _found(copy: Path, journeys: list[str]) -> str:
    """Return the first line of what the net finds in a copy; empty for nothing."""
    command = [sys.executable, "-P", "-m", "tests.faults", "--first", *journeys]
    env = os.environ | {"PYTHONPATH": str(copy)}
    try:
        ran = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return "the bot never comes to rest"
    if ran.returncode and "found: " not in ran.stdout:
        return f"the bot doesn't start: {ran.stderr[-300:]}"
    return ran.stdout.partition("found: ")[2].partition("\n")[0]


def main(words: list[str]) -> int:
    journeys = [one.removeprefix(IN) for one in words if one.startswith(IN)]
    words = [one for one in words if not one.startswith(IN)]
    missed = 0
    for bite in bites():
        if words and not any(one in bite.name for one in words):
            continue
        found = found_by(bite, journeys)
        missed += not found
        print(f"| {bite.name} | `{bite.file}` | {found or 'NOTHING'} |", flush=True)
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
