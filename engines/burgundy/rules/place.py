"""Placing a tile and all that it sets off: castles and buildings take and place further tiles in turn."""

from collections import Counter
from collections.abc import Callable

from engines.core.script import Script
from engines.core.script.funnel import first, funnel, last, least, most
from engines.core.script.trace import Trace
from engines.core.text import text

from ..model import events, tile
from ..model.labels import colour_label, side_label, tile_among, tile_label
from ..model.search import Search, Spot
from ..model.state import Side, forward, space_of
from .facts import facts_of
from .kind import with_subtype, with_subtype_stored
from .sell import sell
from .workspace import Workspace, clockwise

GROUPS = {"carpenter": ("b",), "church": ("dg", "g", "y"), "market": ("u", "lg")}
"""The colours that a building fetches, in its order."""


def take(work: Workspace, start: int, side: Side) -> Script[None]:
    """Take a tile for the card on `side`, from depot `start` on, and place it.

    (take.1, take.2, take.3, take.4, take.5, take.6, take.8)
    """
    search = Search(
        purpose=text("purpose-take", side=side_label(side)),
        rule="take.6",
        wants=lambda colour: work.open_item(side, colour) is not None,
        criteria=(
            least("nearest-depot", lambda spot: clockwise(start, spot.depot), rule="take.5"),
            least("top-item", lambda spot: _space_of(work, side, spot), rule="take.6"),
            first("reading-order", rule="take.6"),
        ),
        is_placed=True,
    )
    found = yield from facts_of(work).take_tile(search)
    if found is None:
        yield from work.tell(events.depots_empty_handed(start=start), "reserve.1")
        yield from take_from_reserve(work, side)
        return
    yield from work.tell(events.took(tile=found.label, depot=found.depot, start=start), "take.6", found.trace)
    item = work.open_item(side, tile.colour(found.tile))
    assert item is not None  # noqa: S101 - the search takes only what fits
    yield from place(work, side, item, found.tile)


def _space_of(work: Workspace, side: Side, spot: Spot) -> int:
    """Return which space of the card the tile goes to, counted from 1; 0 if none takes it."""
    item = work.open_item(side, tile.colour(spot.tile))
    return 0 if item is None else item + 1


def take_from_reserve(work: Workspace, side: Side) -> Script[None]:
    """Place a matching tile of the reserve, else a wild (reserve.1, reserve.2, reserve.3, reserve.4)."""
    reserve = work.seat.reserve
    matching = [
        (item, stored)
        for stored, one in enumerate(reserve)
        if (item := work.open_item(side, tile.colour(one))) is not None
    ]
    chosen = funnel(
        matching,
        least("top-item", lambda one: one[0] + 1, rule="reserve.2"),
        last("last-stored", rule="reserve.2"),
        label=lambda one: tile_label(reserve[one[1]]),
    )
    if chosen.winner:
        item, stored = chosen.winner
        taken = yield from with_subtype_stored(work, stored)
        if not taken:
            yield from take_from_reserve(work, side)
            return
        label = tile_among(taken, reserve.count(taken), "last")
        yield from work.tell(events.reserve_tile(tile=label), "reserve.2", chosen.trace)
        yield from place(work, side, item, taken)
        return
    wilds = [stored for stored, one in enumerate(reserve) if tile.is_wild(one)]
    if wilds:
        taken = work.unstore(wilds[-1])
        yield from work.tell(events.reserve_wild(n=len(wilds)), "reserve.3")
        yield from place(work, side, work.card(side).open_items[0], taken)
        return
    yield from take_wild(work)


def take_wild(work: Workspace) -> Script[None]:
    """Take the market's first tile face down into the reserve, or 2 silver.

    (reserve.5, reserve.6, reserve.7, reserve.8)
    """
    found = yield from facts_of(work).take_from_market()
    if found is None:
        work.gain_silver(2)
        yield from work.tell(events.market_empty_silver(), "reserve.7", Trace((), ()))
        return
    work.store(tile.as_wild(found.tile))
    yield from work.tell(events.market_wild(tile=found.label, slot=found.slot), "reserve.5", found.trace)


