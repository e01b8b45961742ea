"""The worker and the database as they are, with what they do counted on the way."""

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any, Protocol

from bot.posts.renderer import Draws
from bot.store.database import Database
from bot.store.statement import Rows, Statement
from bot.wire.json import Json
from bot.worker.line import Table
from bot.worker.process import WorkerBusy, WorkerDied, WorkerTimedOut
from bot.worker.workers import NO_TABLE


class Counts(Protocol):
    """Who counts."""

    def drawn(self, outcome: str, seconds: float) -> None: ...  # noqa: D102

    def restarted(self, reason: str) -> None: ...  # noqa: D102

    def worked(self, work: str, seconds: float) -> None: ...  # noqa: D102

    def waits(self, change: int) -> None: ...  # noqa: D102


class MeteredWorker:
    """Does what the worker does."""

    def __init__(self, worker: Draws, counts: Counts) -> None:
        self._worker = worker
        self._counts = counts

    async def do(self, task: str, head: Json, body: bytes, within: float, table: Table = NO_TABLE) -> bytes:
        """Do a task; count pictures, and the processes that hung or died."""
        drawing = self._drawing() if task == "draw" else nullcontext()
        try:
            with drawing:
                return await self._worker.do(task, head, body, within, table)
        except WorkerTimedOut:
            self._counts.restarted("hung")
            raise
        except WorkerDied:
            self._counts.restarted("died")
            raise

    @contextmanager
    def _drawing(self) -> Iterator[None]:
        began, outcome = time.perf_counter(), "failed"
        self._counts.waits(1)
        try:
            yield
            outcome = "drawn"
        except WorkerBusy:
            outcome = "refused"
            raise
        finally:
            self._counts.waits(-1)
            self._counts.drawn(outcome, time.perf_counter() - began)


class MeteredDatabase:
    """Is the database that it is made of."""

    def __init__(self, database: Database, counts: Counts) -> None:
        self._database = database
        self._counts = counts

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def look(self, statement: Statement) -> Rows:
        """Count one of the looks that a press takes."""
        with self._working("look"):
            return await self._database.look(statement)

    async def look_at(self, statements: Sequence[Statement]) -> list[Rows]:
        """Count several of them as one."""
        with self._working("look"):
            return await self._database.look_at(statements)

    async def read(self, failure: str, statement: Statement, /) -> Rows:
        """Count what takes longer to read."""
        with self._working("read"):
            return await self._database.read(failure, statement)

    async def write(
        self, failure: str, statements: Iterable[Statement], session: str = "", /, *, lasts: bool = True
    ) -> list[Rows]:
        """Count a transaction; one that has to be on the disk by itself."""
        with self._working("write" if lasts else "note"):
            return await self._database.write(failure, statements, session, lasts=lasts)

    @contextmanager
    def _working(self, work: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self._counts.worked(work, time.perf_counter() - began)
