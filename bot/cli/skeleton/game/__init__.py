"""Skeleton: an automa that draws a card and takes its space."""

from pathlib import Path

from engines.core.game import Game
from engines.core.state.seats import Seat
from engines.core.text import text

from .display import footer, panel, score
from .model.events import EVENTS
from .model.state import State
from .moves import SCRIPTS, turns
from .rules import start

GAME: Game[State] = Game(
    id="skeleton",
    version="1",
    home=Path(__file__).parent,
    state=State,
    start=start,
    turns=turns,
    scripts=SCRIPTS,
    events=EVENTS,
    panel=panel,
    footer=footer,
    score=score,
    is_over=lambda state: not state.cards,
    seats=lambda _: (
        Seat("a1", text("automa"), is_automa=True),
        Seat("p1", text("player"), takes_name=True),
    ),
    points=lambda state: {"a1": state.points},
)
