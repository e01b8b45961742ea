"""What was done, as one message: what it comes to, a few short lines, and what is asked."""

from collections.abc import Sequence

from bot.screens.localized_view import LocalizedView
from bot.screens.message import BETWEEN, COLOUR, embed, message
from bot.screens.panel import footer_of
from bot.screens.phone import LONGEST_LINE, broken
from bot.screens.seat_mark import acting_mark, named_mark
from bot.sessions.due import is_seats
from bot.sessions.entry import BACK, MOVES, Input, Kind
from bot.sessions.holders import is_former
from bot.sessions.moves import Played
from bot.sessions.seating import TOLD_BY
from bot.sessions.snapshot import Fit
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.limits import clip
from bot.words.words import Markup, Words
from engines.core.game.gist import Gist, Remark
from engines.core.script.event import Event
from engines.core.script.requests import Question
from engines.core.state.seats import Mark
from engines.core.text import Text, text

MOST_LINES = 5
"""In a message, but for what hands must do."""
MOST_MOVES = 5
"""In a message, a line for each, where the bot hosts the game."""
MOST_IN_FULL = 2
"""Of so few turns at once what was taken and what that brought has room, where the bot keeps the board."""
NOTHING_TOLD: dict[str, str] = {
    Kind.UNDO: "ui-restored",
    Kind.REDO: "ui-restored",
    Kind.END: "ui-stopped",
}


def short_lines(words: Words, remarks: Sequence[Remark], most: int = MOST_LINES) -> list[str]:
    """Return at most so many lines, the last one counting what is left out; what hands must do always stays.

    Details give way first, then points, and of equal ones the oldest. Where all other lines just have room,
    or more than that, no line says how many details there are.
    """
    told = [(one, broken(words, one.text)) for one in remarks]
    needed = [one for one in told if not one[0].is_detail]
    if _height(needed) >= most:
        told = needed
    order = [(not one.is_detail, place) for place, (one, _) in enumerate(told) if not one.is_needed]
    left_out = set[int]()
    if _height(told) > most:
        excess = _height(told) - most + 1
        for _, place in sorted(order):
            if excess > 0:
                left_out.add(place)
                excess -= len(told[place][1])
    lines = [line for place, (_, lines) in enumerate(told) if place not in left_out for line in lines]
    return [*lines, words.say("ui-more", n=len(left_out))] if left_out else lines


def _height(told: Sequence[tuple[Remark, Sequence[str]]]) -> int:
    """Return how many lines of a phone the remarks take."""
    return sum(len(lines) for _, lines in told)


def is_cut(local: LocalizedView) -> bool:
    """Tell whether more has happened than the lines of a message have room for."""
    return _height([(one, broken(local.words, one.text)) for one in local.view.gist.lines]) > MOST_LINES


def question_lines(words: Words, question: Question) -> list[str]:
    """Return what is asked: the question itself in bold, then what helps to answer it."""
    first, *more = words(question.ask).splitlines()
    return [f"**{first.replace('**', '')}**", *more]


def title_of(local: LocalizedView, gist: Gist) -> str:
    """Return what the move comes to that the last press belongs to, or else its name."""
    view = local.view
    if view.kind == Kind.START:
        return local.label("ui-title-start", game=local.label("game-name"))
    if view.kind == Kind.END:
        return local.label("ui-title-stopped")
    if view.kind == Kind.REDO and view.told:
        return local.say("ui-title-redo", what=Markup(_name(local.words, view.label, gist)))
    if view.kind in BACK:
        what = view.label or text("ui-the-end")
        return local.say(f"ui-title-{view.kind}", what=what)
    return _name(local.words, view.label, gist)


def news_embed(local: LocalizedView) -> Json:
    """Return what the last press did: its move so far."""
    view = local.view
    gist = view.gist
    lines = [*restarted_lines(local), *agreed_lines(local)]
    if view.kind != Kind.UNDO:
        lines += short_lines(local.words, gist.lines, MOST_LINES - len(lines))
    if not lines and (told := NOTHING_TOLD.get(view.kind)):
        lines = [local.say("ui-stopped-for-good" if view.is_final else told)]
    mark = acting_mark(view, view.told) if view.kind != Kind.START else None
    if mark is None and view.kind in MOVES:
        mark = named_mark(local, gist.title or view.label)
    return _marked(title_of(local, gist), lines, mark, footer_of(local))


def agreed_lines(local: LocalizedView) -> list[str]:
    """Return who wanted the last press and who has agreed to it; nothing where nobody had to."""
    view = local.view
    entry, given = (view.public, Input.read(view.public)) if view.public else (view.entry, view.given)
    if not given.agreed:
        return []
    asker, person = who(entry.author), mentions(local.words, given.agreed)
    agreed = local.say("ui-agreed-to", asker=asker, person=person)
    if entry.kind != Kind.UNDO or view.kind == Kind.UNDO:
        return [agreed]
    if given.of_kind == Kind.END:  # the title is that of the move that the undo led into
        return [local.say("ui-title-undo", what=text("ui-the-end")), agreed]
    what = given.label or text("ui-setup")
    return [local.say("ui-agreed-back", what=what, asker=asker, person=person)]


