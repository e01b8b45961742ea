"""Which contracts can be paid now, and which one is chosen."""

from engines.core.script import Script
from engines.core.script.funnel import Selection, drawn, most
from engines.core.text import Text, text

from ..model import catalogue
from ..model.catalogue import MEATS, REQUIRED
from ..model.labels import amount, contract_number
from ..model.state import MacHina, State, need
from .workspace import Workspace


def lacking(own: MacHina, contract: int) -> tuple[Text, ...]:
    """Return what is missing for a contract: goods in stock, animals on the map (contract.3)."""
    short = {good: need(contract, good) - own.goods[good] for good in REQUIRED}
    lack = [amount(n, good) for good, n in short.items() if n > 0]
    for meat, animal in MEATS:
        if (n := need(contract, meat) - own.units[animal]) > 0:
            lack.append(amount(n, meat))
    return tuple(lack)


def choose_contract(work: Workspace, contracts: tuple[int, ...]) -> Script[Selection[int]]:
    """Return one that is payable now, or one of all if none is, by lot (contract.7)."""
    return (
        yield from drawn(
            contracts,
            most("payable", lambda one: counts_as_payable(work.state, work.own, one), rule="contract.7"),
            label=contract_number,
            id="contract",
            ask=text("ask-contract"),
            rule="contract.7",
        )
    )


def counts_as_payable(state: State, own: MacHina, contract: int) -> bool:
    """Tell whether a contract counts as payable when one is chosen (contract.3, contract.8)."""
    has_meat = bool(catalogue.contracts()[contract].meat)
    return not lacking(own, contract) and (state.options.meat_counts or not has_meat)
