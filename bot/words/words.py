"""Puts texts into words: the bot's and the games' Fluent files, one bundle per game and language."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from bot.log import get_logger
from bot.words.begun import is_begun
from bot.words.messages import Messages
from bot.words.typed import Typed, Vocabulary
from engines.core.game import Game
from engines.core.game.move import NAMED
from engines.core.script.notation import BETWEEN, parts_of
from engines.core.state.cache import remembered
from engines.core.text import Arg, Text

HOME = Path(__file__).parent / "locale"
FALLBACK = "en"
MOST_FORMATTED = 600
"""Texts in words that are at hand, of a game in one language: those that were used last."""
MOST_PARTED = 40
"""Texts with marks of where they may be broken that are at hand: as many lines as a table may tell."""
MOST_NAMED = 8
"""Sets of names with which the words are kept, so that equal names make the same words."""

TYPED = "typed-"
"""How messages begin that are what people may type."""
LINES = dict.fromkeys(("ui-line", "line-part", "printed-line", "event-noted"), "line") | {"bad-part": "part"}
"""The messages that show what is typed, with the argument that it is; empty parts of it aren't shown."""
FIXED = {"event-fixed": ("before", "after"), "ui-title-fixed": ("to",), "ui-fix-choice": ("now",)}
"""The messages that show values as they are typed, with the arguments that are these."""
NOBODY: Mapping[str, str] = {}
FIELD = "bad-field"
"""The message that names a question of a form: by the first line of what it asks."""

PARTS = "\u2061\u2062\u2063\u2064"
"""Marks of where a line may be broken: after the separators of the outermost list, of those in it, and on."""

_MARKDOWN = re.compile(r"([\\*~|`\[\]<]|(?<![^\W_])_|_(?![^\W_]))")
_SCHEME = re.compile(r"(?<=[a-z])://", re.IGNORECASE)
_LINE_START = re.compile(r"^(\s*)(#{1,3}|-#|>{1,3}|[-+]|\d+\.)(?=\s)", re.MULTILINE)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u2069]")


def _is_named(told: Text) -> bool:
    """Tell whether a message tells of a name that people have given."""
    field = told.args.get("field", told.args.get("what"))
    return isinstance(field, Text) and field.id == NAMED


class MissingText(LookupError):
    """A text that no locale file has, or that can't be put into words with its arguments."""


class Markup(str):
    """Words that the bot itself has marked up, such as the mention of a channel: they are not escaped."""

    __slots__ = ()

    @staticmethod
    def channel(id: str) -> "Markup":  # noqa: A002
        """Return the mention of a channel."""
        return Markup(f"<#{id}>")

    @staticmethod
    def time(at: int) -> "Markup":
        """Return a time (milliseconds since 1970 UTC) that each reader sees as their own clock shows it."""
        return Markup(f"<t:{at // 1000}:f>")

    @staticmethod
    def ago(at: int) -> "Markup":
        """Return how long ago that was, as each reader's client counts it."""
        return Markup(f"<t:{at // 1000}:R>")

    @staticmethod
    def code(words: str) -> "Markup":
        """Return words to be shown letter by letter; they hold no backtick."""
        return Markup(f"`{words}`")


def escape(words: str) -> str:
    """Return what somebody typed so that Discord shows it as it is: no markdown, mention or link works."""
    if words.isalnum():
        return words
    words = _CONTROL.sub("", words)
    words = _MARKDOWN.sub(r"\\\1", words)
    words = _LINE_START.sub(r"\1\\\2", words)
    return _SCHEME.sub(":\u200b//", words).replace("@", "@\u200b")


def bare(words: str) -> str:
    """Return what somebody typed without characters that aren't seen."""
    return words if words.isalnum() else _CONTROL.sub("", words)


