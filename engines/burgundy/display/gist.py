"""What a move comes to: who took what, as the title, and what several events come to together.

What each event means, and which of them share a line, is declared with it (`model.events`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from engines.core.game.gist import Gist, gathered, gist_of
from engines.core.script.event import Event
from engines.core.script.telling import Meaning, telling, tellings
from engines.core.text import Arg, Text, text

from ..model import events
from ..model.events import EVENTS
from ..model.labels import marked_seat, order_label, seat_label

NO_TILE = Text("")
TAKING = {"took", "fetch", "white-castle"}

OF_MARKET = {events.market_wild.id, events.bought.id}

# What several events come to


@telling(Meaning(title="title-turn", unnamed="title-done", unsaid=True))
def _did(seat: Text, done: Text, signs: tuple[Text, ...]) -> None: ...


@telling(Meaning(title="offer-turn", unsaid=True))
def _begins_turn(seat: Text) -> None: ...


@telling(Meaning(title="title-turn", unsaid=True))
def _reported(seat: Text, done: tuple[Text, ...]) -> None: ...


@telling(Meaning(title="title-round", short="gist-side"))
def _begins_round(phase: str, round: int, white: int, side: Text) -> None: ...  # noqa: A002


@telling(Meaning(short="gist-income", detail=True))
def _no_income(silver: int, phase: str) -> None: ...


@telling(Meaning(short="gist-which"))
def _of_several(which: str) -> None: ...


@telling(Meaning(short="gist-face-down"))
def _face_down() -> None: ...


TOLD = {**EVENTS, **tellings(vars())}


def gist(move: Sequence[Event]) -> Gist:
    """Return who took what as the title, and a line for all that belongs together."""
    return gist_of([*_turn(move), *_come_to(move)], TOLD)


def _come_to(move: Sequence[Event]) -> Iterator[Event]:
    """Yield the events as the lines name them, and after those of a line which of several tiles is meant."""
    for place, group in enumerate(gathered(move, EVENTS)):
        for event in group:
            named = replace(event, args=_arguments(event, group))
            if place == 0 and event.id == events.round_.id:
                yield replace(named, id=_begins_round.id)  # in the set-up it is one line of many
            elif event.id == events.income.id and event.args["silver"] == 0:
                yield replace(named, id=_no_income.id)
            else:
                yield named
        if which := _which(group):
            yield _of_several(which=which)
        if group[0].id == events.market_wild.id:
            yield _face_down()


def _arguments(event: Event, group: Sequence[Event]) -> dict[str, Any]:
    """Return what an event of a line is told with: its seat in words, its tile's own name, goods as signs."""
    last = group[-1]
    # Events of the first rules have no slot.
    args: dict[str, Any] = {"slot": 0, **event.args} if event.id in OF_MARKET else dict(event.args)
    if event.seat:
        args.setdefault("seat", marked_seat(event.seat))
    if "tile" in args:
        args["tile"] = _named(last.args.get("tile", args["tile"]))  # its kind may have been asked
    if "tiles" in args:
        args["tiles"] = _in_signs(args["tiles"])
    if "seats" in args:
        args["seats"] = order_label(_ids(args["seats"]))
    if event is not last and "card" in args and "card" in last.args:
        args["old"] = args.pop("card")
    if event is not last and "goods" in args:
        args["goods"] = tuple(Text("good-sign", good.args) for good in args["goods"])
    return args


def _which(group: Sequence[Event]) -> str:
    """Return which of several tiles alike a group is about; "" if there was one, or its kind tells."""
    if group[0].id == "reserve-wild" and group[0].args["n"] > 1:
        return "tile-last"
    label: Text = group[0].args.get("tile", NO_TILE)
    plain, now = _named(label), group[-1].args.get("tile", label)
    return label.id if label != plain and now in (label, plain) else ""


def _named(label: Text) -> Text:
    """Return a tile's own name."""
    named = label.args.get("tile")
    return named if isinstance(named, Text) else label


def _ids(seats: Sequence[Text]) -> tuple[str, ...]:
    """Return the ids of the seats that an order names."""
    prefix = {"seat-automata": "a", "seat-person": "p"}
    return tuple(f"{prefix[label.id]}{label.args['n']}" for label in seats)


def _turn(move: Sequence[Event]) -> Iterator[Event]:
    """Yield what an automata did first, in few words, or what a person told of a turn."""
    ids = {event.id for event in move}
    if events.dice.id in ids:
        seat = seat_label(move[0].seat or "")
        if done := next(_clauses(move, _in_short), None):
            yield _did(seat=seat, done=done, signs=tuple(_clauses(move, _in_signs)))
        else:
            yield _begins_turn(seat=seat)
    elif events.person_done.id in ids and (told := _told(move)):
        who = next(event.args["who"] for event in move if event.id == events.person_done.id)
        yield _reported(seat=who, done=told)


def _clauses(move: Sequence[Event], name: Callable[[Sequence[Text]], Arg]) -> Iterator[Text]:
    """Yield what the automata did, in few words; `name` puts tiles into words."""
    taken: list[Text] = []
    placed: list[Text] = []
    for before, event in zip((None, *move), move, strict=False):
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
    for event in move:
        if event.id == "market-wild":
            yield text("title-stores")
        elif event.id == "market-empty-silver":
            yield text("title-silver")
        elif event.id == "bought":
            yield text("title-buys", tiles=name([event.args["tile"]]))
    if complete := sum(event.id == "card-done" for event in move):
        yield text("title-completes", n=complete)


def _told(move: Sequence[Event]) -> tuple[Text, ...]:
    """Return what a person did in their turn, as far as they told."""
    did = []
    for name, ids in (("takes", "reported-take"), ("buys", "reported-buy")):
        if tiles := [event.args["tile"] for event in move if event.id == ids]:
            did.append(text(f"title-{name}", tiles=_in_signs(tiles)))
    if ships := sum(event.id.startswith("reported-ship") for event in move):
        did.append(text("title-ships", n=ships))
    if bonuses := sum(event.id == "reported-claim" for event in move):
        did.append(text("title-claims", n=bonuses))
    return tuple(did)


def _in_signs(tiles: Sequence[Text]) -> tuple[Text, ...]:
    """Return the tiles by their colours, the shortest way to name many."""
    return tuple(text("sign", tile=Text(f"sign-{tile.id}", tile.args)) for tile in map(_named, tiles))


def _in_short(tiles: Sequence[Text]) -> Text:
    """Return the tile by a short name, of several how many they are: the lines below the title name them."""
    tile, *more = map(_named, tiles)
    return text("short-tiles", n=len(tiles)) if more else Text(f"short-{tile.id}", tile.args)
