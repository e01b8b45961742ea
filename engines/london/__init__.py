"""London's AutoMartin: one to three opponents that fill their city by filters."""

from pathlib import Path

from engines.core.game import Game
from engines.core.game.stand_in import StandIn
from engines.core.picture import Pictures

from .display.gist import gist
from .display.panel import footer, panel
from .model.collection import KEPT
from .model.events import EVENTS
from .model.labels import seats
from .model.options import OPTIONS
from .model.public import public
from .model.state import State
from .moves import reports, turns
from .moves.corrections import corrections
from .moves.notation import notation
from .rules.score import points, score
from .rules.setup import set_up, start


def pictures() -> Pictures[State]:
    """Load what draws the game: nobody needs it before the first picture."""
    from .display.picture import PICTURES

    return PICTURES


def stand_ins() -> tuple[StandIn[State], ...]:
    """Load what plays for people in a simulation."""
    from .moves.stand_ins import STAND_INS

    return STAND_INS


GAME: Game[State] = Game(
    id="london",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    asked=("automas", "level", "deck"),
    start=start,
    turns=turns.turns,
    reports=reports.reports,
    scripts={**turns.SCRIPTS, **reports.SCRIPTS},
    corrections=corrections,
    panel=panel,
    footer=footer,
    score=score,
    is_over=lambda state: state.is_over,
    public=public,
    events=EVENTS,
    notation=notation,
    gist=gist,
    seats=seats,
    pictures=pictures,
    set_up=set_up,
    points=points,
    stand_ins=stand_ins,
    typed=("players", "start_coins"),
    difficulty="level",
    kept=KEPT,
)
