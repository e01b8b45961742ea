"""The sessions that were used last, as they stand in the store: what it holds of them is read once.

What was saved last is what stands. Where somebody else has written all the same, all is read anew.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bot.store.rows import Current, DueRow, EntryRow, HolderRow, Posted, PostedRow

MOST = 500_000
"""Characters of the entries that are at hand."""
MOST_ENTRIES = 3
"""Of a session: the last one, and those that tell what happened before it."""
OTHERS = 2_000
"""Characters that all the rest of a session counts as."""


@dataclass(frozen=True, slots=True)
class Rows:
    """All that a press needs of a session."""

    current: Current
    holders: tuple[HolderRow, ...]
    due: tuple[DueRow, ...]
    posted: tuple[PostedRow, ...]
    """Those of its messages that have to be known, but for finished turns: of these there may be hundreds."""
    mentioned: str
    past: tuple[EntryRow, ...] = ()
    """The last entries before the current one, as far as they are known; the latest first."""

    @property
    def size(self) -> int:
        """How many characters it counts as."""
        entries = (self.current.entry, *self.past)
        return OTHERS + sum(len(one.state) + len(one.events) + len(one.said) for one in entries)


@dataclass(frozen=True, slots=True)
class Changed:
    """What a write has changed of a session: it stands so now; None stays as it was."""

    status: str | None = None
    channel: str | None = None
    entries: Sequence[EntryRow] = ()
    """New ones, the latest last."""
    holders: tuple[HolderRow, ...] | None = None
    due: tuple[DueRow, ...] | None = None
    posted: tuple[PostedRow, ...] | None = None
    mentioned: str | None = None


class AtHand:
    """Rows of sessions by their ids; those that were used longest ago give way."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._rows: OrderedDict[str, Rows] = OrderedDict()
        self._running: dict[str, str] = {}
        """The sessions that run, by their channels."""
        self._changes: Counter[str] = Counter()
        """How many writes are under way that change a session: what is read meanwhile may be old already."""
        self.writes = 0
        """How many have begun."""

    def of(self, session_id: str) -> Rows | None:
        """Return a session that is at hand."""
        rows = self._rows.get(session_id)
        if rows is not None:
            self._rows.move_to_end(session_id)
        return rows

    def running_in(self, channel: str) -> str | None:
        """Return the id of the running session of a channel if that is at hand."""
        return self._running.get(channel)

    def was_read(self, rows: Rows, since: int) -> None:
        """Have at hand what was read, unless it may have changed since so many writes had begun."""
        if rows.current.session.id not in self._changes and self.writes == since:
            self._put(rows)

    @contextmanager
    def changing(self, session_id: str) -> Iterator[list[Changed]]:
        """Take over what a write has changed, which is put into the list.

        If it fails, the session is read anew.
        """
        changed: list[Changed] = []
        self.writes += 1
        self._changes[session_id] += 1
        try:
            yield changed
        except Exception:
            self.forget(session_id)
            self._end_change(session_id)
            raise
        except BaseException:
            # Nobody hears of the end of a write that is given up: the session isn't kept at hand any more.
            self.forget(session_id)
            raise
        self._end_change(session_id)
        if (rows := self._rows.get(session_id)) is not None:
            for one in changed:
                rows = _after(rows, one)
            self._put(rows)

    def forget(self, session_id: str) -> None:
        """Let a session be read anew."""
        if (rows := self._rows.pop(session_id, None)) is not None:
            self._size -= rows.size
            if self._running.get(rows.current.session.channel) == session_id:
                del self._running[rows.current.session.channel]

    def forget_all(self) -> None:
        """Let all be read anew."""
        self._rows.clear()
        self._running.clear()
        self._size = 0

    def _end_change(self, session_id: str) -> None:
        self._changes[session_id] -= 1
        if not self._changes[session_id]:
            del self._changes[session_id]

    def _put(self, rows: Rows) -> None:
        session = rows.current.session
        self.forget(session.id)
        self._rows[session.id] = rows
        self._size += rows.size
        if session.status == "running":
            self._running[session.channel] = session.id
        while self._size > self._most:
            self.forget(next(iter(self._rows)))


def _after(rows: Rows, changed: Changed) -> Rows:
    """Return how a session stands after a write."""
    was = rows.current.session
    posted = rows.posted if changed.posted is None else changed.posted
    table = next((one for one in posted if one.kind == Posted.TABLE), None)
    session = replace(
        was,
        status=changed.status or was.status,
        channel=changed.channel or was.channel,
        table_channel=table.channel if table else "",
        table_message=table.message if table else "",
        table_said=table.said if table else "",
    )
    entries = [*reversed(changed.entries), rows.current.entry, *rows.past]
    return Rows(
        rows.current if session == was and not changed.entries else Current(session, entries[0]),
        rows.holders if changed.holders is None else changed.holders,
        rows.due if changed.due is None else changed.due,
        posted,
        rows.mentioned if changed.mentioned is None else changed.mentioned,
        tuple(entries[1:MOST_ENTRIES]),
    )
