"""Moves: what comes next, and what people report of their own turns."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.game.correction import correct
from engines.core.game.move import Move, Offer
from engines.core.script import Script
from engines.core.state.altered import altered
from engines.core.text import Text, text

from ..model.catalogue import GOODS, ROUNDS
from ..model.state import State, is_machina
from ..rules.passing import free_place
from ..rules.round import next_round
from ..rules.setup import begin
from ..rules.turn import turn, veto
from ..rules.worker import person_placed, place_worker
from ..rules.workspace import action_label, amount, contract_in_full, good_label, seat_label
from . import people
from .corrections import corrections

FEW = 4
"""So many units of each good fit the menu of a person's turn; more are typed, or picked from another list."""


def turns(state: State) -> tuple[Offer, ...]:
    """Return what comes next: a first worker, a MacHina's or a person's turn, the next round, the end."""
    if state.is_over:
        return ()
    if state.phase == "start":
        return (Offer(Move("begin"), text("offer-begin"), "turn"),)
    if state.phase == "setup":
        if is_machina(state.at):
            return (_turn("worker", state.at),)
        return (replace(_turn("placed", state.at), hint=text("turn-hint-placed")),)
    found = tuple(_coming(state))
    if state.announced is None:
        return found
    action = action_label(state.announced.action)
    label = text("offer-veto", action=action)
    return (*found, Offer(Move("veto"), label, "turn", seat=found[0].seat))


def _coming(state: State) -> Iterator[Offer]:
    """Yield the turn that comes next; a person can be done, or pass."""
    if not state.at:
        last = state.round == ROUNDS
        label = text("offer-end") if last else text("offer-round", round=state.round)
        yield Offer(Move("next"), label, "turn")
    elif is_machina(state.at):
        yield _turn("turn", state.at)
    else:
        yield from _person(state)


def _person(state: State) -> Iterator[Offer]:
    """Yield done, then pass; once only people play on, pass first, and done only to hand over."""
    money = state.options.pass_money[free_place(state)]
    done, passed = _turn("done", state.at), _turn("pass", state.at, money=money)
    left = [seat for seat in state.seats if seat not in state.places]
    if any(is_machina(seat) for seat in left):
        yield from (done, passed)
    else:
        is_alone = len(left) == 1
        yield replace(passed, is_apart=True, hint=text("turn-hint-alone") if is_alone else None)
        if not is_alone:
            yield done


def _turn(action: str, seat: str, **args: int) -> Offer:
    label = text(f"offer-{action}", seat=seat_label(seat), **args)
    return Offer(Move(action, {"seat": seat}), label, "turn", seat=seat)


def reports(state: State) -> Iterator[Offer]:
    """Yield what people can report: trades, contracts taken, prices moved by a port; none ends the turn."""
    if state.phase != "action":
        return
    for sizes in (range(1, FEW + 1), range(FEW + 1, people.MOST_TRADED + 1)):
        for side in ("sell", "buy"):
            for good in GOODS:
                for n in sizes:
                    yield _trade(side, good, n, is_many=n > FEW)
        if sizes.start == 1:
            yield from _takes(state)
    for good in GOODS:
        for steps in sorted(people.steps_of(state, good)):
            way = "up" if steps > 0 else "down"
            label = text("report-price", good=good_label(good), steps=abs(steps), way=way)
            yield _report("price", label, text("group-price"), good=good, steps=steps)


@cache
def _trade(side: str, good: str, n: int, *, is_many: bool) -> Offer:
    label = text("report-trade", side=side, what=amount(n, good))
    group = text("group-trade", side=side, size="many" if is_many else "few")
    return _report("trade", label, group, good=good, side=side, n=n, more="yes")


def _takes(state: State) -> Iterator[Offer]:
    for one in state.row:
        label = contract_in_full(one, "report-take")
        yield _report("take", label, text("group-take"), contract=one, more="yes")


def _report(action: str, label: Text, group: Text, **args: str | int) -> Offer:
    most = 2 if action == "trade" else 1
    return Offer(Move(action, args), label, "report", group, None, most)


def play(state: State, move: Move) -> Script[State]:
    """Return the script of a move. Raises IllegalMove if it isn't legal now."""
    if state.is_over:
        raise IllegalMove(text("game-is-over"))
    args: dict[str, Any] = dict(move.args)
    if move.action == "fix":
        return correct(corrections, state, str(args.get("field", "")), str(args.get("value", "")))
    if move.action in REPORTS:
        people.demand_round(state)
        try:
            return REPORTS[move.action](altered(state, announced=None), **args)
        except TypeError:
            raise IllegalMove(text("not-legal-now", move=move.code[:60])) from None
    is_offered = any(move.action == one.move.action for one in turns(state))
    seat = args.pop("seat", None)
    if not is_offered or (seat != state.at and move.action not in SEATLESS):
        raise IllegalMove(text("not-legal-now", move=move.code[:60]))
    allowed = {"pass": {"place"}, "veto": {"reason"}}.get(move.action, set())
    if not args.keys() <= allowed or (seat is not None and move.action in SEATLESS):
        raise IllegalMove(text("not-legal-now", move=move.code[:60]))
    if move.action == "veto":
        return veto(state, **args)
    state = altered(state, announced=None)
    if move.action in ("begin", "next"):
        return (begin if move.action == "begin" else next_round)(state)
    return TURNS[move.action](state, seat, **args)


SEATLESS = ("begin", "next", "veto")
TURNS: dict[str, Callable[..., Script[State]]] = {
    "worker": place_worker,
    "placed": person_placed,
    "turn": turn,
    "done": people.done,
    "pass": people.pass_,
}
REPORTS: dict[str, Callable[..., Script[State]]] = {
    "trade": people.trade,
    "take": people.take,
    "price": people.price,
    "refill": people.add_typed,
}
