"""Looks at the tables that wait for people: who is to be reminded, who is away, what a table says of that."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from bot.log import get_logger
from bot.posts.posts import PATIENCE, Posts
from bot.posts.traffic import Traffic
from bot.sessions.errors import NoSession
from bot.sessions.holders import is_person
from bot.sessions.mentions import Mentions
from bot.sessions.outbox import TableMessage, due
from bot.sessions.people import People
from bot.sessions.reminding import LEAST, NEVER, Awaited, look_at
from bot.sessions.rights import Person
from bot.sessions.seating import waits_for
from bot.sessions.service import Sessions
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.sessions.waiting import Waiting
from bot.shards.alone import everywhere
from bot.store.errors import StoreFault
from bot.store.rows import WaitRow

log = get_logger()

EVERY = 300.0
"""Seconds between two looks for tables; what people wish here and now is looked at once."""
FIRST = 30.0
"""Seconds before the first one."""


class Reminders:
    """Writes down what is to be told of a table's waiting; the outbox sends it, once.

    What it goes by is in the database: which table is to be looked at when, and who was reminded how often.
    So a restart loses nothing, and of several processes the one that serves a server looks at its tables.
    """

    def __init__(
        self,
        sessions: Sessions,
        store: Store,
        people: People,
        mentions: Mentions,
        posts: Posts,
        traffic: Traffic,
        clock: Callable[[], int],
        serves: Callable[[str], bool] = everywhere,
    ) -> None:
        self._sessions = sessions
        self._store = store
        self._people = people
        self._mentions = mentions
        self._posts = posts
        self._traffic = traffic
        self._clock = clock
        self._serves = serves
        self._news = asyncio.Event()
        self._lock = asyncio.Lock()
        """Whoever changes what is known of a table's waiting reads it first."""

    async def keep_looking(self) -> None:
        """Look at the tables for which it is time, again and again; without end.

        At a start what may have been told already is found first (`Posts.resume`).
        """
        await asyncio.sleep(FIRST)
        while True:
            self._news.clear()
            await self.look()
            try:
                async with asyncio.timeout(EVERY):
                    await self._news.wait()
            except TimeoutError:
                continue

    def look_soon(self) -> None:
        """Look at once: somebody wishes something else."""
        self._news.set()

    async def look(self) -> None:
        """Look at all tables for which it is time. Trouble with one is for the next look."""
        now = self._clock()
        try:
            found = await self._store.waiting(now, now - LEAST)
        except StoreFault as fault:
            log.warning("waiting-not-read", fault=str(fault))
            return
        for one in found:
            if not self._serves(one.guild):
                continue
            await self._traffic.quiet(PATIENCE)
            try:
                await self._look_at(one.session, one.touched)
            except NoSession:
                pass  # its game isn't there
            except StoreFault as fault:
                log.warning("waiting-not-looked-at", session=one.session, fault=str(fault))
            except Exception:
                log.exception("waiting-not-looked-at", session=one.session)

    async def pause(self, view: View, by: Person, *, is_paused: bool) -> View:
        """Let nobody be reminded at a table until it goes on, or let it go on; the table says so."""
        now = self._clock()

        def change(waiting: Waiting) -> Waiting:
            if bool(waiting.paused) == is_paused:
                return waiting
            return replace(waiting, paused=now if is_paused else 0, since=waiting.since if is_paused else now)

        return await self._change(view, by, change)

    async def mute(self, view: View, by: Person) -> None:
        """Remind a person no more in the turn that waits for them."""
        turns = {one.person: one.turn for one in await self._awaited(view)}

        def change(waiting: Waiting) -> Waiting:
            turn = turns.get(by.id)
            return waiting if turn is None else replace(waiting, muted={**waiting.muted, by.id: turn})

        await self._change(view, by, change)

    async def _change(self, view: View, by: Person, change: Callable[[Waiting], Waiting]) -> View:
        """Save what a press has changed of a table's waiting, and look at the table again."""
        self._posts.pressing(view.id, by)
        async with self._lock:
            view = await self._sessions.records.view(view.id)
            changed = change(view.waiting)
            if changed != view.waiting:
                is_shown = changed.paused != view.waiting.paused
                told = [due(view, TableMessage(self._clock()))] if is_shown else []
                await self._store.wait(WaitRow(view.id, 0, 0, 0, 0, changed.to_json()), told)
        view = await self._sessions.records.view(view.id)
        self._posts.saved(view, by)
        self.look_soon()
        return view

    async def _look_at(self, session: str, touched: int) -> None:
        async with self._lock:
            view = await self._sessions.records.view(session)
            if view.is_ended:
                return
            awaited = await self._awaited(view)
            wishes = await self._people.of_all(view.holders.people)
            now, known = self._clock(), await self._mentions.known(view)
            found = look_at(view, awaited, wishes, len(known), now)
            told = []
            if found.remind:
                told = [due(view, TableMessage(now, below=True, reminds=found.remind))]
            elif _shown(found.waiting) != _shown(view.waiting):
                told = [due(view, TableMessage(now))]
            nr = view.holders.rows[-1].nr if view.holders.rows else 0
            looks_at = NEVER if view.is_broken else found.looks_at
            row = WaitRow(session, view.entry.seq, nr, looks_at, touched, found.waiting.to_json())
            try:
                await self._store.wait(row, told, lasts=bool(told))
            finally:  # it may have been saved unheard
                if told:
                    self._posts.go_on(view)
        for one in found.remind:
            log.info("reminded", session=session, count=found.waiting.reminded[one].count)

    async def _awaited(self, view: View) -> list[Awaited]:
        """Return the people for whom a table waits, each with the turn, and since when."""
        found = []
        for seat in waits_for(view):
            person = view.holders.of(seat)
            if not is_person(person):
                continue
            turn, since = await self._sessions.history.awaited_since(view, seat)
            if view.questions:
                # In the middle of another one's turn it comes to a seat when it is asked.
                since = max(since, (view.public or view.entry).at)
            found.append(Awaited(person, turn, since))
        return found


def _shown(waiting: Waiting) -> Waiting:
    """Return what of a table's waiting the table says."""
    return Waiting(waiting.paused, away=waiting.away, stopped=waiting.stopped, stopped_at=waiting.stopped_at)
