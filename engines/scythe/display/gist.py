"""What a move comes to: what names it, and what several events come to together.

What each event means, and which of them share a line, is declared with it (`model.events`).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engines.core.game.gist import Gist, gist_of
from engines.core.script.event import Event
from engines.core.script.telling import Meaning, meaning_of, telling, tellings
from engines.core.text import Text, text

from ..model import events
from ..model.events import EVENTS

TITLES = ("ended", "fought", "won", "skipped", "moved", "stayed", "no-move")
"""Which event names the move, the most important first."""
FIGHTS = {"fought", "won"}
HANDS, HOME, STARS = "gist-hands", "gist-home", events.star_told.id
STAND_LAST = {HANDS, STARS}
"""What stands where the last of its events was; all else that comes together stands where the first was."""
LATER = {one.id for one in (events.gained_card, events.gained_coins, events.gained_power, events.advanced)}
"""What is done at the mats after what is done there in a fight."""

# What several events come to


@telling(Meaning(title="title-fought", short="title-fought", once=True))
def _fought(who: Text, hex: str, other: Text, total: int, less: int) -> None: ...  # noqa: A002


@telling(Meaning(line=HANDS, piece="piece-spent-power", empty="n"))
def _spent_power(who: Text, n: int) -> None: ...


@telling(Meaning(line=HANDS, piece="piece-spent-cards", empty="n"))
def _spent_cards(who: Text, n: int) -> None: ...


@telling(Meaning(short="gist-retreat"))
def _retreat(who: Text, units: tuple[Text, ...], home: tuple[Text, ...]) -> None: ...


@telling(Meaning(short="gist-new-units"))
def _new_units(who: Text, units: Text) -> None: ...


@telling(Meaning(short="gist-left-out"))
def _left_out(part: Text) -> None: ...


@telling(Meaning(unsaid=True, closes=True))
def _asked() -> None: ...


TOLD = {**EVENTS, **tellings(vars())}


def gist(move: Sequence[Event]) -> Gist:
    """Return what matters most as the title, and lines for what hands must do and how it came to that."""
    return gist_of([*_come_to(move)], TOLD)


def _come_to(move: Sequence[Event]) -> Iterator[Event]:
    """Yield what names the move, then what its events come to: what is told already, and what is new."""
    asked = _told_already(move)
    before, now = (list(_fights(part)) for part in (move[:asked], move[asked:]))
    if titled := _titled(now) or _titled(before):
        yield titled
    yield from _together(one for one in before if one is not titled)
    yield _asked()
    yield from _together(one for one in now if one is not titled)


def _told_already(move: Sequence[Event]) -> int:
    """Return how many events a message told that asked a person for the newest total; 0 if none did."""
    ids = [one.id for one in move]
    total = max((place for place, id_ in enumerate(ids) if id_ == "total"), default=0)
    return max((place + 1 for place, id_ in enumerate(ids[:total]) if id_ == "fight"), default=0)


def _fights(told: Iterable[Event]) -> Iterator[Event]:
    """Yield the events; who won comes with both totals, and what an Automa spends is told to hands too."""
    totals: dict[str | None, int] = {}
    for event in told:
        if event.id == "fight":
            totals = {}
        elif event.id in ("total", "revealed"):
            totals[event.seat] = event.args["total"]
        yield _with_totals(event, totals) if event.id == "won" else event
        if event.id == "revealed":
            who, power, cards = (event.args[name] for name in ("who", "power", "n"))
            yield replace(_spent_power(who=who, n=power), seat=event.seat)
            yield replace(_spent_cards(who=who, n=cards), seat=event.seat)


def _with_totals(won: Event, totals: dict[str | None, int]) -> Event:
    lost = next((total for seat, total in totals.items() if seat != won.seat), None)
    if lost is None or won.seat not in totals:
        return won
    return replace(won, id=_fought.id, args={**won.args, "total": totals[won.seat], "less": lost})


def _titled(told: Sequence[Event]) -> Event | None:
    """Return the event that names the move: the newest of fights, the first of all else."""
    for id_ in TITLES:
        if found := [one for one in told if one.id == id_]:
            return found[-1] if id_ in FIGHTS else found[0]
    return None


def _together(told: Iterable[Event]) -> Iterator[Event]:
    """Yield what the events come to, those that belong together at one place."""
    groups: dict[tuple[str | int | None, ...], list[Event]] = {}
    for place, event in enumerate(told):
        what = _belongs(event)
        key = (what, event.seat) if what else (place,)
        group = [*groups.get(key, ()), event]
        if what in STAND_LAST:
            groups.pop(key, None)
        groups[key] = group
    for group in groups.values():
        yield from _sum(group)


def _belongs(event: Event) -> str:
    """Return with what of its seat an event comes to something else, "" if with nothing."""
    if event.id == events.gained_unit.id:
        return str(event.args["unit"].args["kind"])
    if event.id == STARS:
        return STARS
    if event.id == events.fallen.id:
        return HOME
    line = meaning_of(event, TOLD).line
    return line if line in (HANDS, HOME) else ""


def _sum(group: Sequence[Event]) -> Iterator[Event]:
    """Yield what events of a seat come to that belong together."""
    first, *others = group
    if first.id in (events.dropped.id, events.too_late.id):
        yield from (_left_out(part=part) for part in first.args["parts"])
    elif first.id == events.recruit_bonus.id:
        yield replace(first, args={**first.args, **first.args["bonus"].args})
    elif first.id == STARS:
        yield group[-1]  # it says how many there are
    elif first.id == events.gained_unit.id and others:
        units = text("units", kind=first.args["unit"].args["kind"], n=len(group))
        yield replace(_new_units(who=first.args["who"], units=units), seat=first.seat)
    elif any(one.id == events.fallen.id for one in group):
        yield _fallen(group)
    else:
        yield from _at_mats(group)


def _fallen(group: Sequence[Event]) -> Event:
    """Return which units go to the mat, and with them those that go to the base."""
    fallen = next(one for one in group if one.id == events.fallen.id)
    units = tuple(unit for one in group if one.id == fallen.id for unit in one.args["units"])
    home = tuple(Text(EVENTS[one.id].meaning.piece, one.args) for one in group if one.id != fallen.id)
    if not home:
        return replace(fallen, args={**fallen.args, "units": units})
    return _retreat(who=fallen.args["who"], units=units, home=home)


def _at_mats(group: Sequence[Event]) -> Iterator[Event]:
    """Yield the events, those of a fight first, and after them all popularity that is lost together."""
    lost = [one for one in group if one.id == events.popularity_lost.id]
    told = [one for one in group if one not in lost]
    if lost:
        n = sum(one.args["n"] for one in lost)
        told.append(replace(lost[0], args={**lost[0].args, "n": n}))
    yield from sorted(told, key=lambda one: one.id in LATER)
