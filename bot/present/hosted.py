"""What a hosted game shows: to everybody who has to act, and to each seat what is its own."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from bot.i18n import Markup, Words
from bot.present.events import question_lines, turn_embed
from bot.present.message import QUIET, Json, embed, message
from bot.present.panel import footer_of, panel_embed, session_embed
from bot.present.seats import mark_of
from bot.sessions.holders import is_automa, is_person, strength_of
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.ui.codec import Mark
from bot.ui.parts import PRIMARY, button, row
from bot.ui.questions import Page, rows_of
from bot.ui.table_buttons import table_rows
from engines.core.requests import Question


def table_message(words: Words, view: View, pinged: Sequence[str] = ()) -> Json:
    """Return the living panel of a hosted game: who has to act, what was done so far, how things stand.

    Of the people who have to act, those in `pinged` (users' ids) are told by Discord.
    """
    embeds = [session_embed(words, replace(view, questions=()))]
    lines = filter(None, [embeds[0].get("description", ""), seats_line(words, view)])
    embeds[0]["description"] = "\n".join(lines)
    if view.questions and view.has_begun:
        told = turn_embed(words, replace(view, questions=()))
        told.pop("footer", None)
        embeds.append(told)
    waiting = [waiting_line(words, view, seat) for seat in waits_for(view)]
    payload = message(*embeds, rows=table_rows(words, view), content="\n".join(waiting))
    if pinged:
        payload["allowed_mentions"] = {"parse": [], "users": list(pinged)}
    return payload


def seat_message(words: Words, view: View, seat: str, page: Page = Page()) -> Json:  # noqa: B008 - frozen
    """Return what only a seat may see: what it has in hand, and what it has to decide."""
    embeds, rows = [hand_embed(words, view, seat)], []
    question = question_to(view, seat)
    if question is not None:
        embeds.append(embed(lines=question_lines(words, question), footer=footer_of(words, view)))
        rows = rows_of(words, view, question, page)
    else:
        lines = [waiting_line(words, view, one) for one in waits_for(view)]
        lines = lines or [words.say("ui-nothing-to-decide")]
        embeds.append(embed(lines=lines, footer=footer_of(words, view), colour=QUIET))
    embeds[0].pop("footer", None)
    return message(*embeds, rows=rows)


def agree_message(words: Words, view: View, asker: str, what: Literal["undo", "end"]) -> Json:
    """Ask the others at the table whether somebody may take back what they have seen, or end the game."""
    mark = Mark(view.id, view.seq, f"{what}yes", (asker,))
    lines = [words.say(f"ui-{what}-agree", person=Markup(f"<@{asker}>"))]
    rows = [row(button(mark, words.label(f"ui-{what}-agreed"), PRIMARY))]
    return message(embed(lines=lines, footer=footer_of(words, view)), rows=rows)


def hand_embed(words: Words, view: View, seat: str) -> Json:
    """Return a seat's own panel."""
    # Before the game begins a seat can still change hands: nobody looks at its cards yet.
    if not view.has_begun or view.game.hand is None:
        return embed(seat_name(words, view, seat))
    return panel_embed(words, view, view.game.hand(view.state, seat))


def question_to(view: View, seat: str) -> Question | None:
    """Return the open question that the seat has to answer."""
    return next((question for question in view.questions if question.to == seat), None)


def seats_line(words: Words, view: View) -> str:
    """Return who holds which seat, in one line."""
    return " · ".join(seat_lines(words, view))


def seat_lines(words: Words, view: View) -> list[str]:
    """Return for each seat who holds it."""
    return [
        words.say("ui-seat-held", seat=seat_name(words, view, seat), holder=holder_name(words, view, seat))
        for seat in view.seats
    ]


def waiting_line(words: Words, view: View, seat: str) -> str:
    """Return that the seat has to act, and who that is."""
    holder = view.holders.of(seat)
    kind = "person" if is_person(holder) else "automa" if is_automa(holder) else "free"
    name = seat_name(words, view, seat)
    return words.say(f"ui-waits-{kind}", seat=name, holder=holder_name(words, view, seat))


def seat_name(words: Words, view: View, seat: str) -> str:
    """Return a seat's icon and name."""
    mark = mark_of(view, [seat])
    label = next((one.label for one in view.game.seats(view.state) if one.id == seat), None)
    name = words.plain(label) if label else seat
    return f"{mark.icon} {name}" if mark else name


def holder_name(words: Words, view: View, seat: str) -> str:
    """Return who holds a seat: a mention, the automa's strength, or that it is free."""
    holder = view.holders.of(seat)
    if is_automa(holder):
        return words.label(f"strength-{strength_of(holder)}")
    return Markup(f"<@{holder}>") if holder else words.label("ui-seat-free")
