"""What a move comes to: who did what, in a title, and a few short lines, first what hands must do.

What an event means by itself is declared with it (`model.events`). Here is what some come to beyond that:
further lines, how several that people told stand together, and whose a line is where each MacHina has one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core.game.gist import Gist, Remark, lines_of
from engines.core.script.event import Event
from engines.core.script.telling import Telling, meaning_of
from engines.core.text import Text, text

from ..model import events
from ..model.events import EVENTS
from ..model.labels import seat_label


def _ids(*kinds: Telling[...]) -> frozenset[str]:
    return frozenset(kind.id for kind in kinds)


FURTHER = {
    events.traded.id: ("marker", "traded-money"),
    events.neighbour_bought.id: ("merchants", "marker", "traded-money"),
    events.placed.id: ("ties", "paid"),
    events.worker.id: ("ties", "paid"),
    events.obtained.id: ("fee",),
    events.slaughtered.id: ("animals",),
    events.technology.id: ("paid",),
    events.shipping.id: ("paid",),
    events.hired.id: ("paid",),
    events.passed.id: ("pass-money",),
}
"""The lines that follow that of an event, `gist-<name>`."""
DETAILS = {"ties", "traded-money"}
TOLD = _ids(events.reported_trade, events.reported_take, events.reported_price, events.person_passed)
"""What people told: the title names each of some, a line each of many."""
MOST_NAMED = 3
"""Actions that one short line, and what people told that a title has room for."""
OF_EACH = _ids(events.produced, events.glory, events.converted, events.received, events.final)
"""What each MacHina has in a move of the table, whose title names none: these lines begin with it."""
OF_ALL = _ids(events.round_, events.final)
"""What makes a move the table's: a new round, the end."""
EMPTY = {events.glory.id: "glory", events.converted.id: "n"}
"""Events that come to nothing where this argument is 0: they have no line."""


def gist(move: Sequence[Event]) -> Gist:
    """Return what was done as the title, and lines: what hands must do, then money, then what was skipped."""
    first = next((event for event in move if meaning_of(event, EVENTS).title), None)
    short = _titled(first) if first else None
    seat = first.seat if first else None
    told = [event for event in move if event.id in TOLD]
    if len(told) > 1:
        short = text("title-told", told=tuple(map(_titled, told))) if len(told) <= MOST_NAMED else None
    title = short
    if short and seat and not any(event.id in OF_ALL for event in move):
        title = text("title-seat", seat=seat_label(seat), done=short)
    if title is None and any(event.id == events.card.id for event in move):
        title = text("title-turn", seat=seat_label(move[0].seat or ""))
    return Gist(title, tuple(_remarks(move)), short)


def _titled(event: Event) -> Text:
    """Return what a title says of an event; that a port moved a price is none by itself."""
    return Text(meaning_of(event, EVENTS).title or "title-price", event.args)


def _remarks(move: Sequence[Event]) -> Iterator[Remark]:
    are_many = sum(event.id in TOLD for event in move) > MOST_NAMED
    for event in move:
        if event.args.get(EMPTY.get(event.id, "")) == 0:
            continue
        if meaning_of(event, EVENTS).passing and event is not move[-1]:
            continue
        if are_many and event.id in TOLD:
            yield _of_many(event)
        else:
            yield from _lines(event)
    if skipped := tuple(event.args["action"] for event in move if event.id == events.skipped.id):
        name = "gist-skipped" if len(skipped) <= MOST_NAMED else "gist-skipped-many"
        yield Remark(text(name, actions=skipped, n=len(skipped)), is_detail=True)


def _of_many(event: Event) -> Remark:
    """Return the line of what people told, where the title doesn't say it."""
    lines = list(lines_of([event], EVENTS))
    if not meaning_of(event, EVENTS).title:
        return lines[0]
    return Remark(text("gist-told", what=_titled(event), now=lines[0].text) if lines else _titled(event))


def _lines(event: Event) -> Iterator[Remark]:
    """Yield all lines of an event, those of what each MacHina has with whose they are."""
    further = FURTHER.get(event.id, ())
    if event.args.get("way") == "both":  # animals that split, and others
        further = (*further, "others")
    lines = [
        *lines_of([event], EVENTS),
        *(Remark(Text(f"gist-{name}", event.args), is_detail=name in DETAILS) for name in further),
    ]
    for line in lines:
        if event.id in OF_EACH and event.seat:
            yield replace(line, text=text("gist-of", seat=seat_label(event.seat), what=line.text))
        else:
            yield line