class Words:
    """The words of one game (or of the bot alone) in one language.

    `words(text)` is for places where Discord reads markdown: arguments that are strings are escaped.
    `words.plain(text)` is for labels, footers and menus, where it doesn't.
    """

    def __init__(
        self,
        languages: tuple[Messages, ...],
        is_strict: bool,
        every: "Callable[[], Sequence[Words]]" = tuple,
    ) -> None:
        self._languages = languages
        self._is_strict = is_strict
        self._every = every
        """Returns the words of all languages in which people may type."""
        self._typed = Typed(self._vocabulary, lambda: [one.vocabulary for one in every()])
        self._names: dict[str, list[tuple[Mapping[str, Arg], str]]] = {}
        # Most texts are the names of tiles, cards and goods, which come again and again.
        self._formatted = lru_cache(MOST_FORMATTED)(self._format)
        self._separator = lru_cache(MOST_FORMATTED)(self._find_separator)
        self._parted = remembered(self._part, MOST_PARTED)
        self._last_named: deque[tuple[tuple[tuple[Text, str], ...], Words]] = deque(maxlen=MOST_NAMED)

    def named(self, names: Sequence[tuple[Text, str]]) -> "Words":
        """Return these words with names in place of some texts: a seat is called by who sits there."""
        if not names:
            return self
        names = tuple(names)
        for known, words in self._last_named:
            if known == names:
                return words
        found: dict[str, list[tuple[Mapping[str, Arg], str]]] = {}
        for one, name in names:
            found.setdefault(one.id, []).append((one.args, name))
        own = copy(self)
        own._names = found  # noqa: SLF001 - a copy of this
        own._parted = remembered(own._part, MOST_PARTED)  # noqa: SLF001
        self._last_named.append((names, own))
        return own

    def __contains__(self, id: str) -> bool:  # noqa: A002
        """Tell whether there is a message with this id, in this language or in the one that steps in."""
        return any(id in messages for messages in self._languages)

    def __call__(self, text: Text) -> str:
        """Return the text with string arguments escaped."""
        return self._render(text, is_plain=False)

    def plain(self, text: Text) -> str:
        """Return the text as it is, for a place without markdown."""
        return self._render(text, is_plain=True)

    def parted(self, text: Text) -> str:
        """Return the text with string arguments escaped, and a mark (`PARTS`) between the parts of lists."""
        return self._parted(text)

    def say(self, id: str, /, **args: Arg) -> str:  # noqa: A002
        """Return the message `id` in words."""
        return self._render(Text(id, args), is_plain=False)

    def label(self, id: str, /, **args: Arg) -> str:  # noqa: A002
        """Return the message `id` for a place without markdown."""
        return self._render(Text(id, args), is_plain=True)

    def listed(self, parts: Iterable[str]) -> str:
        """Return what is in words already as one list."""
        return self.label("ui-list-separator").join(parts)

    def typed_as(self, text: Text) -> list[str]:
        """Return what people may type for a text: as it is shown here, then as in other languages."""
        return list(dict.fromkeys(one.plain(text) for one in (self, *self._every())))

    def read_typed(self, line: str) -> str:
        """Return a typed line with the game's id in place of what any language has for it."""
        return self._typed.read(line)

    def readings(
        self, line: str, names: Mapping[str, str] = NOBODY, *, with_begun: bool = True
    ) -> tuple[str, ...]:
        """Return the ways in which what is typed may be read, one after the other; as it was typed is one.

        `names` has the ids of seats by what people call them. `with_begun` reads words that are only begun.
        """
        return self._typed.readings(line, names, with_begun=with_begun)

    def write_typed(self, line: str) -> str:
        """Return a line as people write it in this language; what is in it already stays as it is."""
        return self._typed.write(line)

    @property
    def vocabulary(self) -> Vocabulary:
        """What people may type for the game's ids: the messages `typed-<id>`, with commas between words."""
        return self._typed.own

    def _part(self, text: Text) -> str:
        return self._render(text, is_plain=False, depth=0)

    def _vocabulary(self) -> Vocabulary:
        ids = {id_ for messages in self._languages for id_ in messages.ids if id_.startswith(TYPED)}
        return {id_.removeprefix(TYPED): [word.strip() for word in self.label(id_).split(",")] for id_ in ids}

    def _render(self, text: Text, *, is_plain: bool, depth: int = -1) -> str:
        """Return the text in words; `depth`: how many lists it stands in, -1 where no marks are wanted."""
        for own, name in self._names.get(text.id, ()):
            if own == text.args:
                return bare(name) if is_plain else escape(name)
        args = {
            name: arg if isinstance(arg, int) else self._arg(arg, is_plain, depth, f"{text.id}-{name}")
            for name, arg in text.args.items()
        }
        if line := LINES.get(text.id):
            args[line] = f"{BETWEEN} ".join(parts_of(self.write_typed(str(args[line]))))
        for value in FIXED.get(text.id, ()) if not _is_named(text) else ():
            args[value] = self.write_typed(str(args[value]))
        if text.id == FIELD:
            args["what"] = str(args["what"]).partition("\n")[0]
        return self._formatted(text.id, *args.items())

    def _format(self, id: str, *args: tuple[str, str | int]) -> str:  # noqa: A002
        """Return a message in words; its arguments are in words already."""
        for messages in self._languages:
            if id in messages:
                words, fault = messages.format(id, dict(args))
                return self._fault(id, args, fault, words) if fault else words
        return self._fault(id, args, "there is no such message")

    def _arg(self, arg: str | Text | tuple[Text, ...], is_plain: bool, depth: int, place: str) -> str:
        """Return an argument in words; its `place` is that of the message, with the argument's name."""
        if isinstance(arg, Text):
            return self._render(arg, is_plain=is_plain, depth=depth)
        if isinstance(arg, tuple):
            between = self._separator(arg[0].id if arg else "", place)
            if depth >= 0:
                between += PARTS[min(depth, len(PARTS) - 1)]
                depth += 1
            return between.join(self._render(one, is_plain=is_plain, depth=depth) for one in arg)
        if isinstance(arg, Markup):
            return str(arg)
        return bare(arg) if is_plain else escape(arg)

    def _find_separator(self, kind: str, place: str) -> str:
        """Return what stands between parts of this kind, or else between all that stand in this place."""
        ids = (f"{kind}-separator", f"{place}-separator", "ui-list-separator")
        return self.label(next(one for one in ids if one in self))

    def _fault(self, id: str, args: tuple[Any, ...], fault: str, words: str = "") -> str:  # noqa: A002
        if self._is_strict:
            raise MissingText(f"{id} {dict(args)}: {fault}")
        get_logger().warning("text-missing", text=id, fault=fault)
        return words or id  # what an earlier version has told may lack an argument


