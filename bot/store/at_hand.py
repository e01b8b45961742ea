"""The sessions that were used last, as they stand in the store: what it holds of them is read once.

What was saved last is what stands. Where somebody else has written all the same, all is read anew. What
Discord has is noted in memory first, and the session's next write takes it along.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.store.errors import Unheard
from bot.store.rows import Delivery
from bot.store.session_rows import Changed, Rows, after, after_note

COMES_LATE = 10.0
"""Seconds in which a server may still save what it was told before it was lost."""


@dataclass(slots=True)
class Change:
    """A write under way that changes a session."""

    notes: list[Delivery]
    """What Discord has, which is written first."""
    changed: Changed = field(default_factory=Changed)
    """What else it has changed, once it is done."""


class AtHand:
    """Rows of sessions by their ids; those that were used longest ago give way."""

    def __init__(self, most: int) -> None:
        self._most = most
        """Characters."""
        self._size = 0
        self._rows: OrderedDict[str, Rows] = OrderedDict()
        self._running: dict[str, str] = {}
        """The sessions that run, by their channels."""
        self._changes: Counter[str] = Counter()
        """How many writes are under way that change a session: what is read meanwhile may be old already."""
        self._notes: dict[str, list[Delivery]] = {}
        """What is noted of sessions and not in the file, the oldest first."""
        self._taken: set[str] = set()
        """The sessions whose notes a write takes along just now."""
        self._noted: dict[str, Rows] = {}
        """How sessions at hand of which something is noted stand with that."""
        self._unheard: dict[str, float] = {}
        """Until when a write that was lost may still change a session."""
        self.writes = 0
        """How many have begun."""

    def of(self, session_id: str) -> Rows | None:
        """Return a session that is at hand, with what is noted of it."""
        rows = self._rows.get(session_id)
        if rows is None:
            return None
        self._rows.move_to_end(session_id)
        if session_id in self._notes and session_id not in self._noted:
            self._noted[session_id] = self.with_notes(rows)
        return self._noted.get(session_id, rows)

    def with_notes(self, rows: Rows) -> Rows:
        """Return how a session of the file stands with what is noted of it."""
        for one in self.notes(rows.current.session.id):
            rows = after_note(rows, one)
        return rows

    def note(self, delivery: Delivery) -> None:
        """Note what Discord has of a session."""
        if (rows := self.of(delivery.session)) is not None:
            self._noted[delivery.session] = after_note(rows, delivery)
        self._notes.setdefault(delivery.session, []).append(delivery)

    def notes(self, session_id: str) -> list[Delivery]:
        """Return what is noted of a session and not in the file."""
        return [*self._notes.get(session_id, ())]

    @property
    def noted(self) -> list[str]:
        """The sessions of which something is noted."""
        return [*self._notes]

    def running_in(self, channel: str) -> str | None:
        """Return the id of the running session of a channel if that is at hand."""
        return self._running.get(channel)

    def was_read(self, rows: Rows, since: int) -> None:
        """Have at hand what was read, unless it may have changed since so many writes had begun."""
        id_ = rows.current.session.id
        if time.monotonic() >= self._unheard.get(id_, 0.0):
            self._unheard.pop(id_, None)
            if id_ not in self._changes and self.writes == since:
                self._put(rows)

    @contextmanager
    def changing(self, session_id: str, deliveries: Sequence[Delivery] = ()) -> Iterator[Change]:
        """Let a write take along what is noted, unless another does so, and take over what it has changed.

        If it fails, the session is read anew, and what was noted waits for the next write.
        """
        noted = [] if session_id in self._taken else self.notes(session_id)
        if noted:
            self._taken.add(session_id)
        change = Change([*noted, *deliveries])
        self.writes += 1
        self._changes[session_id] += 1
        try:
            yield change
        except Exception as fault:
            self.forget(session_id)
            self._end_change(session_id)
            if isinstance(fault, Unheard):
                self._unheard[session_id] = time.monotonic() + COMES_LATE
            raise
        except BaseException:
            # Nobody hears of the end of a write that is given up: the session isn't kept at hand any more.
            self.forget(session_id)
            raise
        finally:
            if noted:
                self._taken.remove(session_id)
        self._end_change(session_id)
        if noted:
            self._forget_notes(session_id, len(noted))
        if (rows := self._rows.get(session_id)) is not None:
            for one in change.notes:
                rows = after_note(rows, one)
            self._put(after(rows, change.changed))

    def _forget_notes(self, session_id: str, most: int) -> None:
        """Forget the oldest notes of a session: they are in the file."""
        del self._notes[session_id][:most]
        if not self._notes[session_id]:
            del self._notes[session_id]

    def forget(self, session_id: str) -> None:
        """Let a session be read anew."""
        self._noted.pop(session_id, None)
        if (rows := self._rows.pop(session_id, None)) is not None:
            self._size -= rows.size
            if self._running.get(rows.current.session.channel) == session_id:
                del self._running[rows.current.session.channel]

    def forget_all(self) -> None:
        """Let all be read anew."""
        self._noted.clear()
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