def who(person: str) -> Markup | Text:
    """Return the mention of somebody who did something, by the user's id; a former player is nameless."""
    return text("ui-former-player") if is_former(person) else Markup(f"<@{person}>")


def mentions(words: Words, people: Sequence[str]) -> Markup | Text:
    """Return the mentions of people, by the users' ids, as `who` does."""
    there = [f"<@{one}>" for one in people if not is_former(one)]
    return Markup(words.listed(there)) if there or not people else text("ui-former-player")


def restarted_lines(local: LocalizedView) -> list[str]:
    """Return what became of the open move, if the rules have changed since it began."""
    if not local.view.has_restarted:
        return []
    return [local.say("ui-given-up" if local.view.fit == Fit.GIVEN_UP else "ui-restarted")]


def move_embed(local: LocalizedView, played: Played) -> Json:
    """Return an earlier move."""
    gist = local.view.game.sum_up(played.events)
    return _of_move(local, played, gist, short_lines(local.words, gist.lines))


def _of_move(local: LocalizedView, played: Played, gist: Gist, lines: Sequence[str]) -> Json:
    title = _name(local.words, played.label, gist)
    mark = _mark_of_move(local.view, played.label, gist, played.events)
    mark = mark or named_mark(local, gist.title or played.label)
    return _marked(title, lines, mark, footer_of(local))


def moves_embed(local: LocalizedView, moves: Sequence[Played]) -> Json:
    """Return several moves, oldest first; if one automa has moved it is the title.

    Each is told with all that hands must do; where they needn't follow it is a line. Where the bot hosts the
    whole game that says what it came to, where it keeps the board what was taken and what that brought.
    """
    view = local.view
    names = [move_line(local, one.label, one.events) for one in moves]
    if view.game.strengths:
        return embed(local.label("ui-title-since"), names[-MOST_MOVES:], colour=COLOUR)
    gists = [view.game.sum_up(one.events) for one in moves]
    turns = [one for one, gist in enumerate(gists) if gist.lines and is_seats(view, moves[one].events)]
    if view.game.keeps_board(view.state):
        most = MOST_IN_FULL if len(turns) <= MOST_IN_FULL else 1
        for one in turns:
            names[one] = _line_of_turn(local, moves[one], gists[one].lines[:most])
        return embed(local.label("ui-title-since"), names, colour=COLOUR)
    main = turns[0] if len(turns) == 1 else -1
    lines, left_out = list[str](), 0
    for place, (name, gist) in enumerate(zip(names, gists, strict=True)):
        shown = [one for one in gist.lines if one.is_needed] or gist.lines[:1]
        # The one person who plays knows that they are done.
        if place != main and (shown or place or len(view.holders.people) > 1):
            lines.append(f"**{name.replace('**', '')}**" if shown else name)
        lines += [line for one in shown for line in broken(local.words, one.text)]
        left_out += len(gist.lines) - len(shown)
    if left_out:
        lines.append(local.say("ui-more", n=left_out))
    if main < 0:
        return embed(local.label("ui-title-since"), lines, colour=COLOUR)
    return _of_move(local, moves[main], gists[main], lines)


def _line_of_turn(local: LocalizedView, played: Played, remarks: Sequence[Remark]) -> str:
    told = BETWEEN.join(local.words(one.text) for one in remarks)
    mark = acting_mark(local.view, played.events)
    return clip(f"{mark.icon} {told}" if mark else told, LONGEST_LINE)


def move_line(local: LocalizedView, label: Text | None, events: Sequence[Event]) -> str:
    """Return a move in one line: whose it is and what it came to."""
    gist = local.view.game.sum_up(events)
    mark = _mark_of_move(local.view, label, gist, events)
    title = local.words(gist.short) if mark and gist.short else _name(local.words, label, gist)
    mark = mark or named_mark(local, gist.title or label)
    return clip(f"{mark.icon} {title}" if mark else title, LONGEST_LINE)


def _mark_of_move(view: View, label: Text | None, gist: Gist, events: Sequence[Event]) -> Mark | None:
    """Return the mark of the seat whose move it is; a set-up, which has no name, is nobody's."""
    return acting_mark(view, events) if gist.title or label else None


def _name(words: Words, label: Text | None, gist: Gist) -> str:
    """Return what a move comes to, else its name; a title that doesn't say whose report it is gets that."""
    named = gist.title or label
    if gist.title and label and label.id == TOLD_BY and label.args["seat"] not in gist.title.args.values():
        named = text(TOLD_BY, seat=label.args["seat"], what=gist.title)
    return words(named) if named else words.say("game-name")


def _marked(title: str, lines: Sequence[str], mark: Mark | None, footer: str) -> Json:
    if mark is None:
        return embed(title, lines, footer, COLOUR)
    return embed(f"{mark.icon} {title}", lines, footer, mark.colour)


def told_message(local: LocalizedView) -> Json:
    """Return what stays in the channel of a finished move: short, and without buttons."""
    return message(news_embed(local))
