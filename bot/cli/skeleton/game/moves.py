"""What comes next, and what people say of the table."""

from engines.core.game.move import Move, Offer
from engines.core.text import text

from .model.state import State
from .rules import turn


def turns(state: State) -> tuple[Offer, ...]:
    """Return the automa's turn; nothing after the last card (end.1)."""
    return (Offer(Move("turn"), text("offer-turn"), "turn", seat="a1"),) if state.cards else ()


SCRIPTS = {"turn": turn}
"""The script of each move."""
