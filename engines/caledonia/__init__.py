"""Clans of Caledonia: one to three Clan MacHinas, automas that keep their own books."""

from pathlib import Path

from engines.core.game import Game
from engines.core.game.stand_in import StandIn
from engines.core.picture import Pictures

from .display.gist import gist
from .display.panel import footer, panel, set_up
from .model.collection import KEPT
from .model.events import EVENTS
from .model.labels import seats
from .model.options import OPTIONS
from .model.public import public
from .model.state import State
from .moves import reports, turns
from .moves.corrections import corrections
from .moves.notation import notation
from .rules.score import points, score, ties
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
    id="caledonia",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    asked=("automas", "players", "deck_profile"),
    start=start,
    turns=turns.turns,
    ahead=turns.ahead,
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
    set_up=set_up,
    pictures=pictures,
    stand_ins=stand_ins,
    points=points,
    typed=("order",),
    ties=ties,
    kept=KEPT,
)
