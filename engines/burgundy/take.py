"""Taking and placing tiles: the depots, then the reserve, then the black market."""

from engines.burgundy import tile
from engines.burgundy.facts import facts_of
from engines.burgundy.place import place
from engines.burgundy.search import Search, Spot
from engines.burgundy.table import Side, Table, clockwise, side_label
from engines.core.funnel import Trace, funnel, least
from engines.core.script import Script
from engines.core.text import text


def take(table: Table, start: int, side: Side) -> Script[None]:
    """Take a tile for the card on `side`, from depot `start` on, and place it (take.1-take.8)."""
    search = Search(
        purpose=text("purpose-take", side=side_label(side)),
        rule="take.6",
        wants=lambda colour: table.open_item(side, colour) is not None,
        criteria=(
            least("nearest-depot", lambda spot: clockwise(start, spot.depot), rule="take.5"),
            least("top-item", lambda spot: _item_of(table, side, spot), rule="take.6"),
            least("reading-order", lambda spot: spot.slot, rule="take.6"),
        ),
    )
    found = yield from facts_of(table).take_tile(search)
    if found is None:
        yield from table.tell("depots-empty-handed", "reserve.1", start=start)
        yield from take_from_reserve(table, side)
        return
    yield from table.tell(
        "took", "take.6", found.trace, tile=tile.label(found.tile), depot=found.depot, start=start
    )
    item = table.open_item(side, tile.colour(found.tile))
    assert item is not None  # noqa: S101 - the search takes only what fits
    yield from place(table, side, item, found.tile)


def _item_of(table: Table, side: Side, spot: Spot) -> int:
    item = table.open_item(side, tile.colour(spot.tile))
    return -1 if item is None else item


def take_from_reserve(table: Table, side: Side) -> Script[None]:
    """Place a matching tile of the reserve, else a wild (reserve.1-reserve.4)."""
    reserve = table.seat.reserve
    matching = [
        (item, stored)
        for stored, one in enumerate(reserve)
        if (item := table.open_item(side, tile.colour(one))) is not None
    ]
    chosen = funnel(
        matching,
        least("top-item", lambda one: one[0], rule="reserve.2"),
        least("last-stored", lambda one: -one[1], rule="reserve.2"),
        label=lambda one: tile.label(reserve[one[1]]),
    )
    if chosen.winner:
        item, stored = chosen.winner
        taken = table.unstore(stored)
        yield from table.tell("reserve-tile", "reserve.2", chosen.trace, tile=tile.label(taken))
        yield from place(table, side, item, taken)
        return
    wilds = [stored for stored, one in enumerate(reserve) if tile.is_wild(one)]
    if wilds:
        taken = table.unstore(wilds[-1])
        yield from table.tell("reserve-wild", "reserve.3", n=len(wilds))
        yield from place(table, side, table.card(side).open_items[0], taken)
        return
    yield from take_wild(table)


def take_wild(table: Table) -> Script[None]:
    """Take the market's first tile face down into the reserve, or 2 silver (reserve.5-reserve.8)."""
    found = yield from facts_of(table).take_from_market()
    if found is None:
        table.gain_silver(2)
        yield from table.tell("market-empty-silver", "reserve.7", Trace((), ()))
        return
    table.store(tile.as_wild(found.tile))
    yield from table.tell("market-wild", "reserve.5", found.trace, tile=tile.label(found.tile))
