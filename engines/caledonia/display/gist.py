"""What a move comes to: who did what, in a title, and a few short lines, first what hands must do."""

from collections.abc import Callable, Iterator, Sequence

from engines.core.game.gist import Gist, Remark
from engines.core.script.requests import Event
from engines.core.text import Text, text

from ..model.labels import seat_label

LINES: dict[str, tuple[str, ...]] = {
    "order": ("row-order",),
    "traded": ("merchants", "marker", "traded-money"),
    "neighbour-bought": ("neighbour", "merchants", "marker", "traded-money"),
    "placed": ("hex", "ties", "paid"),
    "worker": ("worker-hex", "ties", "paid"),
    "obtained": ("obtained", "fee"),
    "factory-bonus": ("obtained",),
    "delivered": ("delivered",),
    "slaughtered": ("slaughtered", "animals"),
    "slaughtered both": ("slaughtered", "animals", "others"),
    "fulfilled": ("gives",),
    "imported": ("imported",),
    "technology": ("tile", "paid"),
    "shipping": ("marker-shipping", "paid"),
    "hired": ("hired", "paid"),
    "retrieved": ("retrieved",),
    "passed": ("order-marker", "pass-money"),
    "ports": ("ports",),
    "produced": ("produced",),
    "converted": ("converted",),
    "glory": ("glory",),
    "round": ("row-order",),
    "refilled": ("refilled",),
    "reported-trade": ("now",),
    "reported-price": ("now",),
    "received": ("received",),
    "no-worker-hex": ("no-worker-hex",),
    "no-worker": ("no-worker",),
    "upgrade-lost": ("upgrade-lost",),
    "hex-lost": ("hex-lost",),
    "vetoed": ("vetoed",),
    "imports": ("imports",),
    "final": ("final",),
    "deck": ("deck",),
    "row": ("row",),
    "fixed": ("fixed",),
    "type": ("type",),
    "person-passed": ("place",),
}
"""The short lines of each event, `gist-<name>`; of those that aren't here there is none.

An event that comes about in several ways may have lines of its own for one of them.
"""
DETAILS = {"ties", "imported", "converted", "deck", "row", "type", "traded-money", "imports"}
TITLES = {
    "traded": "trades",
    "placed": "expands",
    "worker": "worker",
    "obtained": "takes",
    "fulfilled": "fulfils",
    "technology": "technology",
    "shipping": "ships",
    "hired": "hires",
    "passed": "passes",
    "no-worker": "no-worker",
    "round": "round",
    "final": "end",
    "person-done": "done",
    "person-passed": "person-passes",
    "worker-done": "done",
    "reported-trade": "reported",
    "reported-take": "took",
}
"""What a move is called by the first of these events in it."""
TOLD = ("reported-trade", "reported-take", "reported-price", "person-passed")
"""What people told: the title names each of some, a line each of many."""
EMPTY = {"glory": "glory", "converted": "n"}
"""Events that come to nothing where this argument is 0: they have no line."""
MOST_NAMED = 3
"""Actions that one short line, and what people told that a title has room for."""
SEVERAL = ("produced", "glory", "converted", "received", "final")
"""Events that each MacHina has in a move of the table, whose title names none: their lines begin with it."""


def gist(events: Sequence[Event]) -> Gist:
    """Return what was done as the title, and lines: what hands must do, then money, then what was skipped."""
    first = next((event for event in events if event.id in TITLES), None)
    short = text(f"title-{TITLES[first.id]}", **first.args) if first else None
    seat = first.seat if first else None
    told = [event for event in events if event.id in TOLD]
    if len(told) > 1:
        short = text("title-told", told=tuple(map(_titled, told))) if len(told) <= MOST_NAMED else None
    title = (
        text("title-seat", seat=seat_label(seat), done=short)
        if short and seat and not _is_all(events)
        else short
    )
    if title is None and any(event.id == "card" for event in events):
        title = text("title-turn", seat=seat_label(events[0].seat or ""))
    return Gist(title, tuple(_remarks(events)), short)


def _titled(told: Event) -> Text:
    return text(f"title-{TITLES.get(told.id, 'price')}", **told.args)


def _is_all(events: Sequence[Event]) -> bool:
    """Tell whether a move is the table's: a new round, the end."""
    return any(event.id in ("round", "final") for event in events)


def _remarks(events: Sequence[Event]) -> Iterator[Remark]:
    is_last_type = _after_last_hex(events)
    are_many = sum(event.id in TOLD for event in events) > MOST_NAMED
    for event in events:
        if event.id == "type" and not is_last_type(event):
            continue
        if event.args.get(EMPTY.get(event.id, "")) == 0:
            continue
        names = LINES.get(f"{event.id} {event.args.get('way')}", LINES.get(event.id, ()))
        is_untitled = are_many and event.id in TOLD and event.id in TITLES
        if is_untitled and not names:
            yield Remark(_titled(event))
        for name in names:
            line = Text(f"gist-{name}", event.args)
            if is_untitled:
                line = text("gist-told", what=_titled(event), now=line)
            if event.id in SEVERAL and event.seat:
                line = text("gist-of", seat=seat_label(event.seat), what=line)
            yield Remark(line, name in DETAILS)
    if skipped := tuple(event.args["action"] for event in events if event.id == "skipped"):
        name = "gist-skipped" if len(skipped) <= MOST_NAMED else "gist-skipped-many"
        yield Remark(text(name, actions=skipped, n=len(skipped)), is_detail=True)


def _after_last_hex(events: Sequence[Event]) -> Callable[[Event], bool]:
    """Return what tells whether a drawn type is still being looked for: nothing came after it."""
    last = events[-1] if events else None
    return lambda event: event is last
