"""What a move comes to: what AutoMartin gained, in a title, and what hands must do on the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from engines.core.game.gist import Gist, Remark, gist_of, lines_of
from engines.core.script.event import Event
from engines.core.script.telling import Telling, meaning_of
from engines.core.text import Text, text

from ..model import events
from ..model.events import EVENTS


def _ids(*kinds: Telling[...]) -> frozenset[str]:
    return frozenset(kind.id for kind in kinds)


DRAWN = _ids(events.crucial, events.chosen, events.chosen_borough, events.drawn_deck, events.drawn_icon)
"""What tells which card is resolved next, and where it lay if not in the city deck."""
TAKEN = _ids(events.stacked, events.borough)
MOVED = TAKEN | _ids(events.too_dear, events.borough_too_dear)
"""What becomes of a card that is resolved: it is gained or refused."""
PEOPLES = _ids(events.due_paid, events.due_lapsed, events.due_short, events.effect)
ENDING = _ids(events.last_turns, events.no_more_turns)
"""What moves no card and concerns people."""
FILTERED = _ids(
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
PLACED = {"gist-put", "gist-aside", "gist-too-dear"}
"""Lines of cards that are put on the board."""
ROOM = 5
"""Lines that a message has, unless hands have more to do: then cards share them."""
MOST_NAMED = 2
WIDE, UNNAMED = 45, 12
"""Characters of a line on a phone, and of what a card without a name is called."""


def gist(move: Sequence[Event]) -> Gist:
    """Return what AutoMartin gained as the title, and a line for each card that moves and what it brings."""
    flipped = next((event for event in move if event.id == events.flipped.id), None)
    if flipped is None:
        return Gist(gist_of(move, EVENTS).title, (*map(Remark, _told(move)), *_noted(move)))
    title = text("title-turn", seat=flipped.args["who"], done=_done(move, MOST_NAMED))
    return Gist(title, tuple(_lines(move)), text("title-done", done=_done(move, 1)))


def _told(move: Sequence[Event]) -> list[Text]:
    """Return what people told, in their order: of each card that they put down where it lies at the end."""
    told: list[Text] = []
    for event in move:
        if event.id == events.row_gone.id:
            after = [_after_row_of(event, one) for one in told]
            has_moved = (at for at, one in enumerate(after) if one is not told[at] and _place_of(one))
            first = next(has_moved, len(after))
            told = [*after[:first], _row_gone(event), *after[first:]]
        else:
            told += _said(event)
    return told if len(told) <= ROOM else _neighbours_gathered(told)


def _said(event: Event) -> list[Text]:
    """Return the line of an event, if it has one."""
    return [line.text for line in lines_of([event], EVENTS)]


def _neighbours_gathered(told: Sequence[Text]) -> list[Text]:
    """Return what people told with cards that they put down one after the other in lines."""
    runs = groupby(told, key=lambda one: one.id == "gist-put")
    found: list[Text] = []
    for are_puts, run in runs:
        found += map(_in_one, _packed(list(run))) if are_puts else run
    return found


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


def _lines(move: Sequence[Event]) -> Iterator[Remark]:
    """Yield what hands must do with cards, then what a turn brings in all, then the reasons."""
    cards = _cards(move)
    others = list(_handless(move))
    cards = cards if len(cards) + len(others) <= ROOM else _gathered(cards)
    yield from map(Remark, cards)
    yield from others
    if len(cards) + len(others) < ROOM:  # else that reasons are left out would take a line's place
        yield from _reasons(move)


def _handless(move: Sequence[Event]) -> Iterator[Remark]:
    """Yield what moves no card: what concerns people, what it brings to AutoMartin, what the turn ends.

    That nothing is drawn is told once of several automa cards.
    """
    nothing: list[Remark] = []
    for event in move:
        if event.id in PEOPLES:
            yield from lines_of([event], EVENTS)
        elif meaning_of(event, EVENTS).gives_points:
            new = [line for line in lines_of([event], EVENTS) if line not in nothing]
            nothing += new
            yield from new
    if brought := _brought(move):
        yield Remark(text("gist-money", parts=brought))
    yield from lines_of([event for event in move if event.id in ENDING], EVENTS)


def _reasons(move: Sequence[Event]) -> Iterator[Remark]:
    if flipped := [text("automa-card", id=one.args["id"]) for one in move if one.id == events.flipped.id]:
        yield Remark(text("gist-flipped", n=len(flipped), ids=tuple(flipped)), is_detail=True)
    yield from lines_of([event for event in move if meaning_of(event, EVENTS).reason], EVENTS)
    yield from _noted(move)


def _noted(move: Sequence[Event]) -> Iterator[Remark]:
    if noted := sum(event.id == events.noted.id for event in move):
        yield Remark(text("gist-noted", n=noted), is_detail=True)


def _cards(move: Sequence[Event]) -> list[Text]:
    """Return what hands must do with cards: of each that is put on the board where it lies at the end."""
    lines: list[Text] = []
    where = deck = text("from-deck")
    for event in move:
        meaning = meaning_of(event, EVENTS)
        if event.id in DRAWN:
            where = event.args.get("where", deck)
        elif event.id in MOVED:
            lines += [Text(line.id, {"source": where, **line.args}) for line in _said(event)]
        elif event.id == events.row_gone.id:
            lines = _after_row(lines, event)
        elif event.id not in PEOPLES | ENDING and not (meaning.reason or meaning.gives_points):
            lines += _said(event)
    return lines


def _after_row(lines: Sequence[Text], event: Event) -> list[Text]:
    """Return the lines with that of a row: cards put down before it have moved along, or leave with it."""
    after = [_after_row_of(event, one) for one in lines]
    stay = [one for one in after if not _place_of(one) and one.id != "gist-leaves"]
    gone = [one for one in after if one.id == "gist-leaves"]
    return [*stay, *gone, _row_gone(event), *(one for one in after if _place_of(one))]


def _after_row_of(event: Event, line: Text) -> Text:
    """Return a line as it is once a row has left: its card has moved along, or left with it."""
    leaves, stays = ("t", "b") if event.args["row"] == "top" else ("b", "t")
    place = _place_of(line)
    if place.startswith(stays):
        return Text(line.id, {**line.args, "where": text("place", place=leaves + place[1:])})
    return text("gist-leaves", card=line.args["card"]) if place else line


def _row_gone(event: Event) -> Text:
    """Return that a row leaves; up to five names have no room, they stand under Why?."""
    return text("gist-row-gone", row=event.args["row"], n=len(event.args["cards"]))


def _place_of(line: Text) -> str:
    """Return on which place a line puts a card; nothing if it doesn't put one on the board."""
    where = line.args["where"] if line.id in PLACED else None
    return str(where.args["place"]) if isinstance(where, Text) else ""


