"""What the table looks at between turns, and the score."""

from engines.core.game.panel import Field, Panel
from engines.core.text import Text, text

from .model.state import State


def panel(state: State) -> Panel:
    """Return what the automa has."""
    points = Field(text("points-name"), text("points", n=state.points))
    return Panel(lines=(text("cards-left", n=len(state.cards)),), fields=(points,))


def footer(state: State) -> Text:
    """Return how many cards are left."""
    return text("cards-left", n=len(state.cards))


def score(state: State) -> tuple[Panel, ...]:
    """Return the automa's points, also while the game goes on."""
    points = Field(text("points-spaces"), text("points", n=state.points))
    return (Panel(fields=(points,), seat="a1"),)
