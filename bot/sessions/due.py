"""What is to be told of a session: saved with the step that it tells of, gone once Discord has it."""

import json
from collections.abc import Sequence
from typing import Any

from bot.sessions.entry import Kind
from bot.sessions.view import View
from bot.store.rows import DueRow
from engines.core.script.event import Event

TURN = "turn"
"""The end of a turn, as a message that stays; `nr` is the entry."""
UNLOG = "unlog"
"""That turns were undone: their messages go; `nr` is the last entry that still counts."""
SEATS = "seats"
"""Who holds seats from now on; `nr` is the first of the holder rows."""
PASSED = "passed"
"""That an absent person's seat was answered for; `nr` is the entry."""
AGREE = {"undo": "agree-undo", "end": "agree-end"}
"""That somebody asks the others to agree to something; `nr` is the last entry that everybody has seen."""
REFUSED_REQUEST = "refused"
"""What such a request has become to which somebody has said no."""
PANEL = "panel"
"""The panel, last of all; one that is `below` moves to the end of the channel.

`nr` is 0 after a step. What becomes due without one has a row of its own, so that it isn't checked off with a
panel that is just being sent: `nr` is the last of the holder rows if seats have changed, the press whose
answer is to show the panel, the message whose picture is to follow, or else the time.
"""


def due(view: View, kind: str, nr: int = 0, **body: Any) -> DueRow:
    """Return that something is to be told of a session as it stands."""
    return DueRow(view.id, kind, nr, view.entry.seq, json.dumps(body))


def due_after(view: View) -> list[DueRow]:
    """Return what is to be told of the step that led here: nothing of what only one seat knows."""
    if view.shown != view.seq:
        return []
    rows = [due(view, PANEL)]
    if view.given.thought and view.given.thought.asleep:
        seat = view.holders.seat_of(view.entry.author) or ""
        rows.append(due(view, PASSED, view.seq, seat=seat, person=view.given.thought.asleep))
    if is_logged(view):
        rows.append(due(view, TURN, view.seq))
    if view.kind == Kind.UNDO and view.is_logging:
        rows.append(due(view, UNLOG, view.entry.base))
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
