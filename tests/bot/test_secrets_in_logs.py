"""Whatever goes wrong, no hand, no pile and nothing that somebody typed gets into the log."""

import asyncio
import io
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from pydantic import BaseModel, ValidationError

from bot.log import get_logger, note_loose_end, setup_logs
from bot.posts.renderer import Renderer, Undrawn
from bot.worker.line import Table
from bot.worker.workers import Workers
from engines.core.picture import Picture

ROOT = Path(__file__).parents[2]
HUSH = "hush-7d"


class Hand(BaseModel):
    cards: tuple[int, ...]


def read() -> None:
    Hand.model_validate({"cards": [HUSH], HUSH: 1})


def typed() -> None:
    int(HUSH)


def caused() -> None:
    try:
        read()
    except ValidationError as fault:
        raise KeyError(HUSH) from fault


def meanwhile() -> None:
    try:
        read()
    except ValidationError:
        typed()


def grouped() -> None:
    try:
        caused()
    except KeyError as fault:
        raise ExceptionGroup(HUSH, [fault, ValueError(HUSH)]) from None


def noted() -> None:
    fault = ValueError(HUSH)
    fault.add_note(HUSH)
    raise fault


def circular() -> None:
    first, second = ValueError(HUSH), ValueError(HUSH)
    first.__cause__, second.__cause__ = second, first
    raise first


FAILURES = (read, typed, caused, meanwhile, grouped, noted, circular)


@pytest.fixture(params=["text", "json"])
def out(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    setup_logs(request.param, "debug", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.raiseExceptions = True
    structlog.reset_defaults()


@pytest.mark.parametrize("fail", FAILURES)
def test_a_traceback_says_where_and_not_what(out: io.StringIO, fail: Callable[[], None]) -> None:
    try:
        fail()
    except Exception as fault:
        get_logger().exception("press-failed")
        get_logger().error("press-failed", exc_info=fault)
        logging.getLogger("discord.client").exception("Ignoring exception in %s: %s", "on_interaction", fault)
    told = out.getvalue()
    assert HUSH not in told
    assert told.count(f"in {fail.__name__}") >= 3
    assert "Ignoring exception in on_interaction" in told


def test_each_failure_of_a_chain_is_named(out: io.StringIO) -> None:
    try:
        grouped()
    except ExceptionGroup:
        get_logger().exception("press-failed")
    kinds = ("ValidationError", "KeyError", "ValueError", "ExceptionGroup")
    assert all(kind in out.getvalue() for kind in kinds)


def test_what_the_system_refuses_is_named(out: io.StringIO) -> None:
    try:
        Path(f"/nowhere/{HUSH}").read_text()
    except OSError:
        get_logger().exception("press-failed")
    assert "FileNotFoundError (ENOENT)" in out.getvalue()
    assert HUSH not in out.getvalue()


def test_a_line_that_can_not_be_logged_is_not_printed(
    out: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    logging.getLogger("discord").warning("%d cards", HUSH)
    assert HUSH not in out.getvalue() + capsys.readouterr().err


async def test_loose_ends_of_the_event_loop(out: io.StringIO) -> None:
    async def fail(_: str) -> None:
        read()

    loop = asyncio.get_running_loop()
    loop.set_exception_handler(note_loose_end)
    task = asyncio.create_task(fail(HUSH), name=HUSH)
    await asyncio.wait([task])
    del task
    loop.call_soon(lambda _: read(), HUSH)
    future = loop.create_future()
    future.set_exception(ValueError(HUSH))
    del future
    await asyncio.sleep(0)
    told = out.getvalue()
    assert HUSH not in told
    assert "Task exception was never retrieved" in told
    assert "Exception in callback" in told
    assert "Future exception was never retrieved" in told
    assert told.count("ValidationError") == 2


UNCAUGHT = f"""
import sys, threading
from bot.log import hide_values
hide_values()
class Held:
    def __del__(self):
        raise ValueError({HUSH!r}[:])
def fail():
    int({HUSH!r}[:])
Held()
thread = threading.Thread(target=fail)
thread.start()
thread.join()
exec(compile("def last(): raise KeyError(sys.argv[1])", "last.py", "exec"))
last()
"""


def test_what_nobody_catches() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", UNCAUGHT, HUSH], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert HUSH not in ran.stderr
    assert ran.stderr.count("Traceback") == 3
    assert "KeyError" in ran.stderr


def test_who_reads_the_database_by_a_command_is_shown_nothing_by_a_bug() -> None:
    program = (
        "import sys; from bot.cli import db, main; from bot.store import check\n"
        "def bad(*_): raise ValueError(sys.argv.pop())\n"
        "check.check = bad; main(['db', 'check'])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, HUSH], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert "ValueError" in ran.stderr
    assert HUSH not in ran.stderr


async def test_the_worker_says_nothing_of_what_it_was_given(
    out: io.StringIO, capfd: pytest.CaptureFixture[str]
) -> None:
    worker = Workers(idle=60)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{HUSH}"><text>{HUSH}</{HUSH}></svg>'
    picture = Picture("hand", svg, 10, 10)
    with pytest.raises(Undrawn):
        await Renderer(worker).draw(picture, Table())
    await worker.close(10)
    assert "picture-not-drawn" in out.getvalue()
    assert "in draw.py, line" in out.getvalue()
    assert HUSH not in out.getvalue() + capfd.readouterr().err
