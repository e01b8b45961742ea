"""Pictures of Burgundy: an automata, the shared board, the scores; loaded when something is first drawn."""

from engines.burgundy.picture.scores import score_pictures
from engines.burgundy.picture.seat import seat_picture
from engines.burgundy.picture.table import table_picture
from engines.burgundy.state import State
from engines.core.picture import Pictures

PICTURES: Pictures[State] = Pictures(
    seat=seat_picture,
    table=table_picture,
    scores=score_pictures,
    begins_with_table=lambda state: state.options.board == "dealt",
)
