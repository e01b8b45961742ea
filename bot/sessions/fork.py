"""Where a game goes on from that began as another one: it stands among its options, under `fork`."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

KEY = "fork"
LONGEST = 32
MOST_MOVES = 1_000_000


@dataclass(frozen=True, slots=True)
class Fork:
    """The game that this one goes on from, and after how many of its moves, as Look counts them."""

    session: str
    move: int
    is_same: bool
    """Whether the seed is that of the other game; else it is a new one, and only what lay shuffled stays."""
    is_known: bool
    """Whether all that was hidden there could be looked up by then: it had ended, or came as a file."""

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Self | None:
        """Return what the options of a game say of it; None for a game of its own.

        Raises ValueError for what can't stand there.
        """
        found = options.get(KEY)
        if found is None:
            return None
        match found:
            case {"session": str(session), "move": int(move), "is_same": bool(same), "is_known": bool(known)}:
                if 0 < len(session) <= LONGEST and session.isalnum() and 0 <= move <= MOST_MOVES:
                    return cls(session, move, same, known)
        raise ValueError("the option 'fork' isn't of the shape that a fork has")

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return asdict(self)
