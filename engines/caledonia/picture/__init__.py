"""Pictures of Caledonia: market and row, a MacHina's books, scores and prices; loaded when first drawn."""

from engines.caledonia.picture.books import books_picture
from engines.caledonia.picture.market import market_picture
from engines.caledonia.picture.scores import score_pictures
from engines.caledonia.state import State
from engines.core.picture import Pictures

PICTURES: Pictures[State] = Pictures(seat=books_picture, table=market_picture, scores=score_pictures)
