"""The pictures of the score: points by what they are for, and the course of the Automas' points."""

from engines.core.picture import Picture, Say
from engines.core.picture.chart import Course
from engines.core.picture.course import course_picture
from engines.core.picture.score import Column, score_picture
from engines.core.state.seats import mark_of, marks_of
from engines.core.text import Text, text

from ...model.labels import faction
from ...model.seats import seats
from ...model.state import State
from ...rules.score import ledger_of, points

CATEGORIES = ("coins", "stars", "hexes", "resources", "bonus")
EVERY = 5


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by category, as if the game ended now; when it is over, also their course."""
    courses = (_course(state, say),) if state.is_over and len(state.course) > len(state.automas) else ()
    return (_bars(state, say), *courses)


def _bars(state: State, say: Say) -> Picture:
    title = text("picture-score-final" if state.is_over else "picture-score-now")
    marks, totals = marks_of(seats(state)), points(state)
    columns = [
        Column(marks[seat.id], faction(seat), totals[seat.id], ledger_of(seat))
        for seat in state.seats
        if seat.id in totals
    ]
    categories = {one: text("picture-category", kind=one) for one in CATEGORIES}
    return score_picture(say, title, columns, categories, _points)


def _points(seat: Text, n: int) -> Text:
    return text("picture-score-seat", seat=seat, n=n)


def _rounds(state: State) -> list[tuple[int, ...]]:
    """Return the Automas' points after each round, and after the last turn."""
    last, step = len(state.course) - 1, len(state.automas)
    return [state.course[at] for at in sorted({*range(step - 1, last, step), last})]


def _course(state: State, say: Say) -> Picture:
    courses = []
    for seat, values in zip(state.automas, zip(*_rounds(state), strict=True), strict=True):
        numbers = tuple(text("number", n=n) for n in values)
        titles = tuple(say(one) for one in numbers)
        courses.append(Course(mark_of(seats(state), seat.id), say(faction(seat)), values, titles))
    return course_picture(say(text("picture-course")), courses, EVERY, say(text("picture-course-end")))
