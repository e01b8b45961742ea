"""The board of a clan, as one of several on the table."""

from engines.core.picture import Say
from engines.core.picture.card import band, card
from engines.core.picture.element import Svg, group
from engines.core.picture.font import width
from engines.core.picture.label import BODY, SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import INK, SHADE, WHITE
from engines.core.picture.sheet import INNER, MARGIN, WIDTH
from engines.core.picture.token import coin
from engines.core.seats import MARKS, Mark
from engines.macrobber.picture import words
from engines.macrobber.picture.pieces import FIGURE, GOLD, back, estate_tile, pills, tile
from engines.macrobber.state import Seat, State
from engines.macrobber.table import seat_label

BAND, HEIGHT, GAP = 38, 86, 7
COLUMN, ESTATES = 61, 266
"""The room for each part of a court and for the hand, and where the estates begin."""
NAME = 200
"""The most room that a name takes."""
TILE, STEP = 28, 32


def seat_mark(state: State, seat: str) -> Mark:
    """Return the mark of a seat, by its place."""
    return MARKS[[one.id for one in state.seats].index(seat)]


def board(state: State, seat: Seat, y: float, say: Say) -> Svg:
    """Return the board: name, markers and points above; court, hand and estates below."""
    is_in_turn = words.is_in_turn(state, seat)
    drawn = [
        card(MARGIN, y, INNER, HEIGHT),
        band(MARGIN, y, INNER, BAND, INK if is_in_turn else SHADE),
        *_head(state, seat, y + BAND / 2, say),
    ]
    if is_in_turn:
        drawn.append(card(MARGIN, y, INNER, HEIGHT, fill="none", stroke=INK, thick=3))
    middle = y + (BAND + HEIGHT) / 2
    drawn += _court(seat, MARGIN + 10, middle, say)
    tiles = [
        estate_tile(what, ESTATES + TILE / 2 + place * STEP, middle, TILE)
        for place, what in enumerate(words.estates_of(seat))
    ]
    drawn.append(group(*tiles, title=say(words.estates_words(seat))))
    return group(*drawn, title=say(words.seat_words(state, seat)))


def _head(state: State, seat: Seat, y: float, say: Say) -> list[Svg]:
    is_in_turn = words.is_in_turn(state, seat)
    name = say(seat_label(state, seat.id))
    drawn = [
        mark(seat_mark(state, seat.id), MARGIN + 20, y, 10),
        label(name, MARGIN + 38, y, size=BODY, weight="bold", fill=WHITE if is_in_turn else INK, room=NAME),
        coin(WIDTH - MARGIN - 22, y, 34, str(seat.points), fill=GOLD),
    ]
    x = MARGIN + 38 + min(width(name, BODY, "bold"), NAME) + 10
    return drawn + pills(words.marks_of(state, seat), x, WIDTH - MARGIN - 42, y, say)


def _court(seat: Seat, x: float, y: float, say: Say) -> list[Svg]:
    pieces = [tile(kind, 0, 0, FIGURE) for kind in words.COURT] + [back(0, 0, FIGURE + 2)]
    numbers = (*list(seat.court)[:3], len(seat.hand))
    titles = (*words.court_words(seat), words.cards_words(seat))
    return [
        group(
            group(piece, x=x + FIGURE / 2 + place * COLUMN, y=y),
            label(str(n), x + FIGURE + 4 + place * COLUMN, y, size=SMALL, weight="bold"),
            title=say(title),
        )
        for place, (piece, n, title) in enumerate(zip(pieces, numbers, titles, strict=True))
    ]
