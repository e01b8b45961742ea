"""Who is to be mentioned: once for each time that it comes to them, and not if they have just pressed."""

import json
from collections.abc import Callable, Collection

from bot.sessions.entry import Kind
from bot.sessions.holders import is_former, is_person
from bot.sessions.people import Wishes
from bot.sessions.seating import waits_for
from bot.sessions.service import Sessions
from bot.sessions.store import Store
from bot.sessions.view import View

JUST_NOW = 600_000
"""Milliseconds: who has pressed within them is still there, and need not be called."""
ENDED = "end"
"""Stands, in what is kept, before those who were told of the end."""


class Mentions:
    """Remembers for whom a table has waited when it was shown last, so that only who comes to be is told."""

    def __init__(self, sessions: Sessions, store: Store, clock: Callable[[], int]) -> None:
        self._sessions = sessions
        self._store = store
        self._clock = clock
        self._looked: dict[str, int] = {}
        """When people have looked at something last."""

    def looked(self, person: str) -> None:
        """Note that somebody is there: they have looked at something, which no entry tells of."""
        now = self._clock()
        self._looked = {one: at for one, at in self._looked.items() if now - at < JUST_NOW} | {person: now}

    async def due(self, view: View) -> list[str]:
        """Return the people (users' ids) whom a table has to tell something: that it waits for them now.

        A start in which another has seated them is told to those, too, and an end to all who sit there but
        who has brought it.
        """
        noted = await self._store.mentioned(view.id)
        is_new = not noted and view.entry.kind == Kind.START
        wanted = sorted(view.holders.people) if view.is_ended else _awaited(view)
        wanted += _seated_by_others(view) if is_new else []
        known = _known(view, noted)
        wanted = [one for one in dict.fromkeys(wanted) if one not in known]
        if not wanted:
            return []
        rows = view.holders.rows
        since = max([view.entry.at, *(row.at for row in rows)]) - JUST_NOW
        pressers = await self._sessions.history.pressers_since(view, since)
        if view.is_ended:
            there = next(filter(None, pressers), set())
            return [one for one in wanted if one not in there]
        there = {row.author for row in rows if row.at >= since}
        there |= {one for one, at in self._looked.items() if at >= since and not is_new}
        left = [one for one in wanted if one not in there]
        while left and (each := next(pressers, None)) is not None:
            left = [one for one in left if one not in each]
        return left

    async def quiet(self, people: Collection[str]) -> list[str]:
        """Return those of some people (users' ids) who have their quiet hours now."""
        now, wishes = self._clock(), await self._store.wishes(people)
        return [one for one in people if Wishes.read(wishes.get(one, "")).is_quiet(now)]

    async def known(self, view: View) -> list[str]:
        """Return who knows already that a table waits for them, or that it has ended."""
        return _known(view, await self._store.mentioned(view.id))

    def noted(self, view: View) -> str:
        """Return what the store is to keep once a table was shown: all that it waits for know of it."""
        told = [ENDED, *sorted(view.holders.people)] if view.is_ended else ["", *_awaited(view)]
        return json.dumps(told)

    async def noted_with(self, view: View, people: list[str]) -> str:
        """Return what the store is to keep once these people were told of a table, too; "" for nobody."""
        if not people:
            return ""
        known = _known(view, await self._store.mentioned(view.id))
        return json.dumps([ENDED if view.is_ended else "", *dict.fromkeys([*known, *people])])


def _awaited(view: View) -> list[str]:
    return [one for one in map(view.holders.of, waits_for(view)) if is_person(one)]


def _seated_by_others(view: View) -> list[str]:
    given = {row.holder for row in view.holders.rows if is_person(row.holder) and row.holder != row.author}
    return sorted(one for one in given if not is_former(one))


def _known(view: View, noted: str) -> list[str]:
    """Return who knows already how it stands, as far as it was kept."""
    mark, *people = json.loads(noted or '[""]')
    return people if (mark == ENDED) == view.is_ended else []
