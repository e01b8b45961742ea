"""What options add to Expand: the neighbourhood bonus, the building bonus of factories, ports."""

from collections.abc import Collection

from engines.core.script import Script
from engines.core.script.funnel import drawn, least, only
from engines.core.script.requests import MultiChoice, Number, Option
from engines.core.text import text

from ..model import catalogue, events
from ..model.catalogue import FACTORIES, PROCESSED, RAW, REQUIRED
from ..model.labels import contract_label, contract_option, good_label
from ..model.state import new_contracts
from .payment import choose_contract
from .trade import Deal, deal_label, is_blocked, put_merchants, shortage
from .workspace import Workspace


def reach_ports(work: Workspace) -> Script[None]:
    """Ask for newly reached ports and receive 10 pounds for each, if the option says so (expand.17)."""
    economy = catalogue.economy()
    left = economy.ports - work.own.ports
    if work.state.options.ports == "never" or not left:
        return
    n = yield from work.ask(Number(id="q.port", ask=text("ask-port"), low=0, high=left))
    if n:
        work.change_own(ports=work.own.ports + n)
        work.pay(-n * economy.port_money)
        yield from work.tell(
            events.ports(n=n, money=n * economy.port_money, left=work.own.money), "expand.17"
        )


def use_neighbourhood(work: Workspace) -> Script[None]:
    """Buy wanted goods of opponents' units beside the new one at a discount, each good once.

    The cap holds for a good and turn. By default the bonus is declined. (expand.14, expand.15)
    """
    if work.state.options.neighbourhood == "decline":
        return
    wanted = [deal.good for deal in _deals(work, (*REQUIRED, *RAW)) if _can(work, deal)]
    if not wanted:
        return
    options = tuple(Option(good, good_label(good)) for good in wanted)
    question = MultiChoice(id="q.neigh", ask=text("ask-neigh"), options=options, high=len(options))
    there = yield from work.ask(question)
    left = list(there)
    while deals := _next_deals(work, left):
        chosen = yield from drawn(
            deals,
            only("pays", lambda one: one.total <= work.own.money, rule="expand.15"),
            least("costs", lambda one: one.total, rule="expand.15"),
            label=deal_label,
            id="neighbourhood",
            ask=text("ask-neighbourhood"),
            rule="expand.15",
            name=lambda one: one.good,
        )
        deal = chosen.left[0]
        left.remove(deal.good)
        yield from put_merchants(work, deal, "buying", events.neighbour_bought, "expand.15", chosen.trace)


def _next_deals(work: Workspace, there: Collection[str]) -> list[Deal]:
    """Return what it would buy there next: for the contract, else for its factories."""
    for goods in (REQUIRED, RAW):
        found = [deal for deal in _deals(work, tuple(goods)) if deal.good in there and _can(work, deal)]
        if found:
            return found
    return []


def _can(work: Workspace, deal: Deal) -> bool:
    return deal.total <= work.own.money


def _deals(work: Workspace, goods: tuple[str, ...]) -> list[Deal]:
    bonus, own = catalogue.economy().neighbourhood, work.own
    cap = bonus.cap_of_two if work.state.options.seats == 2 else bonus.cap
    found = []
    for good in goods:
        n = min(shortage(own, good), own.available, cap)
        discount = bonus.processed if good in PROCESSED else bonus.basic
        if n > 0 and not is_blocked(own, good, "buying"):
            found.append(Deal(good, n, work.state.price(good) - discount))
    return found


def use_factory_bonus(work: Workspace, unit: str) -> Script[None]:
    """With the 4th factory of a kind choose one of three drawn contracts, if the option says so.

    By default the bonus is declined. (expand.14, expand.16)
    """
    own, options = work.own, work.state.options
    is_fourth = unit in FACTORIES and own.units[unit] == catalogue.economy().units_of_a_type
    fee = catalogue.fee(work.state.round)
    if options.factory_bonus == "decline" or not is_fourth or own.box or own.money < fee:
        return
    left = new_contracts(work.state)
    named = tuple(map(contract_option, left))
    n = min(3, len(left))
    question = MultiChoice(id="q.three", ask=text("ask-three", n=n), options=named, low=n, high=n)
    three = tuple(map(int, (yield from work.ask(question))))
    if not three:
        return
    chosen = yield from choose_contract(work, three)
    work.pay(fee)
    work.change_own(box=chosen.left[0])
    label = contract_label(chosen.left[0])
    yield from work.tell(
        events.factory_bonus(contract=label, fee=fee, left=work.own.money), "expand.16", chosen.trace
    )
