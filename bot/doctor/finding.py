"""What a check has found."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import IntEnum
from typing import Any

from bot.exits import Exit

CHANNELS = "channels"
"""The check of what administrators of servers can mend."""


class Level(IntEnum):
    """How bad it is, the best first."""

    HOLDS = 0
    UNKNOWN = 1
    """The check could not look: nothing speaks against it, and nothing for it."""
    WARNING = 2
    """The bot plays, but something is missing, or soon will be."""
    FAULT = 3
    """People can't play, or what they play may be lost."""


EXITS = {
    Level.HOLDS: Exit.WELL,
    Level.UNKNOWN: Exit.UNKNOWN,
    Level.WARNING: Exit.WARNING,
    Level.FAULT: Exit.FAULT,
}


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check says: nothing in it but `where` may name a person, a server, a folder or a file."""

    check: str
    level: Level
    says: str
    """What holds, or what is wrong."""
    means: str = ""
    """What that means for those who play."""
    mend: str = ""
    """The command or the click that mends it."""
    where: str = ""
    """Which file, server or channel it is: for the host's own eyes."""
    guild: str = ""
    """The server whose administrators can mend it, if they can."""
    channel: str = ""
    lacks: tuple[str, ...] = ()
    """The permissions that lack there, as Discord's API calls them."""

    def as_json(self) -> dict[str, Any]:
        """Return it for programs."""
        return asdict(self) | {"level": self.level.name.lower()}

    @classmethod
    def of_json(cls, told: dict[str, Any]) -> "Finding":
        """Return what `as_json` has told."""
        return cls(**told | {"level": Level[told["level"].upper()], "lacks": tuple(told["lacks"])})


def worst(findings: Iterable[Finding]) -> Level:
    """Return the worst level of all."""
    return max((one.level for one in findings), default=Level.HOLDS)


def holds(check: str, says: str, where: str = "") -> Finding:
    """Return that all is well."""
    return Finding(check, Level.HOLDS, says, where=where)


def unknown(check: str, why: str) -> Finding:
    """Return that a check could not look, and why."""
    return Finding(check, Level.UNKNOWN, why)
