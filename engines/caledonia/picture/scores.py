"""The pictures of the score: bars for the categories, and the prices over the game."""

from collections.abc import Sequence
from typing import get_args

from engines.caledonia.catalogue import GOODS
from engines.caledonia.final import points_of
from engines.caledonia.state import Category, State
from engines.caledonia.table import good_label, seat_label
from engines.core.picture import Picture, Say
from engines.core.picture.chart import Course
from engines.core.picture.course import course_picture
from engines.core.picture.score import Row, score_rows
from engines.core.picture.sheet import WIDTH, sheet
from engines.core.seats import MARKS
from engines.core.text import Text, text

CATEGORIES: tuple[Category, ...] = get_args(Category)
SHARES = 6
"""About so many numbers stand below the chart."""


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by category, and the prices as soon as one has moved."""
    prices = (_prices_picture(state, say),) if len(state.course) > 1 else ()
    return (_bars_picture(state, say), *prices)


def _bars_picture(state: State, say: Say) -> Picture:
    points = [points_of(one) for one in state.machinas]
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    shown = [category for category in CATEGORIES if any(one.get(category, 0) for one in points)]
    rows = [(title, tuple(sum(one.values()) for one in points))]
    rows += [(text("category", category=one), tuple(each.get(one, 0) for each in points)) for one in shown]
    totals, *categories = (
        Row(say(what), numbers, tuple(say(one) for one in _of_seats(state, numbers)))
        for what, numbers in rows
    )
    seats = [(MARKS[int(one.id[1:]) - 1], say(seat_label(one.id))) for one in state.machinas]
    drawn, y = score_rows(seats, totals, categories)
    lines = tuple(
        say(text("picture-line", what=what, items=_of_seats(state, numbers))) for what, numbers in rows
    )
    return Picture("scores", sheet(y + 8, drawn), WIDTH, round(y + 8), lines)


def _of_seats(state: State, numbers: Sequence[int]) -> tuple[Text, ...]:
    return tuple(
        text("picture-score-seat", seat=seat_label(one.id), n=n)
        for one, n in zip(state.machinas, numbers, strict=True)
    )


def _prices_picture(state: State, say: Say) -> Picture:
    """Return the prices after each trade; below stand the numbers of trades."""
    courses, lines = [], [say(text("picture-prices"))]
    for place, good in enumerate(GOODS):
        values = tuple(prices[place] for prices in state.course)
        titles = tuple(say(text("land", n=n)) for n in values)
        courses.append(Course(MARKS[place], say(good_label(good)), values, titles))
        ends = text("picture-from-to", first=values[0], last=values[-1], low=min(values), high=max(values))
        lines.append(say(text("picture-line", what=good_label(good), items=(ends,))))
    every = max(2, -(-len(state.course) // SHARES // 5) * 5 if len(state.course) > 2 * SHARES else 2)
    return course_picture(lines, courses, every, say(text("picture-now")))
