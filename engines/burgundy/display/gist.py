"""What a move comes to: who took what, in a title, and a few short lines."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from engines.core.game.gist import Gist, Remark
from engines.core.script.requests import Event
from engines.core.text import Arg, Text, text

from ..model.labels import marked_seat, order_label, seat_label

FOLLOWERS = {
    "start-left": {"start-right"},
    "took": {"placed"},
    "reserve-tile": {"placed"},
    "reserve-wild": {"placed-wild"},
    "city-hall": {"placed"},
    "ship-goods": {"track", "track-end"},
    "ship-no-goods": {"track", "track-end"},
    "box": {"sold", "sell-nothing"},
    "warehouse": {"sold", "sell-nothing"},
    "castle-both-full": {"sold", "sell-nothing"},
    "sold": {"trade-route"},
    "slide": {"new-card"},
}
"""Which events go on with what the one before them began: together they are one line."""

PLAIN = {"end-points", "final", "person-done"}
"""Left out: the score stands right below, and the title says who is done."""

UNSAID = {"seat", "castle", "crane", "phase"}
"""Left out once something comes after them: that, or the title, makes them plain."""

DETAILS = {
    *(
        "dice",
        "round",
        "order",
        "no-good",
        "depots-empty-handed",
        "sell-nothing",
        "city-hall-nothing",
    ),
    *("fetch-nothing", "no-bonus-tile", "reshuffle", "buy-nothing"),
}

POINTS = {"livestock", "building-points", "card-done", "trade-route"}
"""What gives points and moves nothing on the table."""

EFFECTS = {
    *("livestock", "bank", "building-points", "city-hall-nothing", "fetch-nothing"),
    *("white-castle-silver", "sell-nothing"),
}
"""What follows from a tile that was placed."""

MERGED = {
    "start-left": "gist-left-card",
    "start-left start-right": "gist-cards",
    "took placed": "gist-taken",
    "reserve-tile placed": "gist-from-reserve",
    "reserve-wild placed-wild": "gist-from-reserve",
    "city-hall": "gist-city-hall-takes",
    "city-hall placed": "gist-from-reserve",
    "ship-goods track": "gist-ship",
    "ship-goods track-end": "gist-ship-end",
    "ship-no-goods track": "gist-ship-empty",
    "ship-no-goods track-end": "gist-ship-empty-end",
    "slide new-card": "gist-slide",
    "fetch": "gist-fetched",
    "white-castle": "gist-fetched",
    "dice": "gist-dice",
    "round": "gist-round",
    "income": "gist-income",
    "card-done": "gist-card-done",
    "bonus-tile": "gist-bonus-tile",
    "bought": "gist-bought",
    "market-wild": "gist-market-wild",
}
"""The short words of events that come together, or of one alone; all others keep their own words."""

TOLD = {"reported-take", "reported-buy", "reported-ship", "reported-ship-none", "reported-claim"}
"""What people have told of their own turn."""

REASON = "dice"
"""Comes last: first what hands must do, then why."""
NO_TILE = Text("")
TAKING = {"took", "fetch", "white-castle"}


def gist(events: Sequence[Event]) -> Gist:
    """Return who took what as the title, and a line for all that belongs together."""
    done = tuple(_clauses(events, _in_signs))
    return Gist(_title(events), tuple(_lines(events)), text("title-done", done=done) if done else None)


def _lines(events: Sequence[Event]) -> Iterator[Remark]:
    bundles: list[list[Event]] = []
    for event in events:
        if bundles and event.id in FOLLOWERS.get(bundles[-1][-1].id, ()):
            bundles[-1].append(event)
        else:
            bundles.append([event])
    for bundle in sorted(bundles, key=lambda one: one[0].id == REASON):
        if bundle is bundles[0] and bundle[0].id == "round":
            yield Remark(text("gist-side", side=bundle[0].args["side"]))  # the title says the rest
        elif bundle[-1].id not in PLAIN and (bundle[-1].id not in UNSAID or bundle is bundles[-1]):
            yield _line([_plainly(event) for event in bundle])
            if which := _which(bundle):
                yield Remark(text("gist-which", which=which))
            if bundle[-1].id == "market-wild":
                yield Remark(text("gist-face-down"))


def _line(bundle: list[Event]) -> Remark:
    last = bundle[-1]
    is_detail = last.id in DETAILS or last.args.get("silver") == 0
    ids = " ".join(event.id for event in bundle)
    if any(event.id == "sold" for event in bundle):
        points = sum(event.args.get("points", 0) for event in bundle)
        return Remark(text("gist-sale", **{**_merged(bundle), "points": points}))
    if ids in MERGED:
        return Remark(Text(MERGED[ids], _merged(bundle)), is_detail, last.id in POINTS)
    if last.id == "order":
        return Remark(text("order", seats=order_label(_seats_of(last))), is_detail)
    if last.id == "reported-market":
        return Remark(text("event-reported-market", tiles=_in_signs(last.args["tiles"])))
    if last.id in EFFECTS:
        return Remark(text("gist-effect", what=last.text), is_detail, last.id in POINTS)
    return Remark(last.text, is_detail, last.id in POINTS)


def _merged(bundle: list[Event]) -> dict[str, Any]:
    """Return the arguments of all events, with their seat in words and goods as signs."""
    args: dict[str, Any] = {"old": bundle[0].args.get("card", 0), "slot": 0}
    for event in bundle:
        args |= event.args
    if "goods" in args:
        args["goods"] = tuple(Text("good-sign", good.args) for good in args["goods"])
    if bundle[0].id == "start-left":
        args |= {"left": bundle[0].args["card"], "right": bundle[-1].args["card"]}
    if seat := bundle[0].seat:
        args["seat"] = marked_seat(seat)
    return args


def _which(bundle: list[Event]) -> str:
    """Return which of several tiles alike a bundle is about; "" if there was one, or its kind tells."""
    if bundle[0].id == "reserve-wild" and bundle[0].args["n"] > 1:
        return "tile-last"
    label: Text = bundle[0].args.get("tile", NO_TILE)
    plain, now = _named(label), bundle[-1].args.get("tile", label)
    return label.id if label != plain and now in (label, plain) else ""


def _plainly(event: Event) -> Event:
    """Return an event with its tile's own name, without which of several it is."""
    return (
        replace(event, args={**event.args, "tile": _named(event.args["tile"])})
        if "tile" in event.args
        else event
    )


