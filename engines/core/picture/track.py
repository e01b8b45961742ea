"""Tracks: spaces in a row, with pieces stacked on them."""

from collections.abc import Callable, Sequence

from engines.core.picture.element import Svg, group, rect
from engines.core.picture.label import SMALL, label
from engines.core.picture.palette import CARD, EDGE, MUTED

Piece = Callable[[float, float], Svg]
"""Draws a piece around a point."""


def track(
    x: float, y: float, width: float, stacks: Sequence[Sequence[Piece]], titles: Sequence[str], step: float
) -> Svg:
    """Return spaces numbered from 0; `step` is the height of a piece, the first lies at the bottom.

    A space has a title ("" for none). The drawing is `track_height` high.
    """
    space = width / len(stacks)
    height = track_height(stacks, step)
    drawn = []
    for place, (stack, title) in enumerate(zip(stacks, titles, strict=True)):
        left, middle = x + place * space, x + (place + 0.5) * space
        bottom = y + height - 26
        pieces = [piece(middle, bottom - (level + 0.5) * step - 3) for level, piece in enumerate(stack)]
        ground = rect(left + 2, y, space - 4, height, CARD, radius=6, stroke=EDGE)
        foot = label(str(place), middle, y + height - 14, size=SMALL, anchor="middle", fill=MUTED)
        drawn.append(group(ground, *pieces, foot, title=title))
    return "".join(drawn)


def track_height(stacks: Sequence[Sequence[object]], step: float) -> float:
    """Return how high a track is with these stacks."""
    return 32 + step * max(1, *(len(stack) for stack in stacks))
