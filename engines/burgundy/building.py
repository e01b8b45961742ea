"""The buildings: what each does for an automata."""

from collections.abc import Callable

from engines.burgundy import tile
from engines.burgundy.bonus import castle
from engines.burgundy.facts import facts_of
from engines.burgundy.place import place
from engines.burgundy.search import Search
from engines.burgundy.sell import sell
from engines.burgundy.table import Side, Table, clockwise, side_label
from engines.core.funnel import Trace, funnel, least, most
from engines.core.script import Script
from engines.core.text import text

GROUPS = {"carpenter": ("b",), "church": ("dg", "g", "y"), "market": ("u", "lg")}


def building(table: Table, kind: str) -> Script[None]:
    """Fire a building (building.1-building.14)."""
    if kind in GROUPS:
        yield from fetch(table, kind)
    else:
        yield from BUILDINGS[kind](table)


def bank(table: Table) -> Script[None]:
    """Gain 2 silver (building.1)."""
    table.gain_silver(2)
    yield from table.tell("bank", "building.1", silver=2)


def boarding_house(table: Table) -> Script[None]:
    """Gain 2 points (building.2)."""
    table.gain_points("buildings", 2)
    yield from table.tell("building-points", "building.2", points=2)


def watchtower(table: Table) -> Script[None]:
    """Gain 4 points (building.3)."""
    table.gain_points("buildings", 4)
    yield from table.tell("building-points", "building.3", points=4)


def warehouse(table: Table) -> Script[None]:
    """Sell goods (building.4)."""
    yield from table.tell("warehouse", "building.4")
    yield from sell(table)


def city_hall(table: Table) -> Script[None]:
    """Place a tile of the reserve: the active card first, then the other (building.5-building.9)."""
    for side in table.sides:
        fitting = [
            (colour, item)
            for colour in tile.COLOURS
            if table.held(colour) and (item := table.open_item(side, colour)) is not None
        ]
        chosen = funnel(
            fitting,
            most("most-held", lambda one: table.held(one[0]), rule="building.5"),
            least("top-item", lambda one: one[1], rule="building.5"),
            label=lambda one: text("colour-held", colour=one[0], n=table.held(one[0])),
        )
        if chosen.winner:
            yield from _place_stored(table, side, *chosen.winner, chosen.trace)
            return
    yield from table.tell("city-hall-nothing", "building.8")


def _place_stored(table: Table, side: Side, colour: str, item: int, trace: Trace) -> Script[None]:
    """Place the last tile of the colour stored (building.6, building.7)."""
    stored = max(i for i, one in enumerate(table.seat.reserve) if tile.colour(one) == colour)
    taken = table.unstore(stored)
    yield from table.tell("city-hall", "building.5", trace, tile=tile.label(taken), side=side_label(side))
    yield from place(table, side, item, taken)


def fetch(table: Table, kind: str) -> Script[None]:
    """Take one tile of the building's colours to the reserve: colour before distance (building.10-11)."""
    group, white = GROUPS[kind], table.state.white
    found = yield from facts_of(table).take_tile(
        Search(
            purpose=text("purpose-fetch", kind=kind),
            rule="building.11",
            wants=lambda colour: colour in group,
            criteria=(
                least("colour-order", lambda spot: group.index(tile.colour(spot.tile)), rule="building.11"),
                least("clockwise-white", lambda spot: clockwise(white, spot.depot), rule="building.11"),
                least("reading-order", lambda spot: spot.slot, rule="building.11"),
            ),
        )
    )
    if found is None:
        yield from table.tell("fetch-nothing", "building.10", kind=kind)
        return
    table.store(found.tile)
    yield from table.tell(
        "fetch", "building.11", found.trace, kind=kind, tile=tile.label(found.tile), depot=found.depot
    )


def crane(table: Table) -> Script[None]:
    """Act as a castle (building.12)."""
    yield from table.tell("crane", "building.12")
    yield from castle(table)


def white_castle(table: Table) -> Script[None]:
    """Take a tile of the first non-empty depot to the reserve, else 1 silver (building.13, building.14)."""
    white = table.state.white
    found = yield from facts_of(table).take_tile(
        Search(
            purpose=text("purpose-white-castle"),
            rule="building.13",
            wants=lambda _: True,
            criteria=(
                least("clockwise-white", lambda spot: clockwise(white, spot.depot), rule="building.13"),
                least("least-held", lambda spot: table.held(tile.colour(spot.tile)), rule="building.13"),
                least("reading-order", lambda spot: spot.slot, rule="building.13"),
            ),
        )
    )
    if found is None:
        table.gain_silver(1)
        yield from table.tell("white-castle-silver", "building.14")
        return
    table.store(found.tile)
    yield from table.tell(
        "white-castle", "building.13", found.trace, tile=tile.label(found.tile), depot=found.depot
    )


BUILDINGS: dict[str, Callable[[Table], Script[None]]] = {
    "bank": bank,
    "boarding_house": boarding_house,
    "watchtower": watchtower,
    "warehouse": warehouse,
    "city_hall": city_hall,
    "crane": crane,
    "white_castle": white_castle,
}
