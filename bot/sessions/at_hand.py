"""The sessions that were used last, with their states loaded and their open moves run."""

from collections import OrderedDict
from dataclasses import replace

from bot.sessions.holders import Holders
from bot.sessions.session import Session
from bot.sessions.snapshot import Fit
from bot.store.rows import Current

MOST = 250_000
"""Characters of the states that are at hand, as JSON; loaded they need about ten times that in bytes."""


class AtHand:
    """Spares loading a state and running its open move anew; what was read from the store is what counts."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._sessions: OrderedDict[str, Session] = OrderedDict()

    def of(self, current: Current, holders: Holders) -> Session | None:
        """Return how a session stands that was read so, None if it isn't at hand."""
        id_ = current.session.id
        now = self._sessions.get(id_)
        if now is None or now.entry != current.entry:
            return None
        self._sessions.move_to_end(id_)
        if (now.session, now.holders) != (current.session, holders):
            now = self._sessions[id_] = replace(now, session=current.session, holders=holders)
        return now

    def put(self, now: Session) -> None:
        """Have at hand how a session stands; those that were used longest ago give way."""
        self._drop(now.session.id)
        if now.fit == Fit.BROKEN:
            return  # of its state nothing is known
        self._sessions[now.session.id] = now
        self._size += _size(now)
        while self._size > self._most:
            self._drop(next(iter(self._sessions)))

    def _drop(self, id_: str) -> None:
        if before := self._sessions.pop(id_, None):
            self._size -= _size(before)


def _size(now: Session) -> int:
    return len(now.entry.state) + len(now.entry.open)
