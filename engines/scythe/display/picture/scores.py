"""The pictures of the score: points by what they are for, and the course of the Automas' points."""

from collections.abc import Sequence

from engines.core.picture import Picture, Say
from engines.core.picture.chart import Course
from engines.core.picture.course import course_picture
from engines.core.picture.score import Points, score_picture
from engines.core.state.seats import mark_of
from engines.core.text import Text, text

from ...model.labels import faction
from ...model.seats import seats
from ...model.state import State
from ...rules.score import ledger_of

CATEGORIES = ("coins", "stars", "hexes", "resources", "bonus")
EVERY = 5


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by category, as if the game ended now; when it is over, also their course."""
    courses = (_course(state, say),) if state.is_over and len(state.course) > len(state.automas) else ()
    return (_bars(state, say), *courses)


def _bars(state: State, say: Say) -> Picture:
    known = [seat for seat in state.seats if ledger_of(seat)]
    ledgers = [ledger_of(seat) for seat in known]
    title = text("picture-score-final" if state.is_over else "picture-score-now")
    shown = [one for one in CATEGORIES if any(ledger.get(one) for ledger in ledgers)]
    named = [faction(seat) for seat in known]
    rows = [_points(named, title, tuple(sum(one.values()) for one in ledgers))]
    rows += [
        _points(named, text("picture-category", kind=one), tuple(each.get(one, 0) for each in ledgers))
        for one in shown
    ]
    marks = [(mark_of(seats(state), seat.id), say(faction(seat))) for seat in known]
    return score_picture(say, marks, rows)


def _points(seats: Sequence[Text], what: Text, numbers: tuple[int, ...]) -> Points:
    items = tuple(text("picture-score-seat", seat=one, n=n) for one, n in zip(seats, numbers, strict=True))
    return Points(what, numbers, items)


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
