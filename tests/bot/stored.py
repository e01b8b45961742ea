"""Sessions that an earlier version has stored, gone on with by the present code."""

import itertools
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from bot.sessions import errors
from bot.sessions.export import export
from bot.sessions.rights import Person, answering
from bot.sessions.seating import join
from bot.sessions.service import Sessions
from bot.sessions.snapshot import Fit
from bot.sessions.start import Origin
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from engines.core.game import registry
from engines.core.script.run import Said
from tests.bot.conftest import undo
from tests.contract.player import Luck

PEOPLE = ("1001", "1002", "1003", "1004", "1005")
CHOOSING = """
SELECT s.id
FROM sessions s JOIN entries e ON e.session = s.id
WHERE s.game = 'macrobber' AND e.state = '' AND e.seq = (SELECT MAX(seq) FROM entries WHERE session = s.id)
"""


class Stored:
    """The sessions of a database that an earlier version has written."""

    def __init__(self, commit: str, path: Path, store: SqliteStore) -> None:
        self.commit, self.path = commit, path
        ticks = itertools.count(2_000_000_000_000)
        self.sessions = Sessions(store, registry.games(), lambda: next(ticks), Origin(lambda: "", lambda: ""))

    def ids(self, game: str) -> list[str]:
        """Return the sessions of a game."""
        with closing(sqlite3.connect(self.path)) as db:
            found = db.execute("SELECT id FROM sessions WHERE game = ? ORDER BY id", (game,)).fetchall()
        return [one for (one,) in found]

    def choosing(self) -> list[str]:
        """Return the sessions of MacRobber that wait for the choice of a clan."""
        with closing(sqlite3.connect(self.path)) as db:
            return [one for (one,) in db.execute(CHOOSING)]

    async def person(self, view: View, seat: str | None) -> Person:
        """Return who plays a seat; where nobody does yet, somebody sits down."""
        holder, guild = view.holders.of(seat or ""), view.session.guild
        if seat and view.game.strengths and not holder:
            holder = next(one for one in PEOPLE if view.holders.seat_of(one) is None)
            await self.sessions.seats.change(view.id, join(holder, seat), Person(holder, guild))
        return Person(holder or next(iter(sorted(view.holders.people)), PEOPLE[0]), guild)

    async def press(self, view: View, luck: Luck) -> View:
        """Answer an open question, or do what comes next."""
        if view.fit == Fit.WAITING:
            return await self.sessions.begin_again(view.id, view.seq, await self.person(view, None))
        if view.questions:
            question = luck.pick(view.questions)
            read = answering(Said(question.id, luck.answer(question)))
            return await self.sessions.answer(view.id, view.seq, read, await self.person(view, question.to))
        offer = view.turns[0]
        by = await self.person(view, offer.seat if offer.seat in view.seats else None)
        return await self.sessions.move(view.id, view.seq, lambda _: offer, by)

    async def ended(self, view: View) -> View:
        """End a session, with somebody's agreement where several people play."""
        if view.is_ended:
            return view
        first, *others = sorted(view.holders.people) or [PEOPLE[0]]
        return await self.sessions.end(view.id, None, Person(first, view.session.guild), "".join(others[:1]))

    async def exported(self, view: View) -> dict[str, Any]:
        """Return the session as it is exported."""
        history, holders = (
            await self.sessions.history.entries(view.id),
            await self.sessions.records.holders(view.id),
        )
        return export(view.session, history, holders)

    async def undo(self, view: View) -> View:
        """Go one step back: by whose step it is, with somebody's agreement where that is needed."""
        people = sorted(view.holders.people) or [PEOPLE[0]]
        for by, asker in itertools.product(people, ["", *people]):
            with suppress(errors.NotYours, errors.NeedsAnother):
                return await undo(self.sessions, view.id, Person(by, view.session.guild), asker)
        raise AssertionError("nobody can undo it")


@asynccontextmanager
async def opened(commit: str, path: Path) -> AsyncIterator[Stored]:
    """Open the database of a commit or a release, which is up to date."""
    store = SqliteStore(path)
    await store.open()
    try:
        yield Stored(commit, path, store)
    finally:
        await store.close()
