"""The Castles of Burgundy automata: one to three opponents that play from nine cards each."""

from pathlib import Path

from engines.burgundy.actions import play, reports, turns
from engines.burgundy.fix import fixes
from engines.burgundy.gist import gist
from engines.burgundy.options import OPTIONS
from engines.burgundy.panel import footer, how_to_play, panel, set_up
from engines.burgundy.public import public
from engines.burgundy.score import points_of, score, ties
from engines.burgundy.setup import start
from engines.burgundy.state import State
from engines.burgundy.table import seats
from engines.core.game import Game
from engines.core.picture import Pictures
from engines.core.stand_in import StandIn


def _pictures() -> Pictures[State]:
    from engines.burgundy.picture import PICTURES

    return PICTURES


def _stand_ins() -> tuple[StandIn[State], ...]:
    from engines.burgundy.stand_ins import STAND_INS

    return STAND_INS


GAME: Game[State] = Game(
    id="burgundy",
    version="2",
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
    public=public,
    gist=gist,
    seats=seats,
    keeps_board=lambda state: state.options.board == "dealt" and not state.options.by_table,
    how_to_play=how_to_play,
    tells_first=lambda state: state.options.board != "search",
    set_up=set_up,
    pictures=_pictures,
    points=lambda state: {
        seat.id: sum(points_of(seat, is_over=state.is_over).values()) for seat in state.seats
    },
    automas_win_ties=True,  # score.8
    ties=ties,
    asked=("board", "automas", "difficulty"),
    difficulty="difficulty",
    stand_ins=_stand_ins,
)
