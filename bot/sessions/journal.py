"""What presses do is written down here, each with all that belongs to it in one transaction."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

from bot.sessions import errors
from bot.sessions.collection import kept_by
from bot.sessions.due import due_after
from bot.sessions.entry import Kind
from bot.sessions.limits import Limits
from bot.sessions.outbox import TableMessage, by_reply, due
from bot.sessions.records import Records
from bot.sessions.rights import Person
from bot.sessions.session import Draft
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.sessions.watch import Watch
from bot.store.errors import ChannelTaken, PressServed, ServerFull
from bot.store.rows import Delivery, DueRow, HolderRow, PlanRow, PointsRow, Step

MOST_PRESSES = 1000


class Journal:
    """Writes down what a press has done, and tells those who watch once it is on disk."""

    def __init__(
        self, store: Store, records: Records, clock: Callable[[], int], limits: Limits, watch: Watch
    ) -> None:
        self._store = store
        self._records = records
        self._clock = clock
        self._limits = limits
        self._watch = watch
        self._presses: OrderedDict[str, None] = OrderedDict()
        """The last interactions that have had an effect: what else they do is no second one."""

    async def create(
        self, draft: Draft, rows: Sequence[HolderRow], by: Person, further: Sequence[DueRow] = ()
    ) -> View:
        """Save a new session with its first entry and who sits down, and what is to be told `further`.

        Raises SessionHere, ServerFull or AlreadyServed.
        """
        view = draft.view
        for session in (view.id, *(row.session for row in further)):
            self._watch.pressing(session, by)
        told, press = due_after(view), self._first_of(by)
        told += further
        if last := await self._records.asking_in(view.session.channel):
            self._watch.pressing(last.id, by)
            # With it the buttons go that have become void.
            told.append(due(last, TableMessage(self._clock())))
        most = self._limits.tables
        step = Step(draft.entry, holders=rows, due=told, kept=kept_by(view), press=press)
        try:
            await self._store.create(view.session, step, most)
        except ChannelTaken as taken:
            raise errors.SessionHere(await self._records.view(taken.session)) from None
        except ServerFull:
            raise errors.ServerFull(most) from None
        except PressServed:
            raise errors.AlreadyServed from None
        self._records.saved(draft.now)
        return self._saved(view, by)

    async def append(
        self,
        drafts: Sequence[Draft],
        rows: Sequence[HolderRow],
        by: Person,
        further: Sequence[DueRow] = (),
        plans: Sequence[PlanRow] = (),
    ) -> View:
        """Save the entry of a press and those that follow by themselves, all of them or none.

        With the first are saved who sits down with it, what is to be told of it and `further`, and what
        becomes by all of them of what people have said in advance. Raises
        TableFull, and where an ended session runs again by it SessionHere and ServerFull.
        """
        draft, *others = drafts
        view, kind = draft.view, Kind(draft.entry.kind)
        if kind != Kind.END and draft.entry.seq > self._limits.entries_for(kind):
            raise errors.TableFull(self._limits.entries_for(kind), await self._records.view(view.id))
        told, press = [*due_after(view), *further], self._first_of(by)
        if told and by.is_typed and not (view.given.is_private or view.has_hands):
            told.append(by_reply(view, by.press))
        if draft.reopens:
            guild, most = view.session.guild, self._limits.tables
            try:
                await self._store.reopen(Step(draft.entry, due=told, press=press), guild, most)
            except ChannelTaken as taken:
                raise errors.SessionHere(await self._records.view(taken.session)) from None
            except ServerFull:
                raise errors.ServerFull(most) from None
        else:
            first = Step(draft.entry, draft.ends, rows, told, kept_by(view), press, plans)
            steps = (
                Step(one.entry, one.ends, due=due_after(one.view), kept=kept_by(one.view)) for one in others
            )
            await self._store.append(first, *steps)
        self._records.saved(drafts[-1].now)
        return self._saved(drafts[-1].view, by)

    def has_room(self, view: View) -> bool:
        """Tell whether a session may have another entry."""
        return view.seq < self._limits.entries

    async def seat(self, view: View, rows: Sequence[HolderRow], told: Sequence[DueRow], by: Person) -> View:
        """Save who holds seats from now on; the `view` shows it."""
        await self._store.hold(rows, told, self._first_of(by))
        return self._saved(view, by)

    async def score(
        self, session_id: str, rows: Sequence[PointsRow], told: Sequence[DueRow], by: Person
    ) -> View:
        """Save the points of seats."""
        await self._store.score(session_id, rows, told, self._first_of(by))
        return self._saved(await self._records.view(session_id), by)

    async def ask(self, view: View, request: DueRow, by: Person) -> None:
        """Save what the others are to be asked."""
        await self._store.settle(Delivery(view.id, due=[request]), lasts=True)
        self._watch.saved(view, by)

    async def show_in(self, view: View, channel: str) -> View:
        """Save that a session lives in another channel from now on. Raises SessionHere."""
        try:
            await self._store.move_channel(view.id, channel, [due(view, TableMessage(self._clock()))])
        except ChannelTaken as taken:
            raise errors.SessionHere(await self._records.view(taken.session)) from None
        return await self._records.view(view.id)

    def _first_of(self, by: Person) -> str:
        """Return the interaction of a press if this is the first that it does."""
        return "" if by.press in self._presses else by.press

    def _saved(self, view: View, by: Person) -> View:
        if by.press:
            self._presses[by.press] = None
            if len(self._presses) > MOST_PRESSES:
                self._presses.popitem(last=False)
        view = self._records.limited(view)
        self._watch.saved(view, by)
        return view
