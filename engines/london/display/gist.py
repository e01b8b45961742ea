"""What a move comes to: what AutoMartin gained, as the title, and what becomes of each card.

What each event means, and which of them share a line, is declared with it (`model.events`).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core.game.gist import Gist, gist_of
from engines.core.script.event import Event
from engines.core.script.telling import Meaning, ids_of, meaning_of, telling, tellings
from engines.core.text import Text, text

from ..model import events
from ..model.events import EVENTS

DRAWN = ids_of(events.crucial, events.chosen, events.chosen_borough, events.drawn_deck, events.drawn_icon)
"""What tells which card is resolved next, and where it lay if not in the city deck."""
TAKEN = ids_of(events.stacked, events.borough)
PUT = ids_of(events.reported_put, events.aside, events.too_dear)
"""What puts a card on the board."""
PEOPLES = ids_of(events.due_paid, events.due_lapsed, events.due_short, events.effect)
ENDING = ids_of(events.last_turns, events.no_more_turns)
FILTERED = ids_of(
    events.chosen,
    events.chosen_borough,
    events.drawn_deck,
    events.no_card,
    events.no_filter,
    events.no_city_card,
)
"""What tells that the filter of an automa card has come to its end."""
GAINS = {
    "gain-coins": ("coins", 1),
    "gain-prestige": ("prestige", 1),
    "gain-poverty": ("poverty", 1),
    "lose-poverty": ("poverty", -1),
}
"""How an icon's words count."""
SUMS = {
    ("coins", True): "gain-coins",
    ("coins", False): "gain-paid",
    ("prestige", True): "gain-prestige",
    ("poverty", True): "gain-poverty",
    ("poverty", False): "lose-poverty",
}
"""The words of a sum that is more than nothing, or less."""
MOST_NAMED = 2
"""A title names the cards of a common turn; of one that gains more it says how many, the lines name them."""

# What several events come to


@telling(Meaning(title="title-turn", unnamed="title-done", unsaid=True))
def _turn(seat: Text, done: Text, short: Text) -> None: ...


@telling(Meaning(short="gist-flipped", detail=True, reason=True))
def _all_flipped(n: int, ids: tuple[Text, ...]) -> None: ...


@telling(Meaning(line="gist-deck-stacked", piece="piece-card", short="gist-stacked"))
def _stacked_from_deck(card: Text, source: Text) -> None: ...


@telling(Meaning(short="gist-leaves"))
def _leaves(card: Text) -> None: ...


@telling(Meaning(unsaid=True, closes=True))
def _put_and_drawn() -> None: ...


@telling(Meaning(short="gist-money"))
def _brought(parts: tuple[Text, ...]) -> None: ...


@telling(Meaning(short="gist-noted", detail=True, reason=True))
def _all_noted(n: int) -> None: ...


TOLD = {**EVENTS, **tellings(vars())}


def gist(move: Sequence[Event]) -> Gist:
    """Return what AutoMartin gained as the title, and lines for the cards that move and what they bring."""
    return gist_of([*_come_to(move)], TOLD)


def _come_to(move: Sequence[Event]) -> Iterator[Event]:
    """Yield what the events come to: of a turn first what moves cards, then the rest; else in their order."""
    flipped = [event for event in move if event.id == events.flipped.id]
    told = _carried(move)
    if flipped:
        yield _turn(seat=flipped[0].args["who"], done=_done(move, MOST_NAMED), short=_done(move, 1))
        ids = tuple(text("automa-card", id=one.args["id"]) for one in flipped)
        yield _all_flipped(n=len(ids), ids=ids)
        told = sorted([*_once(told), *_sum(move)], key=_rank)
    yield from told
    if noted := sum(event.id == events.noted.id for event in move):
        yield _all_noted(n=noted)


def _rank(event: Event) -> int:
    """Return where in a turn an event stands: cards, what moves none, what it brings in all, what ends."""
    is_handless = event.id in PEOPLES or meaning_of(event, TOLD).gives_points
    return 3 if event.id in ENDING else 2 if event.id == _brought.id else int(is_handless)


