"""What a move comes to: the title, and what hands must do in a few short lines."""

from collections.abc import Iterator, Sequence

from engines.core.gist import Gist, Remark
from engines.core.requests import Event
from engines.core.text import Text, text

NOTED = {
    *("person-moved", "person-placed", "person-lost", "resources-told", "token-told", "enlisted", "unlocked"),
    *("linked", "star-told"),
}
"""What people have told themselves: hands have done it already."""
REASONS = {
    *("drew", "selected", "too-weak", "no-unit", "no-hex", "no-advance", "reshuffled", "total", "fight"),
    *("none-left", "revealed"),
}
"""How it came to what hands must do: told after it."""
DETAILS = NOTED | REASONS
TITLES = ("ended", "fought", "won", "skipped", "moved", "stayed", "no-move")
"""Which event names the move, the most important first."""
PLAIN = {"person-done", "final"}
"""Left out: the title, or the score below, says it."""
SHORT = {"fought", "selected", "retreat", "hands", "new-units"}
"""What is told otherwise than as an event."""
HANDS = {
    *("spent", "gained-card", "loser-card", "person-card", "gained-coins", "gained-power", "combat-star"),
    *("popularity-lost", "advanced"),
}
"""What is done at a seat's own mats: one line tells all of a move."""


def gist(events: Sequence[Event]) -> Gist:
    """Return what matters most as the title, and a line for what hands must do, then for how it came to that.

    A line may gather several events.
    """
    told = list(_at_mats(_units_together(list(_fights(events)))))
    titled = next((one for id_ in TITLES for one in told if one.id == id_), None)
    rest = [one for one in told if one is not titled and one.id not in PLAIN]
    lines = tuple(
        # Of what is done at the mats the first line has what matters most.
        Remark(line, event.id in DETAILS or event.args.get("at", 0) > 0)
        for event in sorted(rest, key=lambda one: one.id in REASONS)
        for line in _lines(event)
    )
    return Gist(Text(f"title-{titled.id}", titled.args) if titled else None, lines)


def _fights(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events; who won comes with both totals, and what an Automa spends is told to hands too.

    A retreat to the mat and that of the workers, which goes on with it, are one.
    """
    totals: dict[str | None, int] = {}
    before: Event | None = None
    for event in events:
        is_retreat = before and event.id == "sent-home" and event.seat == before.seat
        if before and is_retreat:
            yield Event(
                "retreat", {**before.args, "home": event.args["units"]}, before.rule, seat=before.seat
            )
        elif before:
            yield before
        # Of two kinds that fall one line is full.
        before = event if event.id == "fallen" and len(event.args["units"]) == 1 else None
        if is_retreat or before:
            continue
        if event.id == "fight":
            totals = {}
        elif event.id in ("total", "revealed"):
            totals[event.seat] = event.args["total"]
        yield _with_totals(event, totals) if event.id == "won" else event
        if event.id == "revealed" and (event.args["power"] or event.args["n"]):
            yield Event("spent", event.args, event.rule, seat=event.seat)
    if before:
        yield before


def _with_totals(won: Event, totals: dict[str | None, int]) -> Event:
    lost = next((total for seat, total in totals.items() if seat != won.seat), None)
    if lost is None or won.seat not in totals:
        return won
    return Event("fought", {**won.args, "total": totals[won.seat], "less": lost}, won.rule, seat=won.seat)


def _units_together(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events; several new units of a kind are one."""
    gained = [one for one in events if one.id == "gained-unit"]
    for one in events:
        same = [each for each in gained if (each.seat, each.args["unit"]) == (one.seat, one.args.get("unit"))]
        if one not in gained or len(same) < 2:
            yield one
        elif one is same[0]:
            units = text("units", kind=one.args["unit"].args["kind"], n=len(same))
            yield Event("new-units", {"who": one.args["who"], "units": units}, one.rule, seat=one.seat)


def _at_mats(events: Iterator[Event]) -> Iterator[Event]:
    """Yield the events; what is done at the mats of a seat is one, where the last of it is done."""
    told = list(events)
    for place, event in enumerate(told):
        if event.id not in HANDS:
            yield event
            continue
        own = [one for one in told if one.id in HANDS and one.seat == event.seat]
        if event is not own[-1]:
            continue
        # What is told alone has a sentence of its own.
        if len(own) == 1 and event.id != "spent":
            yield event
            continue
        parts = tuple(part for one in own for part in _parts(one))
        # A line of a phone has room for two.
        for at in range(0, len(parts), 2):
            args = {"who": told[place].args["who"], "parts": parts[at : at + 2], "at": at}
            yield Event("hands", args, event.rule, seat=event.seat)


def _parts(event: Event) -> Iterator[Text]:
    """Yield what is done at a seat's mats in few words; nothing is told of none."""
    numbers = {name: arg for name, arg in event.args.items() if isinstance(arg, int)}
    if event.id == "spent":
        spent = {"power": numbers["power"], "cards": numbers["n"]}
        yield from (text(f"hands-spent-{kind}", n=n) for kind, n in spent.items() if n)
    elif event.id != "gained-power" or numbers["n"]:
        yield text(f"hands-{event.id}", **numbers)


def _lines(event: Event) -> Iterator[Text]:
    """Yield an event in short: what is left out of a line part by part."""
    if event.id in ("dropped", "too-late"):
        yield from (text("gist-left-out", part=part) for part in event.args["parts"])
    else:
        yield Text(f"gist-{event.id}", event.args) if event.id in SHORT else event.text
