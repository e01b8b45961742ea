"""Placing a tile on a card, and what fires then."""

from engines.burgundy import tile
from engines.burgundy.facts import with_subtype
from engines.burgundy.sell import sell
from engines.burgundy.table import Side, Table, side_label
from engines.core.script import Script


def place(table: Table, side: Side, item: int, placed: str) -> Script[None]:
    """Complete an item with a tile: the tile's bonus first, then the item's box (place.1-place.6)."""
    wild = tile.is_wild(placed)
    if not wild:
        placed = yield from with_subtype(table, placed)
    printed = table.printed(side)[item]
    card = table.card(side).id
    table.fill(side, item, placed)
    yield from table.tell(
        "placed-wild" if wild else "placed",
        "place.2" if wild else "place.1",
        tile=tile.label(placed),
        side=side_label(side),
        card=card,
        item=item + 1,
    )
    if not wild:
        yield from bonus(table, placed)
    if printed.box:
        yield from table.tell("box", "place.3", item=item + 1)
        yield from sell(table)


def bonus(table: Table, placed: str) -> Script[None]:
    """Fire the placement bonus of a tile; gray and yellow have none (bonus.1-bonus.11)."""
    # Castles and buildings place further tiles in turn, so these modules need this one.
    from engines.burgundy.bonus import castle, livestock, ship
    from engines.burgundy.building import building

    match tile.colour(placed):
        case "dg":
            yield from castle(table)
        case "lg":
            yield from livestock(table, placed)
        case "u":
            yield from ship(table)
        case "b":
            yield from building(table, tile.subtype(placed))
