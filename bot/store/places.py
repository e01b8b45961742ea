"""Where entries stand among the moves that count after them: one page of a long session is found by it."""

import sqlite3
from collections.abc import Callable, Iterator

from bot.store import sql
from bot.store.rows import EntryRow, PlaceRow, ToldRow
from bot.store.values import numbered

MOVES = ("start", "turn", "report", "fix")
"""What begins a move."""
AGAIN = "restart"
"""What begins it again: what was told of it before doesn't count any more."""
FAR = 32
"""An entry names the last one before it whose depth is a multiple of this: so far a search goes at once."""


def add_place(db: sqlite3.Connection, entry: EntryRow) -> None:
    """Insert where an entry stands, unless it only leads back to an earlier one."""
    if entry.base == entry.seq:
        place = _after(read_place(db, entry.session, entry.prev), entry)
        db.execute(sql.ADD_PLACE, numbered(entry.session, *place))


def _after(before: PlaceRow | None, entry: EntryRow) -> PlaceRow:
    """Return where an entry stands that goes on from that place, from none a session's first."""
    tells = int(entry.events != "[]")
    explains = int('"rule":' in entry.events or '"trace":' in entry.events)
    if before is None:
        return PlaceRow(entry.seq, 0, 1, 0, entry.seq, tells, 0, explains, 0)
    place = before._replace(
        seq=entry.seq,
        prev=before.seq,
        depth=before.depth + 1,
        jump=before.seq if before.depth % FAR == 0 else before.jump,
    )
    if entry.kind in MOVES:
        return place._replace(
            began=entry.seq,
            told=tells,
            earlier=before.number,
            explains=explains,
            explained=before.seq if before.explains else before.explained,
        )
    if entry.kind == AGAIN:
        return place._replace(told=tells, explains=explains)
    return place._replace(told=tells | before.told, explains=explains | before.explains)


def read_place(db: sqlite3.Connection, session_id: str, seq: int) -> PlaceRow | None:
    """Read where an entry stands; None for one that leads back, or that isn't there."""
    row = db.execute(sql.PLACE, numbered(session_id, seq)).fetchone()
    return PlaceRow._make(row) if row else None


def read_back(
    db: sqlite3.Connection, session_id: str, seq: int, is_there: Callable[[PlaceRow], bool]
) -> PlaceRow | None:
    """Read the place of the last entry up to `seq` for which something holds, None if there is none.

    Where it holds for an entry it has to hold for all before it.
    """
    place = read_place(db, session_id, seq)
    while place and place.jump and (far := read_place(db, session_id, place.jump)) and not is_there(far):
        place = far
    while place and not is_there(place):
        place = read_place(db, session_id, place.prev)
    return place


def read_told(db: sqlite3.Connection, session_id: str, seq: int) -> Iterator[ToldRow]:
    """Yield the moves up to an entry of which something was told, latest first; none is read too early."""
    place = read_place(db, session_id, seq)
    while place is not None:
        last, entries = place, [place.seq]
        while place.prev and place.seq != last.began:
            place = read_place(db, session_id, place.prev)
            if place is None:
                return
            entries.append(place.seq)
        if last.told:
            kind, author = db.execute(sql.AUTHOR, numbered(session_id, last.began)).fetchone()
            yield ToldRow(kind, author, tuple(entries[::-1]), bool(last.explains))
        place = read_place(db, session_id, place.prev)
