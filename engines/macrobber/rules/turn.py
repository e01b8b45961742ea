"""A turn: tokens, actions, raid or exchange; after the last one of a round the scoring."""

from engines.core.script import Script

from ..model.state import State
from .end import end
from .plan import act
from .round import end_round, left_of
from .status import DRAWN, take_tokens
from .workspace import Workspace


def turn(state: State, seat: str) -> Script[State]:
    """Play the turn of a seat in its three phases (round.1, round.2, round.3, end.3, end.4)."""
    if state.sack.total < DRAWN:
        work = Workspace(state)
        yield from end(work, "end.3")
        return work.state
    work = Workspace(state, seat)
    yield from take_tokens(work)
    yield from act(work)
    work.change(turn=None)
    if not state.is_last:
        work.change(in_turn=left_of(state, seat))
        return work.state
    # What ends a round is nobody's doing.
    work = Workspace(work.state)
    yield from end_round(work)
    return work.state
