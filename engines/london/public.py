"""The state as everybody may see it."""

from typing import Any

from pydantic_core import to_jsonable_python

from engines.london.state import State


def public(state: State) -> dict[str, Any]:
    """Return the state without the order of the automa deck and the stream's position."""
    seen: dict[str, Any] = to_jsonable_python(state)
    del seen["position"]
    seen["deck"] = len(state.deck)
    return seen
