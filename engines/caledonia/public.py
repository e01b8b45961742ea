"""The state as everybody may see it."""

from dataclasses import asdict
from typing import Any

from engines.caledonia.state import State


def public(state: State) -> dict[str, Any]:
    """Return the state without the order of the deck and the stream's position; its size may be seen."""
    seen = asdict(state)
    del seen["position"], seen["announced"]
    seen["deck"] = len(state.deck)
    return seen
