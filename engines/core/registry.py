"""Finds the games: the folders under `engines/`, and packages that register `automa.games`."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

import engines
from engines.core.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Return every game by its id, in the order of the ids.

    Raises ValueError if two games have the same id or an entry point isn't a Game.
    """
    found: list[Game[Any]] = [
        import_module(f"engines.{module.name}").GAME
        for module in pkgutil.iter_modules(engines.__path__)
        if module.ispkg and module.name != "core"
    ]
    found += [point.load() for point in entry_points(group="automa.games")]
    by_id: dict[str, Game[Any]] = {}
    for game in found:
        if not isinstance(game, Game):
            raise ValueError(f"{game!r} in the entry points automa.games is not a Game")
        if game.id in by_id:
            raise ValueError(f"two games are called {game.id!r}")
        by_id[game.id] = game
    return dict(sorted(by_id.items()))


def game(id: str) -> Game[Any]:  # noqa: A002
    """Return the game with this id. Raises KeyError if there is none."""
    return games()[id]
