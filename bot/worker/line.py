"""Who waits for something that only so many can have at a time: served in turn by server, then by table."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import NamedTuple

from bot.sessions.view import View

MOST_REMEMBERED = 1000
"""Servers and tables of which is remembered when they had their turn."""


class Table(NamedTuple):
    """For whom something is done: a server's id, a session's, and whether people sit there."""

    server: str = ""
    id: str = ""
    has_people: bool = True


def table_of(view: View) -> Table:
    """Return for whom a session's things are done; while the set-up asks there are people."""
    return Table(view.session.guild, view.session.id, view.holders.are_people or not view.holders.rows)


class LineFull(Exception):
    """Too many wait already: this one gives way."""


@dataclass(frozen=True, eq=False, slots=True)
class _Waits:
    table: Table
    turn: asyncio.Future[bool]
    """Whether there is a place for it, when that is settled."""


class Line:
    """Gives out `places`; whoever finds none waits.

    The server comes next that has waited longest for its turn, then its table that has, then who came first.
    Tables without people come behind all those with. If more than `most_of_server` wait of one, or more than
    `most` in all, who has waited longest gives way to who comes: of that server, or of the one that has most,
    and of its tables without people first.
    """

    def __init__(self, places: int, most_of_server: int | None = None, most: int | None = None) -> None:
        self._free = places
        self._most_of_server = most_of_server
        self._most = most
        self._waiting: list[_Waits] = []
        self._numbers = itertools.count(1)
        self._served: dict[tuple[str, ...], int] = {}
        """When servers and tables had their last turn, the latest last."""

    @asynccontextmanager
    async def place(self, table: Table) -> AsyncIterator[None]:
        """Have a place, when it is the table's turn. Raises LineFull for who gives way to others."""
        if self._free:
            self._give(table)
        else:
            await self._wait(table)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, table: Table) -> None:
        one = _Waits(table, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        self._make_room(table.server)
        try:
            has_place = await one.turn
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            elif one.turn.result():
                self._leave()  # nobody takes the place any more
            raise
        if not has_place:
            raise LineFull

    def _give(self, table: Table) -> None:
        self._free -= 1
        for key in ((table.server,), (table.server, table.id)):
            self._served.pop(key, None)
            self._served[key] = next(self._numbers)
        while len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]

    def _leave(self) -> None:
        self._free += 1
        if waiting := [one for one in self._waiting if not one.turn.done()]:
            one = min(waiting, key=lambda one: self._rank(one.table))
            self._waiting.remove(one)
            self._give(one.table)
            one.turn.set_result(True)

    def _rank(self, table: Table) -> tuple[bool, int, int]:
        server, own = (self._served.get(key, 0) for key in ((table.server,), (table.server, table.id)))
        return not table.has_people, server, own

    def _make_room(self, server: str) -> None:
        of_server: dict[str, list[_Waits]] = {}
        for one in self._waiting:
            of_server.setdefault(one.table.server, []).append(one)
        crowd = of_server[server]
        if self._most_of_server is None or len(crowd) <= self._most_of_server:
            if self._most is None or len(self._waiting) <= self._most:
                return
            crowd = max(of_server.values(), key=len)
        gives_way = min(crowd, key=lambda one: one.table.has_people)
        self._waiting.remove(gives_way)
        if not gives_way.turn.done():  # else it waits no longer anyway
            gives_way.turn.set_result(False)
