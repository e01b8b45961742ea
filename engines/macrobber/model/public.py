"""The state as everybody may see it, and as one seat may."""

from typing import Any

from engines.core.state.data_of import data_of

from ..rules.step import ahead
from .state import State


def public(state: State) -> dict[str, Any]:
    """Return the state without what is hidden: of hands and piles the sizes only.

    (secret.1, secret.2, secret.3, secret.4, estate.10)
    """
    shown = data_of(state)
    del shown["position"]
    for pile in ("pile", "stock", "removed"):
        shown[pile] = len(shown[pile])
    for seat in shown["seats"]:
        del seat["tiles"], seat["back"]
        seat["hand"] = len(seat["hand"])
        seat["down"] = len(seat["down"])
    if state.turn is not None:
        del shown["turn"]["plan"]
    if state.raid is not None and state.raid.laid is not None:
        shown["raid"]["laid"] = {"piper": state.raid.laid.piper}
    return shown


def seen(state: State, seat: str) -> dict[str, Any]:
    """Return what a seat may know: the public state and its own cards (secret.1, secret.2).

    To a seat that plans its turn the state is as it will be after the steps planned.
    """
    is_planning = state.turn is not None and bool(state.turn.plan) and state.in_turn == seat
    now = ahead(state) if is_planning else state
    mine = now.seat(seat)
    laid = state.raid.laid if state.raid is not None and state.raid.attacker == seat else None
    plan = state.turn.plan if is_planning and state.turn is not None else ()
    own = {
        "seat": seat,
        "hand": mine.hand,
        "down": mine.down,
        "laid": laid.card if laid else None,
        "plan": [data_of(step) for step in plan],
    }
    return {**public(now), "own": own}
