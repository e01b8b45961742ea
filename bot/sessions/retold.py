"""A session as it stood after an earlier entry, to tell of it late."""

from dataclasses import replace

from bot.sessions.entry import OUTSIDE
from bot.sessions.moves import Played
from bot.sessions.session import Session, is_over_after
from bot.sessions.view import View
from bot.store.rows import Current, EntryRow


def view_after(now: View, entry: EntryRow, move: Played | None) -> View:
    """Return a session as the press that made an entry left it; with later entries nothing is open.

    `now` is how it stands, `move` the move that the entry belongs to, as far as it had come then.
    """
    is_latest = entry.seq == now.seq
    status = "ended" if is_over_after(now.game, entry) else "running"
    session = now.session if is_latest else replace(now.session, status=status)
    view = Session.of(now.game, Current(session, entry), now.holders).view()
    if view.given.kind in OUTSIDE:
        view = replace(view, kind=view.given.kind, label=view.given.label)
    elif move:
        view = replace(view, kind=move.kind, label=move.label, run=move.events)
    return view if is_latest else replace(view, questions=())
