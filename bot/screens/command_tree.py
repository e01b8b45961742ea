"""The command tree as Discord's JSON, made from the registry and the locale files."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.screens.message_commands import MessageCommand
from bot.screens.start_choices import LONGEST_SEED, MOST_AUTOMAS, Choices
from bot.screens.subcommands import ABOUT_KEPT, STRING, Subcommand
from bot.sessions.seating import STRENGTHS
from bot.sessions.view import MANNERS
from bot.wire.json import Json
from bot.wire.limits import CHOICE_NAME, OPTIONS, clip
from bot.words.locales import LOCALES
from bot.words.words import FALLBACK, HOME, I18n
from engines.core.game import Game, StartOption
from engines.core.game.registry import Games
from engines.core.script.collection import KINDS

SHIPPED = Path(__file__).with_name("commands.json")
"""The tree of the games under `engines/`; `python -m tests.commands` writes it."""

SUBCOMMAND, GROUP, INTEGER, BOOLEAN = 1, 2, 4, 5
COMMAND, MESSAGE_COMMAND = 1, 3
LONGEST, LONGEST_NAME = 100, 32
FOR_SERVERS, FOR_USERS = 0, 1
IN_SERVERS, TO_THE_BOT, AMONG_PEOPLE = 0, 1, 2
EVERYWHERE: Json = {
    "integration_types": [FOR_SERVERS, FOR_USERS],
    "contexts": [IN_SERVERS, TO_THE_BOT, AMONG_PEOPLE],
}
"""Who can install the commands, and where they can be used."""


class Wording:
    """What commands are called and how they are described, in every language that the bot has.

    A name is the message `name-<id>`, where there is one; what a language says as English does is left out.
    """

    def __init__(self, i18n: I18n, game: str = "") -> None:
        self._english = i18n.words(game)
        self._others = {one: i18n.words(game, one) for one in LOCALES if i18n.language(one) != FALLBACK}

    def named(self, id: str) -> Json:  # noqa: A002
        """Return the name of a command or an option; in English it is its id."""
        own = f"name-{id}"
        others = {locale: words.label(own) for locale, words in self._others.items() if own in words}
        return _localized("name", id, others)

    def called(self, id: str) -> Json:  # noqa: A002
        """Return the name of a command on a message: the message `id`, in its own spelling."""
        return self._said("name", id, LONGEST_NAME)

    def described(self, id: str) -> Json:  # noqa: A002
        """Return the description of a command or an option: the message `id`."""
        return self._said("description", id, LONGEST)

    def choice(self, value: str, id: str) -> Json:  # noqa: A002
        """Return a choice that is called as the message `id` says."""
        return self._said("name", id, CHOICE_NAME) | {"value": value}

    def _said(self, key: str, id: str, most: int) -> Json:  # noqa: A002
        others = {locale: clip(words.label(id), most) for locale, words in self._others.items()}
        return _localized(key, clip(self._english.label(id), most), others)


def _localized(key: str, english: str, others: Mapping[str, str]) -> Json:
    differing = {locale: words for locale, words in others.items() if words != english}
    return {key: english} | ({f"{key}_localizations": differing} if differing else {})


def command_tree(games: Mapping[str, Game[Any]], i18n: I18n) -> list[Json]:
    """Return what is registered at Discord: one command with all that is typed, and those on messages."""
    say = Wording(i18n)
    start = {
        "type": GROUP,
        **say.named("start"),
        **say.described("cmd-start"),
        "options": [_game(game, i18n) for game in games.values()][:OPTIONS],
    }
    subcommands = [
        {
            "type": SUBCOMMAND,
            **say.named(which.value),
            **say.described(f"cmd-{which.value}"),
            "options": [
                one | say.named(one["name"]) | say.described(f"cmd-{which.value}-{one['name']}")
                for one in which.options
            ],
        }
        for which in Subcommand
    ]
    return [
        {
            "type": COMMAND,
            "name": "automa",
            **say.described("cmd-automa"),
            **EVERYWHERE,
            "options": [start, *subcommands, *_about_kept(games, i18n)],
        },
        *({"type": MESSAGE_COMMAND, **say.called(one.text), **EVERYWHERE} for one in MessageCommand),
    ]


def length_of(part: Json) -> int:
    """Return how many characters Discord counts of a command: all names, descriptions and values.

    In each place the longest of the languages counts.
    """
    own = 0
    for key in ("name", "description", "value"):
        texts = (part.get(key, ""), *part.get(f"{key}_localizations", {}).values())
        own += max(len(text) if isinstance(text, str) else 0 for text in texts)
    return own + sum(map(length_of, (*part.get("options", ()), *part.get("choices", ()))))


def _about_kept(games: Mapping[str, Game[Any]], i18n: I18n) -> Iterator[Json]:
    """Yield a subcommand for each kind of things that a game keeps for a server."""
    say = Wording(i18n)
    for kind in KINDS:
        having = [id_ for id_, game in games.items() if any(one.id == kind for one in game.kept)]
        names = [Wording(i18n, id_).choice(id_, "game-name") for id_ in having]
        choose: Json = {"type": STRING, "name": "game", "choices": names[:OPTIONS]}
        if having:
            yield {
                "type": SUBCOMMAND,
                **say.named(kind),
                **say.described(f"cmd-{kind}"),
                "options": [
                    one | say.named(one["name"]) | say.described(f"cmd-kept-{one['name']}")
                    for one in (*ABOUT_KEPT, choose)
                ],
            }


def shipped_tree(games: Iterable[str]) -> list[Json]:
    """Return the tree that the package has, at once; nothing if it isn't the one of these games."""
    tree: list[Json] = json.loads(SHIPPED.read_bytes())
    return tree if games_of(tree) == list(games) else []


