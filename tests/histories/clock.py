"""Time that passes when nothing else is to be done."""

import asyncio
import math
import selectors
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from contextvars import Context, ContextVar, copy_context
from importlib import import_module
from typing import Any
from unittest.mock import patch

SINCE_1970 = 1_900_000_000.0
"""The moment at which a history begins, in seconds."""
COPIES = (
    *("psycopg.connection_async", "psycopg.waiting"),
    *("psycopg_pool.base", "psycopg_pool.pool_async", "psycopg_pool.sched_async"),
)
"""Modules that have the clock by a name of their own."""


class Life:
    """What belongs to one process: it can be frozen, go on, and be killed."""

    def __init__(self) -> None:
        self.is_frozen = False
        self.is_dead = False
        """Nothing of it runs any more."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.heard: dict[tuple[str, int], tuple[Context, Any]] = {}
        """What it does when a connection can be read or written, by the system's number of that."""
        self._overdue: list[tuple[Sequence[asyncio.Handle], Callable[..., object], Any, Context]] = []

    def run(self, handles: Sequence[asyncio.Handle], callback: Callable[..., object], args: Any) -> None:
        """Run a callback of the event loop, now or when the process goes on, if it isn't cancelled."""
        if any(one.cancelled() for one in handles):
            return
        if self.is_frozen:
            self._overdue.append((handles, callback, args, copy_context()))
        else:
            callback(*args)

    def freeze(self, loop: "Loop") -> None:
        """Run nothing of it for now."""
        self.is_frozen = True
        for kind, fd in self.heard:
            loop.leave(kind, fd)

    def go_on(self, loop: "Loop") -> None:
        """Run what would have run meanwhile, in its order."""
        self.is_frozen = False
        for (kind, fd), (context, args) in self.heard.items():
            context.copy().run(loop.listen, kind, fd, args)
        overdue, self._overdue = self._overdue, []
        for handles, callback, args, context in overdue:
            loop.soon(self, callback, args, context, handles)

    def end(self, loop: "Loop") -> None:
        """Run nothing of it any more; what it was at is ended by `bury`."""
        self.freeze(loop)
        self.heard.clear()
        self.is_dead = True


LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)
"""Which process something belongs to; None for Discord, people and cables."""


class _Selector(selectors.DefaultSelector):
    """Where the loop would wait: there time jumps. Who sends something has sent it before the loop looks."""

    jump: Callable[[float | None], None]

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0)
        if not found and (timeout is None or timeout > 0):
            self.jump(timeout)
        return found


class Loop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own, in which what belongs to a process can be stopped."""

    def __init__(self) -> None:
        selector = _Selector()
        selector.jump = self._jump
        self._now = 0.0
        super().__init__(selector)
        self.set_task_factory(self._task)

    def time(self) -> float:
        return self._now

    def _jump(self, timeout: float | None) -> None:
        if timeout is None:
            raise RuntimeError("everybody waits for something that never comes")
        self._now = math.nextafter(self._now + timeout, math.inf)

    def run_in_executor(self, _: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        done.set_result(func(*args))
        return done

    def soon(
        self,
        life: Life,
        callback: Callable[..., object],
        args: Any,
        context: Context | None,
        before: Sequence[asyncio.Handle] = (),
    ) -> Any:
        """Let a process run something, which may have been put off `before`."""
        handles = [*before]
        handle = super().call_soon(life.run, handles, callback, args, context=context)
        handles.append(handle)
        return handle

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        life = context.get(LIFE) if context is not None else LIFE.get()
        if life is None:
            return super().call_soon(callback, *args, context=context)
        return self.soon(life, callback, args, context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        life = context.get(LIFE) if context is not None else LIFE.get()
        if life is None:
            return super().call_at(when, callback, *args, context=context)
        handles: list[asyncio.Handle] = []
        handle = super().call_at(when, life.run, handles, callback, args, context=context)
        handles.append(handle)
        return handle

    def listen(self, kind: str, fd: int, args: Any) -> None:
        """Do something when a connection can be read or written."""
        (super().add_reader if kind == "read" else super().add_writer)(fd, *args)

    def leave(self, kind: str, fd: int) -> bool:
        """Listen to a connection no longer."""
        return (super().remove_reader if kind == "read" else super().remove_writer)(fd)

    def add_reader(self, fd: Any, *args: Any) -> None:  # type: ignore[override]
        self._note("read", fd, args)
        self.listen("read", fd, args)

    def add_writer(self, fd: Any, *args: Any) -> None:  # type: ignore[override]
        self._note("write", fd, args)
        self.listen("write", fd, args)

    def _note(self, kind: str, fd: int, args: Any) -> None:
        if (life := LIFE.get()) is not None:
            life.heard[kind, fd] = copy_context(), args

    def remove_reader(self, fd: Any) -> bool:
        return self._forget("read", fd)

    def remove_writer(self, fd: Any) -> bool:
        return self._forget("write", fd)

    def _forget(self, kind: str, fd: int) -> bool:
        if (life := LIFE.get()) is not None:
            life.heard.pop((kind, fd), None)
        return self.leave(kind, fd)

    def _task(self, loop: asyncio.AbstractEventLoop, doing: Any, context: Context | None = None) -> Any:
        """Make a task, as asyncio does, and note whose it is."""
        life = context.get(LIFE) if context is not None else LIFE.get()
        task = asyncio.Task(doing, loop=loop, context=context)
        if life is not None:
            life.tasks.add(task)
            task.add_done_callback(life.tasks.discard)
        return task


@contextmanager
def clock_of(loop: Loop) -> Iterator[None]:
    """Let everything in this process go by the clock of a loop."""
    with ExitStack() as stack:
        for name in ("monotonic", "perf_counter"):
            stack.enter_context(patch.object(time, name, loop.time))
        for module in COPIES:
            stack.enter_context(patch.object(import_module(module), "monotonic", loop.time))
        stack.enter_context(patch.object(time, "time", lambda: SINCE_1970 + loop.time()))
        stack.enter_context(patch.object(time, "time_ns", lambda: int(time.time() * 1e6) * 1000))
        yield
