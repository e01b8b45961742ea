"""What is kept of a person: shown to them, brought as data, and deleted when they wish so."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

from bot.sessions import errors
from bot.sessions.holders import FORMER
from bot.sessions.locks import Locks
from bot.sessions.records import Records
from bot.sessions.rights import Person
from bot.sessions.seating import leave, strength_here
from bot.sessions.seats import Seats
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.store.rows import Farewell, NoteRow, PersonalRow
from engines.core.errors import DataFault

AT_ONCE = 500
"""Presses that are read in one go."""
OF_OTHERS = ("agreed", "thought")
"""What an entry's input says of other people, or of what the bot thought."""


class Privacy:
    """In place of a person who goes stands a former player, in each session another one.

    So games stay sound: who did what is as it was, only not who that is.
    """

    def __init__(
        self,
        store: Store,
        records: Records,
        locks: Locks,
        seats: Seats,
        clock: Callable[[], int],
        new_id: Callable[[], str],
    ) -> None:
        self._store, self._records, self._locks, self._seats = store, records, locks, seats
        self._clock, self._new_id = clock, new_id

    async def of(self, person: str) -> list[PersonalRow]:
        """Return all that is kept of a person, but for what they have pressed."""
        return await self._store.kept_of(person, self._clock())

    async def presses(self, person: str) -> AsyncIterator[dict[str, Any]]:
        """Yield what a person has pressed, as data, without what it says of others."""
        after = ("", 0)
        while rows := await self._store.inputs_of(person, after, AT_ONCE):
            for session, seq, at, given in rows:
                read = json.loads(given or "{}")
                own = {key: value for key, value in read.items() if key not in OF_OTHERS}
                yield {"session": session, "entry": seq, "at": at, "input": own}
            after = rows[-1][:2]

    async def note(self, session: str, person: str) -> str:
        """Return what a person has noted for themselves at a session, empty for nothing."""
        return await self._store.note_of(session, person)

    async def write_note(self, view: View, person: str, note: str) -> None:
        """Save what a person notes for themselves at a session, in place of what they had; empty it goes."""
        await self._store.set_note(view.session.guild, NoteRow(view.id, person, note, self._clock()))

    async def say_farewell(self, person: str) -> None:
        """Note on disk that a person wishes that nothing of them is kept."""
        await self._store.say_farewell(person, self._clock())

    async def carry_out(self, wish: Farewell, serves: Callable[[str], bool]) -> None:
        """Delete a person from what this process serves; when nothing is left anywhere the wish has ended."""
        is_left = False
        for session, guild in await self._store.sessions_of_person(wish.person, wish.at):
            if serves(guild):
                await self._forget_in(session, guild, wish.person)
            else:
                is_left = True
        for row in await self._store.kept_of(wish.person, wish.at):
            if row.what == "kept" and serves(row.guild):
                await self._store.forget_keeper(row.guild, wish.person, self._stand_in())
            elif row.what == "kept":
                is_left = True
        if not is_left:
            await self._store.end_farewell(wish.person)

    async def _forget_in(self, session: str, guild: str, person: str) -> None:
        # There may be nothing to leave, or the game can't be read: the seat is free all the same.
        with suppress(errors.Refused, DataFault):
            view = await self._records.view(session)
            await self._seats.change(session, leave(person, strength_here(view)), Person(person, guild))
        async with self._locks.hold(session):
            await self._store.forget_person(session, person, self._stand_in())

    def _stand_in(self) -> str:
        return f"{FORMER}{self._new_id()}"