def place(work: Workspace, side: Side, item: int, placed: str) -> Script[None]:
    """Complete an item with a tile: the tile's bonus first, then the item's box.

    (place.1, place.2, place.3, place.4, sell.1)
    """
    wild = tile.is_wild(placed)
    if not wild:
        placed = yield from with_subtype(work, placed)
    printed = work.printed(side)[item]
    card = work.card(side).id
    work.fill(side, item, placed)
    yield from work.tell(
        (events.placed_wild if wild else events.placed)(
            tile=tile_label(placed), side=side_label(side), card=card, item=item + 1
        ),
        "place.2" if wild else "place.1",
    )
    if not wild:
        yield from bonus(work, placed)
    if printed.box:
        yield from work.tell(events.box(item=item + 1), "place.3")
        yield from sell(work)


def bonus(work: Workspace, placed: str) -> Script[None]:
    """Fire the placement bonus of a tile; gray and yellow have none (setup.8, bonus.11)."""
    match tile.colour(placed):
        case "dg":
            yield from castle(work)
        case "lg":
            yield from livestock(work, placed)
        case "u":
            yield from ship(work)
        case "b":
            yield from building(work, tile.subtype(placed))


def castle(work: Workspace) -> Script[None]:
    """Take and place another tile with the white die; both cards full: sell goods.

    (bonus.1, bonus.2, bonus.3, bonus.4)
    """
    side = next((side for side in work.sides if not work.card(side).is_full), None)
    if side is None:
        yield from work.tell(events.castle_both_full(), "bonus.3")
        yield from sell(work)
        return
    rule = "bonus.1" if side == work.sides[0] else "bonus.3"
    yield from work.tell(events.castle(die=work.state.white, side=side_label(side)), rule)
    yield from take(work, work.state.white, side)


def livestock(work: Workspace, placed: str) -> Script[None]:
    """Score the animals of the species, on both cards and in the duchy (bonus.5, bonus.6, bonus.7)."""
    herd = _herd(work)
    geese = herd.pop("geese", 0)
    species, _ = tile.animals(placed)
    trace = None
    if species == "geese":
        chosen = funnel(
            sorted(herd),
            most("most-animals", lambda one: herd[one], rule="bonus.7"),
            label=lambda one: text("species", species=one),
        )
        species, trace = chosen.winner or "geese", chosen.trace
    points = herd[species] + geese
    work.gain_points("livestock", points)
    rule = "bonus.7" if geese else "bonus.6"
    yield from work.tell(events.livestock(species=species, points=points), rule, trace)


def _herd(work: Workspace) -> Counter[str]:
    """Return how many animals of each species lie face up on the cards and in the duchy."""
    herd: Counter[str] = Counter()
    for one in (*work.seat.left.tiles, *work.seat.right.tiles, *work.seat.duchy):
        species, number = tile.animals(one)
        if species:
            herd[species] += number
    return herd


def ship(work: Workspace) -> Script[None]:
    """Take the goods of the fullest depot, then go a step forward on the track.

    The order of the round stays as it is. (bonus.8, bonus.9, bonus.10)
    """
    depot, taken, trace = yield from facts_of(work).take_goods()
    if taken:
        count = Counter(taken)
        goods = tuple(n + count[kind] for kind, n in enumerate(work.seat.goods, start=1))
        work.change_seat(goods=goods)
        kinds = tuple(text("good", n=kind) for kind in sorted(taken))
        yield from work.tell(events.ship_goods(depot=depot, goods=kinds, n=len(taken)), "bonus.8", trace)
    else:
        yield from work.tell(events.ship_no_goods(), "bonus.8", Trace((), ()))
    before = space_of(work.state.track, work.seat_id)
    work.change(track=forward(work.state.track, work.seat_id))
    space = space_of(work.state.track, work.seat_id)
    yield from work.tell((events.track if space > before else events.track_end)(space=space), "bonus.9")


def building(work: Workspace, kind: str) -> Script[None]:
    """Fire a building (bonus.11)."""
    if kind in GROUPS:
        yield from fetch(work, kind)
    else:
        yield from BUILDINGS[kind](work)


def bank(work: Workspace) -> Script[None]:
    """Gain 2 silver (building.1)."""
    work.gain_silver(2)
    yield from work.tell(events.bank(silver=2), "building.1")


def boarding_house(work: Workspace) -> Script[None]:
    """Gain 2 points (building.2)."""
    work.gain_points("buildings", 2)
    yield from work.tell(events.building_points(points=2), "building.2")


