"""What was done, as one message: what it comes to, a few short lines, and what is asked."""

from collections.abc import Sequence

from bot.screens.message import COLOUR, embed
from bot.screens.panel import footer_of
from bot.screens.seat_mark import acting_mark
from bot.sessions.entry import BACK, Kind
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.limits import clip
from bot.words.words import Markup, Words
from engines.core.gist import Gist, Remark
from engines.core.requests import Question

LONGEST_LINE = 400
MOST_LINES = 5
"""In a message, with the question and the empty line above it."""
NOTHING_TOLD: dict[str, str] = {
    Kind.UNDO: "ui-restored",
    Kind.REDO: "ui-restored",
    Kind.END: "ui-stopped",
}


def short_lines(words: Words, remarks: Sequence[Remark], most: int = MOST_LINES) -> list[str]:
    """Return at most so many lines: details give way first, then the oldest; the last line counts them."""
    left_out: set[int] = set()
    if len(remarks) > most:
        by_weight = sorted(range(len(remarks)), key=lambda place: not remarks[place].is_detail)
        left_out = set(by_weight[: len(remarks) - most + 1])
    lines = [
        clip(words(remark.text), LONGEST_LINE)
        for place, remark in enumerate(remarks)
        if place not in left_out
    ]
    return [*lines, words.say("ui-more", n=len(left_out))] if left_out else lines


def question_lines(words: Words, question: Question) -> list[str]:
    """Return what is asked: the question itself in bold, then what helps to answer it."""
    first, *more = words(question.ask).splitlines()
    return [f"**{first.replace('**', '')}**", *more]


def title_of(words: Words, view: View, gist: Gist) -> str:
    """Return what the move comes to that the last press belongs to, or else its name."""
    if view.kind == Kind.START:
        return words.label("ui-title-start", game=words.label("game-name"))
    if view.kind == Kind.END:
        return words.label("ui-title-stopped")
    if view.kind in BACK:
        what = words.plain(view.label) if view.label else words.label("ui-the-end")
        return words.label(f"ui-title-{view.kind}", what=what)
    named = gist.title or view.label
    return words.plain(named) if named else words.label("game-name")


def turn_embed(words: Words, view: View) -> Json:
    """Return the move so far, with the open questions at its end."""
    gist = view.game.gist(view.told)
    asked = [line for question in view.questions for line in question_lines(words, question)]
    lines = [words.say("ui-restarted")] if view.has_restarted else []
    if agreed := view.given.agreed:
        asker = Markup(f"<@{view.entry.author}>")
        lines.append(words.say("ui-agreed-to", asker=asker, person=Markup(f"<@{agreed}>")))
    most = MOST_LINES - len(lines) - (len(asked) + 1 if asked else 0)
    if most > 0 and (view.kind != Kind.UNDO or asked):
        lines += short_lines(words, gist.lines, most)
    lines += ([""] if lines and asked else []) + asked
    if not lines:
        lines = [words.say(NOTHING_TOLD.get(view.kind, "ui-done"))]
    mark = acting_mark(view, view.told) if view.kind != Kind.START else None
    title = title_of(words, view, gist)
    if mark is None:
        return embed(title, lines, footer_of(words, view), COLOUR)
    return embed(f"{mark.icon} {title}", lines, footer_of(words, view), mark.colour)
