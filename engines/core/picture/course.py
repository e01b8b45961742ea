"""The course of the points: a chart as a picture of its own."""

from collections.abc import Sequence

from engines.core.picture import Picture
from engines.core.picture.chart import Course, chart
from engines.core.picture.element import group
from engines.core.picture.label import TITLE, label
from engines.core.picture.score import HEADER
from engines.core.picture.sheet import INNER, MARGIN, WIDTH, sheet


def course_picture(
    words: Sequence[str], courses: Sequence[Course], room: int, every: int, end: str
) -> Picture:
    """Return the courses in a chart `room` high; the first of the words is its name above it.

    `every` and `end` are those of `chart`.
    """
    name = words[0]
    head = group(label(name, MARGIN, HEADER / 2, size=TITLE, weight="bold", room=INNER), title=name)
    drawn = chart(MARGIN, HEADER + 4, INNER, room, courses, every, end)
    height = HEADER + room + MARGIN
    return Picture("course", sheet(height, head, drawn), WIDTH, height, tuple(words))
