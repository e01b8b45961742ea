"""The locale files as the tests read them: strictly, one language at a time."""

import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.words.begun import is_begun
from bot.words.words import I18n
from bot.words.words import Words as WordsOfBot
from engines.core.game import Game
from engines.core.game.panel import Panel
from engines.core.text import Arg, Text

BOT = Path(__file__).parents[2] / "bot" / "words" / "locale"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class _Message(Visitor):
    """What one message needs: its arguments, and for each that selects a variant the variants there are."""

    def __init__(self, entry: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
                for one in node.variants
            }
            if not keys & PLURALS:
                self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def resource(file: Path) -> ast.Resource:
    """Return what stands in a locale file; what can't be read is Junk."""
    return FluentResource(file.read_text(encoding="utf-8"))


def messages(file: Path) -> dict[str, _Message]:
    """Return the messages of a locale file by id."""
    return {entry.id.name: _Message(entry) for entry in resource(file).body if isinstance(entry, ast.Message)}


def locales(game: Game[Any]) -> list[str]:
    """Return the languages that the game has, English first."""
    home, *more = folders(game)
    return [one for one in languages_in(home) if not any(is_begun(folder / f"{one}.ftl") for folder in more)]


def languages_in(folder: Path) -> list[str]:
    """Return the languages of a folder's locale files but those that are only begun, English first."""
    whole = (file.stem for file in folder.glob("*.ftl") if not is_begun(file))
    return sorted(whole, key=lambda one: (one != "en", one))


def files(game: Game[Any], language: str) -> list[Path]:
    """Return the files of a language: the bot's, then the game's."""
    return [file for folder in (BOT, *folders(game)) if (file := folder / f"{language}.ftl").exists()]


def folders(game: Game[Any]) -> tuple[Path, ...]:
    """Return where a game's locale files lie: its words, and its rule clauses in short."""
    home = game.home / "locale"
    return (home, home / "rules") if (home / "rules").is_dir() else (home,)


class Words:
    """The words of one game in one language; a text that isn't exactly right raises AssertionError.

    Its files are read when something is first said: each process of the tests imports every test.
    """

    def __init__(self, game: Game[Any], language: str) -> None:
        self._files = files(game, language)
        self._language = language
        self._said: dict[tuple[Any, ...], str] = {}

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages to be said."""
        bundle = FluentBundle([self._language], use_isolating=False)
        for file in self._files:
            bundle.add_resource(resource(file), allow_overrides=True)
        return bundle

    @cached_property
    def messages(self) -> dict[str, _Message]:
        """What each message needs, by its id."""
        return {name: needs for file in self._files for name, needs in messages(file).items()}

    def __call__(self, text: Text) -> str:
        """Return the text in words."""
        assert text.id in self.messages, f"no message {text.id} for {dict(text.args)}"
        needs = self.messages[text.id]
        assert needs.arguments <= set(text.args), f"{text.id}: {needs.arguments - set(text.args)} missing"
        for name, variants in needs.variants.items():
            assert str(text.args[name]) in variants, f"{text.id}: no variant for {name}={text.args[name]}"
        args = {name: self._arg(arg, f"{text.id}-{name}") for name, arg in text.args.items()}
        # Most texts come again and again.
        known = (text.id, *args.items())
        if known not in self._said:
            pattern = self.bundle.get_message(text.id).value
            assert pattern is not None, f"{text.id} has no words"
            rendered, errors = self.bundle.format_pattern(pattern, args)
            assert not errors, f"{text.id} {dict(text.args)}: {errors}"
            self._said[known] = str(rendered)
        return self._said[known]

    def _arg(self, arg: Arg, place: str) -> str | int:
        if isinstance(arg, Text):
            return self(arg)
        if isinstance(arg, tuple):
            ids = [f"{one}-separator" for one in (*(part.id for part in arg[:1]), place)]
            between = next((self(Text(one)) for one in ids if one in self.messages), ", ")
            return between.join(self(one) for one in arg)
        return arg


@cache
def words(game: Game[Any], language: str = "en") -> Words:
    """Return the words of a game in a language."""
    return Words(game, language)


@cache
def spoken(game: Game[Any], language: str = "en") -> WordsOfBot:
    """Return the words of a game as the bot says them, which raises an error where one is missing."""
    return I18n({game.id: game}, is_strict=True).words(game.id, language)


def texts_of(panel: Panel) -> Iterator[Text]:
    """Yield every text of a panel."""
    yield from (panel.title, *panel.lines)
    for field in panel.fields:
        yield from (field.name, field.value)


def examples(game: Game[Any], begins: str) -> list[str]:
    """Return the lines that *How to play* gives as examples, in English, of those that begin so."""
    lines = re.findall("`([^`]+)`", words(game)(Text("game-help")))
    return [one for one in lines if one.startswith(begins)]
