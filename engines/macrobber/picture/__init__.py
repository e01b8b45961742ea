"""Pictures of MacRobber: the table, a board, the scores, a hand; loaded when something is first drawn."""

from engines.core.picture import Pictures
from engines.macrobber.picture.hand import hand_picture
from engines.macrobber.picture.scores import score_pictures
from engines.macrobber.picture.seat import seat_picture
from engines.macrobber.picture.table import table_picture
from engines.macrobber.state import State

PICTURES: Pictures[State] = Pictures(
    seat=seat_picture, table=table_picture, scores=score_pictures, hand=hand_picture
)
