"""Whole messages: the turn, the panel, and what is said to one person."""

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.screens.forms import shown_embeds
from bot.screens.message import BETWEEN, QUIET, TROUBLE, embed, message
from bot.screens.panel import footer_of, session_embed
from bot.screens.panel_buttons import panel_rows
from bot.screens.parts import button, row
from bot.screens.questions import Page, asked_openly, question_rows
from bot.screens.score import score_embeds
from bot.screens.seats import table_lines, table_message
from bot.screens.turn import question_lines, turn_embed
from bot.sessions.entry import Kind
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.words.words import Markup, Words
from engines.core.game import StartOption
from engines.core.requests import Question

SHORT_LINE = 40
"""Characters that a phone shows in a line."""


def turn_message(words: Words, view: View, page: Page = Page()) -> Json:  # noqa: B008 - frozen
    """Return what a press did, with the buttons of the questions that it leaves open.

    The set-up begins with the options and the promise of the dice.
    """
    if view.is_hosted:
        view = replace(view, questions=())  # each is for one seat's eyes
    # The seats of a hosted game answer in messages of their own: what they have settled is told apart.
    if view.kind == Kind.START and view.is_hosted and view.entry.kind != Kind.ANSWER:
        return opening_message(words, view)
    told = turn_embed(words, view)
    embeds = [told]
    if view.kind == Kind.START and not view.is_hosted:
        del told["title"]
        embeds.insert(0, _opening(words, view))
    for question in asked_openly(view)[:1]:
        embeds += shown_embeds(words, view, question)
    if view.is_ended:
        embeds += _farewell(words, view)
    for one in embeds[:-1]:
        one.pop("footer", None)  # all embeds of a message share the last one's
    return message(*embeds, rows=question_rows(words, view, page))


def told_message(words: Words, view: View) -> Json:
    """Return what a step did, as everybody is told of it."""
    if view.is_hosted and view.seq == 1:
        return opening_message(words, view, view.entry.author if view.given.is_seed_chosen else "")
    return turn_message(words, view)


def opening_message(words: Words, view: View, seed_by: str = "") -> Json:
    """Return the start of a hosted game: who sits where, and who has chosen its seed (a user's id)."""
    body = _opening(words, view)
    if seed_by:
        chosen = words.say("ui-seed-chosen", person=Markup(f"<@{seed_by}>"))
        body["fields"][0]["value"] += f"\n{chosen}"
    seated = "\n".join(table_lines(words, view))
    body["fields"].insert(0, {"name": words.label("ui-table"), "value": seated, "inline": False})
    how = button(CustomId(view.id, view.seq, "help"), words.label("ui-how-to-play"))
    return message(body, rows=[row(how)])


def _opening(words: Words, view: View) -> Json:
    chosen = chosen_lines(words, view.game.options, json.loads(view.session.options))
    body = embed(words.label("ui-title-start", game=words.label("game-name")), chosen)
    promise, commitment = words.say("ui-session", id=view.id), Markup.code(view.session.commitment)
    body["fields"] = [{"name": promise, "value": commitment, "inline": False}]
    return body


def panel_message(words: Words, view: View) -> Json:
    """Return the living panel."""
    if view.is_hosted and view.state is not None:
        return table_message(words, view)
    return message(session_embed(words, view), rows=panel_rows(words, view))


def private(text: str, rows: Sequence[Json] = (), footer: str = "", is_trouble: bool = True) -> Json:
    """Return a message of one text for one person; with a session its footer."""
    return message(embed(lines=[text], footer=footer, colour=TROUBLE if is_trouble else QUIET), rows=rows)


def private_question(words: Words, view: View, question: Question, rows: Sequence[Json]) -> Json:
    """Return a question for one person's eyes."""
    asked, known = "\n".join(question_lines(words, question)), shown_embeds(words, view, question)
    told = private(asked, rows, "" if known else footer_of(words, view), is_trouble=False)
    return told | {"embeds": told["embeds"] + known}


def noted(words: Words) -> Json:
    """Return what a private message turns into once it has done its work."""
    return private(words.say("ui-noted"), is_trouble=False)


def chosen_lines(words: Words, options: Sequence[StartOption], chosen: dict[str, object]) -> list[str]:
    """Return the options that aren't at their defaults, in short lines; none if all are."""
    lines: list[str] = []
    for option in options:
        value = chosen.get(option.id)
        if value == option.default:
            continue
        short = words.say(f"chosen-{option.id}", value=_word_of(value))
        if lines and len(lines[-1]) + len(BETWEEN) + len(short) <= SHORT_LINE:
            lines[-1] += BETWEEN + short
        else:
            lines.append(short)
    return lines


def _word_of(value: object) -> int | str:
    """Return the value of an option as its message selects by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else Markup(str(value))


def _farewell(words: Words, view: View) -> list[Json]:
    """Return the score and how to check the draws."""
    check = embed(
        words.label("ui-title-ended"),
        [words.say("ui-seed", seed=Markup.code(view.session.seed)), words.say("ui-verify")],
        footer_of(words, view),
        QUIET,
    )
    return [*score_embeds(words, view)[:8], check]
