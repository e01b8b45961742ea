"""What a move comes to: what AutoMartin gained, in a title, and what hands must do on the table."""

from collections.abc import Iterator, Sequence
from typing import Any

from engines.core.gist import Gist, Remark
from engines.core.requests import Event
from engines.core.text import Text, text

DETAILS = {"flipped", "resources", "no-filter", "another", "reshuffled", "skipped", "no-further"} | {
    "reported-take",
    "reported-buy",
    "reported-drew",
}
UNSAID = {
    "noted",
    "person-done",
    "no-more-draws",
    "drawn-icon",
    "drawn-deck",
    "start-order",
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
    "row-gone": "gist-row-gone",
    "slot-named": "gist-slot-named",
    "aside": "gist-aside",
    "no-card": "gist-no-card",
    "effect": "gist-effect",
}
"""The short words of other events; all others keep their own."""
MONEY = {"paid", "bonus", "icons"}
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
    """Yield a line for each card that moves, from where, and one for what it costs and brings."""
    where: Text = text("from-deck")
    money: list[Event] = []
    for event in events:
        if event.id in MONEY:
            money.append(event)
            continue
        if event.id not in TAKEN:  # what was paid for a card stands behind it
            yield from _money(money)
            money = []
        if event.id in FROM:
            where = event.args["where"]
        elif event.id in MOVED:
            yield Remark(text_of(event, where))
            where = text("from-deck")
        elif event.id not in UNSAID:
            yield Remark(Text(SHORT.get(event.id, event.text.id), event.args), event.id in DETAILS)
    yield from _money(money)
    if noted := sum(event.id == "noted" for event in events):
        yield Remark(text("gist-noted", n=noted), is_detail=True)


def text_of(event: Event, where: Text) -> Text:
    """Return the short line of a card that moves: from where to where."""
    args: dict[str, Any] = {"source": where, **event.args}
    return Text(MOVED[event.id], args)


def _money(events: Sequence[Event]) -> Iterator[Remark]:
    """Yield what a card costs and brings in one line."""
    parts: list[Text] = []
    for event in events:
        if event.id == "paid":
            parts.append(text("gain-paid", n=event.args["price"]))
        elif event.id == "bonus":
            parts.append(text("gain-bonus", n=event.args["points"]))
        else:
            parts += event.args["what"]
    if parts:
        yield Remark(text("gist-money", parts=tuple(parts)))