def _gathered(lines: Sequence[Text]) -> list[Text]:
    """Return the lines with as many cards in a line as it has room for, where the first of them stood."""
    found = list(lines)
    for kind in ("gist-stacked", "gist-put", "gist-too-dear"):
        alike = [one for one in found if one.id == kind]
        if len(alike) > 1:
            place = found.index(alike[0])
            left = [one for one in found if one.id != kind]
            found = [*left[:place], *map(_in_one, _packed(alike)), *left[place:]]
    return found


def _packed(alike: Sequence[Text]) -> Iterator[list[Text]]:
    """Yield lines of one kind in parts, each as long as a line has room for."""
    part: list[Text] = []
    for one in alike:
        if part and _wide([*part, one]) > WIDE:
            yield part
            part = []
        part.append(one)
    yield part


def _wide(alike: Sequence[Text]) -> int:
    """Return how many characters lines of one kind take in one line."""
    cards: list[Any] = [one.args["card"] for one in alike]
    names = [len(card.args["name"]) if card.args else UNNAMED for card in cards]
    ends = len(" → stack") if alike[0].id == "gist-stacked" else len(" → t1") * len(alike)
    ends += len("Too dear: ") if alike[0].id == "gist-too-dear" else 0
    return sum(names) + len(", ") * (len(alike) - 1) + ends


def _in_one(alike: Sequence[Text]) -> Text:
    """Return lines of one kind as one line."""
    first = alike[0]
    if len(alike) == 1:
        return first
    if first.id == "gist-put":
        return text("gist-puts", puts=tuple(alike))
    if first.id == "gist-too-dear":
        return text("gist-too-dears", puts=tuple(Text("gist-put", one.args) for one in alike))
    cards: list[Any] = [one.args["card"] for one in alike]
    return text("gist-all-stacked", cards=tuple(cards))


def _brought(move: Sequence[Event]) -> tuple[Text, ...]:
    """Return by how much coins, prestige and poverty change in all."""
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
    found = ((what, changes[what]) for what in ("coins", "prestige", "poverty") if changes[what])
    return tuple(text(SUMS[what, n > 0], n=abs(n)) for what, n in found)
