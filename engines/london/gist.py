"""What a move comes to: what AutoMartin gained, in a title, and what hands must do on the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engines.core.gist import Gist, Remark
from engines.core.requests import Event
from engines.core.text import Text, text

DETAILS = {"flipped", "resources", "bonus", "no-filter", "another", "reshuffled", "skipped", "no-further"} | {
    "reported-take",
    "reported-buy",
    "reported-drew",
}
"""Reasons: they stand behind what hands must do."""
UNSAID = {
    "poverty-table",
    "noted",
    "paid",
    "icons",
    "person-done",
    "no-more-draws",
    "drawn-icon",
    "drawn-deck",
    "start-order",
    "poverty-left",
    "poverty-cost",
    "final",
    "no-totals",
}
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
    "flipped": "gist-flipped",
    "slot-named": "gist-slot-named",
    "slot-filled": "gist-slot-filled",
    "aside": "gist-aside",
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
FEW_MOVES, MOST_MOVES = 3, 4
"""Lines that cards have beside what they bring: in a message that tells reasons too, and in any other."""
FRUITLESS = {"no-card", "no-filter", "no-city-card", "too-dear", "borough-too-dear"}
"""What tells that a turn brought no card."""
MOST_NAMED = 2


def gist(events: Sequence[Event]) -> Gist:
    """Return what AutoMartin gained as the title, and a line for each card that moves and what it brings."""
    flipped = next((event for event in events if event.id == "flipped"), None)
    lines = tuple(_lines(events))
    if flipped is None:
        return Gist(_plain_title(events), lines)
    title = text("title-turn", seat=flipped.args["who"], done=_done(events, MOST_NAMED))
    return Gist(title, lines, text("title-done", done=_done(events, 1)))


def _plain_title(events: Sequence[Event]) -> Text | None:
    final = next((event for event in events if event.id in ("winner", "shared", "no-totals")), None)
    return text(f"title-{final.id}", **final.args) if final else None


def _done(events: Sequence[Event], most: int) -> Text:
    """Return what was gained; of more than so many cards how many they are."""
    cards = [event.args["card"] for event in events if event.id in TAKEN]
    if not cards and any(event.id in FRUITLESS for event in events):
        return text("title-nothing")
    if not cards:  # the turn still asks
        flipped = next(event for event in events if event.id == "flipped")
        return text("title-plays", id=flipped.args["id"])
    if len(cards) > most:
        return text("title-many", n=len(cards))
    return text("title-gains", cards=tuple(text("in-title", card=card) for card in cards))


def _lines(events: Sequence[Event]) -> Iterator[Remark]:
    """Yield what hands must do with cards, then what a turn brings in all, then the reasons."""
    moves: list[Text] = []
    reasons: list[Text] = []
    where: Text = text("from-deck")
    for event in events:
        if event.id in FROM:
            where = event.args["where"]
        elif event.id in MOVED:
            moves.append(Text(MOVED[event.id], {"source": where, **event.args}))
            where = text("from-deck")
        elif event.id == "row-gone":
            moves += [text(line, row=event.args["row"]) for line in ("gist-row-gone", "gist-row-moved")]
            reasons += _gone(event.args["cards"])
        elif event.id not in UNSAID:
            listed = reasons if event.id in DETAILS else moves
            listed.append(Text(SHORT.get(event.id, event.text.id), event.args))
    moves = _together(moves)
    yield from map(Remark, moves)
    if brought := _brought(events):
        yield Remark(text("gist-money", parts=brought))
    if noted := sum(event.id == "noted" for event in events):
        reasons.append(text("gist-noted", n=noted))
    is_turn = any(event.id == "flipped" for event in events)
    if len(moves) <= FEW_MOVES or not is_turn:  # else that reasons are left out would take a card's place
        yield from (Remark(reason, is_detail=True) for reason in reasons)


def _gone(cards: Sequence[Text]) -> list[Text]:
    """Return the cards of a row that left the game, two in a line."""
    return [text("gist-row-cards", cards=tuple(cards[at : at + 2])) for at in range(0, len(cards), 2)]


def _together(moves: list[Text]) -> list[Text]:
    """Return the moves in as few lines as a message has; of the cards that people turned up first."""
    deck = text("from-deck")
    if len(moves) > FEW_MOVES:
        moves = _paired(moves, [one for one in _stacked(moves) if one.args["source"] == deck])
    if len(moves) > MOST_MOVES:
        moves = [one for one in moves if one.id != "gist-slot-filled"]
    if len(moves) > MOST_MOVES:
        moves = _paired(moves, [one for one in _stacked(moves) if one.args["source"] != deck])
    return moves


def _stacked(moves: Sequence[Text]) -> list[Text]:
    return [one for one in moves if one.id == "gist-stacked"]


def _paired(moves: list[Text], paired: Sequence[Text]) -> list[Text]:
    """Return the moves with some of them two in a line, which stand where the first of them did."""
    if len(paired) < 2:
        return moves
    cards: list[Any] = [one.args["card"] for one in paired]
    lines = [text("gist-pair", cards=tuple(cards[at : at + 2])) for at in range(0, len(cards) - 1, 2)]
    if len(cards) % 2:
        lines.append(paired[-1])
    place = moves.index(paired[0])
    left = [one for one in moves if one not in paired]
    return [*left[:place], *lines, *left[place:]]


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
