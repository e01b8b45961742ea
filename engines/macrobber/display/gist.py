"""What a move comes to: who did what, in a title, and a few short lines."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from engines.core.game.gist import Gist, Remark
from engines.core.script.requests import Event
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from ..model.labels import marked

TOGETHER = {
    "clan": "clans",
    **dict.fromkeys(("built", "warrior", "bagpiper", "monks", "estate"), "actions"),
    **dict.fromkeys(("raid-won", "loot-none", "loot-stolen", "loot-removed"), "won"),
    **dict.fromkeys(("green", "green-second", "red", "red-most", "blue", "scored"), "scoring"),
}
"""Which events are told together; all others have a line of their own."""
DETAILS = {
    *("drawn", "kept", "redrawn", "no-action", "discarded", "drew", "shuffled", "round"),
    *(
        "rested",
        "exchanged",
        "refilled",
        "marker",
        "marker-kept",
        "marker-none",
        "estate-removed",
        "no-estate",
    ),
}
PASSING = {"raid", "laid"}
"""Said only while nothing has come of it."""
IN_SCORE = {"won", "shared"}
"""Left out: the score stands right below."""
IN_TITLE = "raid"
"""Left out of a turn, whose title tells it."""
OUTCOMES = {"raid-won": "won", "repelled": "lost", "raid-drawn": "drawn"}
CLANS_IN_A_LINE = 3
SOURCES = {"green": ("green", "green-second"), "red": ("red", "red-most"), "blue": ("blue",)}
"""What a round gives points for, and the events that tell them."""


def gist(events: Sequence[Event]) -> Gist:
    """Return what a turn or the game came to as the title, and a line for all that belongs together."""
    return Gist(_title(events), tuple(_lines(events)))


def _title(events: Sequence[Event]) -> Text | None:
    """Return what matters most of a turn, short enough for one line on a phone: a raid, or else the rest."""
    found = {event.id: event for event in events}
    if "drawn" not in found:
        return None
    who = found["drawn"].args["who"]
    if "raid" in found:
        outcome = next((OUTCOMES[one] for one in found if one in OUTCOMES), "open")
        return text("title-raid", who=who, outcome=outcome, defender=found["raid"].args["defender"])
    is_action = {event.id for event in events if TOGETHER.get(event.id) == "actions"} | {"bard"}
    if deeds := tuple(_deed(event) for event in events if event.id in is_action):
        return text("title-turn", who=who, deeds=deeds)
    if "exchanged" in found and (n := found["exchanged"].args["n"]):
        return text("title-exchange", who=who, n=n)
    return text("title-idle" if found.keys() & {"rested", "exchanged"} else "offer-turn", who=who, seat=who)


def _deed(event: Event) -> Text:
    if event.id == "bard":
        return text("deed-bard", victim=event.args["victim"])
    return text("deed", what=event.args.get("building", event.id), n=event.args.get("n", 1))


def _lines(events: Sequence[Event]) -> Iterator[Remark]:
    bundles: dict[str | int, list[Event]] = {}
    # A raid and the scoring of a round have a line each where there are both: neither gives way to the other.
    ids = {one.id for one in events}
    is_crowded = ids >= {"combat", "scored"}
    unsaid = IN_SCORE | ({IN_TITLE} if "drawn" in ids else set())
    together = TOGETHER | ({"combat": "combats"} if is_crowded else {})
    for place, event in enumerate(events):
        if event.id not in unsaid and (event.id not in PASSING or event is events[-1]):
            bundles.setdefault(together.get(event.id, place), []).append(event)
    for name, bundle in bundles.items():
        match name:
            case "clans":
                yield from _clans(bundle)
            case "actions":
                yield from _actions(bundle)
            case "combats":
                yield _combats(bundle)
            case "won":
                yield _raid_won(bundle)
            case "scoring":
                yield from [_scoring_in_short(bundle)] if is_crowded else _scoring(bundle)
            case _:
                yield from _alone(bundle[0])


def _clans(bundle: Sequence[Event]) -> Iterator[Remark]:
    seats = [_named(event) for event in bundle]
    for first in range(0, len(seats), CLANS_IN_A_LINE):
        yield Remark(text("gist-clans", seats=tuple(seats[first : first + CLANS_IN_A_LINE])))


def _actions(bundle: Sequence[Event]) -> Iterator[Remark]:
    """Yield the actions in one line, then what an estate was paid with."""
    actions = tuple(
        text("gist-action", what=event.args.get("building", event.id), n=event.args.get("n", 1))
        for event in bundle
    )
    yield Remark(text("gist-actions", actions=actions))
    for event in bundle:
        if event.id == "estate":
            yield Remark(Text("gist-paid", event.args), is_detail=True)


def _combats(bundle: Sequence[Event]) -> Remark:
    """Return the rounds of a raid from the attacker's side."""
    rounds = tuple(Text("gist-combat-short", _with_short_cards(event)) for event in bundle)
    return Remark(text("gist-combats", rounds=rounds))


def _raid_won(bundle: Sequence[Event]) -> Remark:
    """Return the points of a raid with its loot, as far as it is chosen."""
    won, *more = bundle
    loot = next((event.args.get("loot", event.id) for event in more), "open")
    return Remark(Text("gist-raid-won", won.args | {"who": _named(won), "loot": loot}))


def _scoring(bundle: Sequence[Event]) -> Iterator[Remark]:
    """Yield for each source of points what it gave each seat."""
    told = {source: _gains(bundle, ids) for source, ids in SOURCES.items()}
    for source, gains in told.items():
        if gains:
            yield Remark(text("gist-gains", source=source, gains=gains))
    if not any(told.values()):
        yield Remark(text("gist-gains", source="none", gains=()))


def _scoring_in_short(bundle: Sequence[Event]) -> Remark:
    """Return what each seat gained, from all sources together."""
    gains = _gains(bundle, tuple(chain.from_iterable(SOURCES.values())))
    return Remark(text("gist-gains", source="all" if gains else "none", gains=gains))


def _gains(bundle: Sequence[Event], ids: Sequence[str]) -> tuple[Text, ...]:
    """Return what the events with these ids gave each seat."""
    gained: dict[str, int] = {}
    for event in bundle:
        if event.id in ids and event.seat:
            gained[event.seat] = gained.get(event.seat, 0) + event.args["points"]
    return tuple(text("gain", icon=icon_of(seat), n=n) for seat, n in sorted(gained.items()))


def _alone(event: Event) -> Iterator[Remark]:
    """Yield the line of one event, with what it brought below it."""
    args = event.args | ({"who": _named(event)} if event.seat else {})
    if event.id == "combat":
        args = _with_short_cards(event)
    is_detail = event.id in DETAILS
    yield Remark(Text(f"gist-{event.id}", args), is_detail)
    if event.id == "redrawn":
        yield Remark(text("gist-drawn", tokens=args["tokens"]), is_detail)
    if event.id == "bard":
        yield Remark(Text("gist-kept-token", args), is_detail=True)


def _named(event: Event) -> Text:
    """Return the name of the seat that an event is told of, with its mark."""
    return marked(event.seat or "", event.args["who"])


def _with_short_cards(event: Event) -> dict[str, Any]:
    """Return what a round of combat is told with: cards as numbers, a bagpiper as 1 more."""
    cards = {side: event.args[side] for side in ("attack", "defence")}
    return event.args | {side: Text(f"short-{card.id}", card.args) for side, card in cards.items()}
