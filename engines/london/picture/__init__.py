"""Pictures of London: the table, an AutoMartin, the scores; loaded when something is first drawn."""

from engines.core.picture import Pictures
from engines.london.picture.scores import score_pictures
from engines.london.picture.seat import seat_picture, turn_picture
from engines.london.picture.table import table_picture
from engines.london.state import State

PICTURES: Pictures[State] = Pictures(
    seat=seat_picture,
    turn=turn_picture,
    table=table_picture,
    scores=score_pictures,
    begins_with_table=lambda _: False,
)