class I18n:
    """All languages, each read when somebody first needs it; English steps in for what one of them lacks.

    With `is_strict` a missing text raises MissingText; without, the fault is logged, and what there is of the
    words is shown, else the text's id.
    """

    def __init__(self, games: Mapping[str, Game[Any]], is_strict: bool = False) -> None:
        self._games = games
        self._is_strict = is_strict
        self._locales = frozenset(file.stem for file in HOME.glob("*.ftl"))
        self._languages: dict[str, tuple[str, ...]] = {}
        self._messages: dict[tuple[str, str], Messages] = {}
        self._words: dict[tuple[str, str], Words] = {}

    def languages(self, game: str = "") -> tuple[str, ...]:
        """Return the languages that the bot has, English first; with a game those that it has too.

        One that is only begun isn't among them.
        """
        if game not in self._languages:
            found = self._locales
            if one := self._games.get(game):
                found &= {file.stem for file in (one.home / "locale").glob("*.ftl")}
            whole = [one for one in found - {FALLBACK} if not any(map(is_begun, self.files(game, one)))]
            self._languages[game] = (FALLBACK, *sorted(whole))
        return self._languages[game]

    def language(self, locale: str, game: str = "") -> str:
        """Return that one of these languages that is nearest to a locale of Discord's, such as `en-GB`."""
        there = self.languages(game)
        return next((one for one in (locale, locale.split("-")[0]) if one in there), FALLBACK)

    def words(self, game: str = "", locale: str = FALLBACK) -> Words:
        """Return the words of a game, or of the bot alone, in the bot's language nearest to the locale.

        Where the game lacks that language, its own words are English.
        """
        return self._in(game, self.language(locale))

    def in_one(self, game: str, locale: str) -> Words:
        """Return the words of a game in the language nearest to the locale that it has, too, else in English.

        Where these stand beside the bot's own words they are in one language with them.
        """
        return self._in(game, self.language(locale, game))

    def _in(self, game: str, language: str) -> Words:
        """Return the words of a game in a language of the bot's, once for all who need them."""
        found = self._words.get((game, language))
        if found is None:
            languages = tuple(dict.fromkeys((language, FALLBACK)))
            read = tuple(self._read(game, one) for one in languages)
            found = self._words[game, language] = Words(read, self._is_strict, partial(self._every, game))
        return found

    def _every(self, game: str) -> list[Words]:
        """Return the words of a game in all its languages."""
        return [self._in(game, one) for one in self.languages(game)]

    def _read(self, game: str, language: str) -> Messages:
        """Return the messages of a game in one language, once for all who need them."""
        found = self._messages.get((game, language))
        if found is None:
            whole = [one for one in self.files(game, language) if not is_begun(one)]
            found = self._messages[game, language] = Messages(language, whole)
        return found

    def files(self, game: str = "", language: str = FALLBACK) -> list[Path]:
        """Return the files that a language's words come from: the bot's, then the game's."""
        files = [HOME / f"{language}.ftl"]
        if home := self._games.get(game):
            files += [home.home / "locale" / part / f"{language}.ftl" for part in ("", "rules")]
        return files
