"""A fault that somebody reports of a game: what goes with its export to whoever may mend it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

LONGEST = 1000
"""Characters of what somebody writes of a fault."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What somebody says is wrong, and at which entry."""

    sentence: str
    at: int
    versions: Mapping[str, str]
    """Of what has made the game and the report, by their names."""

    def to_json(self, last: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return it as JSON data, with the last entries before it."""
        return {
            "sentence": self.sentence,
            "at": self.at,
            "versions": dict(self.versions),
            "last": list(last),
        }
