"""How units look: their shapes, in the colour of their faction."""

from engines.core.picture.palette import hex_colour

from ...model.catalogue import Kind
from ...model.seats import COLOURS
from ...model.state import State

SHAPES: dict[Kind, str] = {"character": "shield", "mech": "block", "worker": "disc"}


def colour_of(state: State, seat: str) -> str:
    """Return the colour of a seat's pieces."""
    return hex_colour(COLOURS[state.seat(seat).faction])
