"""What came of using a backup once; it lies beside the backup."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from bot.store.private import own_file

ENDING = ".proof"


@dataclass(frozen=True, slots=True)
class Proof:
    """A backup was used as a bot would use it."""

    sessions: int = 0
    """So many running sessions were loaded."""
    stuck: int = 0
    """So many of them can't go on by today's rules: their tables say so."""
    games: tuple[str, ...] = ()
    """Of each of these a session was played again and came out as it is stored."""
    others: tuple[str, ...] = ()
    """Of these none did: an earlier version of the rules has played them."""
    faults: tuple[str, ...] = ()
    """What was wrong; a backup without any is proved."""

    @property
    def is_good(self) -> bool:
        """Whether the backup is proved."""
        return not self.faults

    @property
    def says(self) -> str:
        """What was done, or what was wrong first, in a line for the host."""
        if self.faults:
            more = f", and {len(self.faults) - 1} more" if self.faults[1:] else ""
            return f"not proved: {self.faults[0]}{more}"
        others = f"; those of {', '.join(self.others)} play otherwise by today's rules" if self.others else ""
        stuck = f" ({self.stuck} of them can't go on, see `automa db check`)" if self.stuck else ""
        return (
            f"proved: {self.sessions} running sessions were loaded{stuck},"
            f" and one of each game was played again ({', '.join(self.games) or 'none'}{others})"
        )

    @classmethod
    def of_json(cls, told: dict[str, Any]) -> Self:
        """Return what `asdict` has told."""
        lists = (tuple(map(str, told[name])) for name in ("games", "others", "faults"))
        return cls(int(told["sessions"]), int(told["stuck"]), *lists)


def proof_of(backup: Path) -> Proof | None:
    """Return what came of using a backup, None if nobody has."""
    try:
        return Proof.of_json(json.loads(_beside(backup).read_text("utf-8")))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def note(backup: Path, proof: Proof) -> None:
    """Write down beside a backup what came of using it. Raises OSError."""
    forget(backup)
    own_file(_beside(backup))
    _beside(backup).write_text(json.dumps(asdict(proof)) + "\n", "utf-8")


def forget(backup: Path) -> None:
    """Take away what was written down beside a backup."""
    with suppress(FileNotFoundError):
        _beside(backup).unlink()


def _beside(backup: Path) -> Path:
    return backup.with_name(backup.name + ENDING)
