"""What an automa thought about an answer, as the log keeps it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.sessions.field import field, text_field
from engines.core.script.requests import Json
from engines.core.text import Text

PLANNED = "planned"
"""The strength of an answer or turn that its person has said in advance: they needn't be there."""
ONLY = "only"
"""That of a turn which went by itself, since it was all that its person could do, and they wish it so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """What `engines.core.script.decide.Thought` says of an answer, and whose it was.

    Answers for sleepers have one, too: `asleep` is the person (a user's id) who let them be passed over.
    """

    strength: str = ""
    weighed: tuple[tuple[Text, float, int], ...] = ()
    """The alternatives, best first: each with its value, and how often it was tried."""
    iterations: int = 0
    is_open: bool = False
    seat: str = ""
    """Empty where "Why?" has nothing to tell: nobody thought, or this and what follows wasn't kept yet."""
    about: Text | None = None
    by: Text | None = None
    is_measured: bool = False
    event: str = ""
    is_cut: bool | None = None
    """Whether the clock has cut the search short; None if nothing was searched, or that wasn't kept yet."""
    asleep: str | None = None

    def to_json(self) -> dict[str, Json]:
        """Return the thought as JSON data."""
        data: dict[str, Json] = {
            "strength": self.strength,
            "weighed": [[label.to_json(), value, tried] for label, value, tried in self.weighed],
            "iterations": self.iterations,
            "is_open": self.is_open,
        }
        if self.seat:
            data |= {
                "seat": self.seat,
                "about": self.about and self.about.to_json(),
                "by": self.by and self.by.to_json(),
                "is_measured": self.is_measured,
                "event": self.event,
            }
        if self.is_cut is not None:
            data["is_cut"] = self.is_cut
        return data if self.asleep is None else data | {"asleep": self.asleep}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Thought":
        """Return the thought that `to_json` made the data of. Raises `field.BROKEN` for what is none."""
        return Thought(
            strength=field(data, "strength", str, ""),
            seat=field(data, "seat", str, ""),
            weighed=tuple(
                (Text.from_json(label), value, tried)
                for label, value, tried in field(data, "weighed", list, [])
            ),
            iterations=field(data, "iterations", int, 0),
            is_open=field(data, "is_open", bool, False),
            about=text_field(data, "about"),
            by=text_field(data, "by"),
            is_measured=field(data, "is_measured", bool, False),
            event=field(data, "event", str, ""),
            is_cut=field(data, "is_cut", bool, None),
            asleep=field(data, "asleep", str, None),
        )
