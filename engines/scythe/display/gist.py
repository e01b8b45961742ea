"""What a move comes to: the title, and what hands must do in a few short lines."""

from collections.abc import Iterator, Sequence

from engines.core.game.gist import Gist, Remark
from engines.core.script.requests import Event
from engines.core.text import Text, text

NOTED = {
    *("person-moved", "person-placed", "person-lost", "person-token", "resources-told", "token-told"),
    *("enlisted", "unlocked", "linked", "star-told"),
}
"""What people have told themselves, or what follows for their own pieces: told after what hands must do."""
REASONS = {
    *("drew", "selected", "too-weak", "no-unit", "no-hex", "no-advance", "reshuffled", "total", "fight"),
    *("none-left", "revealed", "move-veto", "unit-veto"),
}
"""How it came to what hands must do: told after that."""
TITLES = ("ended", "fought", "won", "skipped", "moved", "stayed", "no-move")
"""Which event names the move, the most important first."""
FIGHTS = {"fought", "won"}
PLAIN = {"person-done", "final"}
"""Left out: the title, or the score below, says it."""
SHORT = {
    *("fought", "selected", "retreat", "hands", "new-units", "moves", "home", "put", "removed"),
}
"""What is told otherwise than as an event."""
IN_FIGHT = {
    *("combat-power", "combat-hand", "spent", "combat-star", "loser-card", "person-card"),
    "popularity-lost",
}
HANDS = IN_FIGHT | {"gained-card", "gained-coins", "gained-power", "advanced"}
"""What is done at a seat's own mats: one line tells all of it."""
MOST_MOVES = 2
"""So many moves of units a line of a phone has room for."""
HOME = ("sent-home", "fallen", "driven-off", "chased")
"""Which units leave the map."""
GATHERED = {
    **dict.fromkeys(HOME, "home"),
    "moved": "moves",
    "resources-put": "put",
    "resources-removed": "removed",
}
"""What one line tells of a seat, however often it happens, and how that line is called."""


def gist(events: Sequence[Event]) -> Gist:
    """Return what matters most as the title, and a line for what hands must do, then for how it came to that.

    A line may gather several events, but none that a message has told already with one that is new.
    """
    asked = _asked(events)
    before, now = (_short(part) for part in (events[:asked], events[asked:]))
    titled = _titled(now) or _titled(before)
    told = [*_gathered(before, titled), *_gathered(now, titled)]
    lines = tuple(
        Remark(line, event.id in REASONS, is_at_mats=event.id == "hands")
        for event in sorted(told, key=lambda one: (one.id in REASONS, one.id in NOTED))
        for line in _lines(event)
    )
    return Gist(Text(f"title-{titled.id}", titled.args) if titled else None, lines)


def _asked(events: Sequence[Event]) -> int:
    """Return how many events a message told that asked a person for the newest total; 0 if none did."""
    ids = [one.id for one in events]
    total = max((place for place, id_ in enumerate(ids) if id_ == "total"), default=0)
    return max((place + 1 for place, id_ in enumerate(ids[:total]) if id_ == "fight"), default=0)


def _short(events: Sequence[Event]) -> list[Event]:
    return list(_at_mats(_units_together(_last_stars(list(_fights(events))))))


def _titled(told: list[Event]) -> Event | None:
    """Return the event that names the move: the newest of fights, the first of all else."""
    for id_ in TITLES:
        if found := [one for one in told if one.id == id_]:
            return found[-1] if id_ in FIGHTS else found[0]
    return None


def _last_stars(events: list[Event]) -> list[Event]:
    """Return the events; of the stars that a person tells the last one says how many there are."""
    last = {one.seat: one for one in events if one.id == "star-told"}
    return [one for one in events if one.id != "star-told" or one is last[one.seat]]


def _gathered(told: list[Event], titled: Event | None) -> Iterator[Event]:
    """Yield what the title doesn't say; what happens to a seat several times is told where the first was."""
    rest = [one for one in told if one is not titled and one.id not in PLAIN]
    for event in rest:
        name = GATHERED.get(event.id)
        same = [one for one in rest if name and (GATHERED.get(one.id), one.seat) == (name, event.seat)]
        if not name or len(same) < 2:
            yield event
        elif event is same[0]:
            yield from _together(name, same)


