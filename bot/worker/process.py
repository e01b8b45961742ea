"""The bot's side of a worker: its process, started when needed, stopped when idle, killed when it hangs."""

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from bot.log import get_logger
from bot.wire.json import Json
from bot.worker.child import environment, python
from bot.worker.frames import SIZES, sizes

log = get_logger()

HIDDEN_FROM_IT = ("DISCORD_TOKEN", "DATABASE_URL")
"""Settings that the worker has no use for."""
TO_STAY_SMALL = {"MALLOC_TRIM_THRESHOLD_": "131072"}
"""Lets glibc give back what it frees: by itself it keeps the room that the largest drawing has taken."""


class WorkerFault(Exception):
    """A task was not done."""


class WorkerBusy(WorkerFault):
    """Too many tasks of that kind wait."""


class WorkerTimedOut(WorkerFault):
    """The task took too long; the process was killed."""


class WorkerDied(WorkerFault):
    """The process could not be started, or ended in the middle of the task."""


class TaskFailed(WorkerFault):
    """The task can't be done: what was given is wrong. What stands behind the colon may repeat it."""


class WorkerProcess:
    """One process, which does one task at a time.

    After `idle` seconds without a task it ends; the next task starts another. In the log it has its `name`.
    """

    def __init__(self, idle: float, module: str, name: str) -> None:
        self._idle = idle
        self._module = module
        self._name = name
        self._process: Process | None = None
        self._retiring: asyncio.TimerHandle | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def close(self, within: float) -> None:
        """Let the process end, at most `within` seconds; then it is killed. No task is done any more."""
        self._is_closed = True
        self._retire()
        if self._leaving:
            await asyncio.wait(self._leaving, timeout=within)
        for leaving in self._leaving:
            leaving.cancel()
        await asyncio.gather(*self._leaving, return_exceptions=True)

    async def ask(self, sent: bytes, within: float) -> tuple[Json, bytes]:
        """Send a frame and return what comes back. Raises WorkerTimedOut or WorkerDied."""
        if self._retiring is not None:
            self._retiring.cancel()
        is_done = False
        try:
            async with asyncio.timeout(within):
                process = await self._running()
                back = await _exchange(process, sent)
            is_done = True
        except TimeoutError:
            raise WorkerTimedOut(f"more than {within:g} seconds") from None
        except (OSError, EOFError, ValueError) as fault:
            raise WorkerDied(type(fault).__name__) from None
        finally:
            if is_done:
                self._retiring = asyncio.get_running_loop().call_later(self._idle, self._retire)
            else:
                # Half an exchange: what this process says next would be about something else.
                self._kill()
        return back

    async def _running(self) -> Process:
        """Return the process; start it if there is none."""
        if self._is_closed:
            raise WorkerDied("the bot stops")
        if self._process is None or self._process.returncode is not None:
            given = {name: value for name, value in environment().items() if name not in HIDDEN_FROM_IT}
            self._process = await asyncio.create_subprocess_exec(
                *python(self._module), stdin=PIPE, stdout=PIPE, env=TO_STAY_SMALL | given
            )
            log.info(f"{self._name}-started", pid=self._process.pid)
        return self._process

    def _kill(self) -> None:
        if self._process is not None:
            _kill(self._process)
        self._retire()

    def _retire(self) -> None:
        """Part with the process: it ends when its standard input does."""
        process, self._process = self._process, None
        if process is None:
            return
        leaving = asyncio.create_task(_see_off(process, self._name))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


async def _exchange(process: Process, sent: bytes) -> tuple[Json, bytes]:
    """Send a frame and return what comes back. Raises OSError, EOFError or ValueError if that fails."""
    if process.stdin is None or process.stdout is None:
        raise OSError("a process without pipes")
    process.stdin.write(sent)
    await process.stdin.drain()
    head, body = sizes(await process.stdout.readexactly(SIZES.size))
    return json.loads(await process.stdout.readexactly(head)), await process.stdout.readexactly(body)


async def _see_off(process: Process, name: str) -> None:
    """Close the process's standard input and wait until it has ended; cancelled, it is killed."""
    if process.stdin is not None:
        process.stdin.close()
    try:
        await process.wait()
    except asyncio.CancelledError:
        _kill(process)
        await process.wait()
    log.info(f"{name}-stopped", pid=process.pid)


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
