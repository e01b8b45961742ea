"""Where undo and redo lead, and what goes or comes back with them."""

import json
from dataclasses import replace

from bot.sessions import errors
from bot.sessions.entry import Input, Kind
from bot.sessions.history import History
from bot.sessions.moves import Moved
from bot.sessions.outbox import Turn, due
from bot.sessions.rights import Person, demand_own_if_unseen, demand_own_redo, demand_seated, is_own_step
from bot.sessions.session import Back, Session
from bot.sessions.view import View
from bot.store.rows import DueRow, EntryRow


async def undone(history: History, now: Session, by: Person, person: str, to: int) -> tuple[EntryRow, bool]:
    """Return the first press that an undo takes back, as `person` knows it, and whether to confirm that.

    Without an entry `to` go back to that is the last press. Raises what an undo does.
    """
    demand_seated(now, by)
    if now.view().is_final:
        raise errors.EndStands(now.view())
    if to:
        first = await history.first_after(now, to, person)
        demand_own_if_unseen(now, first, by)
        return first, True
    first, has_chance = await history.undone(now, person)
    if first.prev == 0:
        raise errors.NothingToUndo(now.view())
    demand_own_if_unseen(now, first, by)
    return first, has_chance or not is_own_step(now, first, by)


async def taken(history: History, now: Session, asked: int, first: EntryRow) -> EntryRow:
    """Return the first press that an undo takes back which others have agreed to, by what was asked for.

    By itself an undo would begin with `first`. Raises RequestVoid if it isn't among those that count.
    """
    if asked in (0, first.seq):
        return first
    try:
        found = await history.first_after(now, (await history.entry(now, asked)).prev, "")
    except errors.Refused:
        found = None
    if found is None or found.seq != asked:
        raise errors.RequestVoid(now.view())
    return found


async def undo_way(history: History, now: Session, first: EntryRow, person: str) -> Back:
    """Return the way back to before a press."""
    target = await history.entry(now, first.prev)
    return Back(Kind.UNDO, target, first, now.known(person), await history.opening(target))


async def redo_way(history: History, now: Session, by: Person) -> Back:
    """Return the way to what the last undo took away. Raises NothingToRedo, or NotYours."""
    demand_seated(now, by)
    undo = now.known(by.id)
    redo = json.loads(undo.redo)
    if not redo:
        raise errors.NothingToRedo(now.view())
    demand_own_redo(now, (await history.entry(now, Input.read(undo).of)).author, by)
    target = await history.entry(now, redo[0])
    return Back(Kind.REDO, target, target, undo, await history.opening(target))


async def goes(history: History, now: Session, first: EntryRow, person: str) -> Moved:
    """Return the moves that an undo takes back which goes back to before a press."""
    return await history.moved(replace(now.view(), entry=now.known(person)), first.seq)


async def comes(history: History, now: Session, way: Back) -> Moved:
    """Return the moves that a redo brings back."""
    return await history.moved(replace(now.view(), entry=way.target), way.since.base + 1)


async def logged_again(history: History, now: Session, view: View) -> list[DueRow]:
    """Return that the turns which an undo has taken out of the channel are told again, oldest first.

    Whether a move is one that is told shows when it is.
    """
    rows, seq = [], view.entry.base
    while view.is_logging and seq > now.entry.base:
        entry = await history.entry(now, seq)
        if not entry.open:
            rows.append(due(view, Turn(seq, again=view.seq)))  # no message of before is meant
        seq = entry.prev
    return rows[::-1]
