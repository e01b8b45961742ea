"""What is to be told of a session: saved with the step that it tells of, gone once Discord has it."""

from collections.abc import Sequence

from bot.sessions.entry import Kind
from bot.sessions.outbox import Passed, TableMessage, Turn, Unlog, due
from bot.sessions.view import View
from bot.store.rows import DueRow
from engines.core.script.event import Event


def due_after(view: View) -> list[DueRow]:
    """Return what is to be told of the step that led here: nothing of what only one seat knows."""
    if view.public_seq != view.seq:
        return []
    rows = [due(view, TableMessage())]
    if view.given.kind == Kind.ANSWER and view.given.thought and view.given.thought.asleep:
        seat = view.holders.seat_of(view.entry.author) or ""
        rows.append(due(view, Passed(view.seq, seat, view.given.thought.asleep)))
    if is_logged(view):
        rows.append(due(view, Turn(view.seq)))
    if view.kind == Kind.UNDO and view.is_logging:
        rows.append(due(view, Unlog(view.entry.base)))
    return rows


def is_logged(view: View) -> bool:
    """Tell whether what a step did stays in the channel as a message of its own: the end of a seat's turn.

    Of a game that people play on their own table these are the turns of its automas.
    """
    if view.questions or view.is_ended or not view.is_logging or view.kind != Kind.TURN:
        return False
    is_persons = not view.game.strengths and any(event.seat in view.seats for event in view.told[:1])
    return is_seats(view, view.told) and not is_persons


def is_seats(view: View, events: Sequence[Event]) -> bool:
    """Tell whether the events are a seat's move; what is everybody's isn't, such as a phase."""
    seats = [event.seat for event in events]
    return any(seats) if view.game.strengths else bool(seats and seats[0] and seats[-1])
