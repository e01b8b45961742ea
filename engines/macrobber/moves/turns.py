"""Moves: the next turn, or another name for a clan."""

from engines.core.errors import IllegalMove
from engines.core.game.correction import correct
from engines.core.game.move import FIX, Move, Offer
from engines.core.script import Script
from engines.core.text import text

from ..model.state import State
from ..rules.turn import turn
from ..rules.workspace import seat_label
from .corrections import corrections


def turns(state: State) -> tuple[Offer, ...]:
    """Return the turn that comes next; nothing after the end."""
    if state.is_over:
        return ()
    label = text("offer-turn", seat=seat_label(state, state.in_turn))
    return (Offer(Move("turn", {"seat": state.in_turn}), label, "turn", seat=state.in_turn),)


def play(state: State, move: Move) -> Script[State]:
    """Return the script of a turn or of a new name. Raises IllegalMove if it isn't legal now."""
    if state.is_over:
        raise IllegalMove(text("game-is-over"))
    if move.action == FIX:
        return correct(corrections, state, str(move.args.get("field", "")), str(move.args.get("value", "")))
    if all(move.code != offer.move.code for offer in turns(state)):
        raise IllegalMove(text("not-legal-now", move=move.code))
    return turn(state, state.in_turn)
