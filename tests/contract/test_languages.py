"""Every language says what English says, and the commands are called in it as Discord allows."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.screens.command_tree import command_tree
from bot.screens.start_choices import Choices
from bot.screens.subcommands import ABOUT_KEPT, Subcommand
from bot.sessions.seating import STRENGTHS
from bot.sessions.view import MANNERS
from bot.words.locales import LOCALES
from bot.words.words import I18n
from engines.core.game import Game, registry
from engines.core.script.collection import KINDS
from engines.core.text import text
from sandbox import limits
from tests.contract.words import BOT, folders, languages_in, locales, messages, words

GAMES = registry.games()
SUBCOMMANDS = [one.value for one in Subcommand]
FOLDERS = [BOT, *(folder for game in GAMES.values() for folder in folders(game))]
OTHERS = [
    pytest.param(file, id=f"{file.parent.parent.name}-{file.parent.name}-{file.stem}")
    for folder in FOLDERS
    for file in (folder / f"{language}.ftl" for language in languages_in(folder))
    if file.stem != "en"
]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
CLAUSE = re.compile(r"rule-[a-z]+-[1-9]\d*")
LOST_BLANK = re.compile(r"\s*(\*?\[[^\]]+\]|[\w-]+ =)  +\S")
NAME = re.compile(r"[-_\w]{1,32}")
COMMAND = re.compile(r"`/automa (\S+?)(?: [^`]*)?`")
MOST_CHARACTERS = 8000
MOST_OF_A_GAME, MOST_OF_THE_BOT = 1200, 1500
OWN_OPTIONS, SEATING = {"seed", "thread", "language"}, {"automas", *STRENGTHS}


def differences(file: Path) -> list[str]:
    """Return what a locale file lacks, has too much, or fills otherwise than English."""
    here, english = messages(file), messages(file.with_name("en.ftl"))
    found = [f"lacks {name}" for name in english if name not in here]
    found += [f"has {name}, which English hasn't" for name in here if name not in english]
    for name in here.keys() & english.keys():
        if here[name].arguments != english[name].arguments:
            found.append(
                f"{name} has {sorted(here[name].arguments)}, English {sorted(english[name].arguments)}"
            )
    return found


@pytest.mark.parametrize("file", OTHERS)
def test_a_language_has_the_messages_and_arguments_of_english(file: Path) -> None:
    found = differences(file)
    assert not found, f"{file.name} in {file.parent.parent.name}: " + "; ".join(found)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda one: f"{one.parent.name}-{one.name}")
def test_no_words_begin_with_a_blank_that_is_lost(folder: Path) -> None:
    """Fluent drops blanks before words: one that is meant is written as `{" "}`."""
    lost = [
        f"{file.name} {number}: {line.strip()}"
        for file in folder.glob("*.ftl")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if LOST_BLANK.match(line)
    ]
    assert not lost


def test_what_a_language_lacks_is_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = A { $n }\nb = B\n", encoding="utf-8")
    (tmp_path / "nl.ftl").write_text("-term = woord\na = A { $m }\nc = { -term }\n", encoding="utf-8")
    assert differences(tmp_path / "nl.ftl") == [
        "lacks b",
        "has c, which English hasn't",
        "a has ['m'], English ['n']",
    ]


@EVERY_GAME
def test_every_clause_has_a_short_sentence_in_every_language(game: Game[Any]) -> None:
    for language in locales(game):
        file = game.home / "locale" / "rules" / f"{language}.ftl"
        if not game.clauses:
            assert not file.exists()
            continue
        assert list(messages(file)) == [f"rule-{one.replace('.', '-')}" for one in game.clauses]
        for id_, message in messages(file).items():
            assert CLAUSE.fullmatch(id_), id_
            assert not message.arguments, id_
            said = words(game, language)(text(id_))
            assert 10 <= len(said) <= 110, f"{id_} in {language}: {len(said)} characters"
            assert said.endswith("."), f"{id_} in {language}"


@EVERY_GAME
def test_a_games_options_leave_the_bots_own_alone(game: Game[Any]) -> None:
    own = OWN_OPTIONS | (SEATING if game.strengths else set())
    assert not own & {option.id for option in game.options}


TREE = command_tree(GAMES, I18n(GAMES, is_strict=True))


def parts(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with all its options and choices."""
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from parts(inner)


def longest(part: dict[str, Any], key: str) -> int:
    texts = (part.get(key, ""), *part.get(f"{key}_localizations", {}).values())
    return max(len(text) if isinstance(text, str) else 0 for text in texts)


def counted(command: dict[str, Any]) -> int:
    """Return how many characters Discord counts."""
    return sum(longest(part, key) for part in parts(command) for key in ("name", "description", "value"))


def test_the_command_has_at_most_8000_characters_in_the_longest_language() -> None:
    command, *_ = TREE
    assert counted(command) <= MOST_CHARACTERS
    assert not limits.check_commands(TREE)


