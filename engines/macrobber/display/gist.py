"""What a move comes to: who did what, in a title, and a few short lines.

What an event means by itself is declared with it (`model.events`); here is what several come to together.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from engines.core.game.gist import Gist, Remark, lines_of
from engines.core.script.event import Event
from engines.core.script.telling import Telling, meaning_of
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from ..model import events
from ..model.events import EVENTS
from ..model.labels import marked


def _ids(*kinds: Telling[...]) -> tuple[str, ...]:
    return tuple(kind.id for kind in kinds)


ACTIONS = _ids(events.built, events.warrior, events.bagpiper, events.monks, events.estate)
WINNING = _ids(events.raid_won, events.loot_none, events.loot_stolen, events.loot_removed)
SOURCES = {
    "green": _ids(events.green, events.green_second),
    "red": _ids(events.red, events.red_most),
    "blue": _ids(events.blue),
}
"""What a round gives points for, and the events that tell them."""
TOGETHER = {
    events.clan.id: "clans",
    **dict.fromkeys(ACTIONS, "actions"),
    **dict.fromkeys(WINNING, "won"),
    **dict.fromkeys((*chain.from_iterable(SOURCES.values()), events.scored.id), "scoring"),
}
"""Which events are told together; all others have a line of their own."""
OUTCOMES = {events.raid_won.id: "won", events.repelled.id: "lost", events.raid_drawn.id: "drawn"}
CLANS_IN_A_LINE = 3


def gist(move: Sequence[Event]) -> Gist:
    """Return what a turn or the game came to as the title, and a line for all that belongs together."""
    return Gist(_title(move), tuple(_lines(move)))


def _title(move: Sequence[Event]) -> Text | None:
    """Return what matters most of a turn, short enough for one line on a phone: a raid, or else the rest."""
    found = {event.id: event.args for event in move}
    if events.drawn.id not in found:
        return None
    who = found[events.drawn.id]["who"]
    if raid := found.get(events.raid.id):
        outcome = next((OUTCOMES[one] for one in found if one in OUTCOMES), "open")
        return text("title-raid", who=who, outcome=outcome, defender=raid["defender"])
    if deeds := tuple(_deed(event) for event in move if event.id in (*ACTIONS, events.bard.id)):
        return text("title-turn", who=who, deeds=deeds)
    exchanged = found.get(events.exchanged.id)
    if exchanged and exchanged["n"]:
        return text("title-exchange", who=who, n=exchanged["n"])
    is_idle = exchanged or events.rested.id in found
    return text("title-idle" if is_idle else "offer-turn", who=who, seat=who)


def _deed(event: Event) -> Text:
    if event.id == events.bard.id:
        return text("deed-bard", victim=event.args["victim"])
    return text("deed", what=event.args.get("building", event.id), n=event.args.get("n", 1))


def _lines(move: Sequence[Event]) -> Iterator[Remark]:
    bundles: dict[str | int, list[Event]] = {}
    ids = {event.id for event in move}
    # A raid and the scoring of a round have a line each where there are both: neither gives way to the other.
    is_crowded = ids >= {events.combat.id, events.scored.id}
    together = TOGETHER | ({events.combat.id: "combats"} if is_crowded else {})
    is_turn = events.drawn.id in ids
    for place, event in enumerate(move):
        meaning = meaning_of(event, EVENTS)
        is_in_title = is_turn and event.id == events.raid.id
        has_passed = meaning.passing and event is not move[-1]
        if not (meaning.unsaid or is_in_title or has_passed):
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
        if event.id == events.estate.id:
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
    if event.id == events.combat.id:
        args = _with_short_cards(event)
    yield from lines_of([replace(event, args=args)], EVENTS)
    if event.id == events.redrawn.id:
        yield Remark(text("gist-drawn", tokens=args["tokens"]), is_detail=True)
    if event.id == events.bard.id:
        yield Remark(Text("gist-kept-token", args), is_detail=True)


def _named(event: Event) -> Text:
    """Return the name of the seat that an event is told of, with its mark."""
    return marked(event.seat or "", event.args["who"])


def _with_short_cards(event: Event) -> dict[str, Any]:
    """Return what a round of combat is told with: cards as numbers, a bagpiper as 1 more."""
    cards = {side: event.args[side] for side in ("attack", "defence")}
    return event.args | {side: Text(f"short-{card.id}", card.args) for side, card in cards.items()}
