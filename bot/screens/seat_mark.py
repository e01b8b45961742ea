"""The mark of the seat that a message is about."""

from collections.abc import Iterable, Sequence

from bot.screens.localized_view import LocalizedView
from bot.sessions.due import is_seats
from bot.sessions.view import View
from engines.core.script.event import Event
from engines.core.state.seats import Mark, marks_of
from engines.core.text import Text


def mark_of(view: View, ids: Iterable[str | None]) -> Mark | None:
    """Return the mark of the one seat among the ids; None if it is no seat of the bot's, or are several."""
    found = {one for one in ids if one}
    if len(found) != 1:
        return None
    return marks_of(view.all_seats).get(found.pop())


def named_mark(local: LocalizedView, title: Text | None) -> Mark | None:
    """Return the mark of the person's seat with whose name a title begins."""
    if title is None:
        return None
    told, named = local.words(title), tuple(title.args.values())
    people = [one for one in local.view.all_seats if not one.is_automa and one.label in named]
    return mark_of(local.view, [one.id for one in people if told.startswith(local.words(one.label))])


def acting_mark(view: View, events: Sequence[Event]) -> Mark | None:
    """Return the mark of the seat whose move the events are."""
    if not is_seats(view, events):
        return None
    seats = [event.seat for event in events if event.seat]
    # Others may answer in the middle of a turn, or get something: it is the seat's that begins it.
    is_turn = bool(view.game.strengths) or seats[0] in view.automas
    return mark_of(view, seats[:1] if is_turn else seats)
