"""What a move comes to: who did what, as the title, and lines that are made of several events.

What each event means, and which of them share a line, is declared with it (`model.events`).
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from engines.core.game.gist import Gist, gist_of
from engines.core.script.event import Event
from engines.core.script.telling import Meaning, ids_of, telling, tellings
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from ..model import events
from ..model.events import EVENTS
from ..model.labels import marked

DEEDS = ids_of(events.built, events.warrior, events.bagpiper, events.monks, events.estate, events.bard)
SOURCES = {
    "green": ids_of(events.green, events.green_second),
    "red": ids_of(events.red, events.red_most),
    "blue": ids_of(events.blue),
}
"""What a round gives points for, and the events that tell them."""
ALL_SOURCES = frozenset(chain.from_iterable(SOURCES.values()))
OUTCOMES = {events.raid_won.id: "won", events.repelled.id: "lost", events.raid_drawn.id: "drawn"}

# What several events come to


@telling(Meaning(title="title-raid", unsaid=True))
def _raids(who: Text, outcome: str, defender: Text) -> None: ...


@telling(Meaning(title="title-turn", unsaid=True))
def _acts(who: Text, deeds: tuple[Text, ...]) -> None: ...


@telling(Meaning(title="title-exchange", unsaid=True))
def _exchanges(who: Text, n: int) -> None: ...


@telling(Meaning(title="title-idle", unsaid=True))
def _idles(who: Text) -> None: ...


@telling(Meaning(title="offer-turn", unsaid=True))
def _begins_turn(seat: Text) -> None: ...


@telling(Meaning(line="gist-combats", piece="gist-combat-short"))
def _compared(attack: Text, defence: Text, winner: str) -> None: ...


@telling(Meaning(short="gist-gains"))
def _gains(source: str, gains: tuple[Text, ...]) -> None: ...


TOLD = {**EVENTS, **tellings(vars())}


def gist(move: Sequence[Event]) -> Gist:
    """Return what a turn or the game came to as the title, and a line for all that belongs together."""
    return gist_of([*_turn(move), *_come_to(move)], TOLD)


def _turn(move: Sequence[Event]) -> Iterator[Event]:
    """Yield what matters most of a turn, short enough for a title: a raid, or else the rest."""
    found = {event.id: event.args for event in move}
    if events.drawn.id not in found:
        return
    who = found[events.drawn.id]["who"]
    exchanged = found.get(events.exchanged.id)
    if raid := found.get(events.raid.id):
        outcome = next((OUTCOMES[one] for one in found if one in OUTCOMES), "open")
        yield _raids(who=who, outcome=outcome, defender=raid["defender"])
    elif deeds := tuple(_deed(event) for event in move if event.id in DEEDS):
        yield _acts(who=who, deeds=deeds)
    elif exchanged and exchanged["n"]:
        yield _exchanges(who=who, n=exchanged["n"])
    elif exchanged or events.rested.id in found:
        yield _idles(who=who)
    else:
        yield _begins_turn(seat=who)


def _deed(event: Event) -> Text:
    if event.id == events.bard.id:
        return text("deed-bard", victim=event.args["victim"])
    return text("deed", what=event.args.get("building", event.id), n=event.args.get("n", 1))


def _come_to(move: Sequence[Event]) -> Iterator[Event]:
    """Yield the events; of a scoring what each source gives all clans, and names with the marks of seats."""
    ids = {event.id for event in move}
    # A raid and the scoring of a round have a line each where there are both: neither gives way to the other.
    is_crowded = ids >= {events.combat.id, events.scored.id}
    scoring = list(_scoring(move, is_crowded)) if ids & {*ALL_SOURCES, events.scored.id} else []
    for event in move:
        if event.id in (*ALL_SOURCES, events.scored.id):
            yield from scoring
            scoring = []
        elif event.id == events.combat.id:
            yield _combat(event, is_crowded)
        elif event.id == events.raid.id and events.drawn.id in ids:
            continue  # the title says it
        elif event.seat:
            named = {**event.args, "who": marked(event.seat, event.args["who"])}
            # The clans of all seats share a line.
            yield replace(event, args=named, seat=None if event.id == events.clan.id else event.seat)
        else:
            yield event


def _combat(event: Event, is_crowded: bool) -> Event:
    """Return a round of combat with cards as numbers, a bagpiper as 1 more; if crowded without names."""
    cards = {side: event.args[side] for side in ("attack", "defence")}
    short = {side: Text(f"short-{card.id}", card.args) for side, card in cards.items()}
    return (
        _compared(**short, winner=event.args["winner"])
        if is_crowded
        else replace(event, args=event.args | short)
    )


def _scoring(move: Sequence[Event], is_crowded: bool) -> Iterator[Event]:
    """Yield what each source of points, or if it is crowded all of them together, gave each seat."""
    sources = {"all": ALL_SOURCES} if is_crowded else SOURCES
    told = [_gains(source=source, gains=_gained(move, ids)) for source, ids in sources.items()]
    yield from [one for one in told if one.args["gains"]] or [_gains(source="none", gains=())]


def _gained(move: Sequence[Event], ids: Collection[str]) -> tuple[Text, ...]:
    """Return what the events with these ids gave each seat."""
    gained: dict[str, int] = {}
    for event in move:
        if event.id in ids and event.seat:
            gained[event.seat] = gained.get(event.seat, 0) + event.args["points"]
    return tuple(text("gain", icon=icon_of(seat), n=n) for seat, n in sorted(gained.items()))
