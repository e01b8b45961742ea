"""The state as one seat may see it."""

from typing import Any

from engines.core.state.data_of import data_of

from ..model.public import public
from ..model.state import State
from .step import ahead


def seen(state: State, seat: str) -> dict[str, Any]:
    """Return what a seat may know: the public state and its own cards (secret.1, secret.2).

    To a seat that plans its turn the state is as it will be after the steps planned.
    """
    is_planning = state.turn is not None and bool(state.turn.plan) and state.in_turn == seat
    now = ahead(state) if is_planning else state
    mine = now.seat(seat)
    laid = state.raid.laid if state.raid is not None and state.raid.attacker == seat else None
    laid_ahead = state.raid.ahead_of(seat) if state.raid is not None else None
    plan = state.turn.plan if is_planning and state.turn is not None else ()
    own = {
        "seat": seat,
        "hand": mine.hand,
        "down": mine.down,
        "laid": laid.card if laid else None,
        "ahead": [data_of(card) for card in laid_ahead.cards] if laid_ahead else [],
        "plan": [data_of(step) for step in plan],
    }
    return {**public(now), "own": own}
