"""Pebbles: a tiny game that shows everything a game can ask for and tell."""

from pathlib import Path

from engines.core.game import Game
from engines.core.game.stand_in import StandIn
from engines.core.picture import Pictures
from engines.core.state.seats import Seat
from engines.core.text import text

from .display.panel import footer, panel, score
from .model.collection import KEPT
from .model.events import EVENTS
from .model.state import State
from .moves.corrections import corrections
from .moves.notation import notation
from .moves.reports import reports
from .moves.turns import SCRIPTS, turns
from .rules.setup import OPTIONS, start


def pictures() -> Pictures[State]:
    """Load what draws the game: nobody needs it before the first picture."""
    from .display.picture import PICTURES

    return PICTURES


def seats(state: State) -> tuple[Seat, ...]:
    """Return the automa's seat and those of two people who play against it."""
    automa = Seat("a1", text("panel-automa", name=state.name), is_automa=True)
    return automa, *(Seat(f"p{n}", text("player", n=n), takes_name=True) for n in (1, 2))


def stand_ins() -> tuple[StandIn[State], ...]:
    """Load what plays for people in a simulation."""
    from .moves.stand_ins import TAKERS

    return (TAKERS,)


GAME: Game[State] = Game(
    id="pebbles",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    start=start,
    turns=turns,
    reports=reports,
    scripts=SCRIPTS,
    corrections=corrections,
    panel=panel,
    footer=footer,
    score=score,
    is_over=lambda state: state.is_over,
    public=lambda state: {"piles": state.piles, "cards_left": len(state.deck), "automa": state.automa},
    events=EVENTS,
    notation=notation,
    seats=seats,
    pictures=pictures,
    kept=KEPT,
    typed=("lucky",),
    points=lambda state: {"a1": state.automa},
    stand_ins=stand_ins,
)
