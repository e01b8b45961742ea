"""A language that nobody speaks: English with an accent on each letter, in brackets, and longer.

What is shown in it without an accent is in no locale file.
`⟦Ťùŕñ òƒ Ada界界⟧` is a message with a name in it.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.words.messages import Messages
from bot.words.words import Words
from engines.core.game import Game
from tests.contract.words import BOT, files

LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđèƒĝĥìĵķļɱñòþǫŕšťùṽŵẋýžÀƁÇĐÈƑĜĤÌĴĶĻṀÑÒÞǪŔŠŤÙṼŴẊÝŽ",
)
WIDE = "界"
"""A letter as wide as two."""
LONGER = 0.4
"""So much longer is every text, and its brackets."""
AS_IT_IS = re.compile(r"`[^`]*`|\]\([^)]*\)|SHA-256")
"""What is the same in every language: commands, links, and a name."""
NO_WORDS = re.compile(
    r"`[^`\n]*`|\]\([^)\n]*\)|<[@#][^>]*>|https?://\S+|SHA-256|(?<![0-9a-f])(?:[0-9a-f]{64}|[0-9a-f]{8}…[0-9a-f]{8})(?![0-9a-f])|(?<![A-Za-z])[a-z]+\.\d+\b"
)
"""Those, mentions, and the ids of rule clauses."""
WORD = re.compile(r"[A-Za-z]{2,}")
NAME, BARE = re.compile(r"name-"), re.compile(r"typed-|.*-separator$")
"""What commands are called, and messages without brackets: what people type, what stands between things."""


class _Accented(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's name
        return ast.TextElement(_accented(node.value))


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's name
        line, *more = _accented(node.value).split("\n")
        letters = sum(char.isalpha() for char in node.value)
        return ast.TextElement("\n".join((line + WIDE * -int(-letters * LONGER // 1), *more)))


def _accented(text: str) -> str:
    kept = AS_IT_IS.findall(text)
    parts = [part.translate(LETTERS) for part in AS_IT_IS.split(text)]
    return "".join(part + own for part, own in zip(parts, [*kept, ""], strict=True))


def pseudo(source: str) -> str:
    """Return a locale file's text with all its messages in the pseudo-language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if not isinstance(entry, ast.Message) or entry.value is None or NAME.match(entry.id.name):
            continue
        if BARE.match(entry.id.name):
            entry.value = _Accented().visit(entry.value)
            continue
        entry.value = _Longer().visit(entry.value)
        entry.value.elements = [ast.TextElement("⟦"), *entry.value.elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)


def pseudo_files(game: Game[Any] | None, folder: Path) -> list[Path]:
    """Write the English of a game, or of the bot alone, in the pseudo-language; return the files."""
    written = []
    for number, file in enumerate(files(game, "en") if game else [BOT / "en.ftl"]):
        written.append(folder / f"{game.id if game else 'bot'}-{number}.ftl")
        written[-1].write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")
    return written


@cache
def pseudo_words(game: Game[Any]) -> Words:
    """Return the game's words in the pseudo-language."""
    with TemporaryDirectory() as folder:
        return Words((Messages("en", pseudo_files(game, Path(folder))),), is_strict=True)


SHOWN = ("content", "title", "description", "name", "value", "text", "label", "placeholder")
"""The fields of messages and forms that people read."""


def shown(payload: Any) -> Iterator[str]:
    """Yield all that people read of a message or a form: also the alt text of its pictures."""
    if isinstance(payload, list):
        for part in payload:
            yield from shown(part)
    if isinstance(payload, dict):
        for key, part in payload.items():
            # What is chosen in a menu is sent, and not read.
            is_sent = key == "value" and "label" in payload and payload.get("type") != 4
            if isinstance(part, str) and key in SHOWN and not is_sent:
                yield part
            elif not isinstance(part, str):
                yield from shown(part)


@cache
def strays(text: str) -> tuple[str, ...]:
    """Return the words of a text that come from no locale file; most texts come again and again."""
    return tuple(WORD.findall(NO_WORDS.sub(" ", text)))
