"""Contract: an export contract is fulfilled, or obtained."""

from engines.core.script import Script
from engines.core.script.funnel import Selection
from engines.core.script.requests import Number
from engines.core.text import text

from ..model import catalogue, events
from ..model.catalogue import REQUIRED
from ..model.labels import amounts, contract_label
from ..model.state import need
from .expand import free_hex
from .meat import slaughter
from .payment import choose_contract, lacking
from .upgrade import bonus_upgrade
from .workspace import Table


def contract(table: Table) -> Script[bool]:
    """Fulfil the own contract, or obtain one; never both in one turn.

    (contract.1, contract.2, contract.4, contract.5, contract.15)
    """
    own, row = table.own, table.state.row
    if own.box:
        if lack := lacking(own, own.box):
            why = text("why-lack", contract=own.box, lack=lack)
            return (yield from table.skip("C", "contract.4", why))
        yield from fulfil(table)
        return True
    fee = catalogue.fee(table.state.round)
    if not row:
        return (yield from table.skip("C", "contract.5", text("why-no-contract")))
    if own.money < fee:
        return (yield from table.skip("C", "contract.5", text("why-money", need=fee, has=own.money)))
    chosen = yield from choose_contract(table, tuple(sorted(row)))
    yield from obtain(table, chosen, fee)
    return True


def obtain(table: Table, chosen: Selection[int], fee: int) -> Script[None]:
    """Move the contract from the row to the box; its space stays empty (contract.6, contract.9)."""
    taken = chosen.left[0]
    table.pay(fee)
    table.change(row=tuple(one for one in table.state.row if one != taken))
    table.change_own(box=taken)
    obtained = events.obtained(
        contract=contract_label(taken),
        number=taken,
        fee=abs(fee),
        way="received" if fee < 0 else "paid",
        left=table.own.money,
    )
    yield from table.tell(obtained, "contract.7", chosen.trace)


def fulfil(table: Table) -> Script[None]:
    """Deliver all at once; then the rewards, in their order (contract.10, contract.11)."""
    own = table.own
    one = catalogue.contracts()[own.box]
    goods = {good: need(one.id, good) for good in REQUIRED}
    table.change_own(goods={**own.goods, **{good: own.goods[good] - n for good, n in goods.items()}})
    yield from table.tell(
        events.delivered(contract=contract_label(one.id), goods=amounts(goods)), "contract.2"
    )
    yield from slaughter(table)
    money = one.gives.get("money", 0)
    table.change_own(box=0, fulfilled=(*own.fulfilled, one.id), money=table.own.money + money)
    gives = amounts({gift: n for gift, n in one.gives.items() if gift not in ("free_hex", "bonus_upgrade")})
    yield from table.tell(
        events.fulfilled(contract=one.id, gives=gives, money=money, left=table.own.money), "contract.10"
    )
    if one.imports:
        question = text("ask-import", n=one.imports)
        pounds = yield from table.ask(Number(id="q.import", ask=question, low=0, high=one.imports))
        if pounds:
            table.pay(-pounds)
        yield from table.tell(
            events.imported(money=pounds, n=one.imports, left=table.own.money), "contract.11"
        )
    for _ in range(one.gives.get("bonus_upgrade", 0)):
        yield from bonus_upgrade(table)
    for _ in range(one.gives.get("free_hex", 0)):
        yield from free_hex(table)
