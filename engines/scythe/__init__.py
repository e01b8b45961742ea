"""The Automas of Scythe: opponents that find their own way over the map."""

from pathlib import Path

from engines.core.game import Game
from engines.core.game.stand_in import StandIn
from engines.core.picture import Pictures

from .display.gist import gist
from .display.panel import footer, panel, set_up
from .model.events import EVENTS
from .model.options import OPTIONS
from .model.public import public
from .model.seats import seats
from .model.state import State
from .moves.corrections import corrections
from .moves.notation import notation
from .moves.reports import SCRIPTS as REPORTS
from .moves.reports import reports
from .moves.turns import SCRIPTS as TURNS
from .moves.turns import ahead, is_moot, turns
from .rules.score import points, score
from .rules.setup import start


def pictures() -> Pictures[State]:
    """Load what draws the game: nobody needs it before the first picture."""
    from .display.picture import PICTURES

    return PICTURES


def stand_ins() -> tuple[StandIn[State], ...]:
    """Load what plays for people in a simulation."""
    from .moves.stand_ins import STAND_INS

    return STAND_INS


GAME: Game[State] = Game(
    id="scythe",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    asked=("seats", "people", "level", "combat_cards"),
    typed=("faction_1", "faction_2"),
    difficulty="level",
    start=start,
    turns=turns,
    ahead=ahead,
    reports=reports,
    scripts={**TURNS, **REPORTS},
    is_moot=is_moot,
    corrections=corrections,
    notation=notation,
    panel=panel,
    footer=footer,
    score=score,
    points=points,
    is_over=lambda state: state.is_over,
    public=public,
    events=EVENTS,
    gist=gist,
    seats=seats,
    set_up=set_up,
    pictures=pictures,
    stand_ins=stand_ins,
)
