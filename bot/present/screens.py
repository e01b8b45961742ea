"""Whole messages: the turn, the panel, and what is said to one person."""

import json
from collections.abc import Sequence

from bot.i18n import Markup, Words
from bot.present.events import turn_embed
from bot.present.message import TROUBLE, Json, embed, message
from bot.present.panel import session_embed
from bot.present.score import score_embeds
from bot.sessions.view import View
from bot.ui.panel_buttons import panel_rows
from bot.ui.questions import Page, question_rows
from engines.core.game import StartOption


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
    return message(*embeds, rows=question_rows(words, view, page))


def _opening(words: Words, view: View) -> Json:
    chosen = chosen_lines(words, view.game.options, json.loads(view.session.options))
    return embed(
        words.label("ui-title-start", game=words.label("game-name")),
        [
            *chosen,
            words.say("ui-commitment", hash=view.session.commitment),
            words.say("ui-session", id=view.id),
        ],
    )


def panel_message(words: Words, view: View) -> Json:
    """Return the living panel."""
    return message(session_embed(words, view), rows=panel_rows(words, view))


def private(text: str, rows: Sequence[Json] = (), footer: str = "", is_trouble: bool = True) -> Json:
    """Return a message of one text for one person."""
    return message(embed(lines=[text], footer=footer, colour=TROUBLE if is_trouble else 0x6B7280), rows=rows)


def noted(words: Words) -> Json:
    """Return what a private message turns into once it has done its work."""
    return private(words.say("ui-noted"), is_trouble=False)


def chosen_lines(words: Words, options: Sequence[StartOption], chosen: dict[str, object]) -> list[str]:
    """Return a line for each option that isn't at its default."""
    lines = []
    for option in options:
        value = chosen.get(option.id)
        if value == option.default:
            continue
        name = words.label(f"option-{option.id}")
        if option.kind == "choice":
            shown = words.label(f"option-{option.id}-{value}")
        elif option.kind == "switch":
            shown = words.label("ui-on" if value else "ui-off")
        else:
            shown = str(value)
        lines.append(words.say("ui-option", name=name, value=shown))
    return lines


def _farewell(words: Words, view: View) -> list[Json]:
    """Return the score and how to check the draws."""
    check = embed(
        words.label("ui-title-ended"),
        [
            words.say("ui-seed", seed=Markup.code(view.session.seed)),
            words.say("ui-commitment", hash=view.session.commitment),
            words.say("ui-verify"),
        ],
    )
    return [*score_embeds(words, view)[:8], check]
