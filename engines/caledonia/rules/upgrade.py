"""Technology, shipping and merchants: bought as an action, or gained as the bonus upgrade of a contract."""

from engines.core.script import Script
from engines.core.script.funnel import drawn, most
from engines.core.text import Text, text

from ..model import catalogue, events
from ..model.catalogue import GOODS, WORKERS
from ..model.labels import area_label, unit_label
from ..model.state import MacHina
from .extras import reach_ports
from .workspace import Workspace

UPGRADES = "HSM"
"""Technology, shipping, merchant: the order in which they follow if an own card lacks them (contract.12)."""


def technology(work: Workspace) -> Script[bool]:
    """Turn a technology tile over, for 10 pounds (technology.1, technology.2, technology.5)."""
    cost = catalogue.economy().technology_cost
    if not plain_tiles(work.own):
        return (yield from work.skip("H", "technology.2", text("why-technology")))
    if work.own.money < cost:
        return (yield from work.skip("H", "technology.2", _money(work, cost)))
    yield from turn_tile(work, cost, "technology.2")
    return True


def shipping(work: Workspace) -> Script[bool]:
    """Raise the shipping level one step, for 4 pounds (shipping.1, shipping.2)."""
    economy = catalogue.economy()
    if work.own.shipping == economy.shipping_levels:
        return (yield from work.skip("S", "shipping.2", text("why-shipping")))
    if work.own.money < economy.shipping_cost:
        return (yield from work.skip("S", "shipping.2", _money(work, economy.shipping_cost)))
    yield from raise_shipping(work, economy.shipping_cost, "shipping.2")
    return True


def merchant(work: Workspace) -> Script[bool]:
    """Hire a merchant, for 4 pounds; it is available at once (merchant.1, merchant.2, merchant.3)."""
    merchants = catalogue.economy().merchants
    if work.own.hired == merchants.most:
        return (yield from work.skip("M", "merchant.2", text("why-hired", has=merchants.most)))
    if work.own.money < merchants.cost:
        return (yield from work.skip("M", "merchant.2", _money(work, merchants.cost)))
    yield from hire(work, merchants.cost, "merchant.2")
    return True


def bonus_upgrade(work: Workspace) -> Script[None]:
    """Gain the first upgrade of the card's order that is legal; else a merchant comes back.

    (contract.12, contract.13)
    """
    economy, own = catalogue.economy(), work.own
    is_legal = {
        "H": bool(plain_tiles(own)) and own.money >= economy.bonus_technology_cost,
        "S": own.shipping < economy.shipping_levels,
        "M": own.hired < economy.merchants.most,
    }
    order = [one for one in work.order if one in UPGRADES]
    order += [one for one in UPGRADES if one not in order]
    chosen = next((one for one in order if is_legal[one]), "")
    if chosen == "H":
        yield from turn_tile(work, economy.bonus_technology_cost, "contract.12")
    elif chosen == "S":
        yield from raise_shipping(work, 0, "contract.12")
    elif chosen == "M":
        yield from hire(work, 0, "contract.12")
    else:
        yield from retrieve(work)


def plain_tiles(own: MacHina) -> list[str]:
    """Return the workers whose technology isn't upgraded yet."""
    return [one for one in WORKERS if one not in own.upgraded]


def turn_tile(work: Workspace, cost: int, rule: str) -> Script[None]:
    """Upgrade the tile that is left, or that of the workers of which more are deployed.

    (technology.3, technology.4)
    """
    own = work.own
    chosen = yield from drawn(
        plain_tiles(own),
        most("deployed", lambda one: own.units[one], rule="technology.4"),
        label=unit_label,
        id="technology",
        ask=text("ask-technology"),
        rule="technology.4",
    )
    tile = chosen.left[0]
    work.pay(cost)
    work.change_own(upgraded=tuple(one for one in WORKERS if one in (*own.upgraded, tile)))
    yield from work.tell(
        events.technology(unit=unit_label(tile), paid=cost, left=work.own.money), rule, chosen.trace
    )


def raise_shipping(work: Workspace, cost: int, rule: str) -> Script[None]:
    """Raise the shipping level one step; ports may come into reach (shipping.1, expand.17)."""
    work.pay(cost)
    work.change_own(shipping=work.own.shipping + 1)
    level = text("shipping", level=work.own.shipping)
    yield from work.tell(events.shipping(level=level, paid=cost, left=work.own.money), rule)
    yield from reach_ports(work)


def hire(work: Workspace, cost: int, rule: str) -> Script[None]:
    """Hire a merchant (merchant.1, merchant.3)."""
    work.pay(cost)
    work.change_own(hired=work.own.hired + 1)
    own = work.own
    yield from work.tell(events.hired(n=own.hired, free=own.available, paid=cost, left=own.money), rule)


def retrieve(work: Workspace) -> Script[None]:
    """Take back one merchant from a drawn area of the market; with none out the upgrade is lost.

    (contract.13)
    """
    own = work.own
    areas = [("buying", good) for good in GOODS if own.buying.get(good)]
    areas += [("selling", good) for good in GOODS if own.selling.get(good)]
    if not areas:
        yield from work.tell(events.upgrade_lost(), "contract.13")
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
    work.change_own(**{side: {one: n for one, n in there.items() if n}})
    area = area_label(side, good)
    yield from work.tell(events.retrieved(area=area, free=work.own.available), "contract.13", chosen.trace)


def _money(work: Workspace, cost: int) -> Text:
    return text("why-money", need=cost, has=work.own.money)
