"""The face-down supply of a dealt board: shuffled once, dealt phase by phase."""

from collections import Counter
from dataclasses import replace

from engines.core.script import Script, leave_to
from engines.core.script.requests import Shuffle

from ..model import tile
from ..model.catalogue import TileCount, board, slot_colours, tiles
from ..model.state import Depot, Options, State, Supply
from .workspace import Workspace

ROUNDS_IN_ALL = 25


def shuffled_supply(options: Options, out: Counter[str]) -> Script[Supply]:
    """Return the supply in random order, without the tiles (and goods, as `good:3`) that are `out`.

    A tile that is out counts against its normal back first; `y`, `b` or `lg` without subtype count nowhere.
    """
    normal, black = _stacks(options, out)
    piles: dict[str, tuple[str, ...]] = {}
    for colour in tile.COLOURS:
        pile = [one for one in normal if tile.colour(one) == colour]
        piles[colour] = yield from _shuffled(f"supply.{colour}", pile)
    dark = yield from _shuffled("supply.black", black)
    goods = [kind for kind in range(1, 7) for _ in range(board().goods_per_type - out[f"good:{kind}"])]
    order = yield from leave_to(Shuffle(id="supply.goods", items=tuple(goods), secret=True))
    return Supply(piles, dark, tuple(order))


def _stacks(options: Options, out: Counter[str]) -> tuple[list[str], list[str]]:
    gone = Counter(out)
    normal: list[str] = []
    black: list[str] = []
    for count in _counts(options):
        for stack, number in ((normal, count.normal), (black, count.black)):
            missing = min(number, gone[count.id])
            gone[count.id] -= missing
            stack += [count.id] * (number - missing)
    return normal, black


def _counts(options: Options) -> list[TileCount]:
    chosen = {name: counts for name, counts in tiles().options.items() if getattr(options, name)}
    return [*tiles().base, *(count for counts in chosen.values() for count in counts)]


def _shuffled(name: str, pile: list[str]) -> Script[tuple[str, ...]]:
    return tuple((yield from leave_to(Shuffle(id=name, items=tuple(pile), secret=True))))


def refill(work: Workspace) -> None:
    """Fill the depots and the market for the phase; goods stay (phase.3).

    A board of colours shows the colours printed on the depots and a market that nobody has told yet.
    """
    state = work.state
    if state.depots is None:
        work.change(market=None, taken=())
        return
    rows: list[tuple[str, ...]] = [
        slot_colours(depot, state.options.players, state.phase) for depot in range(1, 7)
    ]
    if state.supply is None:
        tiles_in = rows
        work.change(market=None)
    else:
        piles = dict(state.supply.tiles)
        tiles_in = [tuple(_top(piles, colour) for colour in row) for row in rows]
        size = state.options.market_size
        market, black = state.supply.black[:size], state.supply.black[size:]
        market += ("",) * (size - len(market))
        work.change(market=market, supply=replace(state.supply, tiles=piles, black=black))
    work.change(
        depots=tuple(Depot(row, depot.goods) for row, depot in zip(tiles_in, state.depots, strict=True))
    )


def _top(piles: dict[str, tuple[str, ...]], colour: str) -> str:
    pile = piles[colour]
    piles[colour] = pile[1:]
    return pile[0] if pile else ""


def tiles_out(state: State) -> Counter[str]:
    """Return the tiles and goods that are known to be out of the supply, by code."""
    out: Counter[str] = Counter()
    for seat in state.seats:
        out.update(
            tile.face(one) for one in (*seat.left.tiles, *seat.right.tiles, *seat.reserve, *seat.duchy)
        )
        out.update({f"good:{kind}": n for kind, n in enumerate(seat.goods, start=1)})
    for depot in state.depots or ():
        out.update(depot.tiles)
        out.update(f"good:{kind}" for kind in depot.goods)
    out.update(state.market or ())
    return out
