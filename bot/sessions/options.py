"""The options of a session: what was chosen, the rest by default."""

from collections.abc import Mapping
from typing import Any

from engines.core.game import Game, StartOption


def chosen_options(game: Game[Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return every option of the game with its value.

    Raises ValueError for an option that the game doesn't have or a value that the option doesn't take.
    """
    known = {option.id: option for option in game.options}
    for id_, value in given.items():
        if id_ not in known or not _fits(known[id_], value):
            raise ValueError(f"{game.id} doesn't take the option {id_!r} with that value")
    return {id_: given.get(id_, option.default) for id_, option in known.items()}


def _fits(option: StartOption, value: Any) -> bool:
    if value is None or option.kind == "switch":
        return value is option.default or isinstance(value, bool)
    if option.kind == "number":
        return type(value) is int and option.low <= value <= option.high
    return value in option.choices
