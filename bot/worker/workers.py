"""The workers together: whoever has something to be done waits in line until one of them is free."""

import asyncio

from bot.wire.json import Json
from bot.worker.frames import BrokenFrame, frame
from bot.worker.line import Line, LineFull, Table
from bot.worker.process import TaskFailed, WorkerBusy, WorkerProcess

MOST_OF_SERVER, MOST_WAITING = 30, 200
"""Tasks of a kind that may wait for their turn, of a server and of all together; more are refused."""
UNBOUNDED = ("decide",)
"""Kinds that wait however many there are: a table has one at a time, and nobody else does it."""
NO_TABLE = Table()


class Workers:
    """At most `count` processes for all tasks. Each does one at a time; tasks of different kinds take turns.

    Tasks of a kind are done in turn by server, then by table: see `Line`. A process that hangs is killed when
    its task has taken too long, and holds up no other. Each ends after `idle` seconds without a task.
    """

    def __init__(self, idle: float, count: int = 1, module: str = "bot.worker", name: str = "worker") -> None:
        self._processes = [WorkerProcess(idle, module, name) for _ in range(count)]
        self._free = list(self._processes)
        """The one that was busy last is the last: it is next, so that the others may end."""
        self._turns = asyncio.Semaphore(count)
        # Only so many of a kind stand in line for their turn: many of one kind don't hold up another.
        self._lines: dict[str, Line] = {}

    async def do(self, task: str, head: Json, body: bytes, within: float, table: Table = NO_TABLE) -> bytes:
        """Return what the task makes of head and body; it may take `within` seconds once it is its turn.

        Raises a WorkerFault: WorkerBusy, WorkerTimedOut, WorkerDied or TaskFailed.
        """
        try:
            async with self._line(task).place(table), self._turns:
                sent = frame(head | {"task": task, "within": within}, body)
                told, made = await self._ask(sent, within)
        except LineFull:
            raise WorkerBusy(f"too many wait to {task}") from None
        except BrokenFrame as fault:
            raise TaskFailed(str(fault)) from None
        if "fault" in told:
            raise TaskFailed(told["fault"])
        return made

    async def close(self, within: float) -> None:
        """Let the processes end, at most `within` seconds; then they are killed. No task is done any more."""
        await asyncio.gather(*(one.close(within) for one in self._processes))

    def _line(self, task: str) -> Line:
        if task not in self._lines:
            most = () if task in UNBOUNDED else (MOST_OF_SERVER, MOST_WAITING)
            self._lines[task] = Line(len(self._processes), *most)
        return self._lines[task]

    async def _ask(self, sent: bytes, within: float) -> tuple[Json, bytes]:
        """Let a process that is free do a task; there is one when it is the task's turn."""
        process = self._free.pop()
        try:
            return await process.ask(sent, within)
        finally:
            self._free.append(process)
