"""What a move comes to: who took what, in a title, and a few short lines.

What an event means by itself is declared with it (`model.events`); here is what several come to together.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from engines.core.game.gist import Gist, Remark, gathered
from engines.core.script.event import Event
from engines.core.script.telling import Meaning, meaning_of
from engines.core.text import Arg, Text, text

from ..model.events import EVENTS
from ..model.labels import marked_seat, order_label, seat_label

NO_TILE = Text("")
TAKING = {"took", "fetch", "white-castle"}


def gist(events: Sequence[Event]) -> Gist:
    """Return who took what as the title, and a line for all that belongs together."""
    done = tuple(_clauses(events, _in_signs))
    return Gist(_title(events), tuple(_lines(events)), text("title-done", done=done) if done else None)


def _lines(events: Sequence[Event]) -> Iterator[Remark]:
    groups = gathered(events, EVENTS)
    for group in sorted(groups, key=lambda one: meaning_of(one[0], EVENTS).reason):
        first, last = group[0], group[-1]
        meaning = meaning_of(last, EVENTS)
        if group is groups[0] and first.id == "round":
            yield Remark(text("gist-side", side=first.args["side"]))  # the title says the rest
        elif not meaning.unsaid and not (meaning.passing and group is not groups[-1]):
            words = _words([_plainly(event) for event in group], meaning)
            # An income of nothing is a detail, too.
            yield Remark(words, meaning.detail or last.args.get("silver") == 0, meaning.gives_points)
            if which := _which(group):
                yield Remark(text("gist-which", which=which))
            if last.id == "market-wild":
                yield Remark(text("gist-face-down"))


def _words(group: Sequence[Event], meaning: Meaning) -> Text:
    """Return the words of a line: short ones if there are any, those of the event if not."""
    *before, last = group
    words = meaning.joins[before[-1].id] if before else meaning.short
    if last.id == "reported-market":
        return replace(last.text, args={"tiles": _in_signs(last.args["tiles"])})
    return Text(words, _arguments(group)) if words else last.text


def _arguments(group: Sequence[Event]) -> dict[str, Any]:
    """Return the arguments of all events, points added up, with their seats in words and goods as signs."""
    first, last = group[0], group[-1]
    # Events of the first rules have no slot.
    args: dict[str, Any] = {"slot": 0, "what": last.text}
    for event in group:
        args |= event.args
    if "card" in first.args:
        old, new = first.args["card"], last.args["card"]
        args |= {"old": old, "left": old, "right": new}
    if "points" in args:
        args["points"] = sum(event.args.get("points", 0) for event in group)
    if "goods" in args:
        args["goods"] = tuple(Text("good-sign", good.args) for good in args["goods"])
    if "seats" in args:
        args["seats"] = order_label(_ids(args["seats"]))
    if first.seat:
        args["seat"] = marked_seat(first.seat)
    return args


def _which(group: Sequence[Event]) -> str:
    """Return which of several tiles alike a group is about; "" if there was one, or its kind tells."""
    if group[0].id == "reserve-wild" and group[0].args["n"] > 1:
        return "tile-last"
    label: Text = group[0].args.get("tile", NO_TILE)
    plain, now = _named(label), group[-1].args.get("tile", label)
    return label.id if label != plain and now in (label, plain) else ""


def _plainly(event: Event) -> Event:
    """Return an event with its tile's own name, without which of several it is."""
    if "tile" not in event.args:
        return event
    return replace(event, args={**event.args, "tile": _named(event.args["tile"])})


def _named(label: Text) -> Text:
    """Return a tile's own name."""
    named = label.args.get("tile")
    return named if isinstance(named, Text) else label


def _ids(seats: Sequence[Text]) -> tuple[str, ...]:
    """Return the ids of the seats that an order names."""
    prefix = {"seat-automata": "a", "seat-person": "p"}
    return tuple(f"{prefix[label.id]}{label.args['n']}" for label in seats)


def _title(events: Sequence[Event]) -> Text | None:
    """Return what names the move: the first event that has a title, by its words or made of all events."""
    for event in events:
        if event.id in TITLES:
            return TITLES[event.id](events)
        if title := meaning_of(event, EVENTS).title:
            return Text(title, event.args)
    return None


def _turn_title(events: Sequence[Event]) -> Text:
    """Return what the automata did first, so that a phone shows it in a line; or else that it is its turn."""
    done = next(_clauses(events, _in_short), None)
    seat = seat_label(events[0].seat or "")
    return text("title-turn", seat=seat, done=done) if done else text("offer-turn", seat=seat)


def _clauses(events: Sequence[Event], name: Callable[[Sequence[Text]], Arg]) -> Iterator[Text]:
    """Yield what the automata did, in few words; `name` puts tiles into words."""
    taken: list[Text] = []
    placed: list[Text] = []
    for before, event in zip((None, *events), events, strict=False):
        if event.id in TAKING:
            taken.append(event.args["tile"])
        elif event.id == "placed" and before and before.id == "took":
            taken[-1] = event.args["tile"]  # its kind may have been asked
        elif event.id in ("placed", "placed-wild"):
            placed.append(event.args["tile"])
    if taken:
        yield text("title-takes", tiles=name(taken))
    if placed:
        yield text("title-places", tiles=name(placed))
    for event in events:
        if event.id == "market-wild":
            yield text("title-stores")
        elif event.id == "market-empty-silver":
            yield text("title-silver")
        elif event.id == "bought":
            yield text("title-buys", tiles=name([event.args["tile"]]))
    if complete := sum(event.id == "card-done" for event in events):
        yield text("title-completes", n=complete)


def _person_title(events: Sequence[Event]) -> Text | None:
    """Return what a person did in their turn, as far as they told; the name of the move serves if nothing."""
    who = next(event.args["who"] for event in events if event.id == "person-done")
    did = []
    for name, ids in (("takes", "reported-take"), ("buys", "reported-buy")):
        if tiles := [event.args["tile"] for event in events if event.id == ids]:
            did.append(text(f"title-{name}", tiles=_in_signs(tiles)))
    if ships := sum(event.id.startswith("reported-ship") for event in events):
        did.append(text("title-ships", n=ships))
    if bonuses := sum(event.id == "reported-claim" for event in events):
        did.append(text("title-claims", n=bonuses))
    return text("title-turn", seat=who, done=tuple(did)) if did else None


def _in_signs(tiles: Sequence[Text]) -> tuple[Text, ...]:
    """Return the tiles by their colours, so that any number of them has room in a line."""
    return tuple(text("sign", tile=Text(f"sign-{tile.id}", tile.args)) for tile in map(_named, tiles))


def _in_short(tiles: Sequence[Text]) -> Text:
    """Return the tile by a short name, of several how many they are: the lines below the title name them."""
    tile, *more = map(_named, tiles)
    return text("short-tiles", n=len(tiles)) if more else Text(f"short-{tile.id}", tile.args)


TITLES: dict[str, Callable[[Sequence[Event]], Text | None]] = {
    "start-left": lambda _: None,
    "dice": _turn_title,
    "person-done": _person_title,
}
"""The titles that several events make together; a set-up has none."""
