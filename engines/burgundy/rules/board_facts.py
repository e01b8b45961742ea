"""The facts when the bot keeps the board, as reported (board "tracked") or as dealt by itself."""

from collections.abc import Callable
from dataclasses import replace

from engines.core.script import Script
from engines.core.script.funnel import Criterion, Selection, first, funnel, least, most
from engines.core.script.requests import Line
from engines.core.script.trace import Trace
from engines.core.text import Text, text

from ..model import events, tile
from ..model.codes import row_notation
from ..model.labels import tile_among, tile_label
from ..model.search import Found, Search, Spot
from ..model.state import Depot
from .kind import with_subtype_there
from .people_facts import goods_question
from .workspace import Workspace, clockwise


class Tracked:
    """The state answers; only what nobody has told yet is asked."""

    def __init__(self, work: Workspace) -> None:
        self.table = work

    @property
    def depots(self) -> tuple[Depot, ...]:
        """The six depots."""
        return self.table.state.depots or ()

    def take_tile(self, search: Search) -> Script[Found | None]:
        """Choose among the tiles in the depots.

        Where people don't find one, which shows when they are asked its kind, the next one is chosen.
        """
        while True:
            chosen = self._best(search)
            if (spot := chosen.winner) is None:
                return None
            alike = self.depots[spot.depot - 1].tiles.count(spot.tile)
            taken = spot.tile
            if search.is_placed:
                taken = yield from with_subtype_there(self.table, spot.tile, alike, spot.depot)
            self.table.change(depots=without(self.depots, spot.depot, spot.slot))
            if taken:
                return Found(taken, chosen.trace, spot.depot, alike)
            lacking = tile_among(spot.tile, alike, "first")
            yield from self.table.tell(events.not_there(tile=lacking, depot=spot.depot))

    def _best(self, search: Search) -> Selection[Spot]:
        """Return the tile of the depots that a search finds, and what was weighed."""
        spots = [
            Spot(depot, slot, one)
            for depot, kept in enumerate(self.depots, start=1)
            for slot, one in enumerate(kept.tiles)
            if one and search.wants(tile.colour(one))
        ]
        return funnel(spots, *search.criteria, label=lambda one: one.label)

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
        """Choose the fullest depot; ask for the types of its goods if they were never told.

        Where people find fewer of them, the fullest depot is looked for again.
        """
        while True:
            chosen = self._fullest()
            if (number := chosen.winner) is None:
                return 0, (), chosen.trace
            goods = self.depots[number - 1].goods
            if unknown := goods.count(0):
                question = text("ask-ship-goods", depot=number, n=unknown)
                told = yield from self.table.ask(goods_question(question, 0, unknown))
                goods = (*(good for good in goods if good), *(int(one) for one in told))
                if len(told) < unknown:
                    self.table.change(depots=with_goods(self.depots, number, goods))
                    yield from self.table.tell(events.fewer_goods(depot=number, n=len(goods)))
                    continue
            self.table.change(depots=with_goods(self.depots, number, ()))
            return number, tuple(sorted(goods)), chosen.trace

    def _fullest(self) -> Selection[int]:
        """Return the depot with the most goods, and what was weighed."""
        white = self.table.state.white
        return funnel(
            [number for number, depot in enumerate(self.depots, start=1) if depot.goods],
            most("most-goods", lambda one: len(self.depots[one - 1].goods), rule="bonus.8"),
            least("clockwise-white", lambda one: clockwise(white, one), rule="bonus.8"),
            label=lambda one: text("depot", depot=one),
        )

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


def with_goods(depots: tuple[Depot, ...], number: int, goods: tuple[int, ...]) -> tuple[Depot, ...]:
    """Return the depots with these goods in one of them."""
    return (*depots[: number - 1], replace(depots[number - 1], goods=goods), *depots[number:])


def with_good(depots: tuple[Depot, ...], number: int, good: int) -> tuple[Depot, ...]:
    """Return the depots with one more good in one of them; type 0 is not known."""
    return with_goods(depots, number, (*depots[number - 1].goods, good))


def _slot_label(market: tuple[str, ...]) -> Callable[[int], Text]:
    return lambda slot: text("market-slot", slot=slot + 1, tile=tile_label(market[slot]))
