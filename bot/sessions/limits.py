"""How much there may be of what people make by pressing: the host sets it."""

from dataclasses import dataclass

from bot.sessions.entry import Kind


@dataclass(frozen=True, slots=True)
class Limits:
    """The most entries and changes of seats of a session, and sessions that run in a server."""

    entries: int = 5_000
    seat_changes: int = 500
    tables: int = 200

    def entries_for(self, kind: Kind) -> int:
        """Return how many entries there may be with one of that kind: at the limit steps back still are."""
        return 2 * self.entries if kind == Kind.UNDO else self.entries
