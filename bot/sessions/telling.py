"""What everybody at a hosted table was told: the moves that are finished, and who has to act."""

import json
from dataclasses import replace

from bot.sessions.chronicle import MOVES, moves_of
from bot.sessions.holders import is_person
from bot.sessions.seating import waits_for
from bot.sessions.service import Sessions
from bot.sessions.standing import Standing
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.store.rows import Current

MOST_LATE = 10
"""So many moves are told late, the latest ones; those before are left to Why?."""


class Telling:
    """Remembers what was told, so that a restart or trouble with Discord leaves nothing out."""

    def __init__(self, sessions: Sessions, store: Store) -> None:
        self._sessions = sessions
        self._store = store

    async def unfinished(self, game: str) -> list[str]:
        """Return the ids of a game's sessions that run or of which not all was told."""
        return await self._store.unfinished_of_game(game)

    async def untold(self, session_id: str) -> list[View]:
        """Return how things stood after each finished move that was not told, oldest first."""
        told = await self._store.told(session_id)
        if told is None:
            return []
        now = await self._sessions.view(session_id)
        history = await self._store.history(session_id)
        entries = {entry.seq: entry for entry in history}
        moves = [one for one in moves_of(history) if one.kind in MOVES and not one.is_open]
        late = [one for one in moves if one.last > told][-MOST_LATE:]
        views = []
        for move in late:
            is_latest = move.last == now.entry.base
            session = now.session if is_latest else replace(now.session, status="running")
            view = Standing.of(now.game, Current(session, entries[move.last]), now.holders).view()
            views.append(replace(view, kind=move.kind, label=move.label, run=move.events))
        return views

    async def note(self, session_id: str, seq: int) -> None:
        """Note that everybody was told of all up to this entry."""
        await self._store.tell(session_id, seq)

    async def to_mention(self, view: View) -> list[str]:
        """Return the people (users' ids) who have to act and weren't told yet."""
        people = [view.holders.of(seat) for seat in waits_for(view)]
        known = (await self._mentioned(view))[1:]
        return [one for one in people if is_person(one) and one not in known]

    async def mentioned(self, view: View, people: list[str]) -> None:
        """Note that these people were told that they have to act."""
        await self._store.mention(view.id, json.dumps([*await self._mentioned(view), *people]))

    async def _mentioned(self, view: View) -> list[int | str]:
        """Return the entry after which the open turn began, and who was told since."""
        began = await self._sessions.turn_began_at(view)
        noted: list[int | str] = json.loads(await self._store.mentioned(view.id) or "[0]")
        return noted if noted[0] == began else [began]
