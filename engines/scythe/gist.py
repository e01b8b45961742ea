"""What a move comes to: the title, and what hands must do in a few short lines."""

from collections.abc import Iterator, Sequence

from engines.core.gist import Gist, Remark
from engines.core.requests import Event
from engines.core.text import Text, text

DETAILS = {
    *("drew", "selected", "too-weak", "no-unit", "no-hex", "advanced", "no-advance", "reshuffled", "total"),
    *("fight", "none-left", "resources-told"),
}
TITLES = ("ended", "won", "skipped", "moved", "stayed", "no-move")
"""Which event names the move, the most important first."""
REASONS = {"event-drew", "gist-selected", "event-too-weak", "event-no-unit", "event-no-hex"}
PLAIN = {"person-done", "final"}
"""Left out: the title, or the score below, says it."""


def gist(events: Sequence[Event]) -> Gist:
    """Return what matters most as the title, and a line for every other event."""
    titled = next((one for id_ in TITLES for one in events if one.id == id_), None)
    lines = tuple(
        Remark(line, event.id in DETAILS)
        for event in events
        if event is not titled and event.id not in PLAIN
        for line in _lines(event)
    )
    # First what hands must do, then how it came to that.
    lines = tuple(sorted(lines, key=lambda one: one.text.id in REASONS))
    if titled is None:
        return Gist(lines=lines)
    return Gist(Text(f"title-{titled.id}", titled.args), lines)


def _lines(event: Event) -> Iterator[Text]:
    """Yield an event in short: what is left out of a line part by part."""
    if event.id in ("dropped", "too-late"):
        yield from (text("gist-left-out", part=part) for part in event.args["parts"])
    else:
        yield text("gist-selected", **event.args) if event.id == "selected" else event.text
