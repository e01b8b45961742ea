"""What is said to one person."""

from collections.abc import Sequence

from bot.screens.forms import shown_embeds
from bot.screens.localized_view import LocalizedView
from bot.screens.message import QUIET, TROUBLE, embed, message
from bot.screens.panel import footer_of
from bot.screens.questions import Page, rows_of
from bot.screens.turn import question_lines
from bot.wire.json import Json
from bot.words.words import Markup, Words
from engines.core.script.requests import Question
from engines.core.text import Arg, Text


def private(text: str, rows: Sequence[Json] = (), footer: str = "", is_trouble: bool = True) -> Json:
    """Return a message of one text for one person; with a session its footer."""
    return message(embed(lines=[text], footer=footer, colour=TROUBLE if is_trouble else QUIET), rows=rows)


def trouble(to: Words | LocalizedView, id: str, /, *, rows: Sequence[Json] = (), **args: Arg) -> Json:  # noqa: A002
    """Return the message `id` of the locale files for one person who could not do what they wanted."""
    return private(to.say(id, **args), rows, _footer(to))


def remark(to: Words | LocalizedView, id: str, /, *, rows: Sequence[Json] = (), **args: Arg) -> Json:  # noqa: A002
    """Return the message `id` of the locale files for one person whom it answers."""
    return private(to.say(id, **args), rows, _footer(to), is_trouble=False)


def why_not(words: Words, why: Text) -> Json:
    """Return why nothing was done, where no session says so."""
    return private(words(why))


def _footer(to: Words | LocalizedView) -> str:
    return footer_of(to) if isinstance(to, LocalizedView) else ""


def private_question(local: LocalizedView, question: Question, page: Page = Page()) -> Json:  # noqa: B008 - frozen
    """Return a question for one person's eyes."""
    rows = rows_of(local, question, page)
    asked, known = "\n".join(question_lines(local.words, question)), shown_embeds(local, question)
    told = private(asked, rows, "" if known else footer_of(local), is_trouble=False)
    return told | {"embeds": told["embeds"] + known}


def with_needs(words: Words, told: Json, id: str, permissions: tuple[Text, ...]) -> Json:  # noqa: A002
    """Return a message that tells above it, by the message `id`, which permissions lack."""
    return told | {"content": words.say(id, permissions=permissions)}


def with_thread_left(words: Words, told: Json, thread: str) -> Json:
    """Return a message that tells, too, of a thread (its id) that was opened and stays empty."""
    first, *others = told["embeds"]
    left = words.say("ui-thread-left", channel=Markup.channel(thread))
    return told | {"embeds": [first | {"description": f"{first['description']}\n{left}"}, *others]}


def noted(words: Words) -> Json:
    """Return what a private message turns into once it has done its work."""
    return remark(words, "ui-noted")
