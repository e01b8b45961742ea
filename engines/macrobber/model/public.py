"""The state as everybody may see it."""

from typing import Any

from engines.core.state.data_of import everything

from .state import State


def public(state: State) -> dict[str, Any]:
    """Return the state without what is hidden: of hands and piles the sizes only.

    (secret.1, secret.2, secret.3, secret.4, estate.10)
    """
    shown = everything(state)
    for pile in ("pile", "stock", "removed"):
        shown[pile] = len(shown[pile])
    for seat in shown["seats"]:
        del seat["tiles"], seat["back"]
        seat["hand"] = len(seat["hand"])
        seat["down"] = len(seat["down"])
    if state.turn is not None:
        del shown["turn"]["plan"]
    if state.raid is not None:
        del shown["raid"]["ahead"]
        if state.raid.laid is not None:
            shown["raid"]["laid"] = {"piper": state.raid.laid.piper}
    return shown
