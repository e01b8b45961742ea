"""What the table sees of Pebbles between turns, and the score."""

from engines.core.game.panel import Field, Panel
from engines.core.text import Text, text

from ..model.state import COLOURS, State


def panel(state: State) -> Panel:
    """Return the piles, what each side has, and how many cards are left."""
    piles = tuple(text("pile", colour=colour, n=state.piles[colour]) for colour in COLOURS)
    return Panel(
        title=text("panel-title"),
        lines=(text("panel-piles", piles=piles),),
        fields=(
            Field(text("panel-automa", name=state.name), text("pebbles", n=state.automa)),
            Field(text("panel-people"), text("pebbles", n=state.people)),
        ),
    )


def footer(state: State) -> Text:
    """Return how many cards are left."""
    return text("panel-footer", cards=len(state.deck))


def score(state: State) -> tuple[Panel, ...]:
    """Return the automa's score line by line."""
    line = Field(text("score-taken"), text("pebbles", n=state.automa))
    return (Panel(fields=(line,), seat="a1"),)
