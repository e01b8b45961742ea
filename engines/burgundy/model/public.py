"""The state as everybody may see it."""

from typing import Any

from engines.core.state.data_of import everything

from .state import State


def public(state: State) -> dict[str, Any]:
    """Return the state without what lies face down: deck orders, the supply, the stream's position.

    The size of a deck may be seen; the face of a wild is known to whoever looked, so it stays.
    """
    seen = everything(state)
    supply = seen.pop("supply")
    for seat in seen["seats"]:
        seat["deck"] = len(seat["deck"])
    if supply is not None:
        seen["supply"] = {"black": len(supply["black"]), "goods": len(supply["goods"])}
    return seen
