"""The set-up of a session."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.script import Script
from engines.core.text import text

from ..model import catalogue, events
from ..model.labels import seat_label
from ..model.state import CardPlace, Depot, Options, Seat, State, all_bonus_tiles, items_of
from .deck import drawn_from, shuffled
from .phase import begin_round
from .supply import ROUNDS_IN_ALL, refill, shuffled_supply
from .workspace import Workspace

SPACES = 7


def start(chosen: Mapping[str, Any]) -> Script[State]:
    """Set a session up and begin its first round.

    People and automata start in one stack on the track, the automata below. (setup.1, setup.7, setup.18)
    """
    options = options_of(chosen)
    people = tuple(f"p{n}" for n in range(1, options.people + 1))
    automata = tuple(f"a{n}" for n in range(1, len(options.levels) + 1))
    stack = (*reversed(automata), *reversed(people))
    seats = tuple(
        Seat(id=seat, level=level, left=CardPlace(0, ()), right=CardPlace(0, ()), deck=())
        for seat, level in zip(automata, options.levels, strict=True)
    )
    work = Workspace(State(options=options, seats=seats, track=(stack,) + ((),) * (SPACES - 1)))
    for seat in automata:
        work.seat_id = seat
        yield from deal_cards(work)
    work.seat_id = ""
    yield from set_board_up(work, people)
    yield from begin_round(work)
    return work.state


def options_of(chosen: Mapping[str, Any]) -> Options:
    """Return the options of the session. Raises IllegalMove if they don't go together.

    (setup.11, setup.13, setup.14, setup.16)
    """
    if chosen["other_modules"] is not None:
        raise IllegalMove(text("module-not-covered", module=str(chosen["other_modules"])))
    automas, people = int(chosen["automas"]), int(chosen["players"])
    if automas + people > 4:
        raise IllegalMove(text("too-many-players", automas=automas, people=people))
    levels = tuple(
        chosen[name] or chosen["difficulty"] for name in ("difficulty", "difficulty_2", "difficulty_3")
    )
    size = chosen["market"] or catalogue.board().market_size[automas + people]
    switches = ("trade_routes", "white_castles", "crane", "geese", "knowledge")
    return Options(
        people=people,
        levels=levels[:automas],
        board=chosen["board"],
        dice=chosen["dice"],
        market_size=size,
        card8=chosen["card8"],
        **{name: bool(chosen[name]) for name in switches},
    )


def deal_cards(work: Workspace) -> Script[None]:
    """Shuffle a deck; draw the left card until it has a dark green item, then the right one.

    (setup.3, setup.4, setup.5, setup.6)
    """
    yield from work.name_seat()
    order = yield from shuffled(work, tuple(catalogue.cards()))
    castles = [card for card in order if _castle_item(work.state, card) is not None]
    left, _ = yield from drawn_from(work, castles, "left")
    passed = () if work.state.options.by_table else order[: order.index(left)]
    item = _castle_item(work.state, left)
    tiles = tuple("dg" if i == item else "" for i in range(len(catalogue.cards()[left].items)))
    work.change_seat(left=CardPlace(left, tiles))
    yield from work.tell(events.start_left(card=left, item=(item or 0) + 1, passed=len(passed)), "setup.3")
    rest = tuple(card for card in order if card != left)
    if passed:
        rest = yield from shuffled(work, rest)
    right, deck = yield from drawn_from(work, rest, "right")
    work.change_seat(right=CardPlace(right, ("",) * len(catalogue.cards()[right].items)), deck=deck)
    yield from work.tell(events.start_right(card=right), "setup.4")


def _castle_item(state: State, card: int) -> int | None:
    return next((i for i, item in enumerate(items_of(card, state)) if item.colour == "dg"), None)


def set_board_up(work: Workspace, people: tuple[str, ...]) -> Script[None]:
    """Lay out what the bot keeps of the shared board, and deal it if the bot deals (setup.12, setup.14)."""
    options = work.state.options
    if options.board == "search":
        return
    work.change(depots=(Depot(),) * 6, bonus=all_bonus_tiles())
    if options.board == "dealt":
        # Every seat has its castle and each automata its six goods before anything is dealt (setup.12).
        out = Counter({"dg": options.players, **{f"good:{n}": len(options.levels) for n in range(1, 7)}})
        work.change(supply=(yield from shuffled_supply(options, out)))
        yield from deal_goods(work, people)
    refill(work)


def deal_goods(work: Workspace, people: tuple[str, ...]) -> Script[None]:
    """Deal each person three goods, and keep 25 for the rounds (setup.12)."""
    supply = work.state.supply
    assert supply is not None  # noqa: S101 - only a dealt board gets here
    goods = supply.goods
    each = catalogue.board().goods_per_human
    for person in people:
        kinds = tuple(text("good", n=kind) for kind in sorted(goods[:each]))
        goods = goods[each:]
        yield from work.tell(events.start_goods(who=seat_label(person), goods=kinds), "setup.12")
    work.change(supply=replace(supply, goods=goods[:ROUNDS_IN_ALL]))
