"""What a rule tells: an event, which the table sees and the log keeps."""

from dataclasses import dataclass, field
from typing import Any

from engines.core.script.collection import Keep
from engines.core.script.trace import Trace
from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Event:
    """Something that the table sees and the log keeps.

    `rule` is the clause it follows; `trace` what was weighed, where something was chosen; `seat` whose
    doing it is, None for the table's; `keep` is what is kept for the server by it.
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)
    rule: str = ""
    trace: Trace | None = None
    seat: str | None = None
    keep: tuple[Keep, ...] = ()

    @property
    def text(self) -> Text:
        """The event in words."""
        return Text(f"event-{self.id}", self.args)

    def to_json(self) -> dict[str, Any]:
        """Return the event as JSON data."""
        data: dict[str, Any] = {"text": Text(self.id, self.args).to_json()}
        if self.rule:
            data["rule"] = self.rule
        if self.seat:
            data["seat"] = self.seat
        if self.trace:
            data["trace"] = self.trace.to_json()
        if self.keep:
            data["keep"] = [one.to_json() for one in self.keep]
        return data

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Event":
        """Return the event that `to_json` made the data of."""
        words = Text.from_json(data["text"])
        trace = Trace.from_json(data["trace"]) if "trace" in data else None
        keep = tuple(Keep.from_json(one) for one in data.get("keep", ()))
        return Event(words.id, dict(words.args), data.get("rule", ""), trace, data.get("seat"), keep)
