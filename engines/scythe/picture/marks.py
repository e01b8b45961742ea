"""How units look: their shapes, in the colour of their faction."""

from engines.core.picture.palette import hex_colour
from engines.scythe.catalogue import Kind
from engines.scythe.state import State
from engines.scythe.table import COLOURS

SHAPES: dict[Kind, str] = {"character": "shield", "mech": "block", "worker": "disc"}


def colour_of(state: State, seat: str) -> str:
    """Return the colour of a seat's pieces."""
    return hex_colour(COLOURS[state.seat(seat).faction])
