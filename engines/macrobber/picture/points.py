"""The counting track: where each clan stands, and where the red area begins."""

from collections.abc import Sequence

from engines.core.picture import Say
from engines.core.picture.element import Svg, group, line, rect
from engines.core.picture.label import SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import INK, MUTED
from engines.core.picture.sheet import INNER, MARGIN
from engines.core.text import text
from engines.macrobber.picture.board import seat_mark
from engines.macrobber.state import State

RED = "#F6D3CB"
LEAST, BEYOND, STEP = 46, 17, 10
MARK, LEVEL, ROOM, NUMBER = 8, 19, 17, 27
"""The radius of a mark, the height of a row of marks, and how far two marks or two numbers are apart."""


def points_track(state: State, y: float, say: Say) -> tuple[Svg, float]:
    """Return the track, and how high it is: marks that would touch stand above each other."""
    red, points = state.options.red_area, [seat.points for seat in state.seats]
    last = max(LEAST, red + BEYOND, *(n + 2 for n in points))
    left, space = MARGIN + 12, (INNER - 24) / last
    places = [left + n * space for n in points]
    levels = _levels(places)
    bottom = y + 28 + LEVEL * (max(levels) + 1)
    zone = left + red * space
    drawn = [
        rect(zone, y + 2, MARGIN + INNER - zone, bottom - y - 2, RED, radius=6),
        label(
            say(text("picture-track-name")),
            MARGIN,
            y + 14,
            size=SMALL,
            weight="bold",
            fill=MUTED,
            room=zone - MARGIN - 8,
        ),
        label(
            say(text("picture-red-area")),
            zone + 6,
            y + 14,
            size=SMALL,
            weight="bold",
            room=MARGIN + INNER - zone - 10,
        ),
        line(MARGIN, bottom, MARGIN + INNER, bottom, INK, thick=2),
        *(_tick(left + n * space, bottom, n) for n in range(0, last, STEP) if abs(n - red) * space > NUMBER),
        label(str(red), zone, bottom + 15, size=SMALL, weight="bold", anchor="middle"),
    ]
    for seat, x, level in zip(state.seats, places, levels, strict=True):
        drawn.append(mark(seat_mark(state, seat.id), x, bottom - LEVEL * (level + 0.5) - 1, MARK))
    return group(*drawn, title=say(text("picture-track", n=red))), bottom + 28 - y


def _tick(x: float, y: float, n: int) -> Svg:
    return label(str(n), x, y + 15, size=SMALL, anchor="middle", fill=MUTED)


def _levels(places: Sequence[float]) -> list[int]:
    """Return the lowest row for each mark in which it touches none that came before."""
    levels: list[int] = []
    for place in places:
        taken = {level for other, level in zip(places, levels, strict=False) if abs(other - place) < ROOM}
        levels.append(min(set(range(len(places))) - taken))
    return levels
