"""Whatever goes wrong for processes on one server, people see what one orderly process could have told."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("made")]

ROOT = Path(__file__).parents[2]
HISTORIES, AT_ONCE = 200, 25


def told(*words: object) -> str:
    """Return what is printed of histories."""
    command = [sys.executable, "-m", "tests.histories", *map(str, words)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


@pytest.mark.parametrize("first", range(0, HISTORIES, AT_ONCE))
def test_an_orderly_process_could_have_told_each(first: int) -> None:
    assert told(first, first + AT_ONCE) == f"{AT_ONCE} histories, 0 with something found\n"


def test_a_history_goes_the_same_way_each_time() -> None:
    once = told(7, "--told")
    assert "shards-served" in once
    assert "answers turn" in once
    assert told(7, "--told") == once
