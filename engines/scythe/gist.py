"""What a move comes to: the title, and what hands must do in a few short lines."""

from collections.abc import Iterator, Sequence

from engines.core.gist import Gist, Remark
from engines.core.requests import Event
from engines.core.text import Text, text

DETAILS = {
    *("drew", "selected", "too-weak", "no-unit", "no-hex", "advanced", "no-advance", "reshuffled", "total"),
    *("fight", "none-left", "resources-told", "revealed", "person-moved", "person-placed"),
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
        for event in _joined(events)
        if event is not titled and event.id not in PLAIN
        for line in _lines(event)
    )
    # First what hands must do, then how it came to that.
    lines = tuple(sorted(lines, key=lambda one: one.text.id in REASONS))
    if titled is None:
        return Gist(lines=lines)
    return Gist(Text(f"title-{titled.id}", titled.args), lines)


def _joined(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events; a retreat to the mat and that of the workers, which goes on with it, are one."""
    before: Event | None = None
    for event in events:
        if before and event.id == "sent-home" and event.seat == before.seat:
            home = event.args["units"]
            yield Event("retreat", {**before.args, "home": home}, before.rule, seat=before.seat)
            before = None
            continue
        if before:
            yield before
        # Of two kinds that fall one line is full.
        before = event if event.id == "fallen" and len(event.args["units"]) == 1 else None
        if before is None:
            yield event
    if before:
        yield before


def _lines(event: Event) -> Iterator[Text]:
    """Yield an event in short: what is left out of a line part by part."""
    if event.id in ("dropped", "too-late"):
        yield from (text("gist-left-out", part=part) for part in event.args["parts"])
    else:
        short = event.id in ("selected", "retreat")
        yield Text(f"gist-{event.id}", event.args) if short else event.text
