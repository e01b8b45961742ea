"""What a move comes to: what AutoMartin gained, in a title, and what hands must do on the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from engines.core.game.gist import Gist, Remark
from engines.core.script.requests import Event
from engines.core.text import Text, text

DETAILS = {"bonus", "no-filter", "reshuffled", "skipped", "no-further"}
"""Reasons: they stand behind what hands must do."""
UNSAID = {
    "poverty-table",
    "resources",
    "another",
    "noted",
    "paid",
    "icons",
    "person-done",
    "no-more-draws",
    "drawn-icon",
    "drawn-deck",
    "deck-out",
    "deck-empty",
    "start-order",
    "poverty-left",
    "poverty-cost",
    "final",
    "no-totals",
}
"""What other lines tell: who has a turn left, that the deck is empty, and their sum what a turn brings."""
NOTHING = {"no-card", "no-city-card", "nothing-aside"}
"""What moves no card: it gives way to what hands must do, and is told once of several automa cards."""
PEOPLES = {"due-paid", "due-lapsed", "due-short", "effect"}
ENDING = {"last-turns", "no-more-turns"}
"""What moves no card and concerns people."""
TAKEN = ("stacked", "borough")
FROM = {"crucial", "chosen", "chosen-borough"}
"""What tells where a card lay that is resolved next."""
MOVED = {
    "stacked": "gist-stacked",
    "borough": "gist-borough",
    "too-dear": "gist-too-dear",
    "borough-too-dear": "gist-borough-too-dear",
}
"""The short words of a card that is gained or refused."""
SHORT = {
    "slot-named": "gist-slot-named",
    "slot-filled": "gist-slot-filled",
    "reported-put": "gist-put",
    "reported-board": "gist-board",
    "aside": "gist-aside",
    "last-turns": "gist-deck-out",
    "no-more-turns": "gist-no-more-turns",
    "no-card": "gist-no-card",
    "due-paid": "gist-due-paid",
    "due-lapsed": "gist-due-lapsed",
    "due-short": "gist-due-short",
    "effect": "gist-effect",
}
"""The short words of other events; all others keep their own."""
GAINS = {
    "gain-coins": ("coins", 1),
    "gain-prestige": ("prestige", 1),
    "gain-poverty": ("poverty", 1),
    "lose-poverty": ("poverty", -1),
}
SUMS = {
    ("coins", True): "gain-coins",
    ("coins", False): "gain-paid",
    ("prestige", True): "gain-prestige",
    ("poverty", True): "gain-poverty",
    ("poverty", False): "lose-poverty",
}
"""How an icon's words count, and the words of a sum that is more than nothing, or less."""
PLACED = {"gist-put", "gist-aside", "gist-too-dear"}
"""Lines of cards that are put on the board."""
ROOM = 5
"""Lines that a message has, unless hands have more to do: then cards share them."""
DRAWN = {"chosen", "chosen-borough", "drawn-deck", "no-card", "no-filter", "no-city-card"}
"""What tells that the filter of an automa card has come to its end."""
MOST_NAMED = 2
WIDE, UNNAMED = 45, 12
"""Characters of a line on a phone, and of what a card without a name is called."""


def gist(events: Sequence[Event]) -> Gist:
    """Return what AutoMartin gained as the title, and a line for each card that moves and what it brings."""
    flipped = next((event for event in events if event.id == "flipped"), None)
    if flipped is None:
        noted = (Remark(one, is_detail=True) for one in _noted(events))
        return Gist(_plain_title(events), (*map(Remark, _told(events)), *noted))
    lines = tuple(_lines(events))
    title = text("title-turn", seat=flipped.args["who"], done=_done(events, MOST_NAMED))
    return Gist(title, lines, text("title-done", done=_done(events, 1)))


