"""Finds the games: the folders under `engines/`, and packages that register `automa.games`."""

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import engines
from engines.core.game import Game


class Games(Mapping[str, Game[Any]]):
    """Every game by its id, in the order of the ids. A game is imported when it is first asked for.

    Asking raises ValueError if what a folder or an entry point holds isn't a Game of that name.
    """

    def __init__(self, points: Mapping[str, EntryPoint]) -> None:
        self._points = points
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, id: str) -> Game[Any]:  # noqa: A002
        found = self._loaded.get(id)
        if found is None:
            point = self._points[id]
            found = point.load()
            if not isinstance(found, Game) or found.id != id:
                raise ValueError(f"{point.value} of automa.games is not a Game called {id!r}")
            self._loaded[id] = found
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._points)

    def __len__(self) -> int:
        return len(self._points)

    def __contains__(self, id: object) -> bool:  # noqa: A002
        return id in self._points

    def home(self, id: str) -> Path:  # noqa: A002
        """Return the folder of a game without importing it. Raises KeyError if there is no such game."""
        spec = find_spec(self._points[id].module)
        if spec is None or spec.origin is None:
            raise KeyError(id)
        return Path(spec.origin).parent


@cache
def games() -> Games:
    """Return every game. Raises ValueError if two have the same name."""
    points = [
        EntryPoint(module.name, f"engines.{module.name}:GAME", "automa.games")
        for module in pkgutil.iter_modules(engines.__path__)
        if module.ispkg and module.name != "core"
    ]
    points += entry_points(group="automa.games")
    by_id: dict[str, EntryPoint] = {}
    for point in points:
        if point.name in by_id:
            raise ValueError(f"two games are called {point.name!r}")
        by_id[point.name] = point
    return Games(dict(sorted(by_id.items())))


def game(id: str) -> Game[Any]:  # noqa: A002
    """Return the game with this id. Raises KeyError if there is none."""
    return games()[id]
