"""Clans of Caledonia: one to three Clan MacHinas, automas that keep their own books."""

from pathlib import Path

from engines.caledonia.actions import play, reports, turns
from engines.caledonia.deck import KEPT
from engines.caledonia.final import points_of
from engines.caledonia.fix import fixes
from engines.caledonia.gist import gist
from engines.caledonia.lines import notation
from engines.caledonia.options import OPTIONS
from engines.caledonia.panel import footer, panel, score, set_up, ties
from engines.caledonia.public import public
from engines.caledonia.setup import start
from engines.caledonia.state import State
from engines.caledonia.table import seats
from engines.core.game import Game
from engines.core.picture import Pictures
from engines.core.stand_in import StandIn


def _pictures() -> Pictures[State]:
    from engines.caledonia.picture import PICTURES

    return PICTURES


def _stand_ins() -> tuple[StandIn[State], ...]:
    from engines.caledonia.stand_ins import STAND_INS

    return STAND_INS


GAME: Game[State] = Game(
    id="caledonia",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    asked=("automas", "players", "deck_profile"),
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
    stand_ins=_stand_ins,
    points=lambda state: {one.id: sum(points_of(one).values()) for one in state.machinas},
    ties=ties,
    kept=KEPT,
)
