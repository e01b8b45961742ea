"""The state as everybody may see it."""

from dataclasses import asdict
from typing import Any

from engines.london.state import State


def public(state: State) -> dict[str, Any]:
    """Return the state without the order of the automa deck and the stream's position."""
    seen = asdict(state)
    del seen["position"]
    seen["deck"] = len(state.deck)
    return seen
