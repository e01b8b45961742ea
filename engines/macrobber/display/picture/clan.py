"""A clan in one row of the table: its court, its cards, its estates, its points."""

from engines.core.picture import Say
from engines.core.picture.card import card
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.label import SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import CARD, EDGE, INK, SHADE
from engines.core.picture.sheet import INNER, MARGIN, WIDTH
from engines.core.state.seats import mark_of

from ...model.labels import seat_label, seats
from ...model.state import Seat, State
from . import words
from .pieces import GOLD, back, estate_tile, icon, tile

GAP = 3
SIGN, COLUMN, POINTS = 21, 46, 40
"""How big the sign of a part of the court is, the room for each part, and how wide the points are."""
NAME, NAME_ROOM, MARKER, COURT, ESTATES = 40, 96, 148, 184, 372
"""Where the parts of a row begin."""


def row_height(state: State) -> int:
    """Return how high the row of a clan is: five have less room."""
    return 34 if len(state.seats) < 5 else 29


def clan_row(state: State, seat: Seat, y: float, say: Say) -> Svg:
    """Return the row of a clan."""
    is_in_turn, height = words.is_in_turn(state, seat), row_height(state) - GAP
    middle = y + height / 2
    ground = card(
        MARGIN,
        y,
        INNER,
        height,
        fill=CARD if is_in_turn else SHADE,
        stroke=INK if is_in_turn else EDGE,
        thick=2.5 if is_in_turn else 1,
    )
    drawn = [
        ground,
        mark(mark_of(seats(state), seat.id), MARGIN + 15, middle, 10),
        label(say(seat_label(state, seat.id)), NAME, middle, size=SMALL, weight="bold", room=NAME_ROOM),
        *(
            icon(one, MARKER + place * 20, middle, 18)
            for place, one in enumerate(words.marks_of(state, seat))
        ),
        *_court(seat, middle, say),
        _estates(seat, middle, height, say),
        _points(seat, middle),
    ]
    return group(*drawn, title=say(words.seat_words(state, seat)))


def _points(seat: Seat, y: float) -> Svg:
    x = WIDTH - MARGIN - POINTS / 2 - 3
    ground = rect(x - POINTS / 2, y - 12, POINTS, 24, GOLD, radius=12, stroke=INK, thick=1.5)
    return ground + label(str(seat.points), x, y, size=SMALL, weight="bold", anchor="middle")


def _court(seat: Seat, y: float, say: Say) -> list[Svg]:
    pieces = [tile(kind, 0, 0, SIGN) for kind in words.COURT] + [back(0, 0, SIGN + 3)]
    numbers = (*list(seat.court)[:3], len(seat.hand))
    titles = (*words.court_words(seat), words.cards_words(seat))
    return [
        group(
            group(piece, x=COURT + SIGN / 2 + place * COLUMN, y=y),
            label(str(n), COURT + SIGN + 3 + place * COLUMN, y, size=SMALL, weight="bold"),
            title=say(title),
        )
        for place, (piece, n, title) in enumerate(zip(pieces, numbers, titles, strict=True))
    ]


def _estates(seat: Seat, y: float, height: float, say: Say) -> Svg:
    """Return the estates in rows of three: so small that their colour tells what stands on them."""
    estates, step = words.estates_of(seat), height / 2 - 1
    top = y - step / 2 * ((len(estates) + 2) // 3 - 1)
    tiles = [
        estate_tile(what, ESTATES + (place % 3 + 0.5) * step, top + place // 3 * step, step - 2)
        for place, what in enumerate(estates)
    ]
    return group(*tiles, title=say(words.estates_words(seat)))
