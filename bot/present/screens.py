"""Whole messages: the turn, the panel, and what is said to one person."""

import json
from collections.abc import Sequence

from bot.i18n import Markup, Words
from bot.present.events import question_lines, turn_embed
from bot.present.message import QUIET, TROUBLE, Json, embed, message
from bot.present.panel import footer_of, session_embed
from bot.present.score import score_embeds
from bot.sessions.view import View
from bot.ui.panel_buttons import panel_rows
from bot.ui.questions import Page, question_rows
from engines.core.game import StartOption
from engines.core.requests import Question
from engines.core.text import Text


def turn_message(words: Words, view: View, page: Page = Page()) -> Json:  # noqa: B008 - frozen
    """Return what a press did, with the buttons of the questions that it leaves open.

    The set-up begins with the options and the promise of the dice.
    """
    told = turn_embed(words, view)
    embeds = [told]
    if view.kind == "start":
        del told["title"]
        embeds.insert(0, _opening(words, view))
    if view.is_ended:
        embeds += _farewell(words, view)
    for one in embeds[:-1]:
        one.pop("footer", None)  # all embeds of a message share the last one's
    return message(*embeds, rows=question_rows(words, view, page))


def _opening(words: Words, view: View) -> Json:
    chosen = chosen_lines(words, view.game.options, json.loads(view.session.options))
    return embed(
        words.label("ui-title-start", game=words.label("game-name")),
        [*chosen, words.say("ui-session", id=view.id, hash=view.session.commitment)],
    )


def panel_message(words: Words, view: View) -> Json:
    """Return the living panel."""
    return message(session_embed(words, view), rows=panel_rows(words, view))


def private(text: str, rows: Sequence[Json] = (), footer: str = "", is_trouble: bool = True) -> Json:
    """Return a message of one text for one person; with a session its footer."""
    return message(embed(lines=[text], footer=footer, colour=TROUBLE if is_trouble else QUIET), rows=rows)


def private_question(words: Words, view: View, question: Question, rows: Sequence[Json]) -> Json:
    """Return a question for one person's eyes."""
    lines = "\n".join(question_lines(words, question))
    return private(lines, rows, footer_of(words, view), is_trouble=False)


def noted(words: Words) -> Json:
    """Return what a private message turns into once it has done its work."""
    return private(words.say("ui-noted"), is_trouble=False)


def chosen_lines(words: Words, options: Sequence[StartOption], chosen: dict[str, object]) -> list[str]:
    """Return one line with the options that aren't at their defaults; none if all are."""
    unusual = tuple(
        _chosen(words, option, chosen.get(option.id))
        for option in options
        if chosen.get(option.id) != option.default
    )
    return [words.say("ui-options", options=unusual)] if unusual else []


def _chosen(words: Words, option: StartOption, value: object) -> Text:
    name = words.label(f"option-{option.id}")
    if option.kind == "switch":
        return Text("ui-option-on", {"name": name}) if value else _named(name, words.label("ui-off"))
    return _named(name, words.label(f"option-{option.id}-{value}") if option.kind == "choice" else str(value))


def _named(name: str, value: str) -> Text:
    return Text("ui-option", {"name": name, "value": value})


def _farewell(words: Words, view: View) -> list[Json]:
    """Return the score and how to check the draws."""
    check = embed(
        words.label("ui-title-ended"),
        [words.say("ui-seed", seed=Markup.code(view.session.seed)), words.say("ui-verify")],
        footer_of(words, view),
        QUIET,
    )
    return [*score_embeds(words, view)[:8], check]
