"""Pebbles: a tiny game that shows everything a game can ask for and tell."""

from pathlib import Path

from engines.core.game import Game
from engines.core.picture import Pictures
from engines.core.seats import Seat
from engines.core.text import text

from .actions import fixes, play, reports, turns
from .gist import gist
from .panel import footer, panel, score
from .setup import OPTIONS, start
from .state import State

CLAUSES = {
    "pebbles.1": "Shuffle the cards; four pebbles of each colour lie on the table.",
    "pebbles.2": "On its turn the automa rolls the die and draws a card.",
    "pebbles.3": "It takes from the largest pile; a tie goes to the colour named first.",
    "pebbles.4": "Each card asks the table for what the automa can't see.",
    "pebbles.5": "After the last card the most pebbles win.",
}


def pictures() -> Pictures[State]:
    """Load what draws the game: nobody needs it before the first picture."""
    from .picture import PICTURES

    return PICTURES


GAME: Game[State] = Game(
    id="pebbles",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    start=start,
    turns=turns,
    reports=reports,
    play=play,
    fixes=fixes,
    panel=panel,
    footer=footer,
    score=score,
    is_over=lambda state: state.is_over,
    public=lambda state: {"piles": state.piles, "cards_left": len(state.deck), "automa": state.automa},
    clauses=lambda: CLAUSES,
    gist=gist,
    seats=lambda state: (Seat("a1", text("panel-automa", name=state.name)),),
    pictures=pictures,
)
