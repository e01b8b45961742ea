"""A game's glossary: each of its terms is translated the same in all texts of a language."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engines.core.game import Game, registry
from tests.contract.words import folders, resource

GAMES = registry.games()
KEYS = {"english", "words", "from", "certain"}
PLURAL = "(s|es)?"
EXAMPLE = re.compile(r"`[^`]*`|“[^”]*”")


def glossary(game: Game[Any]) -> dict[str, list[dict[str, Any]]]:
    """Return the terms of each language that has any."""
    file = game.home / "locale" / "glossary.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


class _Said(Visitor):
    """The words of one message, without what is filled in."""

    def __init__(self, entry: ast.Message) -> None:
        self.parts: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
        self.parts.append(node.value)


def said(folder: Path, language: str) -> dict[str, str]:
    """Return the words of each message of a locale file."""
    found = resource(folder / f"{language}.ftl").body
    return {one.id.name: " ".join(_Said(one).parts) for one in found if isinstance(one, ast.Message)}


def otherwise(term: dict[str, Any], english: dict[str, str], translated: dict[str, str]) -> list[str]:
    """Return the messages whose English has the term, and whose translation has none of its words."""
    sought = re.compile(rf"(?<![-\w/]){re.escape(term['english'])}{PLURAL}(?![-\w])", re.IGNORECASE)
    words = [word.casefold() for word in term["words"]]
    return [
        name
        for name, text in english.items()
        if not name.startswith("name-")
        and sought.search(EXAMPLE.sub("", text))
        and not any(word in translated.get(name, "").casefold() for word in words)
    ]


TERMS = [
    pytest.param(game, language, term, id=f"{game.id}-{language}-{term['english']}")
    for game in GAMES.values()
    for language, terms in glossary(game).items()
    for term in terms
]


@pytest.mark.parametrize(("game", "language", "term"), TERMS)
def test_a_term_is_translated_the_same_everywhere(
    game: Game[Any], language: str, term: dict[str, Any]
) -> None:
    assert term.keys() - {"but"} == KEYS
    found = [
        name
        for folder in folders(game)
        for name in otherwise(term, said(folder, "en"), said(folder, language))
    ]
    assert sorted(found) == sorted(term.get("but", [])), f"{term['english']}: one of {term['words']}"


def test_a_term_that_is_translated_otherwise_is_found() -> None:
    term = {"english": "castle", "words": ["kasteel", "kastelen"]}
    english = {"a": "Two Castles", "b": "a newcastle", "c": "one castle"}
    assert otherwise(term, english, {"a": "Twee kastelen", "b": "iets", "c": "een burcht"}) == ["c"]
