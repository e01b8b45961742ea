"""A PostgreSQL database: all of a read or a write goes there at once, and again where that helps."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from bot.store.errors import CLASHES, DatabaseAway, StoreFault, Unheard
from bot.store.patience import TRIES_AGAIN
from bot.store.pipeline import Attempt, Connection, has_hung_up
from bot.store.server import fault_of, is_away, place_of, reason_of
from bot.store.statement import Rows, Statement

CONNECTIONS = 16
"""At most."""
WAIT = 1.0
"""Seconds within which something is tried: Discord gives up on a press after three, and many read first."""
LEAST = 0.3
"""Seconds that a try may take longer."""
WHILE_AWAY = 0.05
"""Seconds that somebody waits to be connected while the server has been away for longer than that."""
FOR_OPENING = 10.0
"""Seconds that a start waits for the server."""
FOR_CLOSING = 3.0
"""Seconds that an end waits for what is still being saved."""
NAME = "automa"
"""What the server calls us."""

# The pool says there who can't connect to where. What keeps a press from being saved is told by the store.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)

ALIVE = Statement("SELECT 1")
Work = Callable[[Attempt], Awaitable[list[Rows]]]


class PostgresDatabase:
    """A database on a server.

    A press waits for it a bit more than a second at most, counted from when the server was last known to be
    there: of many that wait, the last is told as soon as the first.
    """

    most_at_hand = 8_000_000  # what isn't at hand is a way there and back

    def __init__(self, address: str) -> None:
        self.place = place_of(address)
        self.address = address
        self._pool: AsyncConnectionPool[Connection] | None = None
        self._writing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """What is written into one session goes there in the order in which it is asked for."""
        self._tries: set[asyncio.Task[list[Rows]]] = set()
        self._away_since: float | None = None
        self.writes_fail = False
        self._was_lost = False
        self._answered = 0.0
        self._lookout: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect to the server; `close` must follow."""
        pool = AsyncConnectionPool(
            self.address,
            connection_class=psycopg.AsyncConnection,
            kwargs={
                "autocommit": True,
                "application_name": NAME,
                "connect_timeout": 2,
                "target_session_attrs": "read-write",
            },
            min_size=1,
            max_size=CONNECTIONS,
            reconnect_timeout=1.0,
            open=False,
        )
        await pool.open()
        try:
            await pool.wait(FOR_OPENING)
        except psycopg.Error as error:
            await pool.close()
            raise DatabaseAway(f"The database was not opened: {reason_of(error)} ({self.place}).") from None
        self._pool = pool

    async def close(self) -> None:
        """Finish what is under way and disconnect; closing twice is harmless."""
        pool, self._pool = self._pool, None
        if pool is not None:
            if self._lookout:
                self._lookout.cancel()
            if self._tries:
                await asyncio.wait(self._tries, timeout=FOR_CLOSING)
            await pool.close()

    async def check(self) -> None:
        """Ask the server for a sign of life: it checks what it stores itself."""
        await self.read("The database was not checked", ALIVE)

    def look_at_place(self) -> None:
        """Do nothing: whether the server is there is told by whatever is saved next."""

    def others_wrote(self) -> bool:
        """Tell whether the server was lost since this was asked last: another one may know less."""
        was_lost, self._was_lost = self._was_lost, False
        return was_lost

    async def look(self, statement: Statement) -> Rows:
        """Return what a statement finds."""
        return (await self.look_at((statement,)))[0]

    async def look_at(self, statements: Sequence[Statement]) -> list[Rows]:
        """Return what several statements find, all at the same moment."""
        return await self._patiently("The session was not read", lambda attempt: attempt.read(statements))

    async def read(self, failure: str, statement: Statement) -> Rows:
        """Return what a statement finds."""
        return (await self._patiently(failure, lambda attempt: attempt.read((statement,))))[0]

    async def write(
        self, failure: str, statements: Iterable[Statement], session: str = "", /, *, lasts: bool = True
    ) -> list[Rows]:
        """Run statements as one transaction; all of them are forced to the server's disk."""
        del lasts
        written = tuple(statements)
        lock = self._writing.setdefault(session, asyncio.Lock()) if session else asyncio.Lock()
        try:
            async with lock:
                found = await self._patiently(failure, lambda one: one.write(written, session), written)
        except StoreFault:
            self.writes_fail = True
            raise
        self.writes_fail = False
        return found

    async def _patiently(self, failure: str, work: Work, written: Sequence[Statement] = ()) -> list[Rows]:
        """Do some work in one try or several, within the time that a press has.

        Where a try was lost while the server saved, and others' work stands against the next one, it may be
        its own: if all is `written`, it is.
        """
        if self._pool is None:
            raise StoreFault(f"{failure}: the store is closed ({self.place}).")
        begun = time.monotonic()
        may_be_saved = False
        clash: Exception | None = None
        while True:
            until = self._until(begun)
            attempt = Attempt()
            try:
                if clash is None:
                    found = await self._try(attempt, work, until)
                else:
                    found = await self._proof(attempt, written, clash, until)
            except CLASHES as error:
                if clash or not may_be_saved:
                    raise
                if not any(one.written for one in written):
                    raise Unheard(f"{failure}: the server was lost meanwhile ({self.place}).") from None
                clash = error
                continue
            except psycopg.Error as error:
                if is_away(error):
                    may_be_saved |= attempt.may_be_saved
                    await self._note_away(begun, error)
                kind = fault_of(error)
                if kind is StoreFault or time.monotonic() >= until:
                    kind = Unheard if may_be_saved else kind
                    raise kind(f"{failure}: {reason_of(error)} ({self.place}).") from None
            else:
                self._away_since = None
                return found
            await asyncio.sleep(TRIES_AGAIN * random.random() * 2)

    async def _proof(
        self, attempt: Attempt, written: Sequence[Statement], clash: Exception, until: float
    ) -> list[Rows]:
        """Return nothing if what one transaction writes is there, and else raise what stands against it."""
        expected = [one for one in written if one.written]
        rows = [one.written for one in expected if one.written]
        found = await self._try(attempt, lambda one: one.read(rows), until)
        if [tuple(one[:1]) for one in found] != [(one.values,) for one in expected]:
            raise clash
        return []

    def _until(self, begun: float) -> float:
        """Return until when something waits that has begun at a moment."""
        until = begun + WAIT
        if self._away_since is not None:
            until = min(until, max(begun, self._away_since + WAIT))
        return until

    async def _try(self, attempt: Attempt, work: Work, until: float) -> list[Rows]:
        """Do some work once. Who waits for it may be gone or out of patience: it is ended all the same."""
        left = max(WHILE_AWAY, until - time.monotonic())
        one = asyncio.create_task(self._on_connection(attempt, work, left))
        self._tries.add(one)
        one.add_done_callback(self._ended)
        await asyncio.wait((one,), timeout=left + LEAST)
        if not one.done():
            attempt.cut()
            raise psycopg.OperationalError("no answer")
        found = one.result()
        self._answered = time.monotonic()
        return found

    async def _on_connection(self, attempt: Attempt, work: Work, left: float) -> list[Rows]:
        until = time.monotonic() + left
        while True:
            if (pool := self._pool) is None:
                raise PoolClosed
            connection = await pool.getconn(until - time.monotonic())
            try:
                if has_hung_up(connection):
                    self._was_lost = True
                    await connection.close()
                    continue
                attempt.connection = connection
                return await work(attempt)
            finally:
                await pool.putconn(connection)

    def _ended(self, task: "asyncio.Task[list[Rows]]") -> None:
        self._tries.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be there any more to hear of it

    async def _note_away(self, begun: float, error: psycopg.Error) -> None:
        """Note that the server isn't there since a moment: its other connections are no good.

        If others are answered it is: then there are just too many.
        """
        if isinstance(error, PoolTimeout) and time.monotonic() - self._answered < WAIT / 2:
            return
        self._was_lost = True
        if self._away_since is None and self._pool is not None:
            self._away_since = begun
            self._lookout = asyncio.create_task(self._look_out())
            await self._pool.drain()

    async def _look_out(self) -> None:
        """Look for the server until it is there again, so that the next press finds it."""
        while self._away_since is not None and self._pool is not None:
            with suppress(psycopg.Error):
                await self._try(Attempt(), lambda one: one.read((ALIVE,)), time.monotonic() + WAIT)
                self._away_since = None
            await asyncio.sleep(TRIES_AGAIN)
