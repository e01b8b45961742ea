"""Writes the commands that the package ships: `python -m tests.commands`. Look at the difference of the file.

They are those of the games under `engines/`. Where another game is found too, a worker makes them.
"""

import json
from collections.abc import Iterable

import engines
from bot.screens.command_tree import SHIPPED, command_tree
from bot.words.words import I18n
from engines.core.game.registry import games


def own_games() -> list[str]:
    """Return the ids of the games under `engines/`."""
    return [id_ for id_ in games() if str(games().home(id_).parent) in engines.__path__]


def written(ids: Iterable[str]) -> str:
    """Return the commands of these games as they lie in the package."""
    own = {id_: games()[id_] for id_ in ids}
    return json.dumps(command_tree(own, I18n(own, is_strict=True)), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SHIPPED.write_text(written(own_games()), encoding="utf-8")
