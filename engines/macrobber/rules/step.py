"""The steps of a turn: what is planned, what it hides, and how it is carried out."""

from engines.core.script import Script
from engines.core.state.altered import altered
from engines.core.text import Text, text

from ..model.cost import COSTS, paid
from ..model.state import PlannedStep, State
from ..model.tokens import NONE, Tokens, tokens
from .action import kind
from .bard import bard
from .build import build
from .cards import lay_down
from .court import bagpipers, monks, warriors
from .estate import estate
from .exchange import exchange
from .raid import raid
from .workspace import Table, seat_label, tokens_label

PHASE_3 = ("raid", "exchange", "nothing")


def is_quiet(step: PlannedStep) -> bool:
    """Return whether a step shows nothing hidden and asks no other seat: it can be planned ahead."""
    what, _, parameters = step.do.partition(":")
    if what == "bard":
        return "Y" not in parameters
    return what not in ("warriors", *PHASE_3)


def carry_out(table: Table, step: PlannedStep) -> Script[None]:
    """Execute a step of the turn; only the bard and a raid change another board.

    (round.2, token.7, action.7, action.11)
    """
    what, *parameters = step.do.split(":")
    match what, parameters:
        case "cattle" | "castle" | "abbey", []:
            yield from build(table, what)
        case "warriors", []:
            yield from warriors(table)
        case "bagpipers", []:
            yield from bagpipers(table)
        case "monks", [n]:
            yield from monks(table, int(n))
        case "bard", [victim, taken, *kept]:
            yield from bard(table, victim, taken, "".join(kept))
        case "estate", [payment]:
            yield from estate(table, payment, step.cards)
        case "raid", [defender]:
            yield from raid(table, defender)
        case "exchange", []:
            yield from exchange(table, step.cards)
        case "nothing", []:
            yield from table.tell("rested", "exchange.5", table.state.in_turn)
        case _:
            yield from _end_actions(table)
    if what not in ("done", *PHASE_3):
        table.change_turn(done=(*table.turn.done, what))


def _end_actions(table: Table) -> Script[None]:
    """Put the unused tokens back at the end of phase 2 (token.6, token.7)."""
    turn = table.turn
    if not turn.done:
        yield from table.tell("no-action", "action.6", table.state.in_turn)
    table.to_sack(turn.status)
    table.change_turn(status=NONE, phase=3)


def ahead(state: State) -> State:
    """Return the state as it will be after the planned steps that are quiet."""
    if state.turn is None or not state.turn.plan:
        return state
    table = Table(altered(state, turn=altered(state.turn, plan=())))
    for step in state.turn.plan:
        if is_quiet(step):
            for _ in carry_out(table, step):
                pass
    return table.state


def planned(state: State, seat: str) -> State:
    """Return the state as it will be for a seat: after the steps it plans, and without what it lays back."""
    is_own = state.in_turn == seat and state.turn is not None
    table = Table(ahead(state) if is_own else state)
    for step in state.turn.plan if is_own and state.turn else ():
        if not is_quiet(step):
            table.use(COSTS.get(step.do.partition(":")[0], NONE))
    lay_down(table, seat, table.seat(seat).back)
    return table.state


def step_label(state: State, do: str) -> Text:
    """Return a step in words: the label of its option."""
    what, *parameters = do.split(":")
    match what, parameters:
        case "monks", [n]:
            return text("do-monks", n=int(n))
        case "bard", [victim]:
            return text("do-bard-victim", victim=seat_label(state, victim))
        case "bard", [victim, _, *_]:
            return text("do-bard", victim=seat_label(state, victim), what=bard_label(do))
        case "estate", [payment]:
            status, court = paid(payment)
            name = "do-estate-mixed" if status.total and court.total else "do-estate"
            where = "status" if status.total else "court"
            return text(name, status=_squares(status), court=_squares(court), where=where)
        case "raid", [defender]:
            return text("do-raid", defender=seat_label(state, defender))
        case "done", []:
            has_acted = state.turn is not None and state.turn.done
            return text("do", what="done" if has_acted else "no-action")
        case _:
            return text("do", what=kind(do))


def _squares(price: Tokens) -> Text:
    """Return a price as coloured squares, as all buttons of actions show theirs."""
    return text("squares", each=tuple(text("square", colour=colour) for colour in price.colours))


def bard_label(do: str) -> Text:
    """Return what a bard takes of his victim's court, and what becomes of it."""
    _, _, taken, *kept = do.split(":")
    return text("bard-takes", taken=tokens_label(tokens(taken)), kept="".join(kept) or "none")
