"""A session is held while a press at it is run and saved: one press after the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.sessions import errors
from bot.sessions.entry import BACK
from bot.sessions.records import Records
from bot.sessions.rights import Person, demand_here
from bot.sessions.session import Session
from bot.sessions.store import Store
from bot.sessions.watch import Watch
from bot.store.errors import LostRace, PressServed
from engines.core.errors import IllegalMove

MOST_AT_ONCE = 3
"""Presses that are run and saved at the same time: one on the disk, the next ones ready for it."""


@dataclass(frozen=True, slots=True)
class In:
    """The running session of a channel, where a press names no session: a typed command.

    The command is late if somebody else is at the session already.
    """

    channel: str


class _Lock(asyncio.Lock):
    """The lock of a session, and at which entry who holds it has begun."""

    began_at: int | None = None


class Locks:
    """The order in which presses come at sessions."""

    def __init__(self, store: Store, records: Records, watch: Watch) -> None:
        self._store = store
        self._records = records
        self._watch = watch
        self._locks: WeakValueDictionary[str, _Lock] = WeakValueDictionary()
        self._places = asyncio.Semaphore(MOST_AT_ONCE)

    @asynccontextmanager
    async def hold(self, session_id: str) -> AsyncIterator[None]:
        """Hold the session while its rows are changed otherwise than by a press."""
        lock = self._locks.get(session_id)
        if lock is None:
            lock = self._locks[session_id] = _Lock()
        async with lock:
            yield

    @asynccontextmanager
    async def press(
        self, session: str | In, seq: int | None, by: Person, running: bool = True, agrees: bool = False
    ) -> AsyncIterator[Session]:
        """Hold the session while a press is run and saved; nothing else is awaited meanwhile.

        What others plan in private since makes a press on the table no older.
        """
        found = await self._store.current_in(session.channel) if isinstance(session, In) else None
        if isinstance(session, In) and found is None:
            raise errors.NoSession
        session_id = found.session.id if found else str(session)
        lock = self._locks.get(session_id)
        if lock is None:
            lock = self._locks[session_id] = _Lock()
        # A command acts on what its author saw; somebody who is at it already comes first.
        seen = found.entry.seq if found else seq
        if lock.locked():
            seen = lock.began_at if found else seq
            found = None
        # Of many presses at once the first are saved and answered before the last are begun.
        async with lock, self._places:
            self._watch.pressing(session_id, by)
            # What was found is used where nobody else was at it: should it be old, the append loses the race.
            now = await self._records.standing(found or await self._store.current(session_id))
            lock.began_at = now.entry.seq
            demand_here(now.view(), by)
            # Where the table still is as before their own unseen undo, a second press acts no second time.
            known = now.known(by.id)
            is_strict = not agrees and known.kind in BACK
            current = (known.seq, known.seq if is_strict else now.view().public_seq)
            if seen is not None and seen not in current:
                raise stale(now, seen, by, is_command=seq is None)
            if running and now.session.status != "running":
                raise errors.SessionEnded(now.view())
            try:
                yield now
            except LostRace:
                raise errors.StaleSeq(await self._records.view(session_id), is_race=True) from None
            except PressServed:
                raise errors.AlreadyServed from None
            except IllegalMove as fault:
                raise errors.Mistake(now.game.id, fault.text) from fault


def stale(now: Session, seq: int | None, by: Person, is_command: bool = False) -> errors.StaleSeq:
    """Return that a press belongs to an earlier moment, or that somebody else was first."""
    # What was undone meanwhile was done by nobody.
    known = now.known(by.id)
    is_next = seq == known.seq - 1 and known.kind not in BACK
    is_own = known.author == by.id
    is_race = is_command or (is_next and not is_own)
    return errors.StaleSeq(now.view(), is_race=is_race, is_done=is_next and is_own)