def _told(events: Sequence[Event]) -> list[Text]:
    """Return what people told, in their order: of each card that they put down where it lies at the end."""
    told: list[Text] = []
    for event in events:
        if event.id == "row-gone":
            after = [_after_row_of(event, one) for one in told]
            has_moved = (at for at, one in enumerate(after) if one is not told[at] and _place_of(one))
            first = next(has_moved, len(after))
            told = [*after[:first], _row_gone(event), *after[first:]]
        elif event.id not in UNSAID:
            told.append(_short(event))
    return told if len(told) <= ROOM else _neighbours_gathered(told)


def _neighbours_gathered(told: Sequence[Text]) -> list[Text]:
    """Return what people told with cards that they put down one after the other in lines."""
    runs = groupby(told, key=lambda one: one.id == "gist-put")
    found: list[Text] = []
    for are_puts, run in runs:
        found += map(_in_one, _packed(list(run))) if are_puts else run
    return found


def _plain_title(events: Sequence[Event]) -> Text | None:
    final = next((event for event in events if event.id in ("winner", "shared", "no-totals")), None)
    return text(f"title-{final.id}", **final.args) if final else None


def _done(events: Sequence[Event], most: int) -> Text:
    """Return what was gained; of more than so many cards how many they are."""
    cards = [event.args["card"] for event in events if event.id in TAKEN]
    if not cards:
        latest = max(place for place, event in enumerate(events) if event.id == "flipped")
        if any(event.id in DRAWN for event in events[latest:]):
            return text("title-nothing")
        return text("title-plays", id=events[latest].args["id"])
    if len(cards) > most:
        return text("title-many", n=len(cards))
    return text("title-gains", cards=tuple(text("in-title", card=card) for card in cards))


def _lines(events: Sequence[Event]) -> Iterator[Remark]:
    """Yield what hands must do with cards, then what a turn brings in all, then the reasons."""
    moves = _moves(events)
    others = list(_handless(events))
    moves = moves if len(moves) + len(others) <= ROOM else _gathered(moves)
    yield from map(Remark, moves)
    yield from others
    if len(moves) + len(others) < ROOM:  # else that reasons are left out would take a line's place
        yield from (Remark(reason, is_detail=True) for reason in _reasons(events))


def _handless(events: Sequence[Event]) -> Iterator[Remark]:
    """Yield what moves no card: what concerns people, what it brings to AutoMartin, what the turn ends."""
    nothing: list[Text] = []
    for event in events:
        if event.id in PEOPLES:
            yield Remark(_short(event))
        elif event.id in NOTHING and _short(event) not in nothing:
            nothing.append(_short(event))
            yield Remark(_short(event), is_points=True)
    if brought := _brought(events):
        yield Remark(text("gist-money", parts=brought), is_at_mats=True)
    yield from (Remark(_short(event)) for event in events if event.id in ENDING)


def _short(event: Event) -> Text:
    return Text(SHORT.get(event.id, event.text.id), event.args)


def _reasons(events: Sequence[Event]) -> Iterator[Text]:
    if flipped := [text("automa-card", id=event.args["id"]) for event in events if event.id == "flipped"]:
        yield text("gist-flipped", n=len(flipped), ids=tuple(flipped))
    yield from (_short(event) for event in events if event.id in DETAILS)
    yield from _noted(events)


def _noted(events: Sequence[Event]) -> Iterator[Text]:
    if noted := sum(event.id == "noted" for event in events):
        yield text("gist-noted", n=noted)


def _moves(events: Sequence[Event]) -> list[Text]:
    """Return what hands must do with cards: of each that is put on the board where it lies at the end."""
    moves: list[Text] = []
    where: Text = text("from-deck")
    for event in events:
        if event.id in FROM:
            where = event.args["where"]
        elif event.id in MOVED:
            moves.append(Text(MOVED[event.id], {"source": where, **event.args}))
            where = text("from-deck")
        elif event.id == "row-gone":
            moves = _after_row(moves, event)
        elif event.id not in UNSAID | DETAILS | NOTHING | PEOPLES | ENDING | {"flipped"}:
            moves.append(_short(event))
    return moves


