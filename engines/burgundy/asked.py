"""The facts when the board is on people's table and the bot keeps none of it (board "search")."""

from engines.burgundy import catalogue, tile
from engines.burgundy.search import Found, Search, Spot
from engines.burgundy.table import Table, clockwise
from engines.core.requests import Choice, MultiChoice, Option
from engines.core.script import Script, ask
from engines.core.text import Text, text
from engines.core.trace import Step, Trace

MOST_GOODS = 10


class Asked:
    """Each fact is one question; people tap the first hit of an ordered list."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def take_tile(self, search: Search) -> Script[Found | None]:
        """Ask for the first hit; the options are where to look, best first (take.hit)."""
        spots = self._possible(search)
        options = tuple(Option(f"{spot.depot}.{spot.tile}", spot.short) for spot in spots)
        none = Option("none", text("hit-none"), is_back=True)
        question = text("ask-take-hit", purpose=search.purpose)
        hit = yield from ask(Choice(id="take.hit", ask=question, options=(*options, none)))
        if hit == "none":
            return None
        spot = next(spot for spot in spots if f"{spot.depot}.{spot.tile}" == hit)
        trace = _looked([one.label for one in spots], spot.label, search.rule)
        return Found(spot.tile, trace, spot.depot, spot.slot)

    def _possible(self, search: Search) -> list[Spot]:
        """Return where such a tile can lie, in the order of the search; equal colours of a depot once."""
        state = self.table.state
        found: dict[tuple[int, str], Spot] = {}
        for depot in range(1, 7):
            colours = catalogue.slot_colours(depot, state.options.players, state.phase)
            for slot, colour in enumerate(colours):
                if search.wants(colour):
                    found.setdefault((depot, colour), Spot(depot, slot, colour))
        # What has no key takes the first in reading order, as they are found.
        keys = [criterion.key for criterion in search.criteria if criterion.key]
        return sorted(found.values(), key=lambda spot: [key(spot) for key in keys])

    def take_from_market(self) -> Script[Found | None]:
        """Ask for the colour of the first tile of the black market (market.hit)."""
        return (yield from self._market("ask-market-first", list(tile.COLOURS), "reserve.5"))

    def buy(self) -> Script[Found | None]:
        """Ask which colour comes first, those least held at the head of the list (market.hit)."""
        order = sorted(tile.COLOURS, key=self.table.held)
        return (yield from self._market("ask-market-buy", order, "end.3"))

    def _market(self, question: str, colours: list[catalogue.Colour], rule: str) -> Script[Found | None]:
        if self.table.state.market is not None:
            return None
        options = tuple(
            Option(colour, text("market-colour", colour=colour, held=self.table.held(colour)))
            for colour in colours
        )
        empty = Option("empty", text("market-empty"), is_back=True)
        hit = yield from ask(Choice(id="market.hit", ask=text(question), options=(*options, empty)))
        if hit == "empty":
            # It stays empty until the next phase, so that nobody is asked again.
            self.table.change(market=("",) * self.table.state.options.market_size)
            return None
        return Found(hit, _looked([tile.colour_label(one) for one in colours], tile.colour_label(hit), rule))

    def take_goods(self) -> Script[tuple[int, tuple[int, ...], Trace]]:
        """Ask for the fullest depot, nearest to the white die first, and for its goods (ship.depot)."""
        white = self.table.state.white
        depots = sorted(range(1, 7), key=lambda depot: clockwise(white, depot))
        options = tuple(Option(str(depot), text("depot", depot=depot)) for depot in depots)
        none = Option("none", text("goods-nowhere"), is_back=True)
        fullest = text("ask-ship-depot")
        hit = yield from ask(Choice(id="ship.depot", ask=fullest, options=(*options, none)))
        if hit == "none":
            return 0, (), Trace((), ())
        goods = yield from ask(goods_question(int(hit), 1, MOST_GOODS))
        trace = _looked([option.label for option in options], text("depot", depot=int(hit)), "bonus.8")
        return int(hit), tuple(int(one) for one in goods), trace

    def take_bonus(self, colour: str) -> Script[str]:
        """Ask which bonus tile is left (bonus.left)."""
        question = text("ask-bonus-left", colour=colour)
        sizes = tuple(Option(size, text("bonus-size", size=size)) for size in ("large", "small", "none"))
        return str((yield from ask(Choice(id="bonus.left", ask=question, options=sizes))))


def goods_question(depot: int, low: int, high: int) -> MultiChoice:
    """Return the question for the types of a depot's goods (ship.goods)."""
    types = tuple(Option(str(n), text("good", n=n)) for n in range(1, 7))
    question = text("ask-ship-goods", depot=depot)
    return MultiChoice(id="ship.goods", ask=question, options=types, low=low, high=high, repeats=True)


def _looked(candidates: list[Text], hit: Text, rule: str) -> Trace:
    return Trace(tuple(candidates), (Step(text("by-people-looked"), rule, (hit,)),))
