"""The options of a session: what was chosen, the rest by default."""

from collections.abc import Mapping
from typing import Any

from engines.core.game import Game, StartOption
from engines.core.game.vocabulary import like


def chosen_options(game: Game[Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return every option of the game with its value.

    Raises ValueError for an option that the game doesn't have or a value that the option doesn't take.
    """
    known = {option.id: option for option in game.options}
    for id_, value in given.items():
        if id_ not in known:
            raise ValueError(f"{game.id} has no option {id_!r}{like(id_, known)}; it has {', '.join(known)}")
        if not _fits(known[id_], value):
            raise ValueError(f"the option {id_!r} doesn't take {value!r}; it takes {takes(known[id_])}")
    return {id_: given.get(id_, option.default) for id_, option in known.items()}


def takes(option: StartOption) -> str:
    """Return what an option takes, in words for who writes a file."""
    if option.kind == "switch":
        return "true or false"
    if option.kind == "number":
        return f"a whole number from {option.low} to {option.high}"
    return "one of " + ", ".join(option.choices)


def _fits(option: StartOption, value: Any) -> bool:
    if value is None or option.kind == "switch":
        return value is option.default or isinstance(value, bool)
    if option.kind == "number":
        return type(value) is int and option.low <= value <= option.high
    return value in option.choices