def watchtower(work: Workspace) -> Script[None]:
    """Gain 4 points (building.3)."""
    work.gain_points("buildings", 4)
    yield from work.tell(events.building_points(points=4), "building.3")


def warehouse(work: Workspace) -> Script[None]:
    """Sell goods (building.4)."""
    yield from work.tell(events.warehouse(), "building.4")
    yield from sell(work)


def city_hall(work: Workspace) -> Script[None]:
    """Place a tile of the reserve: the active card first, then the other.

    (building.5, building.7, building.8, building.9)
    """
    active, other = work.sides
    beyond = "building.8" if work.card(active).is_full else "building.9"
    for side, rule in ((active, "building.5"), (other, beyond)):
        fitting = [
            (colour, item)
            for colour in tile.COLOURS
            if work.held(colour) and (item := work.open_item(side, colour)) is not None
        ]
        chosen = funnel(
            fitting,
            most("most-held", lambda one: work.held(one[0]), rule="building.5"),
            least("top-item", lambda one: one[1] + 1, rule="building.5"),
            label=lambda one: colour_label(one[0]),
        )
        if chosen.winner:
            colour, item = chosen.winner
            reserve = work.seat.reserve
            taken = yield from with_subtype_stored(work, _last_stored(work, colour))
            if not taken:
                yield from city_hall(work)
                return
            label = tile_among(taken, reserve.count(taken), "last")
            yield from work.tell(events.city_hall(tile=label, side=side_label(side)), rule, chosen.trace)
            yield from place(work, side, item, taken)
            return
    has_none = not work.seat.reserve or all(work.card(side).is_full for side in work.sides)
    yield from work.tell(events.city_hall_nothing(), "building.8" if has_none else "building.9")


def _last_stored(work: Workspace, colour: str) -> int:
    """Return the place of the last tile of the colour stored (building.6)."""
    return max(i for i, one in enumerate(work.seat.reserve) if tile.colour(one) == colour)


def fetch(work: Workspace, kind: str) -> Script[None]:
    """Take one tile of the building's colours to the reserve: colour before distance.

    (building.10, building.11)
    """
    group, white = GROUPS[kind], work.state.white
    found = yield from facts_of(work).take_tile(
        Search(
            purpose=text("purpose-fetch", kind=kind),
            rule="building.11",
            wants=lambda colour: colour in group,
            criteria=(
                least(
                    "colour-order", lambda spot: group.index(tile.colour(spot.tile)) + 1, rule="building.11"
                ),
                least("clockwise-white", lambda spot: clockwise(white, spot.depot), rule="building.11"),
                first("reading-order", rule="building.11"),
            ),
        )
    )
    if found is None:
        yield from work.tell(events.fetch_nothing(kind=kind), "building.10")
        return
    work.store(found.tile)
    yield from work.tell(
        events.fetch(kind=kind, tile=found.label, depot=found.depot), "building.11", found.trace
    )


def crane(work: Workspace) -> Script[None]:
    """Act as a castle (building.12)."""
    yield from work.tell(events.crane(), "building.12")
    yield from castle(work)


def white_castle(work: Workspace) -> Script[None]:
    """Take a tile of the first non-empty depot to the reserve, else 1 silver (building.13, building.14)."""
    white = work.state.white
    found = yield from facts_of(work).take_tile(
        Search(
            purpose=text("purpose-white-castle"),
            rule="building.13",
            wants=lambda _: True,
            criteria=(
                least("clockwise-white", lambda spot: clockwise(white, spot.depot), rule="building.13"),
                least("least-held", lambda spot: work.held(tile.colour(spot.tile)), rule="building.13"),
                first("reading-order", rule="building.13"),
            ),
        )
    )
    if found is None:
        work.gain_silver(1)
        yield from work.tell(events.white_castle_silver(), "building.14")
        return
    work.store(found.tile)
    yield from work.tell(events.white_castle(tile=found.label, depot=found.depot), "building.13", found.trace)


BUILDINGS: dict[str, Callable[[Workspace], Script[None]]] = {
    "bank": bank,
    "boarding_house": boarding_house,
    "watchtower": watchtower,
    "warehouse": warehouse,
    "city_hall": city_hall,
    "crane": crane,
    "white_castle": white_castle,
}
