"""The picture of an automata: its two cards, the active one large, and all that it owns."""

from collections.abc import Sequence

from engines.core.picture import Picture, Say
from engines.core.picture.element import Svg, circle, group
from engines.core.picture.font import width
from engines.core.picture.label import HEAD, SMALL, label
from engines.core.picture.palette import INK, MUTED
from engines.core.picture.sheet import BESIDE, FOOT_ROOM, MARGIN, WIDTH, sheet
from engines.core.text import Text, text

from ...model.state import Seat, State
from . import words
from .belongings import duchy, goods, reserve
from .cards import OTHER, head, large_card, small_card
from .pieces import Piece, in_a_row, name_of, row_width

TOP, GAP, ROW = 6, 3, 29
NAME = 78
"""The room for the name of a row."""
SILVER = "#D5DBE1"


def seat_picture(state: State, seat_id: str, say: Say) -> Picture | None:
    """Return the picture of an automata; None for a seat that isn't one."""
    seat = next((one for one in state.seats if one.id == seat_id), None)
    if seat is None:
        return None
    large, other = words.sides(state)
    ground, card, height = large_card(state, seat, large, TOP, say)
    y = TOP + height + GAP
    cards = [card, small_card(state, seat, other, y, say)]
    y += OTHER + GAP
    points, left = _points(seat, y + ROW / 2, say)
    silver, left = _silver(seat, left - 20, y + ROW / 2, say)
    rows: list[tuple[Text, Sequence[Piece], float, float]] = [
        (text("picture-goods-title"), goods(seat, left - MARGIN - 8), MARGIN, left - 8),
        (text("picture-duchy"), duchy(seat, FOOT_ROOM - NAME), BESIDE, WIDTH - MARGIN),
        (text("picture-reserve"), reserve(seat, FOOT_ROOM - NAME), BESIDE, WIDTH - MARGIN),
    ]
    drawn = [
        _row(name, pieces, (x, right), y + (n + 0.5) * ROW, say)
        for n, (name, pieces, x, right) in enumerate(rows)
    ]
    title = words.head_words(seat)
    heads = group(*head(state, seat, large, TOP, say), points, title=say(title))
    bottom = round(y + len(rows) * ROW + 4)
    return sheet(f"automata-{seat_id}", bottom, ground, heads, *cards, *drawn, silver)


def _row(name: Text, pieces: Sequence[Piece], edges: tuple[float, float], y: float, say: Say) -> Svg:
    """Return the pieces between two edges, after the name of the row where there is room for it."""
    x, right = edges
    named = say(name)
    wide = min(width(named, SMALL), NAME - 8) + 8
    if x + wide + row_width(pieces) <= right:
        return group(name_of(named, x, y, wide - 7), *in_a_row(pieces, x + wide, y, say), title=named)
    return group(*in_a_row(pieces, x, y, say), title=named)


def _points(seat: Seat, y: float, say: Say) -> tuple[Svg, float]:
    """Return the points at the right, and where they begin."""
    right, number, unit = WIDTH - MARGIN - 2, str(seat.points), say(text("picture-points"))
    beside = right - min(width(unit, SMALL), 90) - 5
    drawn = label(unit, right, y, size=SMALL, anchor="end", fill=MUTED, room=91)
    drawn += label(number, beside, y, size=HEAD, weight="bold", anchor="end")
    return drawn, beside - width(number, HEAD, "bold")


def _silver(seat: Seat, right: float, y: float, say: Say) -> tuple[Svg, float]:
    """Return the silver left of an edge, and where it begins."""
    number = str(seat.silver)
    x = right - width(number, HEAD, "bold") - 18
    piece = circle(x, y, 12, SILVER, stroke=INK, thick=1.5) + circle(x, y, 8, "none", stroke=INK)
    amount = label(number, right, y, size=HEAD, weight="bold", anchor="end")
    return group(piece, amount, title=say(text("picture-silver", n=seat.silver))), x - 12
