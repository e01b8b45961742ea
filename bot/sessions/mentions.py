"""Who has to act and is to be mentioned: each person once for each turn."""

import json

from bot.sessions.holders import is_person
from bot.sessions.seating import waits_for
from bot.sessions.service import Sessions
from bot.sessions.store import Store
from bot.sessions.view import View


class Mentions:
    """Remembers who was mentioned since the open turn began."""

    def __init__(self, sessions: Sessions, store: Store) -> None:
        self._sessions = sessions
        self._store = store

    async def due(self, view: View) -> list[str]:
        """Return the people (users' ids) who have to act, weren't mentioned yet and didn't just press."""
        people = [view.holders.of(seat) for seat in waits_for(view)]
        if not any(map(is_person, people)):
            return []
        known = {*(await self._noted(view))[1:], *await self._sessions.last_pressers(view)}
        return [one for one in people if is_person(one) and one not in known]

    async def with_these(self, view: View, people: list[str]) -> str:
        """Return what the store is to keep once these people were mentioned, too."""
        return json.dumps([*await self._noted(view), *people]) if people else ""

    async def _noted(self, view: View) -> list[int | str]:
        """Return the entry after which the open turn began, and who was mentioned since."""
        began = await self._sessions.turn_began_at(view)
        noted: list[int | str] = json.loads(await self._store.mentioned(view.id) or "[0]")
        return noted if noted[0] == began else [began]
