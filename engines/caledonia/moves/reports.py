"""What people report of their own turns: trades, contracts taken, prices that a port moves. (trade.13)"""

from collections.abc import Callable, Iterator
from functools import cache

from engines.core.game.move import Move, Offer
from engines.core.script import Script
from engines.core.text import Text, text

from ..model import events
from ..model.catalogue import GOODS, STEPS
from ..model.labels import amount, contract_in_full, contract_label, good_label
from ..model.state import State
from ..rules.round import refill
from ..rules.workspace import Workspace

MOST_TRADED, MOST_STEPS = 7, 3
MORE = "yes"
"""Whether more is to come in the turn: what is picked never ends it (turn.4)."""
FEW = 4
"""So many units of each good fit the menu of a person's turn; more are typed, or picked from another list."""


def reports(state: State) -> Iterator[Offer]:
    """Yield what people can report: trades, contracts taken, prices moved by a port; none ends the turn."""
    if state.phase != "action":
        return
    for sizes in (range(1, FEW + 1), range(FEW + 1, MOST_TRADED + 1)):
        for side in ("sell", "buy"):
            for good in GOODS:
                for n in sizes:
                    yield _trade(side, good, n, is_many=n > FEW)
        if sizes.start == 1:
            yield from _takes(state)
    for good in GOODS:
        for steps in sorted(steps_of(state, good)):
            way = "up" if steps > 0 else "down"
            label = text("report-price", good=good_label(good), steps=abs(steps), way=way)
            yield _report("price", label, text("group-price"), good=good, steps=steps)


@cache
def _trade(side: str, good: str, n: int, *, is_many: bool) -> Offer:
    label = text("report-trade", side=side, what=amount(n, good))
    group = text("group-trade", side=side, size="many" if is_many else "few")
    return _report("trade", label, group, good=good, side=side, n=n, more=MORE)


def _takes(state: State) -> Iterator[Offer]:
    for one in state.row:
        label = contract_in_full(one, "report-take")
        yield _report("take", label, text("group-take"), contract=one, more=MORE)


def _report(action: str, label: Text, group: Text, **args: str | int) -> Offer:
    most = 2 if action == "trade" else 1
    return Offer(Move(action, args), label, "report", group, None, most)


def steps_of(state: State, good: str) -> tuple[int, ...]:
    """Return the steps that a port can move a price: up, then down, as far as its track goes."""
    index = state.index[good]
    up, down = min(MOST_STEPS, STEPS - 1 - index), min(MOST_STEPS, index)
    return (*range(1, up + 1), *range(-1, -down - 1, -1))


def trade(
    state: State,
    good: str,
    side: str,
    n: int,
    more: str = MORE,  # noqa: ARG001 - each move has it, since the turn goes on
) -> Script[State]:
    """Move the price of what a person sold or bought; it stops at the ends of its track (trade.4)."""
    work = Workspace(state)
    work.change(announced=None)
    work.move_price(good, -n if side == "sell" else n)
    told = events.reported_trade(
        side=side, n=n, good=good_label(good), now=work.state.price(good), step=work.state.index[good] + 1
    )
    yield from work.tell(told, "trade.4")
    return work.state


def take(
    state: State,
    contract: int,
    more: str = MORE,  # noqa: ARG001 - each move has it, since the turn goes on
) -> Script[State]:
    """Take a contract out of the row: a person has it now (contract.9)."""
    work = Workspace(state)
    work.change(announced=None, row=tuple(one for one in state.row if one != contract))
    yield from work.tell(
        events.reported_take(contract=contract_label(contract), number=contract), "contract.9"
    )
    return work.state


def price(state: State, good: str, steps: int) -> Script[State]:
    """Move a price without a trade, as a port tile does."""
    work = Workspace(state)
    work.change(announced=None)
    work.move_price(good, steps)
    now, step = work.state.price(good), work.state.index[good] + 1
    yield from work.tell(events.reported_price(good=good_label(good), now=now, step=step))
    return work.state


def add(state: State, contracts: tuple[int, ...]) -> Script[State]:
    """Put contracts into the row that lie there on the table (round.2)."""
    work = Workspace(state)
    work.change(announced=None)
    yield from refill(work, contracts)
    return work.state


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "trade": trade,
    "take": take,
    "price": price,
}
"""The reports that can be picked by their action; the turn goes on after each."""
