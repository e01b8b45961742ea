"""The placement bonuses of castles, livestock and ships."""

from collections import Counter

from engines.burgundy import tile
from engines.burgundy.facts import facts_of
from engines.burgundy.sell import sell
from engines.burgundy.state import forward, space_of
from engines.burgundy.table import Table, side_label
from engines.burgundy.take import take
from engines.core.funnel import Trace, funnel, most
from engines.core.script import Script
from engines.core.text import text


def castle(table: Table) -> Script[None]:
    """Take and place another tile with the white die; both cards full: sell goods (bonus.1-bonus.4)."""
    side = next((side for side in table.sides if not table.card(side).is_full), None)
    if side is None:
        yield from table.tell("castle-both-full", "bonus.3")
        yield from sell(table)
        return
    rule = "bonus.1" if side == table.sides[0] else "bonus.3"
    yield from table.tell("castle", rule, die=table.state.white, side=side_label(side))
    yield from take(table, table.state.white, side)


def livestock(table: Table, placed: str) -> Script[None]:
    """Score the animals of the species, on both cards and in the duchy (bonus.5-bonus.7)."""
    herd = _herd(table)
    geese = herd.pop("geese", 0)
    species, _ = tile.animals(placed)
    trace = None
    if species == "geese":
        chosen = funnel(
            sorted(herd),
            most("most-animals", lambda one: herd[one], rule="bonus.7"),
            label=lambda one: text("species-count", species=one, n=herd[one]),
        )
        species, trace = chosen.winner or "geese", chosen.trace
    points = herd[species] + geese
    table.gain_points("livestock", points)
    rule = "bonus.7" if geese else "bonus.6"
    yield from table.tell("livestock", rule, trace, species=species, points=points)


def _herd(table: Table) -> Counter[str]:
    """Return how many animals of each species lie face up on the cards and in the duchy."""
    herd: Counter[str] = Counter()
    for one in (*table.seat.left.tiles, *table.seat.right.tiles, *table.seat.duchy):
        species, number = tile.animals(one)
        if species:
            herd[species] += number
    return herd


def ship(table: Table) -> Script[None]:
    """Take the goods of the fullest depot, then go a step forward on the track (bonus.8-bonus.10)."""
    depot, taken, trace = yield from facts_of(table).take_goods()
    if taken:
        count = Counter(taken)
        goods = tuple(n + count[kind] for kind, n in enumerate(table.seat.goods, start=1))
        table.change_seat(goods=goods)
        kinds = tuple(text("good", n=kind) for kind in sorted(taken))
        yield from table.tell("ship-goods", "bonus.8", trace, depot=depot, goods=kinds, n=len(taken))
    else:
        yield from table.tell("ship-no-goods", "bonus.8", Trace((), ()))
    before = space_of(table.state.track, table.seat_id)
    table.change(track=forward(table.state.track, table.seat_id))
    space = space_of(table.state.track, table.seat_id)
    yield from table.tell("track" if space > before else "track-end", "bonus.9", space=space)