def _after_row(moves: Sequence[Text], event: Event) -> list[Text]:
    """Return the moves with that of a row: cards put down before it have moved along, or leave with it."""
    after = [_after_row_of(event, one) for one in moves]
    stay = [one for one in after if not _place_of(one) and one.id != "gist-leaves"]
    gone = [one for one in after if one.id == "gist-leaves"]
    return [*stay, *gone, _row_gone(event), *(one for one in after if _place_of(one))]


def _after_row_of(event: Event, move: Text) -> Text:
    """Return a move with that of a row: its card has moved along, or left with it."""
    leaves, stays = ("t", "b") if event.args["row"] == "top" else ("b", "t")
    place = _place_of(move)
    if place.startswith(stays):
        return Text(move.id, {**move.args, "where": text("place", place=leaves + place[1:])})
    return text("gist-leaves", card=move.args["card"]) if place else move


def _row_gone(event: Event) -> Text:
    """Return that a row leaves; up to five names have no room, they stand under Why?."""
    return text("gist-row-gone", row=event.args["row"], n=len(event.args["cards"]))


def _place_of(move: Text) -> str:
    """Return on which place a move puts a card; nothing if it doesn't put one on the board."""
    where = move.args["where"] if move.id in PLACED else None
    return str(where.args["place"]) if isinstance(where, Text) else ""


def _gathered(moves: Sequence[Text]) -> list[Text]:
    """Return the moves with as many cards in a line as it has room for, where the first of them stood."""
    found = list(moves)
    for kind in ("gist-stacked", "gist-put", "gist-too-dear"):
        alike = [one for one in found if one.id == kind]
        if len(alike) > 1:
            place = found.index(alike[0])
            left = [one for one in found if one.id != kind]
            found = [*left[:place], *map(_in_one, _packed(alike)), *left[place:]]
    return found


def _packed(alike: Sequence[Text]) -> Iterator[list[Text]]:
    """Yield moves of one kind in parts, each as long as a line has room for."""
    part: list[Text] = []
    for one in alike:
        if part and _wide([*part, one]) > WIDE:
            yield part
            part = []
        part.append(one)
    yield part


def _wide(alike: Sequence[Text]) -> int:
    """Return how many characters moves of one kind take in one line."""
    cards: list[Any] = [one.args["card"] for one in alike]
    names = [len(card.args["name"]) if card.args else UNNAMED for card in cards]
    ends = len(" → stack") if alike[0].id == "gist-stacked" else len(" → t1") * len(alike)
    ends += len("Too dear: ") if alike[0].id == "gist-too-dear" else 0
    return sum(names) + len(", ") * (len(alike) - 1) + ends


def _in_one(alike: Sequence[Text]) -> Text:
    """Return moves of one kind as one line."""
    first = alike[0]
    if len(alike) == 1:
        return first
    if first.id == "gist-put":
        return text("gist-puts", puts=tuple(alike))
    if first.id == "gist-too-dear":
        return text("gist-too-dears", puts=tuple(Text("gist-put", one.args) for one in alike))
    cards: list[Any] = [one.args["card"] for one in alike]
    return text("gist-all-stacked", cards=tuple(cards))


def _brought(events: Sequence[Event]) -> tuple[Text, ...]:
    """Return by how much coins, prestige and poverty change in all."""
    changes: Counter[str] = Counter()
    for event in events:
        if event.id == "resources":
            changes.update(coins=event.args["coins"], poverty=event.args["poverty"])
        elif event.id == "paid":
            changes["coins"] -= event.args["price"]
        elif event.id == "bonus":
            changes["prestige"] += event.args["points"]
        elif event.id == "icons":
            for gain in event.args["what"]:
                what, sign = GAINS[gain.id]
                changes[what] += sign * gain.args["n"]
    found = ((what, changes[what]) for what in ("coins", "prestige", "poverty") if changes[what])
    return tuple(text(SUMS[what, n > 0], n=abs(n)) for what, n in found)
