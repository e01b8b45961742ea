"""What is to be told of a session: saved with the step that it tells of, gone once Discord has it."""

import json
from typing import Any

from bot.sessions.entry import MOVES, OUTSIDE
from bot.sessions.view import View
from bot.store.rows import DueRow

TURN = "turn"
"""What an entry did, as a message; `nr` is the entry."""
SEATS = "seats"
"""Who holds seats from now on; `nr` is the first of the holder rows."""
PASSED = "passed"
"""That an absent person's seat was answered for; `nr` is the entry."""
AGREE = {"undo": "agree-undo", "end": "agree-end"}
"""That somebody asks the others to agree to something; `nr` is the last entry that everybody has seen."""
PANEL = "panel"
"""The panel, last of all; one that is `below` moves to the end of the channel."""


def due(view: View, kind: str, nr: int = 0, **body: Any) -> DueRow:
    """Return that something is to be told of a session as it stands."""
    return DueRow(view.id, kind, nr, view.seq, json.dumps(body))


def due_after(view: View) -> list[DueRow]:
    """Return what is to be told of the step that led here: nothing of what only one seat knows.

    Games whose seats are held by people tell of a move once it is finished, others of each step.
    """
    if view.is_hosted and view.shown != view.seq:
        return []
    rows = [due(view, PANEL)]
    if view.given.thought and view.given.thought.asleep:
        rows.append(due(view, PASSED, view.seq, seat=view.holders.seat_of(view.entry.author) or ""))
    if not view.is_hosted or view.seq == 1 or _is_finished(view):
        rows.append(due(view, TURN, view.seq))
    return rows


def _is_finished(view: View) -> bool:
    """Tell whether everybody is to hear of the step: the end of a move, or something taken back."""
    if view.kind in OUTSIDE:
        return not view.is_unseen
    return view.kind in MOVES and not view.questions
