"""The pictures of the score: bars for the categories, and the course of the points at the end."""

from collections.abc import Sequence

from engines.burgundy.picture.sheet import INNER, MARGIN, WIDTH, seat_mark, sheet
from engines.burgundy.score import points_of
from engines.burgundy.state import CATEGORIES, Seat, State
from engines.burgundy.table import seat_label
from engines.core.picture import Picture, Say
from engines.core.picture.bars import Scale
from engines.core.picture.chart import Course, chart
from engines.core.picture.element import Svg, group, line
from engines.core.picture.label import BODY, TITLE, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, hex_colour
from engines.core.text import Text, text

HEADER = 56
NAMES, MARKS = 160, 26
BAR, TOTAL, BETWEEN = 24, 34, 12
CHART = 320
EVERY = 5
"""Every fifth round ends a phase."""


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by category, as if the game ended now; when it is over, also their course."""
    courses = (_course_picture(state, say),) if state.is_over and len(state.course) > 1 else ()
    return (_bars_picture(state, say), *courses)


def _bars_picture(state: State, say: Say) -> Picture:
    points = [points_of(seat, is_over=state.is_over) for seat in state.seats]
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    totals = [sum(one.values()) for one in points]
    shown = [category for category in CATEGORIES if any(one.get(category, 0) for one in points)]
    rows = [(text("category", category=one), [each.get(one, 0) for each in points]) for one in shown]
    scale = Scale(MARGIN + NAMES + MARKS, WIDTH - MARGIN, [n for _, numbers in rows for n in numbers])
    drawn, y = [_totals(state, title, totals, say)], HEADER + TOTAL * len(totals) + BETWEEN
    for name, numbers in rows:
        drawn.append(_category(state, name, numbers, y, scale, say))
        y += BAR * len(numbers) + BETWEEN
    lines = [_line(state, title, totals), *(_line(state, *row) for row in rows)]
    return Picture("scores", sheet(y + 4, *drawn), WIDTH, y + 4, tuple(say(one) for one in lines))


def _totals(state: State, title: Text, totals: Sequence[int], say: Say) -> Svg:
    scale = Scale(MARGIN + NAMES + MARKS, WIDTH - MARGIN, totals)
    drawn = [label(say(title), MARGIN, HEADER / 2, size=TITLE, weight="bold")]
    for place, (seat, number) in enumerate(zip(state.seats, totals, strict=True)):
        y = HEADER + (place + 0.5) * TOTAL
        seat_name = label(say(seat_label(seat.id)), MARGIN, y, weight="bold", room=NAMES - 8)
        drawn.append(_bar(state, seat, number, y, TOTAL - 10, scale, say, seat_name))
    return group(*drawn, title=say(title))


def _category(state: State, name: Text, numbers: Sequence[int], y: float, scale: Scale, say: Say) -> Svg:
    height = BAR * len(numbers)
    drawn = [
        line(MARGIN, y - BETWEEN / 2, WIDTH - MARGIN, y - BETWEEN / 2, EDGE),
        label(say(name), MARGIN, y + height / 2, size=BODY, room=NAMES - 8),
        scale.axis(y, y + height),
    ]
    for place, (seat, number) in enumerate(zip(state.seats, numbers, strict=True)):
        drawn.append(_bar(state, seat, number, y + (place + 0.5) * BAR, BAR - 8, scale, say))
    return group(*drawn, title=say(name))


def _bar(
    state: State, seat: Seat, number: int, y: float, height: float, scale: Scale, say: Say, *beside: Svg
) -> Svg:
    seat_mark_ = seat_mark(state, seat.id)
    bar = scale.bar(y, height, number, hex_colour(seat_mark_.colour))
    sign = mark(seat_mark_, MARGIN + NAMES + 6, y, 8)
    return group(*beside, sign, bar, title=say(_of_seat(seat, number)))


def _of_seat(seat: Seat, number: int) -> Text:
    return text("picture-score-seat", seat=seat_label(seat.id), n=number)


def _line(state: State, what: Text, numbers: Sequence[int]) -> Text:
    items = tuple(_of_seat(*one) for one in zip(state.seats, numbers, strict=True))
    return text("picture-line", what=what, items=items)


def _course_picture(state: State, say: Say) -> Picture:
    name = say(text("picture-course"))
    courses, lines = [], [name]
    for seat, values in zip(state.seats, zip(*state.course, strict=True), strict=True):
        title = seat_label(seat.id)
        numbers = tuple(text("picture-course-points", n=n) for n in values)
        titles = tuple(say(one) for one in numbers)
        courses.append(Course(seat_mark(state, seat.id), say(title), values, titles))
        lines.append(say(text("picture-line", what=title, items=numbers)))
    head = group(label(name, MARGIN, HEADER / 2, size=TITLE, weight="bold"), title=name)
    drawn = chart(MARGIN, HEADER + 4, INNER, CHART, courses, EVERY, say(text("picture-course-end")))
    height = HEADER + CHART + MARGIN
    return Picture("course", sheet(height, head, drawn), WIDTH, height, tuple(lines))
