"""The table: a session's one public message with buttons.

It shows what happened last, what is open, and the buttons of exactly that.
"""

from collections.abc import Sequence

from bot.screens.forms import shown_embeds
from bot.screens.localized_view import LocalizedView
from bot.screens.message import BETWEEN, COLOUR, TROUBLE, embed, message
from bot.screens.opening import farewell_embed, opening_embed, people, promise_of, seed_lines
from bot.screens.panel import footer_of
from bot.screens.questions import Page
from bot.screens.score import score_embeds
from bot.screens.seat_mark import mark_of
from bot.screens.seats import called, mention, waiting_line, wanted
from bot.screens.table_buttons import next_offer, public_question, table_rows, turn_label
from bot.screens.turn import move_embed, moves_embed, news_embed, question_lines
from bot.screens.waiting import waiting_lines
from bot.sessions.due import is_seats
from bot.sessions.entry import MOVES, Kind
from bot.sessions.moves import Played
from bot.sessions.seating import waits_for, waits_to_begin
from bot.sessions.snapshot import Fit
from bot.sessions.thought import ONLY
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Markup
from engines.core.game.move import Offer

MOST_LAST = 4
"""Lines of what seats did last that have room beside the score."""


def table_message(
    local: LocalizedView,
    before: Sequence[Played] = (),
    pinged: Sequence[str] = (),
    page: Page = Page(),  # noqa: B008 - frozen
) -> Json:
    """Return the table of a session; `before` are the moves that automas made before the last one.

    The people in `pinged` (users' ids) have to act and are told by Discord.
    """
    if local.view.is_broken and not local.view.is_ended:
        stuck = embed(local.label("ui-title-broken"), [local.say("ui-broken")], footer_of(local), TROUBLE)
        return message(stuck, rows=table_rows(local))
    score = _score(local, before)
    embeds = [score or _news(local, before), _open(local)]
    if (question := public_question(local.view)) is not None:
        embeds += shown_embeds(local, question)
    for one in embeds[:-1]:
        one.pop("footer", None)  # all embeds of a message share the last one's
    payload = message(*embeds, rows=table_rows(local, page), content=" ".join(map(mention, pinged)))
    if pinged:
        payload["allowed_mentions"] = {"parse": [], "users": list(pinged)}
    return payload


def _score(local: LocalizedView, before: Sequence[Played]) -> Json | None:
    """Return who has won, as far as it is known, and what seats did last, once a game is over.

    None before, and if people ended it.
    """
    view = local.view
    is_stopped = Kind.END in (view.kind, view.given.of_kind)
    if not view.is_ended or (is_stopped and not view.entered):
        return None
    scores = score_embeds(local)
    return _with_lines(scores[0], [*_sitting(local), *_last(local, before)]) if scores else None


def _last(local: LocalizedView, before: Sequence[Played]) -> list[str]:
    """Return what seats did last, hands first: the table hasn't shown it before the score came."""
    view = local.view
    moves = [*before, Played(view.entry.base, view.kind, view.label, view.told)]
    gists = [(one, view.game.sum_up(one.events)) for one in moves if is_seats(view, one.events)]
    # What has no title of its own is a scoring: the score says it.
    own = [(one, gist) for one, gist in gists if gist.title]
    if not any(line.is_needed for _, gist in own for line in gist.lines):
        return []
    told = moves_embed(local, [one for one, _ in own])
    lines = str(told.get("description", "")).splitlines()
    return [f"**{told['title']}**", *lines[:MOST_LAST]]


def _with_lines(body: Json, lines: Sequence[str]) -> Json:
    """Return an embed with some lines more."""
    every = [line for line in (body.get("description", ""), *lines) if line]
    return body | {"description": "\n".join(every)} if every else body


def _news(local: LocalizedView, before: Sequence[Played]) -> Json:
    """Return what happened last: one move in full, or a line for each of several."""
    view = local.view
    if view.is_opening and not _is_set_up_by_answers(view):
        return opening_embed(local)
    is_unheard = view.kind in MOVES and not view.told
    if not before or view.kind not in MOVES:
        return news_embed(local)
    if is_unheard and len(before) == 1:
        return move_embed(local, before[0])
    last = () if is_unheard else (Played(view.entry.base, view.kind, view.label, view.told),)
    return moves_embed(local, (*before, *last))


def _sitting(local: LocalizedView) -> list[str]:
    """Return whose the clans are, which the score names, where people sit at the bot's table."""
    return [BETWEEN.join(people(local))] if local.view.game.strengths else []


def _is_set_up_by_answers(view: View) -> bool:
    """Tell whether people's choices have begun the game, and no real table has to be set up."""
    return view.has_begun and view.entry.kind == Kind.ANSWER and not view.game.set_up(view.state)


