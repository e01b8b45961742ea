"""The Automas of Scythe: opponents that find their own way over the map."""

from pathlib import Path

from engines.core.game import Game
from engines.core.picture import Pictures
from engines.core.stand_in import StandIn
from engines.scythe.actions import play, turns
from engines.scythe.fix import fixes
from engines.scythe.gist import gist
from engines.scythe.notation import notation
from engines.scythe.options import OPTIONS
from engines.scythe.panel import footer, panel, set_up
from engines.scythe.public import public
from engines.scythe.score import score, totals
from engines.scythe.setup import start
from engines.scythe.state import State
from engines.scythe.table import seats
from engines.scythe.told import reports


def _pictures() -> Pictures[State]:
    from engines.scythe.picture import PICTURES

    return PICTURES


def _stand_ins() -> tuple[StandIn[State], ...]:
    from engines.scythe.stand_ins import STAND_INS

    return STAND_INS


GAME: Game[State] = Game(
    id="scythe",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    asked=("seats", "people", "level", "combat_cards"),
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
    set_up=set_up,
    pictures=_pictures,
    points=totals,
    difficulty="level",
    stand_ins=_stand_ins,
)
