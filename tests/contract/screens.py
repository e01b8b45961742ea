"""The screens of whole sessions, also in a language that is longer than any real one."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.sessions.view import View
from bot.store.rows import EntryRow, SessionRow
from bot.words.messages import Messages
from bot.words.words import HOME, Words
from engines.core import registry
from engines.core.game import Game, Move, Offer
from engines.core.run import Asking, Done
from tests.contract.player import Played, Session, option_sets, session, step

WIDE = "界"
"""A letter as wide as two."""
LONGER = 0.4
"""So much longer is every text."""
ID = "abcdefg2"


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's name
        letters = sum(char.isalpha() for char in node.value)
        line, *more = node.value.split("\n")
        return ast.TextElement("\n".join((line + WIDE * -int(-letters * LONGER // 1), *more)))


def longer_words(game: Game[Any], folder: Path) -> Words:
    """Return the game's English with every text 40 % longer in wide letters; its files go to the folder."""
    files = []
    for number, file in enumerate((HOME / "en.ftl", game.home / "locale" / "en.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        files.append(folder / f"{game.id}-{number}.ftl")
        files[-1].write_text(FluentSerializer().serialize(_Longer().visit(resource)), encoding="utf-8")
    return Words((Messages("en", files),), is_strict=True)


@cache
def sessions(game_id: str) -> tuple[Session, ...]:
    """Return a whole session with each option set."""
    game = registry.games()[game_id]
    return tuple(
        session(game, options, f"screens {number}") for number, options in enumerate(option_sets(game))
    )


def views(played: Session) -> Iterator[View]:
    """Yield what there is to show after every answer and every move of a session."""
    offers: dict[str, Offer] = {}
    for one in played.moves:
        for length in range(len(one.said) + 1):
            result = step(played.game, one.before, one.move, one.said[:length], played.options)
            if isinstance(result, Asking) and length == len(one.said):
                raise AssertionError("the move isn't over")
            if isinstance(result, Done) and length < len(one.said):
                continue  # the rest is chance
            yield _view(played, one, offers.get(one.move.code) if one.move else None, result)
        offers = {offer.move.code: offer for offer in played.game.offers(one.after)}


def _kind(move: Move | None) -> str:
    if move is None:
        return "start"
    return "report" if move.is_line else "fix"


def _view(played: Session, one: Played, offer: Offer | None, result: Asking | Done[Any]) -> View:
    game = played.game
    state = (result.state or one.before) if isinstance(result, Asking) else result.value
    is_over = isinstance(result, Done) and game.is_over(state)
    options = {option.id: option.default for option in game.options} | played.options
    row = SessionRow(
        id=ID,
        guild="1",
        channel="2",
        game=game.id,
        rules=game.version,
        options=json.dumps(options),
        seed="s" * 100,
        commitment="f" * 64,
        status="ended" if is_over else "running",
        created=0,
    )
    return View(
        session=row,
        entry=EntryRow(ID, 9, "turn", "1", "{}", "[]", "[]", "", "", 9, 8, "[7]", 0),
        game=game,
        state=state,
        questions=result.questions if isinstance(result, Asking) else (),
        kind=offer.kind if offer else _kind(one.move),
        label=offer.label if offer else None,
        run=result.events,
    )