def _open(local: LocalizedView) -> Json:
    """Return what is open: the question to all, whose turn it is, or that the game is over."""
    view = local.view
    footer = footer_of(local)
    if view.is_ended:
        return farewell_embed(local)
    if view.is_opening:
        footer += BETWEEN + promise_of(local)
    notes = [local.say("ui-table-full-note", most=view.most)] if view.most else []
    notes += waiting_lines(local)
    if view.given.thought is not None and view.given.thought.strength == ONLY:
        notes.append(local.say("ui-only-move", person=mention(view.entry.author)))
    question = public_question(view)
    if question is not None:
        title, *lines = question_lines(local.words, question)
        lines = [*notes, *_answers(local, question.to, title), *lines]
        mark = mark_of(view, [_asker(view)])
        lines += seed_lines(local)
        return embed(title.strip("*"), lines, footer, mark.colour if mark else COLOUR)
    if view.fit == Fit.WAITING:
        return embed(local.label("ui-title-anew"), [local.say("ui-anew-hint")], footer)
    title, lines, colour = _coming(local)
    return embed(title, [*notes, *lines, *seed_lines(local)], footer, colour)


def _answers(local: LocalizedView, seat: str | None, title: str) -> list[str]:
    """Return whose a question is, where several people sit and it doesn't say so itself."""
    if not seat or not local.view.seat(seat).is_persons or len(local.view.holders.people) < 2:
        return []
    name = called(local, seat)
    is_said = (local.view.holders.name_of(seat) or name) in title
    return [] if is_said else [local.say("ui-answers", seat=Markup(name))]


def _coming(local: LocalizedView) -> tuple[str, list[str], int]:
    """Return what comes next while nothing is asked: title, lines, and the colour of who is to act."""
    view = local.view
    waiting, offer = waits_for(view), next_offer(view)
    mark = mark_of(view, waiting[:1])
    colour = mark.colour if mark else COLOUR
    lines = [waiting_line(local, seat) for seat in waiting]
    if waiting:
        title = " · ".join(called(local, seat) for seat in waiting)
        first, held = waiting[0], view.seat(waiting[0])
        if len(waiting) == 1 and not (held.is_free or held.is_automas):
            title, lines = wanted(local, first, title), []
        elif len(waiting) == 1 and view.has_hands and held.is_free:
            title, lines = local.label("ui-title-free", seat=Markup(title)), [local.say("ui-free-hint")]
        elif len(waiting) == 1 and held.is_automas:
            title, lines = lines[0].removesuffix("."), []
            if waits_to_begin(view):
                lines = [local.say("ui-begin-hint", button=local.label("ui-next-turn"))]
        if not (view.questions or view.has_hands):
            lines = [local.words(offer.hint) if offer and offer.hint else local.say("ui-turn-hint")]
    elif offer is not None:
        mark, title = mark_of(view, [offer.seat]), local.words(offer.label)
        title, colour = (f"{mark.icon} {title}", mark.colour) if mark else (title, colour)
    else:
        title, lines = local.label("game-name"), [local.say("ui-nothing-to-decide")]
    if offer is not None and view.is_opening and not view.has_hands:
        title, lines = _begin(local, title, offer)
    return title, lines, colour


def _begin(local: LocalizedView, title: str, offer: Offer) -> tuple[str, list[str]]:
    """Return what to do first: to set up the real table, if there is one, and then what to press."""
    view = local.view
    is_turn = offer.seat in view.seats
    button = turn_label(local.words, offer)
    if not view.game.set_up(view.state):
        if is_turn:
            return title, [local.words(offer.hint) if offer.hint else local.say("ui-turn-hint")]
        return title, [local.say("ui-begin-hint", button=button)]
    is_theirs = is_turn and not view.seat(offer.seat or "").is_free
    seat = offer.seat if is_theirs else view.holders.seat_of(view.holders.starter)
    who = called(local, seat) if seat else local.label("game-name")
    hint = local.say("ui-ready-turn-hint" if is_turn else "ui-ready-hint", button=button)
    if is_turn and offer.hint:
        hint = local.words(offer.hint)
    return local.label("ui-title-ready", seat=Markup(who)), [hint, *_whose(local)]


def _whose(local: LocalizedView) -> list[str]:
    """Return which seats are people's, where seats of automas are called alike."""
    own = {one.label.id for one in local.view.all_seats if one.id in local.view.seats}
    is_plain = own.isdisjoint(one.label.id for one in local.view.all_seats if one.is_automa)
    return [] if is_plain else [local.say("ui-people", seats=Markup(BETWEEN.join(people(local))))]


def _asker(view: View) -> str | None:
    """Return the seat whose move asks."""
    return next((event.seat for event in view.told if event.seat), None)
