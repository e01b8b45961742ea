"""What a person has said in advance for their seat: what becomes of it at each step, and what it does.

Nobody else sees that there is one: it is in no entry, no view and no message until it acts.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.sessions.entry import BACK, Kind
from bot.sessions.field import BROKEN, field, text_field
from bot.sessions.seating import waits_for
from bot.sessions.session import Draft
from bot.sessions.snapshot import Fit
from bot.sessions.thought import PLANNED, Thought
from bot.sessions.view import View
from bot.store.rows import PlanRow
from engines.core.errors import Diverged, IllegalMove
from engines.core.game.ahead import Ahead
from engines.core.game.move import DONE, Offer
from engines.core.script.requests import Json, Question
from engines.core.script.run import Said
from engines.core.text import Arg, Text, text

ON = "on"
"""What can be said in every game: go on until something concerns me."""
CHANGED, UNDONE, CONCERNED = "changed", "undone", "concerned"
"""Why it was dropped."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a person has said in advance; one that was `dropped` is only the note that it was, and why."""

    session: str
    person: str
    seat: str
    id: str
    label: Text
    """What was said, as it was offered."""
    base: int
    """The entry that counted last when it was said: where that is undone it is void."""
    dropped: str = ""
    has_acted: bool = False
    """Whether it has done something in the move that is open: with that it is over, but for who goes on."""

    @property
    def row(self) -> PlanRow:
        """The plan as the store keeps it."""
        data = {"seat": self.seat, "id": self.id, "label": self.label.to_json(), "base": self.base}
        more = {"dropped": self.dropped, "acted": self.has_acted}
        body = json.dumps(data | {key: value for key, value in more.items() if value})
        return PlanRow(self.session, self.person, body)

    @staticmethod
    def read(row: PlanRow) -> "Plan | None":
        """Return what the store keeps; what can't be read is no plan."""
        try:
            data = json.loads(row.body)
            return Plan(
                row.session,
                row.person,
                field(data, "seat", str, ""),
                field(data, "id", str, ""),
                text_field(data, "label") or text("ui-plan-on"),
                field(data, "base", int, 0),
                field(data, "dropped", str, ""),
                field(data, "acted", bool, False),
            )
        except BROKEN:
            return None


def sayable(view: View, person: str) -> tuple[Ahead, ...]:
    """Return what a person can say in advance now: nothing when it has come to them, or without a seat."""
    seat = view.holders.seat_of(person)
    if seat is None or seat in waits_for(view):
        return ()
    return _offered(view, seat)


def _offered(view: View, seat: str) -> tuple[Ahead, ...]:
    if view.is_ended or view.state is None or not view.has_begun or view.fit != Fit.WHOLE:
        return ()
    return (*view.game.ahead(view.state, seat), Ahead(ON, text("ui-plan-on")))


def found(offered: Sequence[Ahead], what: str) -> Ahead | None:
    """Return what is said by an id, of several in their order with dots between; None if it can't be."""
    by_id = {one.id: one for one in offered}
    first, *others = what.split(".")
    said = by_id.get(first)
    for name in others:
        then = by_id.get(name)
        is_new = name not in (said.id.split(".") if said else ())
        if said is None or then is None or not said.ranking or then.ranking != said.ranking or not is_new:
            return None
        said = said.before(then, text("ui-plan-then", first=said.label, then=then.label))
    return said


def next_to(offered: Sequence[Ahead], plan: Plan) -> list[Ahead]:
    """Return what can be said behind what a person has said."""
    return [] if plan.dropped else [one for one in offered if found(offered, f"{plan.id}.{one.id}")]


