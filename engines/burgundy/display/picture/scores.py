"""The pictures of the score: bars for the categories, and the course of the points at the end."""

from engines.core.picture import Picture, Say
from engines.core.picture.chart import Course
from engines.core.picture.course import course_picture
from engines.core.picture.score import Points, score_picture
from engines.core.state.seats import mark_of
from engines.core.text import Text, text

from ...model.labels import seat_label, seats
from ...model.state import CATEGORIES, State
from ...rules.score import points_of

EVERY = 5
"""Every fifth round ends a phase."""


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by category, as if the game ended now; when it is over, also their course."""
    courses = (_course_picture(state, say),) if state.is_over and len(state.course) > 1 else ()
    return (_bars_picture(state, say), *courses)


def _bars_picture(state: State, say: Say) -> Picture:
    points = [points_of(seat, is_over=state.is_over) for seat in state.seats]
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    shown = [category for category in CATEGORIES if any(one.get(category, 0) for one in points)]
    rows = [_points(state, title, tuple(sum(one.values()) for one in points))]
    rows += [
        _points(state, text("picture-category", category=one), tuple(each.get(one, 0) for each in points))
        for one in shown
    ]
    marks = [(mark_of(seats(state), seat.id), say(seat_label(seat.id))) for seat in state.seats]
    return score_picture(say, marks, rows)


def _points(state: State, what: Text, numbers: tuple[int, ...]) -> Points:
    items = tuple(
        text("picture-score-seat", seat=seat_label(seat.id), n=n)
        for seat, n in zip(state.seats, numbers, strict=True)
    )
    return Points(what, numbers, items)


def _course_picture(state: State, say: Say) -> Picture:
    courses = []
    for seat, values in zip(state.seats, zip(*state.course, strict=True), strict=True):
        title = seat_label(seat.id)
        numbers = tuple(text("picture-course-points", n=n) for n in values)
        titles = tuple(say(one) for one in numbers)
        courses.append(Course(mark_of(seats(state), seat.id), say(title), values, titles))
    return course_picture(say(text("picture-course")), courses, EVERY, say(text("picture-course-end")))
