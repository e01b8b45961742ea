"""Expand: a unit goes from the player board to the map."""

from engines.core.script import Script, show
from engines.core.script.funnel import drawn
from engines.core.text import Text, text

from ..model import catalogue, events
from ..model.catalogue import UNITS
from ..model.labels import MORE_TIES, picks, tier_label, unit_label
from ..model.state import units_left
from .extras import reach_ports, use_factory_bonus, use_neighbourhood
from .reach import MOST_LAND, after_placement, find_hex
from .workspace import Workspace


def expand(work: Workspace) -> Script[bool]:
    """Place one unit and pay for it and its land (expand.1, expand.2)."""
    why_not = yield from _expand(work, is_free=False)
    return True if why_not is None else (yield from work.skip("E", *why_not))


def free_hex(work: Workspace) -> Script[None]:
    """Expand at once onto land that costs nothing; what is impossible is lost (contract.14)."""
    why_not = yield from _expand(work, is_free=True)
    if why_not is not None:
        yield from work.tell(events.hex_lost(why=why_not[1]), "contract.14")


def _expand(work: Workspace, *, is_free: bool) -> Script[tuple[str, Text] | None]:
    """Draw a type that it can pay, look for a hex; without one draw among the other types.

    Returns the clause and why nothing can be placed, None if a unit was.
    (expand.3, expand.4, expand.8, expand.10, expand.19)
    """
    own, options = work.own, work.state.options
    there = [unit for unit in UNITS if units_left(options, own, unit)]
    if not there:
        return "expand.2", text("why-no-unit")
    land = 0 if is_free else 1
    if not (types := [unit for unit in there if catalogue.cost(unit) + land <= own.money]):
        cheapest = min(catalogue.cost(unit) for unit in there)
        return "expand.2", text("why-units", need=cheapest + land, has=own.money)
    tried: list[Text] = []
    while types:
        rule = "expand.10" if tried else "expand.3"
        ask_type = text("ask-type")
        chosen = yield from drawn(types, label=unit_label, id="unit", ask=ask_type, rule=rule)
        unit = chosen.left[0]
        limit = MOST_LAND if is_free else min(MOST_LAND, work.own.money - catalogue.cost(unit))
        yield from work.tell(events.type_(unit=unit_label(unit), limit=limit), rule, chosen.trace)
        yield from show(work.state)
        is_known = limit <= work.limits.get(catalogue.terrain(unit), 0)
        cost, tie, tier = yield from find_hex(work, unit, limit)
        if cost:
            yield from place(work, unit, cost, tie, tier, is_free=is_free)
            return None
        rule, way = ("expand.19", "known") if is_known else ("expand.10", "asked")
        yield from work.tell(events.no_hex(unit=unit_label(unit), limit=limit, way=way), rule)
        types.remove(unit)
        tried.append(unit_label(unit))
    return "expand.10", text("why-no-hex", units=tuple(tried))


def place(work: Workspace, unit: str, land: int, tie: int, tier: str, *, is_free: bool) -> Script[None]:
    """Place the unit and pay for it, then take what options add.

    (expand.13, expand.14, expand.17, expand.18)
    """
    paid = catalogue.cost(unit) + (0 if is_free else land)
    work.pay(paid)
    work.change_own(units={**work.own.units, unit: work.own.units[unit] + 1})
    after_placement(work)
    placed = events.placed(
        unit=unit_label(unit),
        land=land,
        tier=tier_label(tier),
        paid=paid,
        left=work.own.money,
        picks=picks(tie),
        more=picks(tie, MORE_TIES),
        tie=tie,
    )
    yield from work.tell(placed, "expand.13")
    yield from show(work.state)
    yield from use_neighbourhood(work)
    yield from use_factory_bonus(work, unit)
    yield from reach_ports(work)
