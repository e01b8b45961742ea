"""What `make bench` presses comes up: it measures what it says."""

from pathlib import Path

import pytest

from benchmarks.loads import Table
from benchmarks.subject import Subject
from sandbox.driver import Sandbox
from tests.wire.conftest import Bot

pytestmark = [pytest.mark.wire, pytest.mark.slow]


@pytest.mark.parametrize("board", ["dealt", "search"])
async def test_what_is_measured_comes_up(sandbox: Sandbox, bot: Bot, board: str) -> None:
    assert bot.process is not None
    table = Table(Subject(sandbox, 0.0, 0.0, bot.process, Path()), channels=1)
    await table.start(board)
    await table.play_until(table.is_automata_next)
    await table.turn(0)
    if board == "search":
        await table.play_until(table.is_asking)
        await table.answer(0)
