"""What was done, as one message: the move's name, a line for each event, and what is asked."""

from collections.abc import Sequence

from bot.i18n import Words
from bot.present.limits import DESCRIPTION, clip
from bot.present.message import Json, embed
from bot.present.panel import footer_of
from bot.sessions.view import View
from engines.core.requests import Event

LONGEST_LINE = 400
ROOM_FOR_QUESTION = 1000


def event_lines(words: Words, events: Sequence[Event], most: int = DESCRIPTION) -> list[str]:
    """Return a line for each event; if they don't all fit, the first are left out and counted."""
    lines = [clip(words(event.text), LONGEST_LINE) for event in events]
    room = most - 60
    for kept, line in enumerate(reversed(lines)):
        room -= len(line) + 1
        if room < 0:
            left_out = len(lines) - kept
            return [words.say("ui-earlier", n=left_out), *lines[left_out:]]
    return lines


def title_of(words: Words, view: View) -> str:
    """Return the name of the move that the last press belongs to."""
    if view.kind == "start":
        return words.label("ui-title-start", game=words.label("game-name"))
    if view.kind in ("undo", "redo"):
        what = words.plain(view.label) if view.label else words.label("ui-the-end")
        return words.label(f"ui-title-{view.kind}", what=what)
    return words.plain(view.label) if view.label else words.label("game-name")


def turn_embed(words: Words, view: View) -> Json:
    """Return the move so far, with the open questions at its end."""
    lines = []
    if view.has_restarted:
        lines.append(words.say("ui-restarted"))
    if view.kind != "undo" or view.questions:
        lines += event_lines(words, view.told, DESCRIPTION - ROOM_FOR_QUESTION)
    if view.questions:
        lines.append("")
    for question in view.questions:
        first, *more = words(question.ask).splitlines()
        lines += [f"**{first}**", *more]
    if not lines:
        lines = [words.say("ui-restored" if view.kind in ("undo", "redo") else "ui-done")]
    return embed(title_of(words, view), lines, footer_of(words, view))
