"""Who holds the seats of sessions, and with how many points."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.sessions import errors, outbox
from bot.sessions.history import History
from bot.sessions.holders import NOBODY, Change, Holders, is_person
from bot.sessions.journal import Journal
from bot.sessions.limits import Limits
from bot.sessions.locks import Locks
from bot.sessions.outbox import due
from bot.sessions.result import open_seats
from bot.sessions.rights import Person, demand_fair_seed, demand_seated
from bot.sessions.seating import Reseat, opening
from bot.sessions.session import Draft
from bot.sessions.view import View
from bot.store.rows import HolderRow, PointsRow


class Seats:
    """The seats of all sessions: people and automas come to them and leave them."""

    def __init__(
        self, locks: Locks, journal: Journal, history: History, clock: Callable[[], int], limits: Limits
    ) -> None:
        self._locks = locks
        self._journal = journal
        self._history = history
        self._clock = clock
        self._limits = limits

    async def change(self, session_id: str, change: Reseat, by: Person) -> View:
        """Change who holds the seats. Raises SeatsFull, or what `change` does: see `bot.sessions.seating`."""
        async with self._locks.press(session_id, None, by) as now:
            begun = await self._history.begun(session_id)
            changes: list[Change] = change(replace(now.view(), begun=begun))
            demand_fair_seed(now, changes)
            changes = [one.called(by.id, by.name) for one in changes]
            rows = now.holders.changed(changes, now.entry, by.id, self._clock())
            view = replace(now.view(), holders=Holders((*now.holders.rows, *rows)))
            if len(view.holders.rows) > self._limits.seat_changes:
                raise errors.SeatsFull(self._limits.seat_changes, now.view())
            told = [due(view, outbox.TableMessage(rows[-1].nr))]
            if any(_is_news(now.holders.of(row.seat), row) for row in rows):
                told.append(due(view, outbox.Seats(rows[0].nr)))  # that a free seat is taken the table shows
            return await self._journal.seat(view, rows, told, by)

    async def enter_points(self, session_id: str, points: Mapping[str, int], by: Person) -> View:
        """Note the points of people's seats after the end, in place of what was noted before."""
        async with self._locks.press(session_id, None, by, running=False) as now:
            demand_seated(now, by)
            view = now.view()
            if not view.is_ended or not set(points) <= set(open_seats(view)):
                raise errors.NotOffered(view)
            base = view.entry.base
            rows = [PointsRow(view.id, seat, n, base, by.id) for seat, n in points.items()]
            told = [due(view, outbox.TableMessage(self._clock()))]
            return await self._journal.score(session_id, rows, told, by)

    def taken_first(
        self, draft: Draft, changes: Sequence[Change], starter: str, name: str
    ) -> tuple[Draft, list[HolderRow]]:
        """Return a draft after which seats are held for the first time, and the rows of that.

        The `starter` is a user's id, and goes by the `name`.
        """
        view = draft.view
        named = [one.called(starter, name) for one in changes]
        rows = NOBODY.changed(named, view.entry, starter, self._clock())
        return draft.held(Holders(tuple(rows))), rows

    async def taken(self, draft: Draft, by: Person) -> tuple[Draft, list[HolderRow]]:
        """Return a draft with who sits where, and the new rows of it.

        Where the set-up has to ask before there are seats, who has started sits down when they are there.
        """
        view = draft.view
        if view.holders.rows or not view.seats or view.game.strengths:
            return draft, []
        first = await self._history.first(view.id)
        starter = first.author if first else view.entry.author
        changes = opening(view, starter, (None, ""))
        return self.taken_first(draft, changes, starter, by.name if by.id == starter else "")


def _is_news(before: str, row: HolderRow) -> bool:
    """Tell whether people are told of a change of seats: somebody loses one, or gets one from another."""
    is_given = is_person(row.holder) and row.holder != row.author
    return row.holder != before and bool(before or is_given)
