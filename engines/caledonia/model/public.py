"""The state as everybody may see it."""

from typing import Any

from engines.core.state.data_of import everything

from .state import State


def public(state: State) -> dict[str, Any]:
    """Return the state without the order of the deck and the stream's position; its size may be seen."""
    seen = everything(state)
    seen["deck"] = len(state.deck)
    return seen
