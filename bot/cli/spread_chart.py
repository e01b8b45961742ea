"""A chart of how points are spread: a box for each level, below the stand-in that was played with."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from bot.cli.spread import Spread
from engines.core.picture import Picture
from engines.core.picture.element import Svg, group, line, rect
from engines.core.picture.font import width
from engines.core.picture.label import BODY, LINE, SMALL, TITLE, label
from engines.core.picture.palette import EDGE, INK, MUTED, hex_colour
from engines.core.picture.sheet import INNER, MARGIN, NAMES, row, sheet
from engines.core.state.seats import MARKS

LEGEND = "Box: the middle half. Thick line: from 10 to 90 %. Thin line: all. Number: the median."
_TOP, _ROW, _FOOT = 46, 38, 34
_PAD = 8
_STEPS = (1, 2, 5)
_MOST_LEVELS = 6
_MOST_NAMES = INNER / 2

X = Callable[[float], float]
"""Where a number of points lies, in the room of a row."""


def spread_chart(title: str, spreads: Sequence[Spread], said: Mapping[str, str]) -> Picture:
    """Return the drawing; `said` has a sentence for each stand-in."""
    low, high, step = _grid([points for one in spreads for points in (one.points[0], one.points[-1])])
    levels = list(dict.fromkeys(one.level for one in spreads))
    names = min(_MOST_NAMES, max(NAMES, *(width(one, SMALL, "bold") + _PAD for one in levels)))
    room = INNER - names
    right = room - width(f"{high:.0f}", BODY, "bold") - _PAD

    def at(points: float) -> float:
        return _PAD + (right - _PAD) * (points - low) / (high - low)

    y, parts = float(_TOP), [label(title, MARGIN, 28, size=TITLE, weight="bold", room=INNER)]
    for people, ones in groupby(spreads, key=lambda one: one.people):
        who, height = _paragraph(f"{people}: {said[people]}", y + 14)
        parts.append(who)
        y += height
        for one in ones:
            fill = hex_colour(MARKS[levels.index(one.level) % len(MARKS)].colour)
            inside = (*_levels(range(low, high + 1, step), at), _box(one, at, fill, room))
            parts.append(row(y, _ROW, one.level, inside, names=names))
            y += _ROW
        y += _PAD
    feet = [_foot(at(points), str(points)) for points in range(low, high + 1, step)]
    parts.append(group(*feet, x=MARGIN + names, y=y + 8))
    legend, height = _paragraph(LEGEND, y + _FOOT + 8)
    y += _FOOT + height
    return sheet("spread", y, *parts, legend)


def _box(one: Spread, at: X, fill: str, room: float) -> Svg:
    """Return the box of the middle half with the median in it, lines to the tenths, thin ones to the ends.

    The number stands at the right end of the room.
    """
    middle, ends = _ROW / 2, [at(one.points[0]), at(one.points[-1])]
    tenths = [at(one.quantile(part)) for part in (0.1, 0.9)]
    half = [at(one.quantile(part)) for part in (0.25, 0.75)]
    median = at(one.quantile(0.5))
    words = f"{one.quantile(0.5):.0f}"
    return group(
        line(ends[0], middle, ends[1], middle, MUTED, thick=1),
        line(tenths[0], middle, tenths[1], middle, INK, thick=3),
        rect(half[0], middle - 10, max(half[1] - half[0], 1), 20, fill, stroke=INK),
        line(median, middle - 13, median, middle + 13, INK, thick=3),
        label(words, room, middle, weight="bold", anchor="end"),
        title=f"{', '.join(filter(None, (one.people, one.level)))}: {', '.join(_numbers(one))}",
    )


def _numbers(one: Spread) -> list[str]:
    parts = {"10 %": 0.1, "25 %": 0.25, "median": 0.5, "75 %": 0.75, "90 %": 0.9}
    inner = [f"{name} {one.quantile(part):.0f}" for name, part in parts.items()]
    return [f"lowest {one.points[0]}", *inner, f"highest {one.points[-1]}"]


def _levels(shown: Sequence[int], at: X) -> list[Svg]:
    return [line(at(points), 0, at(points), _ROW, EDGE) for points in shown]


def _foot(x: float, words: str) -> Svg:
    return label(words.replace("-", "−"), x, 0, size=SMALL, anchor="middle", fill=MUTED)


def _paragraph(words: str, y: float) -> tuple[Svg, float]:
    """Return the words in as many lines as they need, the first centred on `y`, and their height."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, SMALL) > INNER:
            lines.append(word)
        else:
            lines[-1] = longer
    step = LINE * SMALL
    drawn = [label(one, MARGIN, y + step * place, size=SMALL) for place, one in enumerate(lines)]
    return "".join(drawn), 28 + step * (len(lines) - 1)


def _grid(values: Sequence[int]) -> tuple[int, int, int]:
    """Return lowest and highest level and the step between levels: a few round numbers around the values."""
    low, high, decade = min(values), max(values), 1
    while True:
        for step in (decade * one for one in _STEPS):
            first, last = low // step * step, max(-(-high // step) * step, low // step * step + step)
            if (last - first) / step <= _MOST_LEVELS:
                return first, last, step
        decade *= 10
