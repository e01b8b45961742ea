"""The facts when the bot keeps the board, as reported (board "tracked") or as dealt by itself."""

from collections.abc import Callable
from dataclasses import replace

from engines.burgundy import tile
from engines.burgundy.asked import goods_question
from engines.burgundy.notation import row_notation
from engines.burgundy.search import Found, Search, Spot
from engines.burgundy.state import Depot
from engines.burgundy.table import Table, clockwise
from engines.core.funnel import Criterion, first, funnel, least, most
from engines.core.requests import Line
from engines.core.script import Script
from engines.core.text import Text, text
from engines.core.trace import Trace


class Tracked:
    """The state answers; only what nobody has told yet is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def depots(self) -> tuple[Depot, ...]:
        """The six depots."""
        return self.table.state.depots or ()

    def take_tile(self, search: Search) -> Script[Found | None]:
        """Choose among the tiles in the depots."""
        spots = [
            Spot(depot, slot, one)
            for depot, kept in enumerate(self.depots, start=1)
            for slot, one in enumerate(kept.tiles)
            if one and search.wants(tile.colour(one))
        ]
        chosen = funnel(spots, *search.criteria, label=lambda one: one.label)
        yield from ()
        spot = chosen.winner
        if spot is None:
            return None
        alike = self.depots[spot.depot - 1].tiles.count(spot.tile)
        self.table.change(depots=without(self.depots, spot.depot, spot.slot))
        return Found(spot.tile, chosen.trace, spot.depot, alike)

    def take_from_market(self) -> Script[Found | None]:
        """Take the first tile."""
        return (yield from self._from_market(first("reading-order", rule="reserve.5")))

    def buy(self) -> Script[Found | None]:
        """Choose the colour least held, then reading order."""
        held = least("least-held", self._held_of, rule="end.3")
        return (yield from self._from_market(held, first("reading-order", rule="end.2")))

    def _held_of(self, slot: int) -> int:
        return self.table.held(tile.colour((self.table.state.market or ())[slot]))

    def _from_market(self, *criteria: Criterion[int]) -> Script[Found | None]:
        market = yield from self._market()
        slots = [slot for slot, one in enumerate(market) if one]
        chosen = funnel(slots, *criteria, label=_slot_label(market))
        slot = chosen.winner
        if slot is None:
            return None
        self.table.change(market=tuple("" if i == slot else one for i, one in enumerate(market)))
        return Found(market[slot], chosen.trace, slot=slot + 1, alike=market.count(market[slot]))

    def _market(self) -> Script[tuple[str, ...]]:
        """Return the market, asked for at the first contact in a phase (market.row)."""
        market = self.table.state.market
        if market is None:
            market = yield from self.table.ask(market_question(self.table.state.options.market_size))
            self.table.change(market=market)
        return tuple(market)

    def take_goods(self) -> Script[tuple[int, tuple[int, ...], Trace]]:
        """Choose the fullest depot; ask for the types of its goods if they were never told."""
        white = self.table.state.white
        depots = [number for number, depot in enumerate(self.depots, start=1) if depot.goods]
        chosen = funnel(
            depots,
            most("most-goods", lambda one: len(self.depots[one - 1].goods), rule="bonus.8"),
            least("clockwise-white", lambda one: clockwise(white, one), rule="bonus.8"),
            label=lambda one: text("depot", depot=one),
        )
        number = chosen.winner
        if number is None:
            return 0, (), chosen.trace
        goods = self.depots[number - 1].goods
        unknown = goods.count(0)
        if unknown:
            question = text("ask-ship-goods", depot=number)
            told = yield from self.table.ask(goods_question(question, unknown, unknown))
            goods = (*(good for good in goods if good), *(int(one) for one in told))
        self.table.change(depots=emptied(self.depots, number))
        return number, tuple(sorted(goods)), chosen.trace

    def take_bonus(self, colour: str) -> Script[str]:
        """Take the large tile before the small one."""
        yield from ()
        bonus = dict(self.table.state.bonus or {})
        left = bonus.get(colour, ())
        if not left:
            return "none"
        bonus[colour] = left[1:]
        self.table.change(bonus=bonus)
        return left[0]


def market_question(size: int) -> Line:
    """Return the question for the tiles of the black market (market.row)."""
    return Line(
        id="market.row",
        ask=text("ask-market-row", n=size),
        notation=row_notation(size),
    )


def without(depots: tuple[Depot, ...], number: int, slot: int) -> tuple[Depot, ...]:
    """Return the depots with a tile gone."""
    depot = depots[number - 1]
    tiles = tuple("" if i == slot else one for i, one in enumerate(depot.tiles))
    return (*depots[: number - 1], replace(depot, tiles=tiles), *depots[number:])


def emptied(depots: tuple[Depot, ...], number: int) -> tuple[Depot, ...]:
    """Return the depots with the goods of one gone."""
    depot = replace(depots[number - 1], goods=())
    return (*depots[: number - 1], depot, *depots[number:])


def with_good(depots: tuple[Depot, ...], number: int, good: int) -> tuple[Depot, ...]:
    """Return the depots with one more good in one of them; type 0 is not known."""
    depot = depots[number - 1]
    return (*depots[: number - 1], replace(depot, goods=(*depot.goods, good)), *depots[number:])


def _slot_label(market: tuple[str, ...]) -> Callable[[int], Text]:
    return lambda slot: text("market-slot", slot=slot + 1, tile=tile.label(market[slot]))
