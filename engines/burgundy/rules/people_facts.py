"""The facts when the board is on people's table and the bot keeps none of it (board "search")."""

from collections import Counter

from engines.core.script import Script
from engines.core.script.requests import Choice, MultiChoice, Option
from engines.core.script.trace import Step, Trace
from engines.core.text import Text, text

from ..model import catalogue, tile
from ..model.labels import tile_label
from ..model.search import Found, Search, Spot
from ..model.state import State
from .workspace import Workspace, clockwise

MOST_GOODS = 10


class Asked:
    """Each fact is one question; people tap the first hit of an ordered list."""

    def __init__(self, work: Workspace) -> None:
        self.table = work

    def take_tile(self, search: Search) -> Script[Found | None]:
        """Ask for the first hit; the options are where to look, best first (take.hit)."""
        spots = [spot for spot in left_on(self.table.state) if search.wants(spot.tile)]
        # What has no key takes the first in reading order, as they are found.
        keys = [criterion.key for criterion in search.criteria if criterion.key]
        spots.sort(key=lambda spot: [key(spot) for key in keys])
        firsts = {spot.code: spot for spot in reversed(spots)}
        options = tuple(Option(code, firsts[code].short) for code in dict.fromkeys(one.code for one in spots))
        none = Option("none", text("hit-none"), is_back=True)
        question = text("ask-take-hit", purpose=search.purpose)
        hit = yield from self.table.ask(Choice(id="take.hit", ask=question, options=(*options, none)))
        if hit == "none":
            return None
        spot = firsts[hit]
        self.table.change(taken=(*self.table.state.taken, hit))
        trace = _looked([firsts[option.id].label for option in options], spot.label, search.rule)
        return Found(spot.tile, trace, spot.depot, sum(one.code == hit for one in spots))

    def take_from_market(self) -> Script[Found | None]:
        """Ask for the colour of the first tile of the black market (market.hit)."""
        labels = {colour: tile_label(colour) for colour in tile.COLOURS}
        return (yield from self._market("ask-market-first", labels, "reserve.5"))

    def buy(self) -> Script[Found | None]:
        """Ask which colour comes first, those least held at the head of the list (market.hit)."""
        order = sorted(tile.COLOURS, key=self.table.held)
        labels = {one: text("market-held", tile=tile_label(one), held=self.table.held(one)) for one in order}
        return (yield from self._market("ask-market-buy", labels, "end.3"))

    def _market(self, question: str, labels: dict[catalogue.Colour, Text], rule: str) -> Script[Found | None]:
        """Ask for a colour, by a label for each in the order in which they are looked for."""
        if self.table.state.market is not None:
            return None
        options = tuple(Option(colour, label) for colour, label in labels.items())
        empty = Option("empty", text("market-empty"), is_back=True)
        choice = Choice(id="market.hit", ask=text(question), options=(*options, empty))
        hit = yield from self.table.ask(choice)
        if hit == "empty":
            # It stays empty until the next phase, so that nobody is asked again.
            self.table.change(market=("",) * self.table.state.options.market_size)
            return None
        return Found(hit, _looked([tile_label(one) for one in labels], tile_label(hit), rule))

    def take_goods(self) -> Script[tuple[int, tuple[int, ...], Trace]]:
        """Ask for the goods on the fullest depot, none if no depot has any (ship.goods).

        Which depot it is people see: the first of the fullest, clockwise from the white die.
        """
        white = self.table.state.white
        order = tuple(sorted(range(1, 7), key=lambda depot: clockwise(white, depot)))
        fullest = text("ask-ship-fullest", depots=tuple(text("depot-in-order", depot=one) for one in order))
        goods = yield from self.table.ask(goods_question(fullest, 0, MOST_GOODS))
        trace = _looked([text("depot-fullest")], text("depot-fullest"), "bonus.8")
        return 0, tuple(int(one) for one in goods), trace if goods else Trace((), ())

    def take_bonus(self, colour: str) -> Script[str]:
        """Ask which bonus tile is left (bonus.left)."""
        question = text("ask-bonus-left", colour=colour)
        sizes = tuple(Option(size, text("bonus-size", size=size)) for size in ("large", "small", "none"))
        return str((yield from self.table.ask(Choice(id="bonus.left", ask=question, options=sizes))))


def left_on(state: State) -> list[Spot]:
    """Return the spaces of the depots in reading order, but those from which automata took a tile.

    Which tiles people took the bot doesn't know; what has gone comes back with the next phase.
    """
    gone = Counter(state.taken)
    spots = []
    for depot in range(1, 7):
        for slot, colour in enumerate(catalogue.slot_colours(depot, state.options.players, state.phase)):
            spot = Spot(depot, slot, colour)
            if gone[spot.code]:
                gone[spot.code] -= 1
            else:
                spots.append(spot)
    return spots


def goods_question(question: Text, low: int, high: int) -> MultiChoice:
    """Return the question for the types of a depot's goods (ship.goods)."""
    types = tuple(Option(str(n), text("good", n=n)) for n in range(1, 7))
    return MultiChoice(id="ship.goods", ask=question, options=types, low=low, high=high, repeats=True)


def _looked(candidates: list[Text], hit: Text, rule: str) -> Trace:
    return Trace(tuple(candidates), (Step(text("by-people-looked"), rule, (hit,)),))
