"""Pictures of London: the table, an AutoMartin, the scores; loaded when something is first drawn."""

from engines.core.picture import Pictures

from ...model.state import State
from .scores import score_pictures
from .seat import seat_picture, turn_picture
from .table import table_picture

PICTURES: Pictures[State] = Pictures(
    seat=seat_picture,
    turn=turn_picture,
    table=table_picture,
    scores=score_pictures,
    begins_with_table=lambda _: False,
)
