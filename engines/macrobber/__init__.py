"""MacRobber: a whole game for three to five clans, hosted by the bot."""

from pathlib import Path

from engines.core.decide import Decide
from engines.core.game import Game
from engines.core.picture import Pictures
from engines.macrobber.gist import gist
from engines.macrobber.moves import play, turns
from engines.macrobber.name import names
from engines.macrobber.options import OPTIONS, STRENGTHS
from engines.macrobber.panel import footer, hand, panel, score
from engines.macrobber.public import public, seen
from engines.macrobber.setup import start
from engines.macrobber.state import State
from engines.macrobber.table import seats


def _decide() -> Decide:
    """Load the automa clans: the search is a lot of code that most of the program never needs."""
    from engines.macrobber.search.decide import decide

    return decide


def _pictures() -> Pictures[State]:
    """Load the drawings, which most of the program never needs."""
    from engines.macrobber.picture import PICTURES

    return PICTURES


GAME: Game[State] = Game(
    id="macrobber",
    version="2",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    start=start,
    turns=turns,
    reports=lambda _: (),
    play=play,
    fixes=names,
    panel=panel,
    footer=footer,
    score=score,
    is_over=lambda state: state.is_over,
    public=public,
    gist=gist,
    seats=seats,
    seen=seen,
    pictures=_pictures,
    hand=hand,
    strengths=STRENGTHS,
    searching=("chieftain",),
    decide=_decide,
    points=lambda state: {seat.id: seat.points for seat in state.seats},
)
