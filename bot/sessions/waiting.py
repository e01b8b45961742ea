"""How a table waits for people: who is away, who was reminded how often, and whether it is paused."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.sessions.field import BROKEN
from bot.sessions.field import field as field_of

MOST_REMINDERS = 3
"""For a turn."""
HOURS = (1, 2, 3, 6, 12, 24, 48, 72)
"""After so many hours of waiting people can be reminded."""


@dataclass(frozen=True, slots=True)
class Reminded:
    """How often a person was reminded in a turn, and when last (milliseconds since 1970 UTC)."""

    turn: int
    """The entry that the turn began with."""
    count: int
    at: int


@dataclass(frozen=True, slots=True)
class Away:
    """Until when a person is away, and whether an automa may have their seat at once."""

    until: int
    may_replace: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """What a session's table knows of its waiting, as of the last look at it."""

    paused: int = 0
    """Since when it is paused; 0 while it isn't."""
    since: int = 0
    """When it went on last: no waiting of before counts."""
    away: Mapping[str, Away] = field(default_factory=dict)
    """Those who sit here and are away, by the users' ids."""
    muted: Mapping[str, int] = field(default_factory=dict)
    """Who wants no reminders in which turn."""
    reminded: Mapping[str, Reminded] = field(default_factory=dict)
    stopped: tuple[str, ...] = ()
    """Who is reminded no more, ..."""
    stopped_at: int = 0
    """... as long as this is the last entry that everybody has seen."""
    several: int = 0
    """The turn in which the table waited for several people at the same time."""

    def to_json(self) -> str:
        """Return it as the store keeps it; what is as it is without a word is left out."""
        data: dict[str, Any] = {
            "paused": self.paused,
            "since": self.since,
            "away": {who: [one.until, one.may_replace] for who, one in self.away.items()},
            "muted": dict(self.muted),
            "reminded": {who: [one.turn, one.count, one.at] for who, one in self.reminded.items()},
            "stopped": list(self.stopped),
            "stopped_at": self.stopped_at,
            "several": self.several,
        }
        return json.dumps({key: value for key, value in data.items() if value})

    @staticmethod
    def read(text: str) -> "Waiting":
        """Return what the store keeps; where that can't be read nothing is known."""
        try:
            data = json.loads(text or "{}")
            return Waiting(
                field_of(data, "paused", int, 0),
                field_of(data, "since", int, 0),
                {who: Away(*one) for who, one in field_of(data, "away", dict, {}).items()},
                field_of(data, "muted", dict, {}),
                {who: Reminded(*one) for who, one in field_of(data, "reminded", dict, {}).items()},
                tuple(field_of(data, "stopped", list, [])),
                field_of(data, "stopped_at", int, 0),
                field_of(data, "several", int, 0),
            )
        except BROKEN:
            return Waiting()