def _named(label: Text) -> Text:
    """Return a tile's own name."""
    named = label.args.get("tile")
    return named if isinstance(named, Text) else label


def _seats_of(order: Event) -> tuple[str, ...]:
    """Return the ids of the seats that an order names."""
    prefix = {"seat-automata": "a", "seat-person": "p"}
    return tuple(f"{prefix[label.id]}{label.args['n']}" for label in order.args["seats"])


def _title(events: Sequence[Event]) -> Text | None:
    ids = {event.id for event in events}
    if "start-left" in ids or not ids & TITLES.keys():
        return None
    first = next(event for event in events if event.id in TITLES)
    return TITLES[first.id](events)


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
    told = [event for event in events if event.id in TOLD]
    who = next(event.args["who"] for event in events if event.id == "person-done")
    did = []
    for name, ids in (("takes", "reported-take"), ("buys", "reported-buy")):
        if tiles := [event.args["tile"] for event in told if event.id == ids]:
            did.append(text(f"title-{name}", tiles=_in_signs(tiles)))
    if ships := sum(event.id.startswith("reported-ship") for event in told):
        did.append(text("title-ships", n=ships))
    if bonuses := sum(event.id == "reported-claim" for event in told):
        did.append(text("title-claims", n=bonuses))
    return text("title-turn", seat=who, done=tuple(did)) if did else None


def _in_signs(tiles: Sequence[Text]) -> tuple[Text, ...]:
    """Return the tiles by their colours, so that any number of them has room in a line."""
    return tuple(text("sign", tile=Text(f"sign-{tile.id}", tile.args)) for tile in map(_named, tiles))


def _in_short(tiles: Sequence[Text]) -> Text:
    """Return the tile by a short name, of several how many they are: the lines below the title name them."""
    tile, *more = map(_named, tiles)
    return text("short-tiles", n=len(tiles)) if more else Text(f"short-{tile.id}", tile.args)


def _round_title(events: Sequence[Event]) -> Text:
    begun = next(event for event in events if event.id == "round")
    return text("title-round", **{name: begun.args[name] for name in ("phase", "round", "white")})


def _phase_title(events: Sequence[Event]) -> Text:
    return text("title-phase", phase=next(event for event in events if event.id == "phase").args["phase"])


TITLES = {
    "dice": _turn_title,
    "phase": _phase_title,
    "round": _round_title,
    "person-done": _person_title,
}
