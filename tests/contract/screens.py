"""The views of whole sessions."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.sessions.view import View
from bot.store.rows import EntryRow, SessionRow
from engines.core import registry
from engines.core.game import Move, Offer
from engines.core.run import Asking, Done
from tests.contract.player import Played, Session, option_sets, session, step

ID = "abcdefg2"


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
