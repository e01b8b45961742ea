"""Where entries stand among the moves that count after them: one page of a long session is found by it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

from bot.store import sql
from bot.store.rows import EntryRow, PlaceRow, ToldRow
from bot.store.statement import Rows, Statement

MOVES = ("start", "turn", "report", "fix")
"""What begins a move."""
AGAIN = "restart"
"""What begins it again: what was told of it before doesn't count any more."""

Look = Callable[[Statement], Awaitable[Rows]]
"""Reads what a statement finds."""


def add_place(entry: EntryRow) -> Iterator[Statement]:
    """Insert where an entry stands, unless it only leads back to an earlier one.

    It names the last one before it whose depth is a multiple of 32: so far a search goes at once.
    """
    if entry.base == entry.seq:
        how = "begins" if entry.kind in MOVES else "again" if entry.kind == AGAIN else "goes on"
        tells = int(entry.events != "[]")
        explains = int('"rule":' in entry.events or '"trace":' in entry.events)
        yield Statement(sql.ADD_PLACE, (entry.session, entry.seq, entry.prev, how, tells, explains))


async def read_place(look: Look, session_id: str, seq: int) -> PlaceRow | None:
    """Read where an entry stands; None for one that only leads back, or that isn't there."""
    found = await look(Statement(sql.PLACE, (session_id, seq)))
    return PlaceRow._make(found[0]) if found else None


async def read_back(
    look: Look, session_id: str, seq: int, is_there: Callable[[PlaceRow], bool]
) -> PlaceRow | None:
    """Read the place of the last entry up to `seq` for which something holds, None if there is none.

    Where it holds for an entry it has to hold for all before it.
    """
    place = await read_place(look, session_id, seq)
    while place and place.jump:
        far = await read_place(look, session_id, place.jump)
        if far is None or is_there(far):
            break
        place = far
    while place and not is_there(place):
        place = await read_place(look, session_id, place.prev)
    return place


async def read_told(look: Look, session_id: str, seq: int) -> AsyncIterator[ToldRow]:
    """Yield the moves up to an entry of which something was told, latest first; none is read too early."""
    place = await read_place(look, session_id, seq)
    while place is not None:
        last, entries = place, [place.seq]
        while place.prev and place.seq != last.began:
            place = await read_place(look, session_id, place.prev)
            if place is None:
                return
            entries.append(place.seq)
        if last.told:
            ((kind, author),) = await look(Statement(sql.AUTHOR, (session_id, last.began)))
            yield ToldRow(kind, author, tuple(entries[::-1]))
        place = await read_place(look, session_id, place.prev)
