"""The production phase: money, basic goods, then what factories turn them into."""

from engines.core.script import Script

from ..model import catalogue, events
from ..model.catalogue import FACTORIES, WORKERS
from ..model.labels import amounts, good_label
from ..model.state import MacHina
from .workspace import Workspace


def produce(work: Workspace) -> Script[None]:
    """Money, basic goods, then cheese, bread and whisky; no price moves, no merchant is used.

    (produce.1, produce.2, produce.3, produce.12)
    """
    own, units = work.own, catalogue.economy().units
    money = income(own)
    made = {
        str(facts.makes): facts.yields * own.units[unit]
        for unit, facts in units.items()
        if facts.makes and own.units[unit]
    }
    work.change_own(
        money=own.money + money,
        goods={good: n + made.get(good, 0) for good, n in own.goods.items()},
    )
    produced = events.produced(money=money, goods=amounts(made), n=sum(made.values()), left=work.own.money)
    yield from work.tell(produced, "produce.2")
    for factory in FACTORIES:
        yield from convert(work, factory)


def convert(work: Workspace, factory: str) -> Script[None]:
    """Process for the contract whatever the prices are, then the rest if that is worth more.

    One good a factory and phase; bread runs before whisky. (produce.4, produce.5, produce.6, produce.7,
    produce.8, produce.9, produce.10, produce.13)
    """
    facts = catalogue.economy().units[factory]  # type: ignore[index]
    raw, into = str(facts.turns), str(facts.into)
    own = work.own
    first = max(0, min(own.required(into) - own.goods[into], own.goods[raw], own.units[factory]))
    left = own.goods[raw] - first
    if factory == "bakery" and work.state.options.reserve_grain:
        left -= max(0, min(own.required("whisky") - own.goods["whisky"], own.units["distillery"]))
    other = max(BELOW[into], key=work.state.price)
    is_worth = work.state.price(into) > work.state.price(other)
    rest = max(0, min(left, own.units[factory] - first)) if is_worth else 0
    if own.units[factory] == 0 or own.goods[raw] == 0:
        return
    work.add(raw, -first - rest)
    work.add(into, first + rest)
    converted = events.converted(
        raw=good_label(raw),
        into=good_label(into),
        contract=first,
        rest=rest,
        n=first + rest,
        price=work.state.price(into),
        other=good_label(other),
        against=work.state.price(other),
        left=work.own.goods[raw],
    )
    yield from work.tell(converted, RULES[factory][0 if first and not rest else 1])


RULES = {
    "cheese_dairy": ("produce.5", "produce.6"),
    "bakery": ("produce.7", "produce.8"),
    "distillery": ("produce.9", "produce.10"),
}
"""For each factory the clause of what is made for the contract, and of the rest."""

BELOW = {"cheese": ("milk",), "bread": ("grain", "whisky"), "whisky": ("grain",)}
"""What a processed good has to be worth more than, strictly, to be made beyond the contract.

(produce.6, produce.8, produce.10, produce.11)
"""


def income(own: MacHina) -> int:
    """Return the pounds that the workers of a MacHina bring in a production phase (produce.2)."""
    units = catalogue.economy().units
    return sum(
        own.units[one] * (units[one].upgraded if one in own.upgraded else units[one].income)
        for one in WORKERS
    )