def _together(name: str, same: list[Event]) -> Iterator[Event]:
    """Yield what gathers several events of a seat: one line, of moves as many as they need."""
    first = same[0]
    parts = [tuple(_pieces(one)) for one in same]
    fallen = sum((part for one, part in zip(same, parts, strict=True) if one.id == "fallen"), ())
    rest = sum((part for one, part in zip(same, parts, strict=True) if one.id != "fallen"), ())
    if fallen:
        name, seen = ("retreat", {"units": fallen, "home": rest}) if rest else ("fallen", {"units": fallen})
        yield Event(name, {"who": first.args["who"], **seen}, first.rule, seat=first.seat)
        return
    most = MOST_MOVES if name == "moves" else len(rest)
    for at in range(0, len(rest), most):
        args = {"who": first.args["who"], "parts": rest[at : at + most]}
        yield Event(name, args, first.rule, seat=first.seat)


def _pieces(event: Event) -> Iterator[Text]:
    """Yield the pieces of an event that a line gathers, without whose they are."""
    if event.id in ("sent-home", "fallen"):
        yield from event.args["units"]
    else:
        yield Text(f"piece-{event.id}", event.args)


def _fights(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events; who won comes with both totals, and what an Automa spends is told to hands too."""
    totals: dict[str | None, int] = {}
    for event in events:
        if event.id == "fight":
            totals = {}
        elif event.id in ("total", "revealed"):
            totals[event.seat] = event.args["total"]
        yield _with_totals(event, totals) if event.id == "won" else event
        if event.id == "revealed" and (event.args["power"] or event.args["n"]):
            yield Event("spent", event.args, event.rule, seat=event.seat)


def _with_totals(won: Event, totals: dict[str | None, int]) -> Event:
    lost = next((total for seat, total in totals.items() if seat != won.seat), None)
    if lost is None or won.seat not in totals:
        return won
    return Event("fought", {**won.args, "total": totals[won.seat], "less": lost}, won.rule, seat=won.seat)


def _units_together(events: list[Event]) -> Iterator[Event]:
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
    """Yield the events; what is done at the mats of a seat is told where the last of it is done."""
    told = list(events)
    for event in told:
        if event.id not in HANDS:
            yield event
            continue
        own = [one for one in told if one.id in HANDS and one.seat == event.seat]
        if event is own[-1]:
            yield from _hands(event, own)


def _hands(last: Event, own: list[Event]) -> Iterator[Event]:
    """Yield what is done at the mats of a seat, in one line; what is told alone has a sentence of its own."""
    lost = sum(one.args["n"] for one in own if one.id == "popularity-lost")
    own = [one for one in own if one.id != "popularity-lost"]
    popularity = Event("popularity-lost", {"who": last.args["who"], "n": lost}, last.rule, seat=last.seat)
    if lost:
        own.append(popularity)
    if len(own) == 1 and own[0].id != "spent":
        yield own[0]
        return
    own.sort(key=lambda one: one.id not in IN_FIGHT)
    parts = tuple(part for one in own for part in _parts(one))
    yield Event("hands", {"who": last.args["who"], "parts": parts}, last.rule, seat=last.seat)


def _parts(event: Event) -> Iterator[Text]:
    """Yield what is done at a seat's mats in few words; nothing is told of none."""
    values = {name: arg for name, arg in event.args.items() if isinstance(arg, int | tuple)}
    if event.id == "spent":
        spent = {"power": values["power"], "cards": values["n"]}
        yield from (text(f"hands-spent-{kind}", n=n) for kind, n in spent.items() if n)
    elif event.id not in ("gained-coins", "gained-power") or values["n"]:
        yield text(f"hands-{event.id}", **values)


def _lines(event: Event) -> Iterator[Text]:
    """Yield an event in short: what is left out of a line part by part."""
    if event.id in ("dropped", "too-late"):
        yield from (text("gist-left-out", part=part) for part in event.args["parts"])
    elif event.id == "recruit-bonus":
        yield Text("gist-recruit-bonus", {"who": event.args["who"], **event.args["bonus"].args})
    else:
        yield Text(f"gist-{event.id}", event.args) if event.id in SHORT else event.text
