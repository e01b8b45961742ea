"""The pictures of the score: bars for the categories, and at the end the course of the points."""

from functools import partial

from engines.core.picture import Picture, Say
from engines.core.picture.chart import Course
from engines.core.picture.course import course_picture
from engines.core.picture.element import Svg, group
from engines.core.picture.font import width
from engines.core.picture.label import SMALL, label
from engines.core.picture.score import HEADER, Column, score_picture
from engines.core.picture.sheet import INNER, MARGIN, WIDTH
from engines.core.state.seats import mark_of, marks_of
from engines.core.text import Text, text

from ...model.labels import seat_label, seats
from ...model.state import CATEGORIES, State
from ...rules.end import winners
from ...rules.score import points
from .pieces import icon

MOST_ROUNDS = 8
"""So many rounds are all numbered; of more only every second, third, ..."""


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by category; when the game is over, also their course."""
    course = _course(state)
    courses = (_course_picture(state, course, say),) if state.is_over and len(course) > 1 else ()
    return (_bars_picture(state, say), *courses)


def _bars_picture(state: State, say: Say) -> Picture:
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    marks, totals = marks_of(seats(state)), points(state)
    columns = [
        Column(marks[one.id], seat_label(state, one.id), totals[one.id], one.ledger) for one in state.seats
    ]
    categories = {one: text("picture-category", category=one) for one in CATEGORIES}
    if not state.is_over:
        return score_picture(say, title, columns, categories, _points)
    return score_picture(say, title, columns, categories, _points, beside=partial(_winners, state, say))


def _points(seat: Text, n: int) -> Text:
    return text("picture-score-seat", seat=seat, n=n)


def _winner_words(state: State) -> Text:
    return text("picture-winner", seats=_names(state))


def _names(state: State) -> tuple[Text, ...]:
    return tuple(text("picture-winner-name", seat=seat_label(state, one)) for one in winners(state))


def _winners(state: State, say: Say, beside: float) -> Svg:
    names = say(text("picture-winner-names", seats=_names(state)))
    right = WIDTH - MARGIN
    room = INNER - beside - 44
    left = right - min(width(names, SMALL, "bold"), room) - 16
    return group(
        icon("winner", left, HEADER / 2, 22),
        label(names, right, HEADER / 2, size=SMALL, weight="bold", anchor="end", room=room),
        title=say(_winner_words(state)),
    )


def _course(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the points after each round; a round that was broken off ends with the points of now."""
    broken = len(state.course) < state.round
    return (*state.course, *([tuple(seat.points for seat in state.seats)] if broken else []))


def _course_picture(state: State, course: tuple[tuple[int, ...], ...], say: Say) -> Picture:
    courses = []
    for seat, values in zip(state.seats, zip(*course, strict=True), strict=True):
        title = seat_label(state, seat.id)
        numbers = tuple(text("picture-course-points", n=n) for n in values)
        titles = tuple(say(one) for one in numbers)
        courses.append(Course(mark_of(seats(state), seat.id), say(title), values, titles))
    every = 1 + (len(course) - 1) // MOST_ROUNDS
    return course_picture(say(text("picture-course")), courses, every, say(text("picture-course-end")))
