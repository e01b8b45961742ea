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
from .workspace import Workspace


def contract(work: Workspace) -> Script[bool]:
    """Fulfil the own contract, or obtain one; never both in one turn.

    (contract.1, contract.2, contract.4, contract.5, contract.15)
    """
    own, row = work.own, work.state.row
    if own.box:
        if lack := lacking(own, own.box):
            why = text("why-lack", contract=own.box, lack=lack)
            return (yield from work.skip("C", "contract.4", why))
        yield from fulfil(work)
        return True
    fee = catalogue.fee(work.state.round)
    if not row:
        return (yield from work.skip("C", "contract.5", text("why-no-contract")))
    if own.money < fee:
        return (yield from work.skip("C", "contract.5", text("why-money", need=fee, has=own.money)))
    chosen = yield from choose_contract(work, tuple(sorted(row)))
    yield from obtain(work, chosen, fee)
    return True


def obtain(work: Workspace, chosen: Selection[int], fee: int) -> Script[None]:
    """Move the contract from the row to the box; its space stays empty (contract.6, contract.9)."""
    taken = chosen.left[0]
    work.pay(fee)
    work.change(row=tuple(one for one in work.state.row if one != taken))
    work.change_own(box=taken)
    obtained = events.obtained(
        contract=contract_label(taken),
        number=taken,
        fee=abs(fee),
        way="received" if fee < 0 else "paid",
        left=work.own.money,
    )
    yield from work.tell(obtained, "contract.7", chosen.trace)


def fulfil(work: Workspace) -> Script[None]:
    """Deliver all at once; then the rewards, in their order (contract.10, contract.11)."""
    own = work.own
    one = catalogue.contracts()[own.box]
    goods = {good: need(one.id, good) for good in REQUIRED}
    work.change_own(goods={**own.goods, **{good: own.goods[good] - n for good, n in goods.items()}})
    yield from work.tell(
        events.delivered(contract=contract_label(one.id), goods=amounts(goods)), "contract.2"
    )
    yield from slaughter(work)
    money = one.gives.get("money", 0)
    work.change_own(box=0, fulfilled=(*own.fulfilled, one.id), money=work.own.money + money)
    gives = amounts({gift: n for gift, n in one.gives.items() if gift not in ("free_hex", "bonus_upgrade")})
    yield from work.tell(
        events.fulfilled(contract=one.id, gives=gives, money=money, left=work.own.money), "contract.10"
    )
    if one.imports:
        question = text("ask-import", n=one.imports)
        pounds = yield from work.ask(Number(id="q.import", ask=question, low=0, high=one.imports))
        if pounds:
            work.pay(-pounds)
        yield from work.tell(events.imported(money=pounds, n=one.imports, left=work.own.money), "contract.11")
    for _ in range(one.gives.get("bonus_upgrade", 0)):
        yield from bonus_upgrade(work)
    for _ in range(one.gives.get("free_hex", 0)):
        yield from free_hex(work)
