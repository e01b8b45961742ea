"""What comes next, and the script of each move."""

from collections.abc import Callable

from engines.core.game.move import Move, Offer
from engines.core.script import Script
from engines.core.text import text

from ..model.labels import seat_label
from ..model.state import State
from ..rules.turn import turn


def turns(state: State) -> tuple[Offer, ...]:
    """Return the turn that comes next; nothing after the end."""
    if state.is_over:
        return ()
    label = text("offer-turn", seat=seat_label(state, state.in_turn))
    return (Offer(Move("turn", {"seat": state.in_turn}), label, "turn", seat=state.in_turn),)


SCRIPTS: dict[str, Callable[..., Script[State]]] = {"turn": turn}
"""The moves by their action."""
