"""States with a list in another order: what they hide must not show."""

import json
from collections.abc import Iterator
from typing import Any

from engines.core.errors import DataFault
from engines.core.game import Game


def lists_of(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], list[Any]]]:
    """Yield the lists in the data whose order matters."""
    if isinstance(data, list) and data != data[::-1]:
        yield path, data
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from lists_of(value, (*path, key))


def with_value(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return the data with another value at the path."""
    if not path:
        return value
    inner = with_value(data[path[0]], path[1:], value)
    if isinstance(data, dict):
        return {**data, path[0]: inner}
    return [inner if place == path[0] else one for place, one in enumerate(data)]


def loaded(game: Game[Any], data: Any) -> Any:
    """Return the state that the data is, None if it is none of this game."""
    try:
        return game.load(json.dumps(data))
    except DataFault:
        return None
