"""Which actions are possible: the legal list of phase 2."""

from collections.abc import Iterator
from itertools import combinations

from ..model.cost import COSTS, PAYMENTS, paid
from ..model.state import State, Turn
from ..model.tokens import COLOURS, Tokens
from .bard import LEAST_WARRIORS

MOST_USED = 4
MOST_ACTIONS = 2
MOST_ESTATES = 6
PLAIN = tuple(do for do in COSTS if do != "bard")
"""The actions that need nothing but their tokens and perhaps a free estate."""


def may_act(state: State) -> bool:
    """Return whether the seat in turn may choose an action (action.1, action.3, action.4, action.5)."""
    turn = _turn(state)
    most = 1 if state.is_last or "bard" in turn.done else MOST_ACTIONS
    return turn.phase == 2 and len(turn.done) < most


def legal(state: State) -> tuple[str, ...]:
    """Return all actions that can be carried out in full, and `done`.

    (action.2, action.3, action.6, action.10)
    """
    done = _turn(state).done
    found = [*_plain(state), *(_bards(state) if not done else ()), *_estates(state)]
    return (*(one for one in found if kind(one) not in done), "done")


def kind(do: str) -> str:
    """Return an action without its parameters: what may not be repeated in a turn (action.2)."""
    return do.partition(":")[0]


def _turn(state: State) -> Turn:
    assert state.turn is not None  # noqa: S101 - only asked for in a turn
    return state.turn


def _can_use(state: State, cost: Tokens) -> bool:
    """Return whether the status pays it, within four tokens a turn (token.4, action.8)."""
    turn = _turn(state)
    return turn.status >= cost and turn.used + cost.total <= MOST_USED


def _plain(state: State) -> Iterator[str]:
    """Yield what is built on a free estate or goes into the court (cattle.2, castle.2, abbey.2)."""
    is_full = state.seat(state.in_turn).is_full
    for do in PLAIN:
        if _can_use(state, COSTS[do]) and not (is_full and do in ("cattle", "castle", "abbey")):
            yield do


def _bards(state: State) -> Iterator[str]:
    """Yield a bard for every victim and what he can take there (bard.2, bard.3, bard.6, bard.7, bard.8)."""
    if not _can_use(state, COSTS["bard"]):
        return
    for victim in state.seats:
        if victim.id == state.in_turn:
            continue
        court = victim.court
        can_take = {"Y": court.Y > LEAST_WARRIORS, "B": court.B > 0, "G": court.G > 0}
        colours = [colour for colour in COLOURS if can_take.get(colour)]
        yield from (f"bard:{victim.id}:{colour}" for colour in colours)
        for one, other in combinations(colours, 2):
            both = f"bard:{victim.id}:{one}{other}"
            yield from (f"{both}:{one}", f"{both}:{other}", both)


def _estates(state: State) -> Iterator[str]:
    """Yield the payments for an estate, least from the court first.

    (estate.1, estate.2, estate.3, estate.4, estate.5, estate.6, estate.8, estate.11)
    """
    seat = state.seat(state.in_turn)
    if len(seat.estates) >= MOST_ESTATES or not state.stock:
        return
    for payment in PAYMENTS:
        status, court = paid(payment)
        keeps_warriors = not court.Y or seat.court.Y > LEAST_WARRIORS
        if _can_use(state, status) and seat.court >= court and keeps_warriors:
            yield f"estate:{payment}"