def games_of(tree: Iterable[Json]) -> list[str]:
    """Return the ids of the games that a tree can start."""
    parts = [part for command in tree for part in command.get("options", ()) if part["name"] == "start"]
    return [start["name"] for part in parts for start in part["options"]]


def source_hash(games: Games, application: int) -> str:
    """Return what tells one source of the tree from another: SHA-256 of this room, the games and the texts.

    While it is the same, so is the tree, and no game need be loaded to know that. What else a tree is made of
    shows in the one that the package ships.
    """
    digest = hashlib.sha256(f"{application}".encode())
    homes = [games.home(game) for game in games]
    files = [
        SHIPPED,
        *Path(__file__).parent.glob("*.py"),
        *HOME.glob("*.ftl"),
        *(file for home in homes for file in home.rglob("*.py")),
    ]
    files += [file for home in homes for file in home.glob("locale/*.ftl")]
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def tree_hash(tree: list[Json], application: int) -> str:
    """Return what tells one tree of one application from another: SHA-256 in hexadecimal."""
    data = json.dumps([application, tree], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(data.encode()).hexdigest()


def _game(game: Game[Any], i18n: I18n) -> Json:
    """Return the start of a game: what it asks can be typed, and what it names beside; menus have all.

    So each game takes little of the room that Discord gives a command, and a new one nothing of another's.
    """
    say = Wording(i18n, game.id)
    own: list[Json] = [
        *_languages(i18n, game.id, say),
        {"type": STRING, **say.named("seed"), **say.described("cmd-start-seed"), "max_length": LONGEST_SEED},
        {"type": BOOLEAN, **say.named("thread"), **say.described("cmd-start-thread")},
        *(_manner(name, values, say) for name, values in MANNERS.items()),
    ]
    if game.strengths:
        own = [*_seating(game, say), *own]
    asked = Choices.of(game, (), {}).first
    typed = [one for one in game.options if one.id in asked or one.id in game.typed]
    options = [_option(option, say) for option in typed]
    return {
        "type": SUBCOMMAND,
        **say.named(game.id),
        **say.described("game-about"),
        "options": [*options, *own],
    }


def _languages(i18n: I18n, game: str, say: Wording) -> list[Json]:
    """Return the option for the session's language, where the game has more than one."""
    languages = i18n.languages(game)[:OPTIONS]
    if len(languages) == 1:
        return []
    choices = [{"name": i18n.words("", one).label("ui-language"), "value": one} for one in languages]
    named = say.named("language") | say.described("cmd-start-language")
    return [{"type": STRING, **named, "choices": choices}]


def _manner(name: str, values: Sequence[str], say: Wording) -> Json:
    """Return an option of every game's start, with its choices."""
    choices = [say.choice(one, f"cmd-start-{name}-{one}") for one in values]
    return {"type": STRING, **say.named(name), **say.described(f"cmd-start-{name}"), "choices": choices}


def _seating(game: Game[Any], say: Wording) -> list[Json]:
    """Return the options of a hosted game for who sits down: how many automas, and how strong."""
    most = next((one.high for one in game.options if one.id == "seats"), MOST_AUTOMAS)
    return [
        {
            "type": INTEGER,
            **say.named("automas"),
            **say.described("cmd-start-automas"),
            "min_value": 0,
            "max_value": most,
        },
        *(
            {
                "type": STRING,
                **say.named(name),
                **say.described(f"cmd-start-{name}"),
                "choices": [say.choice(one, f"strength-{one}") for one in game.strengths],
            }
            for name in STRENGTHS
        ),
    ]


def _option(option: StartOption, say: Wording) -> Json:
    body: Json = {**say.named(option.id), **say.described(f"option-{option.id}")}
    if option.kind == "number":
        return body | {"type": INTEGER, "min_value": option.low, "max_value": option.high}
    if option.kind == "switch":
        return body | {"type": BOOLEAN}
    choices = [say.choice(one, f"option-{option.id}-{one}") for one in option.choices[:OPTIONS]]
    return body | {"type": STRING, "choices": choices}
