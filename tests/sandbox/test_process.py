"""Nothing has settled while the bot's process has something to do, or had a moment ago."""

import asyncio
import subprocess
import sys
from asyncio.subprocess import PIPE

import pytest

from sandbox.driver import QUIET_SECONDS, Sandbox
from sandbox.process import rests

UNTIL_TOLD = """
import sys, threading
told = threading.Event()
threading.Thread(target=lambda: (sys.stdin.readline(), told.set(), sys.stdin.readline())).start()
print("works", flush=True)
while not told{}:
    pass
"""
WORKS = UNTIL_TOLD.format(".is_set()")
LOOKS_AGAIN = UNTIL_TOLD.format(f".wait({QUIET_SECONDS / 4})")

HAS_IT_DONE = f"import subprocess, sys; subprocess.run((sys.executable, '-c', {WORKS!r}))"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")


@pytest.mark.parametrize("source", [WORKS, HAS_IT_DONE, LOOKS_AGAIN])
async def test_settling_waits_for_a_bot_that_has_something_to_do(source: str) -> None:
    command = (sys.executable, "-c", source)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        async with Sandbox() as sandbox:
            await process.stdout.readline()
            sandbox.watch(process.pid)
            settling = asyncio.create_task(sandbox.settle())
            done, _ = await asyncio.wait([settling], timeout=4 * QUIET_SECONDS)
            assert not done
            process.stdin.write(b"\n")
            await settling
            assert process.returncode is None
    finally:
        process.stdin.close()  # all of them end
        await process.wait()


def test_who_is_gone_has_nothing_to_do() -> None:
    with subprocess.Popen((sys.executable, "-c", "")) as process:
        process.wait()
    assert rests(process.pid) == 0
