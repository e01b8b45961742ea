"""The pictures of the score: bars for the categories, and the course of the points at the end."""

from engines.core.picture import Picture, Say
from engines.core.picture.chart import Course
from engines.core.picture.course import course_picture
from engines.core.picture.score import Column, score_picture
from engines.core.state.seats import mark_of, marks_of
from engines.core.text import Text, text

from ...model.labels import seat_label, seats
from ...model.state import CATEGORIES, State
from ...rules.score import points, points_of

EVERY = 5
"""Every fifth round ends a phase."""


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by category, as if the game ended now; when it is over, also their course."""
    courses = (_course_picture(state, say),) if state.is_over and len(state.course) > 1 else ()
    return (_bars_picture(state, say), *courses)


def _bars_picture(state: State, say: Say) -> Picture:
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    marks, totals = marks_of(seats(state)), points(state)
    columns = [
        Column(marks[one.id], seat_label(one.id), totals[one.id], points_of(one, is_over=state.is_over))
        for one in state.seats
    ]
    categories = {one: text("picture-category", category=one) for one in CATEGORIES}
    return score_picture(say, title, columns, categories, _points)


def _points(seat: Text, n: int) -> Text:
    return text("picture-score-seat", seat=seat, n=n)


def _course_picture(state: State, say: Say) -> Picture:
    courses = []
    for seat, values in zip(state.seats, zip(*state.course, strict=True), strict=True):
        title = seat_label(seat.id)
        numbers = tuple(text("picture-course-points", n=n) for n in values)
        titles = tuple(say(one) for one in numbers)
        courses.append(Course(mark_of(seats(state), seat.id), say(title), values, titles))
    return course_picture(say(text("picture-course")), courses, EVERY, say(text("picture-course-end")))