@EVERY_GAME
def test_a_game_takes_its_share_of_the_commands_characters(game: Game[Any]) -> None:
    """So that a new game, or a language more, takes nothing away from the others."""
    command, *_ = TREE
    start, *verbs = command["options"]
    own = next(one for one in start["options"] if one["name"] == game.id)
    assert counted(own) <= MOST_OF_A_GAME
    assert counted({**command, "options": [{**start, "options": []}, *verbs]}) <= MOST_OF_THE_BOT


@EVERY_GAME
def test_what_a_start_asks_can_be_typed_and_everything_is_in_its_menus(game: Game[Any]) -> None:
    command, *_ = TREE
    own = next(one for one in command["options"][0]["options"] if one["name"] == game.id)
    typed = {one["name"] for one in own["options"]}
    assert {*game.asked, *game.typed, "seed", "thread", *MANNERS} <= typed
    assert len(game.asked) <= 4
    assert len(game.typed) <= 2
    known = {option.id for option in game.options}
    assert {*game.asked, *game.typed} <= known | {"automas", "strength"}
    assert known - {*game.typed} <= {one.id for one in Choices.of(game, ["en"], {}).options}


def test_the_commands_are_in_every_language_of_the_bot() -> None:
    command, *_ = TREE
    start, *verbs = command["options"]
    _, *others = languages_in(BOT)
    for language in others:
        assert any(one in command["description_localizations"] for one in LOCALES if one.startswith(language))
    assert {verb["name"] for verb in verbs} == {*SUBCOMMANDS, *KINDS}
    turn = next(one for one in verbs if one["name"] == "turn")["name_localizations"]
    assert {"de": "zug", "fr": "tour", "nl": "beurt"}.items() <= turn.items()
    assert start["description_localizations"]["nl"] == "Begin een spel"


def test_names_are_as_discord_takes_them_and_differ_from_each_other() -> None:
    for part in parts(TREE[0]):
        siblings = part.get("options", ())
        for locale in LOCALES:
            names = [one.get("name_localizations", {}).get(locale, one["name"]) for one in siblings]
            assert len(set(names)) == len(names), f"{part['name']} in {locale}: {sorted(names)}"
            assert all(NAME.fullmatch(name) and name == name.lower() for name in names), names


def test_choices_are_in_the_persons_language() -> None:
    start = next(one for one in TREE[0]["options"] if one["name"] == "start")
    pebbles = next((one for one in start["options"] if one["name"] == "pebbles"), None)
    if pebbles is None:
        pytest.skip("the demo game isn't here")
    options = {one["name"]: one for one in pebbles["options"]}
    assert pebbles["name_localizations"] == {"nl": "kiezels"}
    assert options["deck"]["choices"][0]["name_localizations"] == {"nl": "Geschud"}
    assert [(one["name"], one["value"]) for one in options["language"]["choices"]] == [
        ("English", "en"),
        ("Nederlands", "nl"),
    ]


@EVERY_GAME
def test_a_language_is_offered_where_the_game_has_several(game: Game[Any]) -> None:
    start = next(one for one in TREE[0]["options"] if one["name"] == "start")
    own = next(one for one in start["options"] if one["name"] == game.id)
    offered = [one for one in own["options"] if one["name"] == "language"]
    there = [one for one in locales(game) if one in languages_in(BOT)]
    assert [choice["value"] for one in offered for choice in one["choices"]] == (
        there if len(there) > 1 else []
    )


@pytest.mark.parametrize("language", languages_in(BOT))
def test_texts_call_the_commands_as_their_language_does(language: str) -> None:
    say = I18n({}, is_strict=True).words("", language)
    known = {say.label(f"name-{name}") for name in ("start", *SUBCOMMANDS, *KINDS)}
    for folder in FOLDERS:
        file = folder / f"{language}.ftl"
        told = COMMAND.findall(file.read_text(encoding="utf-8")) if file.exists() else []
        assert set(told) <= known, file


def test_in_english_the_commands_are_called_as_the_program_calls_them() -> None:
    names = {id_: id_.removeprefix("name-") for id_ in messages(BOT / "en.ftl") if id_.startswith("name-")}
    say = I18n({}, is_strict=True).words()
    assert {id_: say.label(id_) for id_ in names} == names
    used = {"start", *SUBCOMMANDS, *KINDS, "game", *OWN_OPTIONS, *SEATING, *MANNERS}
    used |= {one["name"] for part in (*(one.options for one in Subcommand), ABOUT_KEPT) for one in part}
    assert used == set(names.values())


@EVERY_GAME
def test_what_people_type_means_one_thing_in_all_languages(game: Game[Any]) -> None:
    i18n = I18n(GAMES, is_strict=True)
    meant: dict[str, set[str]] = {}
    for language in i18n.languages(game.id):
        for id_, own in i18n.words(game.id, language).vocabulary.items():
            for word in own:
                meant.setdefault(word.casefold(), set()).add(id_)
    assert not {word: ids for word, ids in meant.items() if len(ids) > 1}
