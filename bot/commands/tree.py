"""The command tree as Discord's JSON, made from the registry and the locale files."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.i18n import I18n, Words
from bot.present.limits import CHOICE_NAME, OPTIONS, clip
from engines.core.game import Game, StartOption

Json = dict[str, Any]

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
GUILD_INSTALL, IN_GUILDS = 0, 0
LONGEST = 100

VERBS: dict[str, tuple[Json, ...]] = {
    "turn": (),
    "status": (),
    "report": ({"type": STRING, "name": "action", "required": True, "autocomplete": True},),
    "why": ({"type": STRING, "name": "turn", "autocomplete": True},),
    "undo": (),
    "redo": (),
    "fix": (
        {"type": STRING, "name": "field", "required": True, "autocomplete": True},
        {"type": STRING, "name": "value", "required": True, "max_length": 200},
    ),
    "score": (),
    "export": (),
    "end": (),
    "help": (),
}
"""The subcommands beside `start`, with their options."""


def command_tree(games: Mapping[str, Game[Any]], i18n: I18n) -> list[Json]:
    """Return what is registered at Discord: one command, for servers only."""
    words = i18n.words()
    start = {
        "type": GROUP,
        "name": "start",
        "description": _described(words, "cmd-start"),
        "options": [_game(game, i18n.words(game.id)) for game in games.values()][:OPTIONS],
    }
    verbs = [
        {
            "type": SUBCOMMAND,
            "name": name,
            "description": _described(words, f"cmd-{name}"),
            "options": [
                one | {"description": _described(words, f"cmd-{name}-{one['name']}")} for one in options
            ],
        }
        for name, options in VERBS.items()
    ]
    return [
        {
            "type": 1,
            "name": "automa",
            "description": _described(words, "cmd-automa"),
            "integration_types": [GUILD_INSTALL],
            "contexts": [IN_GUILDS],
            "options": [start, *verbs],
        }
    ]


def source_hash(games: Mapping[str, Game[Any]], i18n: I18n, application: int) -> str:
    """Return what tells one source of the tree from another: SHA-256 of this file, the options, the texts.

    While it is the same, so is the tree, and nothing need be put into words to know that.
    """
    digest = hashlib.sha256(f"{application}".encode() + Path(__file__).read_bytes())
    for game in ("", *games):
        digest.update(repr((game, games[game].options if game else ())).encode())
        for file in i18n.files(game):
            digest.update(file.read_bytes() if file.exists() else b"")
    return digest.hexdigest()


def tree_hash(tree: list[Json], application: int) -> str:
    """Return what tells one tree of one application from another: SHA-256 in hexadecimal."""
    data = json.dumps([application, tree], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(data.encode()).hexdigest()


def _game(game: Game[Any], words: Words) -> Json:
    seed, thread = _described(words, "cmd-start-seed"), _described(words, "cmd-start-thread")
    own: list[Json] = [
        {"type": STRING, "name": "seed", "description": seed, "max_length": 100},
        {"type": BOOLEAN, "name": "thread", "description": thread},
    ]
    options = [_option(option, words) for option in game.options][: OPTIONS - len(own)]
    return {
        "type": SUBCOMMAND,
        "name": game.id,
        "description": _described(words, "game-about"),
        "options": [*options, *own],
    }


def _option(option: StartOption, words: Words) -> Json:
    body: Json = {"name": option.id, "description": _described(words, f"option-{option.id}")}
    if option.kind == "number":
        return body | {"type": INTEGER, "min_value": option.low, "max_value": option.high}
    if option.kind == "switch":
        return body | {"type": BOOLEAN}
    choices = [
        {"name": clip(words.label(f"option-{option.id}-{one}"), CHOICE_NAME), "value": one}
        for one in option.choices[:OPTIONS]
    ]
    return body | {"type": STRING, "choices": choices}


def _described(words: Words, id: str) -> str:  # noqa: A002
    return clip(words.label(id), LONGEST)
