"""Sends statements to PostgreSQL, all of them at once: one way there and back for what is saved."""

import os
import select
import socket
import struct
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from psycopg import AsyncConnection, AsyncRawCursor
from psycopg.errors import DivisionByZero, IntegrityError, NotNullViolation, OperationalError
from psycopg.pq import TransactionStatus

from bot.store.statement import Row, Rows, Statement

BEGIN = Statement("BEGIN")
ALONE = Statement("BEGIN ISOLATION LEVEL SERIALIZABLE")
"""As if nobody else wrote meanwhile: where that can't be the server refuses, and all is tried again."""
MOMENT = Statement("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
COMMIT = Statement("COMMIT")
HOLD = "SELECT 1 FROM sessions WHERE id = $1 FOR NO KEY UPDATE"
"""Whoever else writes into a session waits until this is saved."""

Connection = AsyncConnection[Row]


class Attempt:
    """One try to read or write, on a connection that it may be cut off from."""

    def __init__(self) -> None:
        self.connection: Connection | None = None
        self.may_be_saved = False
        """Whether the server was told to save; then only its answer tells whether it has."""

    async def read(self, statements: Sequence[Statement]) -> list[Rows]:
        """Return what statements find, all at the same moment."""
        if len(statements) == 1:
            return await self._send(statements)
        return (await self._send([MOMENT, *statements, COMMIT]))[1:-1]

    async def write(self, statements: Sequence[Statement], session: str) -> list[Rows]:
        """Run statements as one transaction and return what each finds.

        What is judged has to hold still when it is saved, so the judgement comes before the order to save.
        """
        is_judged = any(one.judge for one in statements)
        before = [ALONE if is_judged else BEGIN]
        if session:
            before.append(Statement(HOLD, (session,)))
        if is_judged:
            found = await self._send([*before, *statements])
            self.may_be_saved = True
            await self._send([COMMIT])
            return found[len(before) :]
        self.may_be_saved = True
        return (await self._send([*before, *statements, COMMIT]))[len(before) : -1]

    def cut(self) -> None:
        """Give the connection up: who waits for it hears that it is lost, and what wasn't sent stays here."""
        if self.connection and not self.connection.closed:
            with socket.socket(fileno=os.dup(self.connection.fileno())) as ours, suppress(OSError):
                ours.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                ours.shutdown(socket.SHUT_RDWR)

    async def _send(self, statements: Sequence[Statement]) -> list[Rows]:
        """Send statements together; raises the rival or what the judge says of the first that has one."""
        if self.connection is None:
            raise OperationalError("no connection")
        cursors: list[AsyncRawCursor[Row]] = []
        fault: IntegrityError | DivisionByZero | None = None
        try:
            async with self.connection.pipeline():
                for one in statements:
                    cursors.append(cursor := AsyncRawCursor(self.connection))
                    await cursor.execute(one.text.encode(), one.values)
        except (IntegrityError, DivisionByZero) as error:
            fault = error
        if self.connection.pgconn.transaction_status != TransactionStatus.IDLE:
            self.may_be_saved = False
        return await _judged(statements, cursors, fault)


def has_hung_up(connection: Connection) -> bool:
    """Tell whether the server has hung up, as may be seen before anything is sent."""
    if connection.closed:
        return True
    said = select.poll()
    said.register(connection.fileno(), select.POLLIN)
    return bool(said.poll(0))


async def _judged(
    statements: Sequence[Statement],
    cursors: Sequence[AsyncRawCursor[Any]],
    fault: IntegrityError | DivisionByZero | None,
) -> list[Rows]:
    """Return what statements have found, up to the one that has failed."""
    found: list[Rows] = []
    for one, cursor in zip(statements, cursors, strict=False):
        if fault and cursor.pgresult is None:
            # There is a row of that key already, or the row before it is missing, or the lease.
            names_key = (fault.diag.constraint_name or "").endswith("_pkey")
            is_rival = names_key or isinstance(fault, NotNullViolation | DivisionByZero)
            raise (one.rival if one.rival and is_rival else fault) from fault
        rows = await cursor.fetchall() if cursor.description else []
        if one.judge:
            one.judge(rows)
        found.append(rows)
    if fault:
        raise fault
    return found
