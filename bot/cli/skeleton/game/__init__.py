"""Skeleton: an automa that draws a card and takes its space."""

from pathlib import Path

from engines.core.game import Game
from engines.core.state.seats import Seat
from engines.core.text import text

from .display import footer, panel, score
from .model import State
from .rules import start, turn, turns

GAME: Game[State] = Game(
    id="skeleton",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=(),
    start=start,
    turns=turns,
    reports=lambda _: (),
    scripts={"turn": turn},
    panel=panel,
    footer=footer,
    score=score,
    is_over=lambda state: not state.cards,
    public=lambda state: {"cards": state.cards, "points": state.points},
    seats=lambda _: (
        Seat("a1", text("automa"), is_automa=True),
        Seat("p1", text("player"), takes_name=True),
    ),
    points=lambda state: {"a1": state.points},
)
