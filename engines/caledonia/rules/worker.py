"""The first workers: type, module and hex are drawn; the table says what the land costs."""

from engines.core.script import Script
from engines.core.script.funnel import Selection, drawn
from engines.core.text import text

from ..model import catalogue, events
from ..model.catalogue import MODULES, WORKERS
from ..model.labels import MORE_TIES, module_label, picks, seat_label, unit_label
from ..model.state import State, is_machina, units_left
from .reach import ask_cost, draw_number
from .workspace import Table


def place_worker(state: State, seat: str) -> Script[State]:
    """Place one first worker of a MacHina, when its seat comes up (worker.1, worker.2, worker.7)."""
    table = Table(state, seat)
    types = [one for one in WORKERS if units_left(state.options, table.own, one)]
    while types:
        unit = types[0]
        if len(types) == len(WORKERS):
            chosen = yield from drawn(
                types, label=unit_label, id="worker", ask=text("ask-worker"), rule="worker.2"
            )
            unit = chosen.left[0]
            yield from table.tell(events.worker_type(unit=unit_label(unit)), "worker.2", chosen.trace)
        types.remove(unit)
        if (yield from _placed(table, unit)):
            return with_worker_placed(table.state, seat)
    yield from table.tell(events.no_worker(), "worker.7")
    return with_worker_placed(table.state, seat)


def _placed(table: Table, unit: str) -> Script[bool]:
    """Try the modules in a drawn order until one has a hex that it can pay.

    (worker.3, worker.4, worker.5, worker.7)
    """
    limit = min(6, table.own.money - catalogue.cost(unit))
    if limit < 1:
        yield from table.tell(
            events.worker_too_dear(unit=unit_label(unit), money=table.own.money), "worker.4"
        )
        return False
    modules = list(MODULES)
    while modules:
        rule = "worker.3" if len(modules) == len(MODULES) else "worker.7"
        chosen = yield from drawn(modules, label=module_label, id="module", ask=text("ask-module"), rule=rule)
        module = chosen.left[0]
        modules.remove(module)
        tie = yield from draw_number()
        question = text("ask-worker-hex", unit=unit, module=module)
        land = yield from ask_cost(table, "q.worker", question, limit, tie)
        if land:
            yield from settle(table, unit, land, tie, chosen)
            return True
        no_hex = events.no_worker_hex(unit=unit_label(unit), module=module, limit=limit)
        yield from table.tell(no_hex, "worker.7", chosen.trace)
    return False


def settle(table: Table, unit: str, land: int, tie: int, module: Selection[str]) -> Script[None]:
    """Place the worker; unit and land are paid from the starting money (worker.6)."""
    paid = catalogue.cost(unit) + land
    table.pay(paid)
    table.change_own(units={**table.own.units, unit: table.own.units[unit] + 1})
    worker = events.worker(
        unit=unit_label(unit),
        module=module.left[0],
        land=land,
        paid=paid,
        left=table.own.money,
        picks=picks(tie),
        more=picks(tie, MORE_TIES),
        tie=tie,
    )
    yield from table.tell(worker, "worker.6", module.trace)


def with_worker_placed(state: State, seat: str) -> State:
    """Return the state with a first worker of a seat off the list; after the last one round 1 begins."""
    place = state.queue.index(seat)
    queue = (*state.queue[:place], *state.queue[place + 1 :])
    table = Table(state)
    if queue:
        table.change(queue=queue, at=queue[0], announced=None)
    else:
        table.change(queue=(), phase="action", at=state.seats[0], announced=None)
    return table.state


def person_placed(state: State, seat: str) -> Script[State]:
    """Say that a person has placed a first worker (worker.1)."""
    assert not is_machina(seat)  # noqa: S101 - only people are offered this
    yield from Table(state).tell(events.worker_done(who=seat_label(seat)), "worker.1")
    return with_worker_placed(state, seat)