def _once(told: Sequence[Event]) -> Iterator[Event]:
    """Yield the events; that nothing is drawn is told once of several automa cards."""
    nothing: list[Event] = []
    for event in told:
        if not meaning_of(event, EVENTS).gives_points:
            yield event
        elif (said := Event(event.id, event.args)) not in nothing:
            nothing.append(said)
            yield event


def _done(move: Sequence[Event], most: int) -> Text:
    """Return what was gained; of more than so many cards how many they are."""
    cards = [event.args["card"] for event in move if event.id in TAKEN]
    if not cards:
        latest = max(place for place, event in enumerate(move) if event.id == events.flipped.id)
        if any(event.id in FILTERED for event in move[latest:]):
            return text("title-nothing")
        return text("title-plays", id=move[latest].args["id"])
    if len(cards) > most:
        return text("title-many", n=len(cards))
    return text("title-gains", cards=tuple(text("in-title", card=card) for card in cards))


def _carried(move: Sequence[Event]) -> list[Event]:
    """Return the events: each card with where it was drawn, and where it lies at the end once it is put."""
    told: list[Event] = []
    source = deck = text("from-deck")
    for event in move:
        if event.id in DRAWN:
            source = event.args.get("where", deck)
            if any(_place_of(one) and one.args["where"] == source for one in told):
                told.append(_put_and_drawn())  # first it is put there
        if event.id == events.row_gone.id:
            told = _after_row(told, event)
        else:
            told.append(_from(source, event) if event.id in TAKEN else event)
    return told


def _from(source: Text, taken: Event) -> Event:
    """Return that a card is taken from there; those from the city deck stand in a line of their own."""
    is_deck = taken.id == events.stacked.id and source.id == "from-deck"
    id_ = _stacked_from_deck.id if is_deck else taken.id
    return replace(taken, id=id_, args={"source": source, **taken.args})


def _after_row(told: Sequence[Event], row: Event) -> list[Event]:
    """Return the events with that of a row: cards put down before it have moved along, or leave with it."""
    after = [_after_row_of(row, event) for event in told]
    stay = [one for one in after if not _place_of(one) and one.id != _leaves.id]
    gone = [one for one in after if one.id == _leaves.id]
    row = replace(row, args={**row.args, "n": len(row.args["cards"])})
    return [*stay, *gone, row, *(one for one in after if _place_of(one))]


def _after_row_of(row: Event, event: Event) -> Event:
    """Return an event as it is once a row has left: its card has moved along, or left with it."""
    leaves, stays = ("t", "b") if row.args["row"] == "top" else ("b", "t")
    place = _place_of(event)
    if place.startswith(stays):
        return replace(event, args={**event.args, "where": text("place", place=leaves + place[1:])})
    return _leaves(card=event.args["card"]) if place else event


def _place_of(event: Event) -> str:
    """Return on which place an event puts a card; nothing if it doesn't put one on the board."""
    where = event.args["where"] if event.id in PUT else None
    return str(where.args["place"]) if isinstance(where, Text) else ""


def _sum(move: Sequence[Event]) -> Iterator[Event]:
    """Yield by how much coins, prestige and poverty change in all, if they do."""
    changes: Counter[str] = Counter()
    for event in move:
        if event.id == events.resources.id:
            changes.update(coins=event.args["coins"], poverty=event.args["poverty"])
        elif event.id == events.paid.id:
            changes["coins"] -= event.args["price"]
        elif event.id == events.bonus.id:
            changes["prestige"] += event.args["points"]
        elif event.id == events.icons.id:
            for gain in event.args["what"]:
                what, sign = GAINS[gain.id]
                changes[what] += sign * gain.args["n"]
    found = [(what, changes[what]) for what in ("coins", "prestige", "poverty") if changes[what]]
    if found:
        yield _brought(parts=tuple(text(SUMS[what, n > 0], n=abs(n)) for what, n in found))
