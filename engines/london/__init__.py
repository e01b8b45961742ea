"""London's AutoMartin: one to three opponents that fill their city by filters."""

from pathlib import Path

from engines.core.game import Game
from engines.core.picture import Pictures
from engines.core.stand_in import StandIn
from engines.london.actions import play, reports, turns
from engines.london.fix import fixes
from engines.london.gist import gist
from engines.london.kept import KEPT
from engines.london.notation import notation
from engines.london.options import OPTIONS
from engines.london.panel import footer, panel
from engines.london.public import public
from engines.london.score import points, score
from engines.london.setup import set_up, start
from engines.london.state import State
from engines.london.table import seats


def _pictures() -> Pictures[State]:
    from engines.london.picture import PICTURES

    return PICTURES


def _stand_ins() -> tuple[StandIn[State], ...]:
    from engines.london.stand_ins import STAND_INS

    return STAND_INS


GAME: Game[State] = Game(
    id="london",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    asked=("automas", "level", "deck"),
    start=start,
    turns=turns,
    reports=reports,
    play=play,
    fixes=fixes,
    panel=panel,
    footer=footer,
    score=score,
    is_over=lambda state: state.is_over,
    public=public,
    notation=notation,
    gist=gist,
    seats=seats,
    pictures=_pictures,
    set_up=set_up,
    points=points,
    stand_ins=_stand_ins,
    difficulty="level",
    kept=KEPT,
)
