"""The pictures of the score: bars for the categories, and the prices over the game."""

from typing import get_args

from engines.core.picture import Picture, Say
from engines.core.picture.chart import Course
from engines.core.picture.course import course_picture
from engines.core.picture.score import Column, score_picture
from engines.core.state.seats import MARKS, marks_of
from engines.core.text import Text, text

from ...model.catalogue import GOODS
from ...model.labels import good_label, seat_label, seats
from ...model.state import Category, State
from ...rules.score import points, points_of

CATEGORIES: tuple[Category, ...] = get_args(Category)


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by category, and the prices over the game as soon as one has moved."""
    prices = (_prices_picture(state, say),) if len(state.course) > 1 else ()
    return (_bars_picture(state, say), *prices)


def _bars_picture(state: State, say: Say) -> Picture:
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    marks, totals = marks_of(seats(state)), points(state)
    columns = [
        Column(marks[one.id], seat_label(one.id), totals[one.id], points_of(one)) for one in state.machinas
    ]
    categories = {one: text("category", category=one) for one in CATEGORIES}
    return score_picture(say, title, columns, categories, _points)


def _points(seat: Text, n: int) -> Text:
    return text("picture-score-seat", seat=seat, n=n)


def _prices_picture(state: State, say: Say) -> Picture:
    """Return the prices at the start of each round, and now or at the end."""
    ends = tuple(state.course[long - 1] for long in state.rounds)
    moments = (state.course[0], *ends) if state.is_over else (state.course[0], *ends, state.course[-1])
    courses = []
    for place, good in enumerate(GOODS):
        values = tuple(prices[place] for prices in moments)
        pounds = tuple(text("land", n=n) for n in values)
        courses.append(Course(MARKS[place], say(good_label(good)), values, tuple(map(say, pounds))))
    end = text("picture-end" if state.is_over else "picture-now")
    return course_picture(say(text("picture-prices")), courses, 1, say(end))
