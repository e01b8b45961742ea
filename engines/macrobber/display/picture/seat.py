"""The picture of a clan's board."""

from collections.abc import Sequence

from engines.core.picture import Picture, Say
from engines.core.picture.card import card
from engines.core.picture.element import Svg, group
from engines.core.picture.font import width
from engines.core.picture.label import SMALL, TITLE, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import MUTED
from engines.core.picture.sheet import BESIDE, FOOT, INNER, MARGIN, WIDTH, sheet
from engines.core.state.seats import mark_of
from engines.core.text import Text, text

from ...model.labels import seat_label, seats
from ...model.state import Category, Seat, State
from ...model.tokens import Colour
from . import words
from .pieces import back, estate_tile, pills, tile, token_coin
from .table import token_counts

HEADER, COURT, ESTATES, ROW = 58, 78, 84, 30
NAME = MARGIN + 42
POINTS, FIGURE, TILE = 28, 36, 44
NAMES, STEP = 92, 69
"""The room for the name of a row below, and from one number there to the next."""
COLOUR_OF: dict[Category, Colour] = {"green": "G", "red": "R", "blue": "B"}
"""The colour that a category of the scoring counts."""


def seat_picture(state: State, seat_id: str, say: Say) -> Picture | None:
    """Return the picture of a seat's board; None for a seat that isn't one."""
    seat = next((one for one in state.seats if one.id == seat_id), None)
    if seat is None:
        return None
    y = HEADER + COURT + 6 + ESTATES + 4
    board = token_counts(seat.board, ROW / 2, say, STEP)
    drawn = [
        _header(state, seat, say),
        _court(seat, HEADER, say),
        _estates(seat, HEADER + COURT + 6, say),
        _row(y, text("picture-board"), board, say),
    ]
    if gains := words.scored_words(seat):
        drawn.append(_row(y + ROW, text("picture-scored"), _gains(gains, say), say))
    return sheet(f"board-{seat_id}", y + FOOT + 4, *drawn)


def _row(y: float, name: Text, inside: Sequence[Svg], say: Say) -> Svg:
    """Return a row beside the corner that stays free: its name, then what lies in it."""
    words_ = say(name)
    named = label(words_, BESIDE, y + ROW / 2, size=SMALL, fill=MUTED, room=NAMES - 4)
    return group(named, group(*inside, x=BESIDE + NAMES, y=y), title=words_)


def _header(state: State, seat: Seat, say: Say) -> Svg:
    middle, right = HEADER / 2 + 1, WIDTH - MARGIN
    points, unit = str(seat.points), say(text("picture-points-unit", n=seat.points))
    beside = right - width(unit, SMALL) - 6
    left = beside - width(points, POINTS, "bold") - 8
    below = _below(state, seat, left, middle + 14, say)
    drawn = [
        mark(mark_of(seats(state), seat.id), MARGIN + 15, middle, 15),
        label(
            say(seat_label(state, seat.id)),
            NAME,
            middle - (12 if below else 0),
            size=TITLE,
            weight="bold",
            room=left - NAME,
        ),
        *below,
        label(points, beside, middle, size=POINTS, weight="bold", anchor="end"),
        label(unit, right, middle + 5, size=SMALL, anchor="end", fill=MUTED),
    ]
    return group(*drawn, title=say(words.seat_words(state, seat)))


def _below(state: State, seat: Seat, right: float, y: float, say: Say) -> list[Svg]:
    """Return what stands below the name up to an edge: that it's the seat's turn, and its markers."""
    drawn, x = [], float(NAME)
    if words.is_in_turn(state, seat):
        now = say(text("picture-in-turn"))
        drawn.append(label(now, x, y, size=SMALL, fill=MUTED))
        x += width(now, SMALL) + 8
    return drawn + pills(words.marks_of(state, seat), x, right, y, say)


def _court(seat: Seat, y: float, say: Say) -> Svg:
    cell, middle = INNER / 4, y + 28
    pieces = [tile(kind, 0, 0, FIGURE) for kind in words.COURT] + [back(0, 0, FIGURE + 4)]
    numbers = (*list(seat.court)[:3], len(seat.hand))
    names = [text("picture-court-name", kind=kind) for kind in (*words.COURT, "cards")]
    titles = (*words.court_words(seat), words.cards_words(seat))
    drawn = [card(MARGIN, y, INNER, COURT)]
    for place, (piece, n, name, title) in enumerate(zip(pieces, numbers, names, titles, strict=True)):
        x = MARGIN + 14 + place * cell
        drawn.append(
            group(
                group(piece, x=x + FIGURE / 2, y=middle),
                label(str(n), x + FIGURE + 9, middle, size=TITLE, weight="bold"),
                label(say(name), x, y + COURT - 16, size=SMALL, fill=MUTED, room=cell - 16),
                title=say(title),
            )
        )
    return group(*drawn, title=say(text("picture-court-title")))


def _estates(seat: Seat, y: float, say: Say) -> Svg:
    cell = INNER / 6
    drawn = [card(MARGIN, y, INNER, ESTATES)]
    for place, what in enumerate(words.estates_of(seat)):
        x, name = MARGIN + (place + 0.5) * cell, say(text("picture-estate", what=what or "free"))
        short = say(text("picture-estate-short", what=what or "free"))
        under = label(short, x, y + ESTATES - 16, size=SMALL, anchor="middle", fill=MUTED, room=cell - 6)
        drawn.append(group(estate_tile(what, x, y + 30, TILE), under, title=name))
    return group(*drawn, title=say(text("picture-estates-title")))


def _gains(gains: Sequence[Text], say: Say) -> list[Svg]:
    drawn = []
    for place, gain in enumerate(gains):
        category: Category = gain.args["category"]  # type: ignore[assignment]
        number = label(f"+{gain.args['n']}", 33 + place * STEP, ROW / 2, weight="bold")
        drawn.append(
            group(token_coin(COLOUR_OF[category], 14 + place * STEP, ROW / 2, say), number, title=say(gain))
        )
    return drawn
