"""Technology, shipping and merchants: bought as an action, or gained as the bonus upgrade of a contract."""

from engines.core.script import Script
from engines.core.script.funnel import drawn, most
from engines.core.text import Text, text

from ..model import catalogue, events
from ..model.catalogue import GOODS, WORKERS
from ..model.labels import area_label, unit_label
from ..model.state import MacHina
from .extras import reach_ports
from .workspace import Table

UPGRADES = "HSM"
"""Technology, shipping, merchant: the order in which they follow if an own card lacks them (contract.12)."""


def technology(table: Table) -> Script[bool]:
    """Turn a technology tile over, for 10 pounds (technology.1, technology.2, technology.5)."""
    cost = catalogue.economy().technology_cost
    if not plain_tiles(table.own):
        return (yield from table.skip("H", "technology.2", text("why-technology")))
    if table.own.money < cost:
        return (yield from table.skip("H", "technology.2", _money(table, cost)))
    yield from turn_tile(table, cost, "technology.2")
    return True


def shipping(table: Table) -> Script[bool]:
    """Raise the shipping level one step, for 4 pounds (shipping.1, shipping.2)."""
    economy = catalogue.economy()
    if table.own.shipping == economy.shipping_levels:
        return (yield from table.skip("S", "shipping.2", text("why-shipping")))
    if table.own.money < economy.shipping_cost:
        return (yield from table.skip("S", "shipping.2", _money(table, economy.shipping_cost)))
    yield from raise_shipping(table, economy.shipping_cost, "shipping.2")
    return True


def merchant(table: Table) -> Script[bool]:
    """Hire a merchant, for 4 pounds; it is available at once (merchant.1, merchant.2, merchant.3)."""
    merchants = catalogue.economy().merchants
    if table.own.hired == merchants.most:
        return (yield from table.skip("M", "merchant.2", text("why-hired", has=merchants.most)))
    if table.own.money < merchants.cost:
        return (yield from table.skip("M", "merchant.2", _money(table, merchants.cost)))
    yield from hire(table, merchants.cost, "merchant.2")
    return True


def bonus_upgrade(table: Table) -> Script[None]:
    """Gain the first upgrade of the card's order that is legal; else a merchant comes back.

    (contract.12, contract.13)
    """
    economy, own = catalogue.economy(), table.own
    is_legal = {
        "H": bool(plain_tiles(own)) and own.money >= economy.bonus_technology_cost,
        "S": own.shipping < economy.shipping_levels,
        "M": own.hired < economy.merchants.most,
    }
    order = [one for one in table.order if one in UPGRADES]
    order += [one for one in UPGRADES if one not in order]
    chosen = next((one for one in order if is_legal[one]), "")
    if chosen == "H":
        yield from turn_tile(table, economy.bonus_technology_cost, "contract.12")
    elif chosen == "S":
        yield from raise_shipping(table, 0, "contract.12")
    elif chosen == "M":
        yield from hire(table, 0, "contract.12")
    else:
        yield from retrieve(table)


def plain_tiles(own: MacHina) -> list[str]:
    """Return the workers whose technology isn't upgraded yet."""
    return [one for one in WORKERS if one not in own.upgraded]


def turn_tile(table: Table, cost: int, rule: str) -> Script[None]:
    """Upgrade the tile that is left, or that of the workers of which more are deployed.

    (technology.3, technology.4)
    """
    own = table.own
    chosen = yield from drawn(
        plain_tiles(own),
        most("deployed", lambda one: own.units[one], rule="technology.4"),
        label=unit_label,
        id="technology",
        ask=text("ask-technology"),
        rule="technology.4",
    )
    tile = chosen.left[0]
    table.pay(cost)
    table.change_own(upgraded=tuple(one for one in WORKERS if one in (*own.upgraded, tile)))
    yield from table.tell(
        events.technology(unit=unit_label(tile), paid=cost, left=table.own.money), rule, chosen.trace
    )


def raise_shipping(table: Table, cost: int, rule: str) -> Script[None]:
    """Raise the shipping level one step; ports may come into reach (shipping.1, expand.17)."""
    table.pay(cost)
    table.change_own(shipping=table.own.shipping + 1)
    level = text("shipping", level=table.own.shipping)
    yield from table.tell(events.shipping(level=level, paid=cost, left=table.own.money), rule)
    yield from reach_ports(table)


def hire(table: Table, cost: int, rule: str) -> Script[None]:
    """Hire a merchant (merchant.1, merchant.3)."""
    table.pay(cost)
    table.change_own(hired=table.own.hired + 1)
    own = table.own
    yield from table.tell(events.hired(n=own.hired, free=own.available, paid=cost, left=own.money), rule)


def retrieve(table: Table) -> Script[None]:
    """Take back one merchant from a drawn area of the market; with none out the upgrade is lost.

    (contract.13)
    """
    own = table.own
    areas = [("buying", good) for good in GOODS if own.buying.get(good)]
    areas += [("selling", good) for good in GOODS if own.selling.get(good)]
    if not areas:
        yield from table.tell(events.upgrade_lost(), "contract.13")
        return
    chosen = yield from drawn(
        sorted(areas, key=lambda one: GOODS.index(one[1])),
        label=lambda one: area_label(*one),
        id="merchant",
        ask=text("ask-merchant"),
        rule="contract.13",
        name=lambda one: f"{one[1]}.{one[0]}",
    )
    side, good = chosen.left[0]
    there = {**getattr(own, side)}
    there[good] -= 1
    table.change_own(**{side: {one: n for one, n in there.items() if n}})
    area = area_label(side, good)
    yield from table.tell(events.retrieved(area=area, free=table.own.available), "contract.13", chosen.trace)


def _money(table: Table, cost: int) -> Text:
    return text("why-money", need=cost, has=table.own.money)
