"""Arrows between two points."""

from math import hypot

from engines.core.picture.element import Svg, group, number, path, polygon
from engines.core.picture.palette import WHITE

HEAD = 3.4
"""The length of the head, in widths of the shaft; its own width is as much."""
HALO = 2.0
"""Pixels of the light edge that tells an arrow from what lies below it."""


def arrow(
    start: tuple[float, float],
    end: tuple[float, float],
    ink: str,
    *,
    thick: float = 5,
    bend: float = 0,
    free: float = 0,
    halo: str = WHITE,
    title: str = "",
) -> Svg:
    """Return an arrow from one point to another, with a light edge; nothing where they are too near.

    Its shaft is `thick` pixels wide. It leaves the straight line by `bend` pixels at most: to the left as it
    goes, to the right if that is negative. `free` pixels are left free at each end, for what stands there.
    Labels are drawn after it, in an ink that can be read on it.
    """
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length <= 2 * free:
        return ""
    along = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    via = (
        (start[0] + end[0]) / 2 + 2 * bend * along[1],
        (start[1] + end[1]) / 2 - 2 * bend * along[0],
    )
    tail, tip = _towards(start, via, free), _towards(end, via, free)
    head = min(HEAD * thick, hypot(tip[0] - tail[0], tip[1] - tail[1]) * 0.7)
    back = _towards(tip, via, head)
    side = (back[1] - tip[1]) / 2, (tip[0] - back[0]) / 2
    triangle = [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
    x, y = (number(one) for one in _towards(tip, via, head * 0.8))
    shaft = f"M{number(tail[0])} {number(tail[1])}Q{number(via[0])} {number(via[1])} {x} {y}"
    return group(
        path(shaft, stroke=halo, thick=thick + 2 * HALO),
        polygon(triangle, halo, stroke=halo, thick=2 * HALO),
        path(shaft, stroke=ink, thick=thick),
        polygon(triangle, ink),
        title=title,
    )


def _towards(start: tuple[float, float], end: tuple[float, float], far: float) -> tuple[float, float]:
    """Return the point so many pixels on the way from one point to another."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    part = far / length if length else 0
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
