"""A MacHina's turn: a card is drawn, its actions are tried in order until one can be carried out."""

from collections.abc import Callable

from engines.core.errors import IllegalMove
from engines.core.script import Script, show
from engines.core.text import text

from ..model import events
from ..model.labels import action_label, card_label
from ..model.state import Announced, Before, MacHina, State, following
from .contract import contract
from .deck import actions_of, draw_card
from .expand import expand
from .passing import pass_
from .trade import trade
from .upgrade import merchant, shipping, technology
from .workspace import Workspace

ACTIONS: dict[str, Callable[[Workspace], Script[bool]]] = {
    "C": contract,
    "E": expand,
    "T": trade,
    "H": technology,
    "S": shipping,
    "M": merchant,
    "P": pass_,
}
"""The seven actions by their letters; each returns whether it was carried out (turn.6)."""


def turn(state: State, seat: str) -> Script[State]:
    """Play the turn of a MacHina that hasn't passed. (turn.1, turn.2, turn.8)"""
    work = Workspace(state, seat)
    work.change(announced=None)
    card = yield from draw_card(work)
    work.order = actions_of(state, card)
    letters = tuple(map(action_label, work.order))
    yield from work.tell(events.card(card=card_label(card), actions=letters), "turn.2")
    yield from show(work.state)
    return (yield from try_actions(work, work.order, _before(work)))


def veto(state: State, reason: str = "") -> Script[State]:
    """Take the announced action back, which the table can't carry out, and go on with the card's next one.

    Answers of the turn are kept, draws stay used. Raises IllegalMove if no turn was just announced. (turn.7)
    """
    announced = state.announced
    if announced is None:
        raise IllegalMove(text("nothing-to-veto"))
    before = announced.before
    work = Workspace(state, announced.seat)
    machinas = tuple(before.own if one.id == announced.seat else one for one in state.machinas)
    card = state.discard[-1]
    work.change(
        machinas=machinas,
        index=before.index,
        row=before.row,
        course=before.course,
        discard=state.discard[:-1],
        card=card,
        at=announced.seat,
        announced=None,
    )
    work.order = actions_of(state, card)
    work.limits = dict(announced.limits)
    yield from work.tell(
        events.vetoed(action=action_label(announced.action), reason=reason or "none"), "turn.3"
    )
    yield from show(work.state)
    rest = work.order[work.order.index(announced.action) + 1 :]
    return (yield from try_actions(work, rest, before))


def try_actions(work: Workspace, actions: str, before: Before) -> Script[State]:
    """Carry out the first action that can be; the card goes face up on the discard pile, the turn is over.

    (turn.3, turn.4, turn.5, turn.7, turn.9)
    """
    for action in actions:
        if (yield from ACTIONS[action](work)):
            break
    else:
        raise RuntimeError("no action of the card could be carried out, though it ends with Pass (card.1)")
    state = work.state
    # A veto brings slaughtered animals back: what was answered while they were gone falls with it.
    limits, told = work.before_slaughter or (work.limits, work.told)
    kept = Before(_told(before.own, told), before.index, before.row, before.course)
    announced = Announced(work.seat_id, action, kept, dict(limits)) if action != "P" else None
    work.change(
        card="",
        discard=(*state.discard, state.card),
        at=following(state, work.seat_id),
        announced=announced,
    )
    return work.state


def _before(work: Workspace) -> Before:
    state = work.state
    return Before(work.own, state.index, state.row, state.course)


def _told(own: MacHina, told: dict[str, str]) -> MacHina:
    """Return the MacHina with what people said in this turn of lochs and rivers."""
    return MacHina(**{**own.__dict__, **told}) if told else own
