"""The views of whole sessions, and every screen of a view."""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html import unescape
from itertools import chain, count
from typing import Any

from bot.screens.attachments import hand_pictures, score_pictures, table_pictures, turn_pictures
from bot.screens.forms import question_form
from bot.screens.localized_view import LocalizedView
from bot.screens.look import Place, look_message
from bot.screens.message import message
from bot.screens.my_turn import IN_ORDER, Picks, my_turn_message
from bot.screens.panel import session_embed
from bot.screens.plans import plan_message
from bot.screens.questions import Page, needs_form, rows_of
from bot.screens.report_menu import report_rows
from bot.screens.score import score_embeds
from bot.screens.seats import seat_message
from bot.screens.start_choices import Choices
from bot.screens.table import table_message
from bot.screens.turn import told_message
from bot.screens.why import why_pages
from bot.sessions.moves import Played as Moved
from bot.sessions.plan import Plan
from bot.sessions.view import View
from bot.store.rows import EntryRow, SessionRow
from bot.wire.custom_id import short_key
from bot.words.words import Words
from engines.core.game import Game, registry
from engines.core.game.move import Move, Offer
from engines.core.picture import Picture
from engines.core.script.requests import Line
from engines.core.script.run import Asking, Done
from tests.contract.player import Played, Session, option_sets, session, step
from tests.contract.pseudo import strays

ID = "abcdefg2"
DRAWN = re.compile(r"<(?:text|title|tspan)\b[^>]*>([^<]*)<")


@cache
def sessions(game_id: str) -> tuple[Session, ...]:
    """Return a whole session with each option set."""
    game = registry.games()[game_id]
    return tuple(
        session(game, options, f"screens {number}") for number, options in enumerate(option_sets(game))
    )


def views(played: Session, every: int = 1) -> Iterator[View]:
    """Yield what there is to show after every answer and every move of a session, or of each so many."""
    offers: dict[str, Offer] = {}
    for one in played.moves[::every]:
        for length in range(len(one.said) + 1):
            result = step(played.game, one.before, one.move, one.said[:length], played.options)
            if isinstance(result, Asking) and length == len(one.said):
                raise AssertionError("the move isn't over")
            if isinstance(result, Done) and length < len(one.said):
                continue  # the rest is chance
            yield _view(played, one, offers.get(one.move.code) if one.move else None, result)
        if every == 1:
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


def all_views(game: Game[Any]) -> Iterator[View]:
    """Yield what there is to show at each moment of whole sessions of a game."""
    return chain.from_iterable(map(views, sessions(game.id)))


def picks_of(view: View) -> Picks:
    """Return as many picks as there can be of reports of which the order counts."""
    ordered = [one for one in view.reports if one.times]
    return {IN_ORDER: [short_key(one.move.code) for one in ordered[:1] for _ in range(one.times)]}


def messages(words: Words, view: View) -> Iterator[dict[str, Any]]:
    """Yield every kind of message with what happened, what is asked and how things stand."""
    yield table_message(LocalizedView(words, view))
    yield told_message(LocalizedView(words, view))
    yield message(session_embed(LocalizedView(words, view)))
    turns = [Moved(1, view.kind, view.label, view.told)]
    pages = ("board", "since", "turn", "score", *(("setup",) if view.is_opening else ()))
    yield from (
        look_message(LocalizedView(words, view), page, turns, Place(number=1, of=1)) for page in pages
    )
    if view.reports:
        yield from (my_turn_message(LocalizedView(words, view), seat, picks_of(view)) for seat in view.seats)
    yield from (seat_message(LocalizedView(words, view), seat) for seat in view.seats)
    yield message(*score_embeds(LocalizedView(words, view)))


def screens(words: Words, view: View) -> Iterator[dict[str, Any]]:
    """Yield those, every page of the reasons, and all that can be chosen."""
    yield from messages(words, view)
    for seat in view.seats if view.state is not None else ():
        said = tuple(view.game.ahead(view.state, seat))
        plan = Plan(view.id, "1", seat, said[0].id, said[0].label, 1) if said else None
        yield plan_message(LocalizedView(words, view), plan, said)
    yield from (
        message(page)
        for page in why_pages(LocalizedView(words, view), Moved(1, "turn", view.label, view.told))
    )
    for question in view.questions:
        for number in count():
            rows = rows_of(LocalizedView(words, view), question, Page(number))
            yield message(rows=rows, content="x")
            if number * 25 >= len(getattr(question, "options", ())):
                break
    if view.reports:
        yield message(rows=report_rows(LocalizedView(words, view)), content="x")


def pictures(words: Words, view: View) -> Iterator[Picture]:
    """Yield all pictures of a moment."""
    if view.game.pictures is None:
        return
    drawn = view.game.pictures()
    for made in (turn_pictures, table_pictures, score_pictures):
        yield from (one.picture for one in made(LocalizedView(words, view), drawn))
    for seat in view.seats:
        yield from (one.picture for one in hand_pictures(LocalizedView(words, view), drawn, seat))


def typed(view: View) -> set[str]:
    """Return what people have called things, and how they write what they type: the same in all languages."""
    written = [fix.now for fix in view.game.fixes(view.state)] if view.state is not None else []
    for question in view.questions:
        if isinstance(question, Line):
            written += [question.notation.example, question.prefill]
    return {word for one in written for word in strays(one)}


def forms(words: Words, view: View) -> Iterator[dict[str, Any]]:
    """Yield the forms in which what is asked is answered."""
    yield from (
        question_form(LocalizedView(words, view), question)
        for question in view.questions
        if needs_form(question)
    )


def drawn(words: Words, view: View) -> Iterator[str]:
    """Yield all that people read in its pictures."""
    for picture in pictures(words, view):
        yield picture.alt
        yield from (unescape(one) for one in DRAWN.findall(picture.svg))


def choices_of(game: str, languages: Sequence[str] = ("en",), **last: Any) -> Choices:
    """Return what a start without options asks, beginning with what was chosen last."""
    return Choices.of(registry.games()[game], languages, last)
