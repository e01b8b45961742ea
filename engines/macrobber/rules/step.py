"""The steps of a turn: what is planned, what it hides, and how it is carried out."""

from engines.core.script import Script
from engines.core.state.copying import altered

from ..model import events
from ..model.cost import COSTS
from ..model.state import PlannedStep, State
from ..model.tokens import NONE
from .bard import bard
from .build import build
from .cards import lay_down
from .court import bagpipers, monks, warriors
from .estate import estate
from .exchange import exchange
from .raid import raid
from .workspace import Workspace

PHASE_3 = ("raid", "exchange", "nothing")


def is_quiet(step: PlannedStep) -> bool:
    """Return whether a step shows nothing hidden and asks no other seat: it can be planned ahead."""
    what, _, parameters = step.do.partition(":")
    if what == "bard":
        return "Y" not in parameters
    return what not in ("warriors", *PHASE_3)


def carry_out(work: Workspace, step: PlannedStep) -> Script[None]:
    """Execute a step of the turn; only the bard and a raid change another board.

    (round.2, token.7, action.7, action.11)
    """
    what, *parameters = step.do.split(":")
    match what, parameters:
        case "cattle" | "castle" | "abbey", []:
            yield from build(work, what)
        case "warriors", []:
            yield from warriors(work)
        case "bagpipers", []:
            yield from bagpipers(work)
        case "monks", [n]:
            yield from monks(work, int(n))
        case "bard", [victim, taken, *kept]:
            yield from bard(work, victim, taken, "".join(kept))
        case "estate", [payment]:
            yield from estate(work, payment, step.cards)
        case "raid", [defender]:
            yield from raid(work, defender)
        case "exchange", []:
            yield from exchange(work, step.cards)
        case "nothing", []:
            yield from work.tell(events.rested(), "exchange.5")
        case _:
            yield from _end_actions(work)
    if what not in ("done", *PHASE_3):
        work.change_turn(done=(*work.turn.done, what))


def _end_actions(work: Workspace) -> Script[None]:
    """Put the unused tokens back at the end of phase 2 (token.6, token.7)."""
    turn = work.turn
    if not turn.done:
        yield from work.tell(events.no_action(), "action.6")
    work.to_sack(turn.status)
    work.change_turn(status=NONE, phase=3)


def ahead(state: State) -> State:
    """Return the state as it will be after the planned steps that are quiet."""
    if state.turn is None or not state.turn.plan:
        return state
    work = Workspace(altered(state, turn=altered(state.turn, plan=())), state.in_turn)
    for step in state.turn.plan:
        if is_quiet(step):
            for _ in carry_out(work, step):
                pass
    return work.state


def planned(state: State, seat: str) -> State:
    """Return the state as it will be for a seat: after the steps it plans, and without what it lays back."""
    is_own = state.in_turn == seat and state.turn is not None
    work = Workspace(ahead(state) if is_own else state)
    for step in state.turn.plan if is_own and state.turn else ():
        if not is_quiet(step):
            work.use(COSTS.get(step.do.partition(":")[0], NONE))
    lay_down(work, seat, work.seat(seat).back)
    return work.state
