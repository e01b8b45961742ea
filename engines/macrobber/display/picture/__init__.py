"""Pictures of MacRobber: the table, a board, the scores, a hand; loaded when something is first drawn."""

from engines.core.picture import Pictures

from ...model.state import State
from .hand import hand_picture
from .scores import score_pictures
from .seat import seat_picture
from .table import table_picture

PICTURES: Pictures[State] = Pictures(
    seat=seat_picture, table=table_picture, scores=score_pictures, hand=hand_picture
)
