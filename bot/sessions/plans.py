"""What people say in advance: it is kept for them alone, and acts in the transaction of what it waits for."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.sessions import errors
from bot.sessions.entry import Kind
from bot.sessions.locks import Locks
from bot.sessions.people import Wishes
from bot.sessions.plan import Plan, act, after, found, only_turn, sayable
from bot.sessions.rights import Person
from bot.sessions.session import Draft
from bot.sessions.store import Store
from bot.sessions.thought import ONLY, Thought
from bot.sessions.view import View
from bot.store.rows import PlanRow
from engines.core.errors import IllegalMove

MOST_STEPS = 30
"""Of what was said in advance, in one transaction."""


class Plans:
    """What people have said in advance, by session and person."""

    def __init__(self, store: Store, locks: Locks) -> None:
        self._store = store
        self._locks = locks

    async def of(self, view: View, person: str) -> Plan | None:
        """Return what a person has said, or the note that it was dropped; None for nothing."""
        rows = await self._store.plans(view.id)
        return next((Plan.read(row) for row in rows if row.person == person), None)

    async def say(self, session_id: str, what: str, by: Person) -> View:
        """Keep what somebody says, in place of what they had said; an empty `what` takes it back.

        Raises NotSeated, and NotOffered for what can't be said now: it may have come to them meanwhile.
        """
        # It is at the session as a look is: no table is shown anew for it.
        async with self._locks.press(session_id, None, by._replace(press="")) as now:
            view = now.view()
            seat = view.holders.seat_of(by.id)
            if seat is None:
                raise errors.NotSeated(view)
            if not what:
                await self._store.plan(PlanRow(view.id, by.id, ""))
                return view
            said = found(sayable(view, by.id), what)
            if said is None:
                raise errors.NotOffered(view)
            plan = Plan(view.id, by.id, seat, said.id, said.label, view.entry.base)
            await self._store.plan(plan.row)
            return view

    async def standing(self, session_id: str) -> "Standing":
        """Return what people have said at a session, for a press that is at it."""
        return Standing(await self._store.plans(session_id))

    async def only_turn(self, draft: Draft, clock: Callable[[], int]) -> Draft | None:
        """Return a turn that is all that a person can do, if they wish that it plays itself."""
        if (only := only_turn(draft)) is None:
            return None
        offer, person = only
        wishes = await self._store.wishes([person])
        if not Wishes.read(wishes.get(person, "")).plays_only:
            return None
        with suppress(IllegalMove):
            thought = Thought(strength=ONLY)
            return draft.now.moved(Kind(offer.kind), offer.move, offer.label, person, clock(), thought)
        return None


class Standing:
    """What people have said in advance, while a press and what follows it are drafted."""

    def __init__(self, rows: Sequence[PlanRow]) -> None:
        self._rows = {row.person: row for row in rows}
        self._plans = {row.person: plan for row in rows if (plan := Plan.read(row))}
        self._steps = 0

    @property
    def changed(self) -> list[PlanRow]:
        """What the store is to keep otherwise than it does."""
        rows = (
            (row, self._plans[person].row if person in self._plans else replace(row, body=""))
            for person, row in self._rows.items()
        )
        return [now for before, now in rows if now != before]

    def see(self, draft: Draft) -> None:
        """See a step: what it makes void is dropped."""
        for person, plan in [*self._plans.items()]:
            if (kept := after(plan, draft)) is None:
                del self._plans[person]
            else:
                self._plans[person] = kept

    def act(self, draft: Draft, clock: Callable[[], int]) -> Draft | None:
        """Return the next step of what was said in advance; None where there is none."""
        for person, plan in [*self._plans.items()]:
            done = act(plan, draft, clock())
            if isinstance(done, Draft):
                self._plans[person] = replace(plan, has_acted=True)
                self._steps += 1
                return done if self._steps <= MOST_STEPS else None
            self._plans[person] = done
        return None
