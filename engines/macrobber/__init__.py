"""MacRobber: a whole game for three to five clans, hosted by the bot."""

from pathlib import Path

from engines.core.game import Game
from engines.core.picture import Pictures
from engines.core.script.decide import Decide

from .display.gist import gist
from .display.panel import footer, hand, panel, score
from .model.events import EVENTS
from .model.labels import seats
from .model.options import OPTIONS, STRENGTHS
from .model.public import public
from .model.state import State
from .moves.ahead import ahead
from .moves.corrections import corrections
from .moves.turns import SCRIPTS, turns
from .rules.score import points
from .rules.seat_view import seen
from .rules.setup import start


def decide() -> Decide:
    """Load the automa clans: the search is a lot of code that most of the program never needs."""
    from .search.decide import decide as search

    return search


def pictures() -> Pictures[State]:
    """Load what draws the game: nobody needs it before the first picture."""
    from .display.picture import PICTURES

    return PICTURES


GAME: Game[State] = Game(
    id="macrobber",
    version="2",
    home=Path(__file__).parent,
    state=State,
    options=OPTIONS,
    start=start,
    turns=turns,
    ahead=ahead,
    scripts=SCRIPTS,
    corrections=corrections,
    panel=panel,
    footer=footer,
    score=score,
    is_over=lambda state: state.is_over,
    public=public,
    events=EVENTS,
    gist=gist,
    seats=seats,
    seen=seen,
    pictures=pictures,
    hand=hand,
    strengths=STRENGTHS,
    searching=("chieftain",),
    decide=decide,
    typed=("exchange", "asleep"),
    points=points,
)
