"""The Castles of Burgundy automata: one to three opponents that play from nine cards each."""

from pathlib import Path

from engines.core.game import Game
from engines.core.game.stand_in import StandIn
from engines.core.picture import Pictures

from .display.gist import gist
from .display.panel import footer, how_to_play, panel, set_up
from .model.events import EVENTS
from .model.labels import seats
from .model.options import OPTIONS
from .model.public import public
from .model.state import State, keeps_board
from .moves import reports, turns
from .moves.corrections import corrections
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
    id="burgundy",
    version="2",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
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
    gist=gist,
    seats=seats,
    keeps_board=keeps_board,
    how_to_play=how_to_play,
    tells_first=lambda state: state.options.board != "search",
    set_up=set_up,
    pictures=pictures,
    points=points,
    automas_win_ties=True,  # score.8
    ties=ties,
    asked=("board", "automas", "difficulty"),
    typed=("players", "dice"),
    difficulty="difficulty",
    stand_ins=stand_ins,
)
