"""Passing: the place in the next round's order, and its money."""

from engines.core.script import Script

from ..model import events
from ..model.state import State
from .workspace import Workspace


def pass_(work: Workspace) -> Script[bool]:
    """Pass, when nothing else can be done: the leftmost free place and its money, in every round.

    (pass.1, pass.2, pass.3)
    """
    place = free_place(work.state)
    money = work.state.options.pass_money[place]
    work.change(places=with_place(work.state, work.seat_id, place))
    work.pay(-money)
    yield from work.tell(events.passed(place=place + 1, money=money, left=work.own.money), "pass.3")
    return True


def free_place(state: State) -> int:
    """Return the leftmost free place of the next round's order, counted from 0 (pass.2)."""
    return state.places.index("")


def with_place(state: State, seat: str, place: int) -> tuple[str, ...]:
    """Return the places with a seat's marker on one of them."""
    return tuple(seat if n == place else one for n, one in enumerate(state.places))
