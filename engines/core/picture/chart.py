"""Line charts: a few courses of numbers, told apart by mark, dashes and by name above, number at the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engines.core.picture.element import Svg, circle, group, line, path
from engines.core.picture.flow import flow
from engines.core.picture.font import cut, width
from engines.core.picture.label import SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, INK, MUTED, hex_colour
from engines.core.state.seats import Mark

DASHES = (None, "7 4", "2 4", "10 4 2 4", "12 3")
_STEPS = (1, 2, 5)
_ROW, _MARK = 22, 30
"""The height of a label, and the room for the mark before it."""


@dataclass(frozen=True, slots=True)
class Course:
    """One line of a chart: whose it is, its numbers, and the title of each number."""

    seat: Mark
    name: str
    values: tuple[int, ...]
    titles: tuple[str, ...]


def chart(
    x: float,
    y: float,
    room: float,
    height: float,
    courses: Sequence[Course],
    every: int,
    end: str,
    indent: float,
) -> Svg:
    """Return a chart: every `every`th number of a course is marked and numbered below, the last is `end`.

    The names stand above it with their marks, what lies below begins `indent` further right. All courses are
    equally long and have two numbers at least.
    """
    names, tall = _names([(course.seat, course.name) for course in courses], x, y, room)
    low, high, step = _grid([value for course in courses for value in course.values])
    left = x + indent + width(str(high), SMALL) + 12
    right = x + room - max(width(_last(course), SMALL, "bold") for course in courses) - _MARK - 4
    top, bottom, last = y + tall + 12, y + height - 30, len(courses[0].values) - 1

    def at(place: int, value: int) -> tuple[float, float]:
        return left + (right - left) * place / last, bottom - (bottom - top) * (value - low) / (high - low)

    grid = [_level(left, right, at(0, value)[1], value) for value in range(low, high + 1, step)]
    marked = [place for place in range(every - 1, last, every) if last - place >= every / 2]
    feet = [_foot(at(place, 0)[0], bottom + 18, str(place + 1)) for place in marked]
    feet.append(_foot(right, bottom + 18, end))
    ends = _spread([at(last, course.values[-1])[1] for course in courses], bottom)
    lines = [
        group(
            name,
            _line([at(place, value) for place, value in enumerate(course.values)], course, number),
            *_points(course, [at(*one) for one in enumerate(course.values)], marked),
            _end(course, at(last, course.values[-1]), end_y),
            title=course.name,
        )
        for number, (course, name, end_y) in enumerate(zip(courses, names, ends, strict=True))
    ]
    return group(*grid, *feet) + "".join(lines)


def _names(seats: Sequence[tuple[Mark, str]], x: float, y: float, room: float) -> tuple[list[Svg], float]:
    """Return each name with its mark before it, in rows, and how high they are."""
    cut_ = [cut(name, room - _MARK, SMALL, "bold") for _, name in seats]
    corners, height = flow([_MARK + width(name, SMALL, "bold") for name in cut_], room, 14, _ROW + 2)
    drawn = [
        group(
            mark(seat, x + across + 12, y + down + 12, 7),
            label(name, x + across + _MARK - 4, y + down + 12, size=SMALL, weight="bold"),
        )
        for (seat, _), name, (across, down) in zip(seats, cut_, corners, strict=True)
    ]
    return drawn, height


def _line(points: Sequence[tuple[float, float]], course: Course, number: int) -> Svg:
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    under = path(d, stroke=INK, thick=1)
    return under + path(
        d, stroke=hex_colour(course.seat.colour), thick=3.5, dashes=DASHES[number % len(DASHES)]
    )


def _points(course: Course, points: Sequence[tuple[float, float]], marked: Sequence[int]) -> list[Svg]:
    """Return all points but the last, which has the label."""
    return [
        group(mark(course.seat, *point, 6) if place in marked else circle(*point, 1.5, INK), title=title)
        for place, (point, title) in enumerate(zip(points[:-1], course.titles[:-1], strict=True))
    ]


def _end(course: Course, end: tuple[float, float], y: float) -> Svg:
    """Return the number at a line's end, its mark before it; a thin line leads there from the end."""
    x = end[0] + _MARK - 12
    return group(
        line(*end, x, y, MUTED),
        circle(*end, 3, INK),
        mark(course.seat, x, y, 7),
        label(_last(course), end[0] + _MARK, y, size=SMALL, weight="bold"),
        title=course.titles[-1],
    )


def _last(course: Course) -> str:
    return str(course.values[-1]).replace("-", "−")


def _level(left: float, right: float, y: float, value: int) -> Svg:
    written = label(str(value).replace("-", "−"), left - 8, y, size=SMALL, anchor="end", fill=MUTED)
    return line(left, y, right, y, EDGE) + written


def _foot(x: float, y: float, words: str) -> Svg:
    return label(words, x, y, size=SMALL, anchor="middle", fill=MUTED)


def _grid(values: Sequence[int]) -> tuple[int, int, int]:
    """Return lowest and highest level and the step between levels: about five round numbers."""
    low, high = min(0, *values), max(*values, 1)
    decade = 1
    while True:
        for step in (decade * one for one in _STEPS):
            if (high - low) / step <= 6:
                return low // step * step, -(-high // step) * step, step
        decade *= 10


def _spread(ys: Sequence[float], bottom: float) -> list[float]:
    """Return the heights moved apart, so that labels at them don't touch, none below the bottom.

    Their order stays.
    """
    order = sorted(range(len(ys)), key=lambda i: ys[i])
    moved = list(ys)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + _ROW)
    for place, i in enumerate(reversed(order)):
        moved[i] = min(moved[i], bottom - _ROW * place)
    return moved
