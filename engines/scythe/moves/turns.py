"""What comes next, and the scripts of it."""

from collections.abc import Callable, Iterator

from engines.core.game.ahead import Ahead
from engines.core.game.move import DONE, Move, Offer
from engines.core.script import Script
from engines.core.state.copying import altered
from engines.core.text import text

from ..model import events
from ..model.board import board
from ..model.labels import seat_label
from ..model.state import State, is_automa
from ..rules.score import end
from ..rules.turn import next_seat, turn
from ..rules.workspace import Workspace
from .reports import SCRIPTS as REPORTS
from .reports import late_reports


def turns(state: State) -> tuple[Offer, ...]:
    """Return what comes next: people's turns up to an Automa's, or the scores once the game has ended.

    People need not say when they are done. (turn.1, turn.9)
    """
    if state.is_over:
        return ()
    if state.has_ended:
        return (Offer(Move("score"), text("offer-score"), "turn"),)
    return tuple(_coming(state))


def _coming(state: State) -> Iterator[Offer]:
    seat = state.in_turn
    while True:
        action = "turn" if is_automa(seat) else DONE
        label = text(f"offer-{action}", seat=seat_label(state, seat))
        yield Offer(Move(action, {"seat": seat}), label, "turn", seat=seat)
        if is_automa(seat):
            return
        seat = next_seat(state, seat)


def ahead(state: State, seat: str) -> tuple[Ahead, ...]:
    """Return what a person can say before their turn: that they are done, with nothing more to tell."""
    if state.is_over or state.has_ended or is_automa(seat):
        return ()
    return (Ahead(DONE, text("offer-done", seat=seat_label(state, seat)), Move(DONE, {"seat": seat})),)


def is_moot(state: State, move: Move) -> bool:
    """Tell whether what was picked together with other reports has come of these already.

    The character has taken the token that is also reported as gone, or a fight has ended the game.
    """
    if state.has_ended:
        return move.action == DONE or move.action in REPORTS
    hex_, way = move.args.get("hex"), move.args.get("way")
    is_told = move.action == "encounter" and hex_ in board().encounters and way in ("gone", "back")
    return is_told and (hex_ in state.encounters) is (way == "back")


def _turn(state: State, seat: str) -> Script[State]:
    return turn(state, seat, late_reports)


def _done(state: State, seat: str) -> Script[State]:
    """Say that a person has had their turn.

    Of several people who says so has nothing more to tell; who plays alone is asked what else nobody knows.
    """
    yield from Workspace(state).tell(events.person_done(), seat=seat)
    told = state.told if len(state.people) == 1 or seat in state.told else (*state.told, seat)
    return altered(state, in_turn=next_seat(state, seat), told=told)


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "turn": _turn,
    DONE: _done,
    "score": end,
}
"""The turns by their action."""
