"""The changes are short enough to be read, and the newest release is the version that the program names."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __version__

ROOT = Path(__file__).parents[2]
PARTS = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
CHANGES = {head: text.splitlines() for head, _, text in (part.partition("\n") for part in PARTS)}
RELEASES = [head for head in CHANGES if head != "Unreleased"]
MOST_LINES = 15


@pytest.mark.parametrize("head", CHANGES)
def test_a_release_is_read_at_a_glance(head: str) -> None:
    told = [line for line in CHANGES[head] if line and not line.startswith("### ")]
    assert len(told) <= MOST_LINES


def test_each_release_has_a_version_and_a_day_newest_first() -> None:
    found = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+) - (\d{4}-\d{2}-\d{2})", head) for head in RELEASES]
    assert None not in found
    stands = [((int(one[1]), int(one[2]), int(one[3])), one[4]) for one in found if one]
    assert stands == sorted(stands, reverse=True)
    assert next(iter(CHANGES)) in {"Unreleased", RELEASES[0]}


def test_the_program_names_the_newest_release() -> None:
    assert RELEASES[0].startswith(f"{__version__} - ")
    command = (sys.executable, "-m", "bot", "--version")
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said == f"automa, version {__version__}\n"
