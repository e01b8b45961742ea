"""The course of the points: a chart as a picture of its own."""

from collections.abc import Sequence

from engines.core.picture import Picture
from engines.core.picture.chart import Course, chart
from engines.core.picture.element import group
from engines.core.picture.label import TITLE, label
from engines.core.picture.score import HEADER
from engines.core.picture.sheet import BESIDE, INNER, MARGIN, sheet

HEIGHT = 312


def course_picture(name: str, courses: Sequence[Course], every: int, end: str) -> Picture:
    """Return the courses in a chart, its name above it; `every` and `end` are those of `chart`."""
    indent = BESIDE - MARGIN
    head = group(label(name, MARGIN, HEADER / 2, size=TITLE, weight="bold", room=INNER), title=name)
    drawn = chart(MARGIN, HEADER, INNER, HEIGHT - HEADER - 4, courses, every, end, indent)
    return sheet("course", HEIGHT, head, drawn)
