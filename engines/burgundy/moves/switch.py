"""Changing who keeps the board in mid-game: some facts are forgotten, missing ones are asked once."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from engines.core.errors import BadAnswer
from engines.core.script import Script, ask
from engines.core.script.notation import Notation
from engines.core.script.requests import Line, MultiChoice, Option
from engines.core.text import text

from ..model import events
from ..model.catalogue import slot_colours
from ..model.codes import parse_goods
from ..model.labels import colour_label
from ..model.state import PHASES, BoardMode, Depot, State, all_bonus_tiles
from ..rules.people_facts import left_on
from ..rules.phase import ROUNDS
from ..rules.supply import shuffled_supply, tiles_out
from ..rules.workspace import Workspace
from .missing_facts import ask_missing

MOST_SUGGESTED = 4
"""A line is continued with no more goods of a depot."""


def switch(state: State, mode: str) -> Script[State]:
    """Go on with another way of knowing the board: search, tracked or dealt."""
    work = Workspace(state)
    work.change(options=replace(state.options, board=cast("BoardMode", mode)))
    if mode == "search":
        work.change(depots=None, market=None, bonus=None, supply=None)
    if mode != "search" and state.depots is None:
        yield from _ask_board(work)
    if mode == "tracked":
        work.change(supply=None)
    if mode == "dealt":
        theirs = yield from ask_missing(work)
        out = tiles_out(work.state) + theirs + Counter({"dg": state.options.people})
        supply = yield from shuffled_supply(state.options, out)
        left = ROUNDS * (len(PHASES) - state.phase) + ROUNDS - state.round
        work.change(supply=replace(supply, goods=supply.goods[:left]))
    yield from work.tell(events.board(mode=mode))
    return work.state


def _ask_board(work: Workspace) -> Script[None]:
    """Ask for the tiles and goods in the depots and the bonus tiles left; the market is asked when needed."""
    state = work.state
    rows = [slot_colours(depot, state.options.players, state.phase) for depot in range(1, 7)]
    slots = tuple(Option(f"{spot.depot}.{spot.slot + 1}", spot.label) for spot in left_on(state))
    here = text("ask-board-tiles")
    left = yield from ask(MultiChoice(id="board.tiles", ask=here, options=slots, high=len(slots)))
    goods = yield from ask(
        Line(
            id="board.goods",
            ask=text("ask-board-goods"),
            notation=DEPOT_GOODS,
        )
    )
    work.change(
        depots=tuple(
            Depot(
                tuple(one if f"{depot}.{slot}" in left else "" for slot, one in enumerate(row, start=1)),
                goods.get(depot, ()),
            )
            for depot, row in enumerate(rows, start=1)
        ),
        taken=(),
    )
    work.change(bonus=(yield from _ask_bonus()))


def _ask_bonus() -> Script[dict[str, tuple[str, ...]]]:
    every = all_bonus_tiles()
    options = tuple(
        Option(f"{colour}.{size}", text("bonus-tile", colour=colour_label(colour), size=size))
        for colour, sizes in every.items()
        for size in sizes
    )
    gone = text("ask-board-bonus")
    claimed = yield from ask(MultiChoice(id="board.bonus", ask=gone, options=options, high=len(options)))
    return {
        colour: tuple(size for size in sizes if f"{colour}.{size}" not in claimed)
        for colour, sizes in every.items()
    }


def parse_depot_goods(typed: str) -> dict[int, tuple[int, ...]]:
    """Return the goods by depot from a line like `2: 5 5, 4: ?`. Raises BadAnswer."""
    found: dict[int, tuple[int, ...]] = {}
    if typed.strip() in ("", "-", "none"):
        return found
    for part in typed.replace(";", ",").split(","):
        depot, colon, goods = part.partition(":")
        number = depot.strip()
        if not colon or number not in tuple("123456") or int(number) in found:
            raise BadAnswer(text("bad-depot-goods", part=part.strip()[:30]))
        found[int(number)] = parse_goods(goods)
    return found


def _go_on_depot_goods(typed: str) -> Iterator[str]:
    """Yield the line with a good more in its last depot, then with each depot that isn't there yet."""
    *done, last = typed.split(",")
    told = [part.partition(":")[0].strip() for part in done]
    left = [depot for depot in "123456" if depot not in told]
    begun = "".join(f"{part.strip()}, " for part in done)
    depot, colon, goods = last.strip().partition(":")
    if not colon:
        yield from (f"{begun}{one}:" for one in left if one.startswith(depot))
    elif DEPOT_GOODS.takes(typed):
        if len(goods.split()) < MOST_SUGGESTED:
            yield from (f"{begun}{depot}: {' '.join([*goods.split(), good])}" for good in "123456?")
        if goods.strip():
            yield from (f"{begun}{last.strip()}, {one}:" for one in left if one != depot)


DEPOT_GOODS = Notation(parse_depot_goods, _go_on_depot_goods, "2: 5 5, 4: ?")
"""How the goods in the depots are written."""
