"""What comes next in Pebbles, and the script of each move."""

from collections.abc import Callable

from engines.core.game.move import Move, Offer
from engines.core.script import Script
from engines.core.text import text

from ..model.state import State
from ..rules.count import count, walk
from ..rules.rest import rest
from ..rules.turn import turn
from .reports import add, take


def turns(state: State) -> tuple[Offer, ...]:
    """Return the automa's turn and its rest."""
    if state.is_over:
        return ()
    return (
        Offer(Move("turn"), text("offer-turn", name=state.name), "turn", seat="a1"),
        Offer(Move("rest"), text("offer-rest"), "turn", seat="a1"),
    )


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "turn": turn,
    "rest": rest,
    "take": take,
    "add": add,
    "count": count,
    "walk": walk,
}
"""The moves by their action."""
