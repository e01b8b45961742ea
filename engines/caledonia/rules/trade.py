"""Trade: what is sold or bought, by four branches, and what a trade does to the market."""

from collections.abc import Callable
from dataclasses import dataclass

from engines.core.script import Script
from engines.core.script.event import Event
from engines.core.script.funnel import Criterion, Selection, drawn, funnel, least, most, only
from engines.core.script.trace import Trace
from engines.core.text import Text, text

from ..model import catalogue, events
from ..model.catalogue import FACTORIES, RAW, REQUIRED
from ..model.labels import amount, good_label
from ..model.state import MacHina
from .workspace import Workspace

BRANCHES = (
    ("selling", REQUIRED, "trade.7"),
    ("buying", REQUIRED, "trade.8"),
    ("selling", RAW, "trade.9"),
    ("buying", RAW, "trade.10"),
)
"""Each branch: the side of the market, the goods it looks at, its clause (trade.3, trade.12)."""


@dataclass(frozen=True)
class Deal:
    """What could be traded: a good, how many units (a merchant each), and the price of each in pounds."""

    good: str
    n: int
    price: int

    @property
    def total(self) -> int:
        """The pounds that change hands: the price at the start counts for all units (trade.4)."""
        return self.n * self.price


def trade(work: Workspace) -> Script[bool]:
    """Buy or sell one kind of good; the first branch with a candidate decides.

    (trade.1, trade.2, trade.3, trade.13)
    """
    if not work.own.available:
        why = text("why-merchants", hired=work.own.hired)
        return (yield from work.skip("T", "trade.2", why))
    tried: list[Text] = []
    for side, goods, rule in BRANCHES:
        deals = deals_of(work, side, goods)
        chosen = yield from choose(work, deals, side, rule)
        if chosen.left:
            yield from put_merchants(work, chosen.left[0], side, events.traded, rule, chosen.trace)
            return True
        tried += [_why_not(work, deal, side) for deal in deals]
    why = text("why-deals", deals=tuple(tried)) if tried else text("why-no-deal")
    return (yield from work.skip("T", "trade.3", why))


def deals_of(work: Workspace, side: str, goods: tuple[str, ...] | tuple[catalogue.Good, ...]) -> list[Deal]:
    """Return a deal for each good of which there is something to spare, or something missing (trade.11)."""
    own, found = work.own, []
    for good in goods:
        wanted = surplus(own, good) if side == "selling" else shortage(own, good)
        if wanted > 0:
            found.append(Deal(good, min(wanted, own.available), work.state.price(good)))
    return found


def choose(work: Workspace, deals: list[Deal], side: str, rule: str) -> Script[Selection[Deal]]:
    """Return the deal of the greatest return, or of the least cost among those that can be paid.

    A good with own merchants on its other side is no candidate.
    (trade.6, trade.7, trade.8, trade.9, trade.10)
    """
    own = work.own
    criteria: list[Criterion[Deal]] = [
        only("free-side", lambda one: not is_blocked(own, one.good, side), rule="trade.6")
    ]
    if side == "selling":
        criteria.append(most("returns", _total, rule=rule))
    else:
        criteria.append(only("pays", lambda one: one.total <= own.money, rule=rule, shown=_total))
        criteria.append(least("costs", _total, rule=rule))
    if not deals:
        return funnel(deals, label=deal_label)
    return (
        yield from drawn(
            deals,
            *criteria,
            label=deal_label,
            id="trade",
            ask=text("ask-trade"),
            rule=rule,
            name=lambda one: one.good,
        )
    )


def _total(deal: Deal) -> int:
    return deal.total


def surplus(own: MacHina, good: str) -> int:
    """Return how many units of a good it can spare: not required, or beyond its factories' capacity.

    Only the own contract counts, only stock and factories of now. (trade.7, trade.9)
    """
    if good in RAW:
        return own.goods[good] - _capacity(own, good)
    return own.goods[good] - own.required(good)


def shortage(own: MacHina, good: str) -> int:
    """Return how many units it lacks for the contract, or to keep its factories busy (trade.8, trade.10)."""
    if good in RAW:
        units = catalogue.economy().units
        made = sum(facts.yields * own.units[unit] for unit, facts in units.items() if facts.makes == good)
        return _capacity(own, good) - own.goods[good] - made
    return own.required(good) - own.goods[good]


def _capacity(own: MacHina, good: str) -> int:
    """Return how many units of a raw good its factories can process in a production phase."""
    units = catalogue.economy().units
    return sum(own.units[one] for one in FACTORIES if units[one].turns == good)


def is_blocked(own: MacHina, good: str, side: str) -> bool:
    """Tell whether own merchants lie on the other side of a good (trade.6)."""
    other = own.buying if side == "selling" else own.selling
    return bool(other.get(good))


def put_merchants(
    work: Workspace, deal: Deal, side: str, event: Callable[..., Event], rule: str, trace: Trace | None
) -> Script[None]:
    """Trade: merchants go to the good's area, money and goods change hands, then the price moves.

    (trade.4, trade.5)
    """
    own, good, is_sale = work.own, deal.good, side == "selling"
    there = getattr(own, side)
    work.change_own(**{side: {**there, good: there.get(good, 0) + deal.n}})
    work.add(good, -deal.n if is_sale else deal.n)
    work.pay(-deal.total if is_sale else deal.total)
    work.move_price(good, -deal.n if is_sale else deal.n)
    traded = event(
        side=side,
        n=deal.n,
        good=good_label(good),
        price=deal.price,
        total=deal.total,
        now=work.state.price(good),
        step=work.state.index[good] + 1,
        left=work.own.money,
        free=work.own.available,
    )
    yield from work.tell(traded, rule, trace)


def deal_label(deal: Deal) -> Text:
    """Return a deal in words: how many of which good."""
    return amount(deal.n, deal.good)


def _why_not(work: Workspace, deal: Deal, side: str) -> Text:
    if is_blocked(work.own, deal.good, side):
        return text("why-blocked", good=good_label(deal.good))
    return text("why-dear", deal=deal_label(deal), need=deal.total, has=work.own.money)
