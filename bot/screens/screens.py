"""What is said to one person."""

from collections.abc import Sequence

from bot.screens.forms import shown_embeds
from bot.screens.localized_view import LocalizedView
from bot.screens.message import QUIET, TROUBLE, embed, message
from bot.screens.panel import footer_of
from bot.screens.turn import question_lines
from bot.wire.json import Json
from bot.words.words import Words
from engines.core.script.requests import Question


def private(text: str, rows: Sequence[Json] = (), footer: str = "", is_trouble: bool = True) -> Json:
    """Return a message of one text for one person; with a session its footer."""
    return message(embed(lines=[text], footer=footer, colour=TROUBLE if is_trouble else QUIET), rows=rows)


def private_question(local: LocalizedView, question: Question, rows: Sequence[Json]) -> Json:
    """Return a question for one person's eyes."""
    asked, known = "\n".join(question_lines(local.words, question)), shown_embeds(local, question)
    told = private(asked, rows, "" if known else footer_of(local), is_trouble=False)
    return told | {"embeds": told["embeds"] + known}


def noted(words: Words) -> Json:
    """Return what a private message turns into once it has done its work."""
    return private(words.say("ui-noted"), is_trouble=False)
