"""A turn: tokens, actions, raid or exchange; after the last one of a round the scoring."""

from engines.core.script import Script

from ..model.state import State
from .end import end
from .plan import act
from .round import end_round, left_of
from .status import DRAWN, take_tokens
from .workspace import Table


def turn(state: State, seat: str) -> Script[State]:
    """Play the turn of a seat in its three phases (round.1, round.2, round.3, end.3, end.4)."""
    if state.sack.total < DRAWN:
        table = Table(state)
        yield from end(table, "end.3")
        return table.state
    table = Table(state, seat)
    yield from take_tokens(table)
    yield from act(table)
    table.change(turn=None)
    if not state.is_last:
        table.change(in_turn=left_of(state, seat))
        return table.state
    # What ends a round is nobody's doing.
    table = Table(table.state)
    yield from end_round(table)
    return table.state
