"""Pictures of Burgundy: an automata, the shared board, the scores; loaded when something is first drawn."""

from engines.core.picture import Pictures

from ...model.state import State
from .scores import score_pictures
from .seat import seat_picture
from .table import table_picture

PICTURES: Pictures[State] = Pictures(
    seat=seat_picture,
    table=table_picture,
    scores=score_pictures,
    begins_with_table=lambda state: state.options.board == "dealt",
)
