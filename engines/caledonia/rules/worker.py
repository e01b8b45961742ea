"""The first workers: type, module and hex are drawn; the table says what the land costs."""

from collections import Counter

from engines.core.script import Script
from engines.core.script.funnel import Selection, drawn
from engines.core.text import text

from ..model import catalogue, events
from ..model.catalogue import MODULES, WORKERS
from ..model.labels import MORE_TIES, module_label, picks, seat_label, unit_label
from ..model.state import State, is_machina, units_left
from .reach import ask_cost, draw_number
from .workspace import Workspace


def place_worker(state: State, seat: str) -> Script[State]:
    """Place one first worker of a MacHina, when its seat comes up (worker.1, worker.2, worker.7)."""
    work = Workspace(state, seat)
    types = [one for one in WORKERS if units_left(state.options, work.own, one)]
    while types:
        unit = types[0]
        if len(types) == len(WORKERS):
            chosen = yield from drawn(
                types, label=unit_label, id="worker", ask=text("ask-worker"), rule="worker.2"
            )
            unit = chosen.left[0]
            yield from work.tell(events.worker_type(unit=unit_label(unit)), "worker.2", chosen.trace)
        types.remove(unit)
        if (yield from _placed(work, unit)):
            return with_worker_placed(work.state, seat)
    yield from work.tell(events.no_worker(), "worker.7")
    return with_worker_placed(work.state, seat)


def _placed(work: Workspace, unit: str) -> Script[bool]:
    """Try the modules in a drawn order until one has a hex that it can pay.

    (worker.3, worker.4, worker.5, worker.7)
    """
    limit = min(6, work.own.money - catalogue.cost(unit))
    if limit < 1:
        yield from work.tell(events.worker_too_dear(unit=unit_label(unit), money=work.own.money), "worker.4")
        return False
    modules = list(MODULES)
    while modules:
        rule = "worker.3" if len(modules) == len(MODULES) else "worker.7"
        chosen = yield from drawn(modules, label=module_label, id="module", ask=text("ask-module"), rule=rule)
        module = chosen.left[0]
        modules.remove(module)
        tie = yield from draw_number()
        question = text("ask-worker-hex", unit=unit, module=module)
        land = yield from ask_cost(work, "q.worker", question, limit, tie)
        if land:
            yield from settle(work, unit, land, tie, chosen)
            return True
        no_hex = events.no_worker_hex(unit=unit_label(unit), module=module, limit=limit)
        yield from work.tell(no_hex, "worker.7", chosen.trace)
    return False


def settle(work: Workspace, unit: str, land: int, tie: int, module: Selection[str]) -> Script[None]:
    """Place the worker; unit and land are paid from the starting money (worker.6)."""
    paid = catalogue.cost(unit) + land
    work.pay(paid)
    work.change_own(units={**work.own.units, unit: work.own.units[unit] + 1})
    worker = events.worker(
        unit=unit_label(unit),
        module=module.left[0],
        land=land,
        paid=paid,
        left=work.own.money,
        picks=picks(tie),
        more=picks(tie, MORE_TIES),
        tie=tie,
    )
    yield from work.tell(worker, "worker.6", module.trace)


def with_worker_placed(state: State, seat: str) -> State:
    """Return the state with a first worker of a seat off the list; after the last one round 1 begins."""
    place = state.queue.index(seat)
    queue = (*state.queue[:place], *state.queue[place + 1 :])
    work = Workspace(state)
    if queue:
        work.change(queue=queue, at=queue[0], announced=None)
    else:
        work.change(queue=(), phase="action", at=state.seats[0], announced=None)
    return work.state


def places_left(seats: tuple[str, ...], queue: tuple[str, ...]) -> tuple[str, ...]:
    """Return who has yet to place in a new order, each as often as in the queue of the old one (worker.1)."""
    whole = (*seats, *reversed(seats))
    used = Counter(whole) - Counter(queue)
    left = []
    for seat in whole:
        if used[seat]:
            used[seat] -= 1
        else:
            left.append(seat)
    return tuple(left)


def person_placed(state: State, seat: str) -> Script[State]:
    """Say that a person has placed a first worker (worker.1)."""
    assert not is_machina(seat)  # noqa: S101 - only people are offered this
    yield from Workspace(state).tell(events.worker_done(who=seat_label(seat)), "worker.1")
    return with_worker_placed(state, seat)
