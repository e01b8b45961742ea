"""The state as everybody may see it."""

from typing import Any

from engines.core.state.data_of import everything

from .state import State


def public(state: State) -> dict[str, Any]:
    """Return the state without what lies face down: decks, combat cards in hand, the stream's position.

    (setup.9)
    """
    seen = everything(state)
    seen["combat_deck"] = len(seen["combat_deck"])
    for automa in seen["automas"]:
        automa["deck"] = len(automa["deck"])
        del automa["hand"]
    return seen
