"""Why something can't be chosen although the tokens would pay for it."""

from engines.core.text import Text, text

from ..model.cost import COSTS, PAYMENTS, paid
from ..model.state import State, Turn
from .action import MOST_ESTATES, MOST_USED, kind

BUILDINGS = ("cattle", "castle", "abbey")


def lacking_actions(state: State, turn: Turn, offered: tuple[str, ...]) -> tuple[Text, ...]:
    """Return why actions of phase 2 are missing from those `offered`, a line for each reason."""
    why: dict[str, list[str]] = {}
    here = {kind(one) for one in offered}
    payable = [kind(do) for do, cost in COSTS.items() if turn.status >= cost]
    if any(_pays(state, turn, one) for one in PAYMENTS):
        payable.append("estate")
    for what in dict.fromkeys(payable):
        if what not in here and (reason := _reason(state, turn, what)):
            why.setdefault(reason, []).append(what)
    return tuple(
        text(
            "lacking", why=reason, used=turn.used, what=tuple(text("lacking-what", what=one) for one in what)
        )
        for reason, what in why.items()
    )


def _reason(state: State, turn: Turn, what: str) -> str:
    seat = state.seat(state.in_turn)
    if what in turn.done:
        return "once"
    if what == "bard":
        return "bard" if turn.done else ""
    if what == "estate" and len(seat.estates) >= MOST_ESTATES:
        return "six"
    if what == "estate" and not state.stock:
        return "stock"
    if what in BUILDINGS and seat.is_full:
        return "full"
    if what == "estate" and any(_pays(state, turn, one) and _is_within(turn, one) for one in PAYMENTS):
        return "warriors"
    return "tokens" if turn.used else ""


def _pays(state: State, turn: Turn, payment: str) -> bool:
    """Return whether status and court have the tokens of a payment, whatever else forbids it."""
    status, court = paid(payment)
    return turn.status >= status and state.seat(state.in_turn).court >= court


def _is_within(turn: Turn, payment: str) -> bool:
    """Return whether a payment stays within four tokens of the status a turn (token.4, estate.4)."""
    status, _ = paid(payment)
    return turn.used + status.total <= MOST_USED


def lacking_second(state: State, turn: Turn) -> tuple[Text, ...]:
    """Return why there was no second action, if there was a first (action.3, action.4)."""
    if not turn.done or not ("bard" in turn.done or state.is_last):
        return ()
    return (text("lacking", why="after-bard" if "bard" in turn.done else "last", used=turn.used, what=()),)
