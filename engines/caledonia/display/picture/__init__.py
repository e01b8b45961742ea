"""Pictures of Caledonia: market and row, a MacHina's books, scores and prices; loaded when first drawn."""

from engines.core.picture import Pictures

from ...model.state import State
from .books import books_picture
from .market import market_picture
from .scores import score_pictures

PICTURES: Pictures[State] = Pictures(seat=books_picture, table=market_picture, scores=score_pictures)
