"""What a move comes to: the title, and what hands must do in a few short lines."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core.game.gist import Gist, Remark, lines_of
from engines.core.script.event import Event
from engines.core.script.telling import Meaning, meaning_of, telling, tellings
from engines.core.text import Text, text

from ..model.events import EVENTS, IN_FIGHT, Shared, popularity_lost

TITLES = ("ended", "fought", "won", "skipped", "moved", "stayed", "no-move")
"""Which event names the move, the most important first."""
FIGHTS = {"fought", "won"}
STAND_LAST = {"hands", "stars"}
"""The shared lines that stand where the last of their events was; all others stand where the first was."""
MOST_MOVES = 2
"""So many moves of units a line of a phone has room for."""


@telling(Meaning(title="title-fought", short="gist-fought"))
def _fought(who: Text, hex: str, other: Text, total: int, less: int) -> None: ...  # noqa: A002


@telling(IN_FIGHT)
def _spent(who: Text, power: int, cards: int) -> None: ...


SAID = {**EVENTS, **tellings(vars())}
"""What is told, and what is said beside it: who won with both totals, what an Automa spends in a fight."""


def gist(events: Sequence[Event]) -> Gist:
    """Return what matters most as the title, and a line for what hands must do, then for how it came to that.

    A line may gather several events, but none that a message has told already with one that is new.
    """
    asked = _asked(events)
    before, now = (list(_fights(part)) for part in (events[:asked], events[asked:]))
    titled = _titled(now) or _titled(before)
    groups = [group for part in (before, now) for group in _groups(part, titled)]
    groups.sort(key=lambda one: (_meaning(one[0]).detail, _meaning(one[0]).reason))
    title = Text(_meaning(titled).title, titled.args) if titled else None
    return Gist(title, tuple(line for group in groups for line in _lines(group)))


def _meaning(event: Event) -> Meaning:
    return meaning_of(event, SAID)


def _asked(events: Sequence[Event]) -> int:
    """Return how many events a message told that asked a person for the newest total; 0 if none did."""
    ids = [one.id for one in events]
    total = max((place for place, id_ in enumerate(ids) if id_ == "total"), default=0)
    return max((place + 1 for place, id_ in enumerate(ids[:total]) if id_ == "fight"), default=0)


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
            who, power, cards = (event.args[name] for name in ("who", "power", "n"))
            yield replace(_spent(who=who, power=power, cards=cards), seat=event.seat)


def _with_totals(won: Event, totals: dict[str | None, int]) -> Event:
    lost = next((total for seat, total in totals.items() if seat != won.seat), None)
    if lost is None or won.seat not in totals:
        return won
    return replace(_fought(**won.args, total=totals[won.seat], less=lost), seat=won.seat)


def _titled(told: list[Event]) -> Event | None:
    """Return the event that names the move: the newest of fights, the first of all else."""
    for id_ in TITLES:
        if found := [one for one in told if one.id == id_]:
            return found[-1] if id_ in FIGHTS else found[0]
    return None


def _groups(events: Sequence[Event], titled: Event | None) -> list[list[Event]]:
    """Return line by line the events that the title doesn't say: those of a seat that share one together."""
    groups: dict[tuple[str | int | None, ...], list[Event]] = {}
    for place, event in enumerate(events):
        if event is titled:
            continue
        line = _line(event)
        key = (line, event.seat) if line else (place,)
        group = [*groups.get(key, ()), event]
        if line in STAND_LAST:
            groups.pop(key, None)
        groups[key] = group
    return list(groups.values())


def _line(event: Event) -> str:
    """Return the line that an event shares, "" for one of its own; of new units each kind has another."""
    meaning = _meaning(event)
    if not isinstance(meaning, Shared):
        return ""
    return (
        f"{meaning.group} {event.args['unit'].args['kind']}" if event.id == "gained-unit" else meaning.group
    )


def _lines(group: list[Event]) -> Iterator[Remark]:
    """Yield what is said of events that share a line; what is left out of a typed line part by part."""
    first, *others = group
    line = _line(first)
    if line == "hands":
        yield from _at_mats(group)
    elif line == "stars":
        # The last one says how many there are.
        yield from lines_of(group[-1:], SAID)
    elif first.id in ("dropped", "too-late"):
        yield from (Remark(text("gist-left-out", part=part)) for part in first.args["parts"])
    elif first.id == "recruit-bonus":
        yield Remark(Text("gist-recruit-bonus", {"who": first.args["who"], **first.args["bonus"].args}))
    elif not others:
        yield from lines_of(group, SAID)
    elif first.id == "gained-unit":
        units = text("units", kind=first.args["unit"].args["kind"], n=len(group))
        yield Remark(text("gist-new-units", who=first.args["who"], units=units))
    else:
        yield from (Remark(one) for one in _together(line, group))


def _together(line: str, group: list[Event]) -> Iterator[Text]:
    """Yield what gathers several events of a seat: one line, of moves as many as they need."""
    who = group[0].args["who"]
    fallen = tuple(piece for one in group if one.id == "fallen" for piece in _pieces(one))
    rest = tuple(piece for one in group if one.id != "fallen" for piece in _pieces(one))
    if fallen and rest:
        yield text("gist-retreat", who=who, units=fallen, home=rest)
    elif fallen:
        yield text("event-fallen", who=who, units=fallen)
    else:
        most = MOST_MOVES if line == "moves" else len(rest)
        for at in range(0, len(rest), most):
            yield text(f"gist-{line}", who=who, parts=rest[at : at + most])


def _pieces(event: Event) -> Iterator[Text]:
    """Yield the pieces of an event that a line gathers, without whose they are."""
    if event.id in ("sent-home", "fallen"):
        yield from event.args["units"]
    else:
        yield Text(f"piece-{event.id}", event.args)


def _at_mats(group: list[Event]) -> Iterator[Remark]:
    """Yield what is done at the mats of a seat, in one line; what is told alone has a sentence of its own."""
    who = group[0].args["who"]
    own = [one for one in group if one.id != "popularity-lost"]
    if lost := sum(one.args["n"] for one in group if one.id == "popularity-lost"):
        event = popularity_lost(n=lost)
        own.append(replace(event, args={"who": who, **event.args}))
    if len(own) == 1 and own[0].id != "spent":
        yield from lines_of(own, SAID)
        return
    own.sort(key=_is_later)
    parts = tuple(part for one in own for part in _parts(one))
    yield Remark(text("gist-hands", who=who, parts=parts))


def _is_later(event: Event) -> bool:
    """Tell whether what is done at the mats comes after what is done in a fight."""
    meaning = _meaning(event)
    return not (isinstance(meaning, Shared) and meaning.in_fight)


def _parts(event: Event) -> Iterator[Text]:
    """Yield what is done at a seat's mats in few words; nothing is told of none."""
    values = {name: arg for name, arg in event.args.items() if isinstance(arg, int | tuple)}
    if event.id == "spent":
        yield from (text(f"hands-spent-{name}", n=n) for name, n in values.items() if n)
    elif event.id not in ("gained-coins", "gained-power") or values["n"]:
        yield text(f"hands-{event.id}", **values)
