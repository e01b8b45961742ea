"""What comes next, and the script of each such move."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engines.core.errors import BadAnswer
from engines.core.game.ahead import Ahead
from engines.core.game.move import Move, Offer
from engines.core.script import Script
from engines.core.state.copying import altered
from engines.core.text import text

from ..model import events
from ..model.catalogue import ROUNDS
from ..model.labels import action_label, seat_label
from ..model.state import State, following, is_machina
from ..rules.passing import free_place, with_place
from ..rules.round import next_round
from ..rules.setup import begin
from ..rules.turn import turn, veto
from ..rules.worker import person_placed, place_worker
from ..rules.workspace import Workspace


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
    finished, passed = _turn("done", state.at), _turn("pass", state.at, money=money)
    left = [seat for seat in state.seats if seat not in state.places]
    if any(is_machina(seat) for seat in left):
        yield from (finished, passed)
    else:
        is_alone = len(left) == 1
        yield replace(passed, is_apart=True, hint=text("turn-hint-alone") if is_alone else None)
        if not is_alone:
            yield finished


def ahead(state: State, seat: str) -> tuple[Ahead, ...]:
    """Return what a person can say before their turn: to pass for the money as it is now, or done."""
    if state.phase != "action" or seat not in state.seats or seat in state.places or is_machina(seat):
        return ()
    money = state.options.pass_money[free_place(state)]
    offers = (_turn("pass", seat, money=money), _turn("done", seat))
    return tuple(Ahead(one.move.action, one.label, one.move) for one in offers)


def _turn(action: str, seat: str, **args: int) -> Offer:
    label = text(f"offer-{action}", seat=seat_label(seat), **args)
    return Offer(Move(action, {"seat": seat}), label, "turn", seat=seat)


def done(state: State, seat: str) -> Script[State]:
    """Say that a person has had their turn, with nothing that the bot keeps."""
    yield from Workspace(state).tell(events.person_done(who=seat_label(seat)), "turn.4")
    return over(state)


def pass_(state: State, seat: str, place: int = 0) -> Script[State]:
    """Pass for a person: the leftmost free place, or the one that is told from 1 on (pass.2, turn.8)."""
    taken = place or free_place(state) + 1
    demand_free(state, taken)
    work = Workspace(state)
    work.change(places=with_place(state, seat, taken - 1))
    money = state.options.pass_money[taken - 1]
    yield from work.tell(events.person_passed(who=seat_label(seat), place=taken, money=money), "pass.2")
    return over(work.state)


def demand_free(state: State, place: int) -> None:
    """Raise BadAnswer if a place of the next round's order, counted from 1, isn't there or is taken."""
    if not 1 <= place <= len(state.places) or state.places[place - 1]:
        free = ", ".join(str(n) for n, one in enumerate(state.places, start=1) if not one)
        raise BadAnswer(text("bad-place", typed=str(place)[:20], free=free))


def over(state: State) -> State:
    """Return the state after what people told: the turn of the person is over (turn.4).

    What is told while it is a MacHina's turn comes late: then nobody's turn ends by it.
    """
    state = altered(state, announced=None)
    if not state.at or is_machina(state.at):
        return state
    return altered(state, at=following(state, state.at))


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "begin": begin,
    "worker": place_worker,
    "placed": person_placed,
    "turn": turn,
    "done": done,
    "pass": pass_,
    "next": next_round,
    "veto": veto,
}
"""What comes next by its action."""
