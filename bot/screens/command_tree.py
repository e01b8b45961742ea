"""The command tree as Discord's JSON, made from the registry and the locale files."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.screens.parts import LONGEST_LINE
from bot.wire.json import Json
from bot.wire.limits import CHOICE_NAME, OPTIONS, clip
from bot.words.words import HOME as LOCALES
from bot.words.words import I18n, Words
from engines.core.game import Game, StartOption
from engines.core.kept import KINDS
from engines.core.registry import Games

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, ATTACHMENT = 1, 2, 3, 4, 5, 11
GUILD_INSTALL, IN_GUILDS = 0, 0
LONGEST = 100
MOST_AUTOMAS = 10
"""Where the game has no option `seats` that says how many seats there can be."""

VERBS: dict[str, tuple[Json, ...]] = {
    "turn": (),
    "status": (),
    "hand": (),
    "seats": (),
    "report": ({"type": STRING, "name": "action", "required": True, "autocomplete": True},),
    "answer": ({"type": STRING, "name": "text", "required": True, "autocomplete": True},),
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
ABOUT_KEPT: tuple[Json, ...] = (
    {"type": STRING, "name": "card", "autocomplete": True},
    {"type": STRING, "name": "line", "max_length": LONGEST_LINE},
    {"type": ATTACHMENT, "name": "file"},
)
"""The options of the subcommands for what a server keeps; there are such if a game has such."""


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
            "options": [start, *verbs, *_about_kept(games, i18n)],
        }
    ]


def _about_kept(games: Mapping[str, Game[Any]], i18n: I18n) -> Iterator[Json]:
    """Yield a subcommand for each kind of things that a game keeps for a server."""
    words = i18n.words()
    for kind in KINDS:
        having = [id_ for id_, game in games.items() if any(one.id == kind for one in game.kept)]
        names = [{"name": i18n.words(id_).label("game-name"), "value": id_} for id_ in having]
        choose: Json = {"type": STRING, "name": "game", "choices": names[:OPTIONS]}
        if having:
            yield {
                "type": SUBCOMMAND,
                "name": kind,
                "description": _described(words, f"cmd-{kind}"),
                "options": [
                    one | {"description": _described(words, f"cmd-kept-{one['name']}")}
                    for one in (*ABOUT_KEPT, choose)
                ],
            }


def source_hash(games: Games, application: int) -> str:
    """Return what tells one source of the tree from another: SHA-256 of this file, the games and the texts.

    While it is the same, so is the tree, and no game need be loaded to know that.
    """
    digest = hashlib.sha256(f"{application}".encode() + Path(__file__).read_bytes())
    homes = [games.home(game) for game in games]
    files = [*LOCALES.glob("*.ftl"), *(file for home in homes for file in home.glob("*.py"))]
    files += [file for home in homes for file in home.glob("locale/*.ftl")]
    for file in sorted(files):
        digest.update(file.read_bytes())
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
    if game.strengths:
        own = [*_seating(game, words), *own]
    options = [_option(option, words) for option in game.options][: OPTIONS - len(own)]
    return {
        "type": SUBCOMMAND,
        "name": game.id,
        "description": _described(words, "game-about"),
        "options": [*options, *own],
    }


def _seating(game: Game[Any], words: Words) -> list[Json]:
    """Return the options of a hosted game for who sits down: how many automas, and how strong."""
    strengths = [{"name": words.label(f"strength-{one}"), "value": one} for one in game.strengths]
    most = next((one.high for one in game.options if one.id == "seats"), MOST_AUTOMAS)
    return [
        {
            "type": INTEGER,
            "name": "automas",
            "description": _described(words, "cmd-start-automas"),
            "min_value": 0,
            "max_value": most,
        },
        {
            "type": STRING,
            "name": "strength",
            "description": _described(words, "cmd-start-strength"),
            "choices": strengths,
        },
    ]


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
