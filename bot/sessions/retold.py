"""A session as it stood after an earlier entry, to tell of it late."""

from collections.abc import Sequence
from dataclasses import replace

from bot.sessions.entry import OUTSIDE
from bot.sessions.moves import last_move
from bot.sessions.session import Session, is_over_after
from bot.sessions.view import View
from bot.store.rows import Current, EntryRow


def view_after(now: View, history: Sequence[EntryRow], seq: int) -> View:
    """Return a session as the press that made entry `seq` left it; with later entries nothing is open.

    `history` are all entries of the session that stands as `now`.
    """
    until = [entry for entry in history if entry.seq <= seq]
    entry, is_latest = until[-1], seq == now.seq
    status = "ended" if is_over_after(now.game, entry) else "running"
    session = now.session if is_latest else replace(now.session, status=status)
    view = Session.of(now.game, Current(session, entry), now.holders).view()
    if view.given.kind in OUTSIDE:
        view = replace(view, kind=view.given.kind, label=view.given.label)
    elif move := last_move(until):
        view = replace(view, kind=move.kind, label=move.label, run=move.events)
    return view if is_latest else replace(view, questions=())