def after(plan: Plan, draft: Draft) -> Plan | None:
    """Return what becomes of a plan by a step, before it acts; None if nothing is left of it."""
    view, entry = draft.view, draft.entry
    if view.is_ended or view.holders.seat_of(plan.person) != plan.seat:
        return None
    if plan.dropped:
        return plan
    if plan.has_acted and plan.id != ON and draft.now.asking is None:
        return None
    is_due = plan.seat in waits_for(view)
    if entry.base < plan.base or (is_due and entry.kind in (*BACK, Kind.RESTART)):
        return replace(plan, dropped=UNDONE)
    if plan.id == ON and entry.author != plan.person and _concerns(view, plan.seat):
        return replace(plan, dropped=CONCERNED)
    return plan if _said(plan, view) else replace(plan, dropped=CHANGED)


def _said(plan: Plan, view: View) -> Ahead | None:
    """Return what was said, if it still is offered as it was."""
    said = found(_offered(view, plan.seat), plan.id)
    return said if said and said.label == plan.label else None


def act(plan: Plan, draft: Draft, at: int) -> Draft | Plan:
    """Let a plan act if it has come to its seat.

    Return the step that it makes, or itself while it isn't due, or dropped where it can't go on.
    """
    view, now = draft.view, draft.now
    if plan.seat not in waits_for(view):
        return plan
    if plan.dropped or (said := _said(plan, view)) is None:
        return plan
    try:
        questions = [one for one in view.questions if one.to == plan.seat]
        if questions:
            answers = ((one, _answer(said, one, draft, plan.seat)) for one in questions)
            question, answer = next(((one, it) for one, it in answers if it is not None), (None, None))
            if question is not None:
                given = Said(question.id, answer)
                return now.answered(given, plan.person, at, Thought(strength=PLANNED))
            is_over = said.id == ON or (plan.has_acted and said.move is not None)
            return replace(plan, dropped=CONCERNED if said.id == ON else CHANGED) if is_over else plan
        if said.move is None and said.id != ON:
            return plan
        offer = _turn(said, view, plan.seat)
        if offer is not None:
            thought = Thought(strength=PLANNED)
            return now.moved(Kind(offer.kind), offer.move, offer.label, plan.person, at, thought)
    except (IllegalMove, Diverged):
        pass
    return replace(plan, dropped=CHANGED)


def only_turn(draft: Draft) -> tuple[Offer, str] | None:
    """Return the turn that is all that a person can do, and who it is; None where there is a choice."""
    view = draft.view
    if view.is_ended or view.questions or draft.entry.kind in (*BACK, Kind.START, Kind.RESTART):
        return None
    offers = view.turns[:2]
    if len(offers) != 1 or offers[0].doubt or not view.seat(offers[0].seat or "").is_persons:
        return None
    has_more = view.state is None or any(True for _ in view.game.reports(view.state))
    return None if has_more else (offers[0], view.holders.of(offers[0].seat or ""))


def _turn(said: Ahead, view: View, seat: str) -> Offer | None:
    """Return the turn that was said. To go on is to be done; where the bot asks for all, to begin."""
    own = [one for one in view.turns if one.seat == seat]
    if said.move is not None:
        return next((one for one in own if one.move.code == said.move.code), None)
    if view.game.strengths:
        return next(iter(own), None)
    return next((one for one in own if one.move.action == DONE and not one.doubt), None)


def _answer(said: Ahead, question: Question, draft: Draft, seat: str) -> Json:
    """Return what was said to a question. Who goes on answers in their own turn only, as a sleeper does."""
    if said.id != ON:
        return said.answer(question)
    before = draft.now.snapshot.open
    is_own = before is not None and before.move is not None and before.move.args.get("seat") == seat
    return question.asleep if is_own else None


def _concerns(view: View, seat: str) -> bool:
    """Tell whether what another seat has just done names this one."""
    label = view.label_of(seat)
    return any(one.seat not in (None, seat) and _names(tuple(one.args.values()), label) for one in view.new)


def _names(args: Sequence[Arg], label: Text | None) -> bool:
    return any(
        one == label
        or (isinstance(one, tuple) and _names(one, label))
        or (isinstance(one, Text) and _names(tuple(one.args.values()), label))
        for one in args
    )
