"""What people report of their own turns: trades, contracts, passing. (trade.13)"""

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.script import Script
from engines.core.state.altered import altered
from engines.core.text import text

from ..model import catalogue
from ..model.catalogue import STEPS
from ..model.codes import number, words_of
from ..model.state import State, following, is_machina
from ..rules.passing import free_place, with_place
from ..rules.round import refill
from ..rules.workspace import Table, contract_label, demand_apart, good_label, seat_label

MOST_TRADED, MOST_STEPS = 7, 3
NO, YES = "no", "yes"


def demand_round(state: State) -> None:
    """Raise BadAnswer before round 1 and after the end: then nothing is reported."""
    if state.is_over:
        raise BadAnswer(text("game-is-over"))
    if state.phase != "action":
        raise BadAnswer(text("no-round-yet"))


def steps_of(state: State, good: str) -> tuple[int, ...]:
    """Return the steps that a port can move a price: up, then down, as far as its track goes."""
    index = state.index[good]
    up, down = min(MOST_STEPS, STEPS - 1 - index), min(MOST_STEPS, index)
    return (*range(1, up + 1), *range(-1, -down - 1, -1))


def trade(state: State, good: str, side: str, n: int, more: str = NO) -> Script[State]:
    """Move the price of what a person sold or bought; it stops at the ends of its track (trade.4)."""
    demand_trade(good, side, n)
    table = Table(state)
    table.move_price(good, -n if side == "sell" else n)
    yield from table.tell(
        "reported-trade",
        "trade.4",
        side=side,
        n=n,
        good=good_label(good),
        now=table.state.price(good),
        step=table.state.index[good] + 1,
    )
    return over(table.state, more)


def demand_trade(good: str, side: str, n: int) -> None:
    """Raise BadAnswer if there is no such good, side or number of merchants."""
    if good not in catalogue.GOODS:
        raise BadAnswer(text("bad-good", typed=str(good)[:20], goods=", ".join(catalogue.GOODS)))
    if side not in ("buy", "sell"):
        raise BadAnswer(text("bad-option"))
    if type(n) is not int or not 1 <= n <= MOST_TRADED:
        raise BadAnswer(text("bad-merchants", most=MOST_TRADED))


def price(state: State, good: str, steps: int) -> Script[State]:
    """Move a price without a trade, as a port tile does; the turn goes on."""
    if good not in catalogue.GOODS:
        raise BadAnswer(text("bad-good", typed=str(good)[:20], goods=", ".join(catalogue.GOODS)))
    if type(steps) is not int or not -MOST_STEPS <= steps <= MOST_STEPS or not steps:
        raise BadAnswer(text("bad-steps", most=MOST_STEPS))
    table = Table(state)
    table.move_price(good, steps)
    now, step = table.state.price(good), table.state.index[good] + 1
    yield from table.tell("reported-price", "", good=good_label(good), now=now, step=step)
    return table.state


def take(state: State, contract: int, more: str = NO) -> Script[State]:
    """Take a contract out of the row: a person has it now (contract.9)."""
    demand_in_row(state, contract)
    table = Table(state)
    table.change(row=tuple(one for one in state.row if one != contract))
    yield from table.tell("reported-take", "contract.9", contract=contract_label(contract), number=contract)
    return over(table.state, more)


def demand_in_row(state: State, contract: int, typed: str = "") -> None:
    """Raise BadAnswer that shows the row if a contract isn't there; `typed` is what it was called."""
    if contract not in state.row:
        row = tuple(text("contract-number", contract=one) for one in state.row)
        none = (text("nothing"),)
        shown = typed or str(contract)
        raise BadAnswer(text("bad-not-in-row", typed=shown[:40], row=row or none))


def add(state: State, contracts: tuple[int, ...]) -> Script[State]:
    """Put contracts into the row that lie there on the table (round.2)."""
    demand_new(state, contracts)
    table = Table(state)
    yield from refill(table, contracts)
    return table.state


def demand_new(state: State, contracts: tuple[int, ...]) -> None:
    """Raise BadAnswer if a contract isn't there, is known elsewhere, is named twice, or has no room."""
    for place, one in enumerate(contracts):
        if one not in catalogue.contracts():
            raise BadAnswer(text("bad-contract", typed=str(one)[:20], most=len(catalogue.contracts())))
        demand_apart(state, (one,))
        if one in contracts[:place]:
            raise BadAnswer(text("bad-contract-twice", contract=one))
    room = state.row_size - len(state.row)
    if not 0 < len(contracts) <= room:
        raise BadAnswer(text("bad-room", n=room, got=len(contracts)))


def done(state: State, seat: str) -> Script[State]:
    """Say that a person has had their turn, with nothing that the bot keeps."""
    yield from Table(state).tell("person-done", "turn.4", who=seat_label(seat))
    return over(state)


def pass_(state: State, seat: str, place: int | None = None) -> Script[State]:
    """Pass for a person: the leftmost free place, or the one that is told (pass.2, turn.8)."""
    taken = free_place(state) + 1 if place is None else place
    demand_free(state, taken)
    table = Table(state)
    table.change(places=with_place(state, seat, taken - 1))
    money = state.options.pass_money[taken - 1]
    yield from table.tell("person-passed", "pass.2", who=seat_label(seat), place=taken, money=money)
    return over(table.state)


def demand_free(state: State, place: int) -> None:
    """Raise BadAnswer if a place of the next round's order, counted from 1, isn't there or is taken."""
    if type(place) is not int or not 1 <= place <= len(state.places) or state.places[place - 1]:
        free = ", ".join(str(n) for n, one in enumerate(state.places, start=1) if not one)
        raise BadAnswer(text("bad-place", typed=str(place)[:20], free=free))


def over(state: State, more: str = NO) -> State:
    """Return the state after a report: the turn of the person is over, unless more is to come (turn.4).

    What is told while it is a MacHina's turn comes late: then nobody's turn ends by it.
    """
    if more not in (NO, YES):
        raise IllegalMove(text("bad-option"))
    if more == YES or state.phase != "action" or not state.at or is_machina(state.at):
        return state
    return altered(state, at=following(state, state.at))


def add_typed(state: State, contracts: str) -> Script[State]:
    """Put the contracts of a typed list into the row."""
    return add(state, tuple(number(word, 0, 999) for word in words_of(str(contracts))))
