"""Pictures of Scythe: the map, an Automa's card and tracks, a person, the scores; loaded when first drawn."""

from engines.core.picture import Pictures

from ...model.state import State
from .map import map_picture
from .scores import score_pictures
from .seat import seat_picture

PICTURES: Pictures[State] = Pictures(
    seat=seat_picture,
    table=map_picture,
    scores=score_pictures,
    turn=lambda state, _, say: map_picture(state, say),
    begins_with_table=lambda _: False,
)
