"""Labels: lines of text that never leave their room."""

from functools import lru_cache
from typing import Literal

from engines.core.picture.element import Svg, allowed, element
from engines.core.picture.font import CAP, FAMILY, WEIGHTS, Weight, cut, wrap
from engines.core.picture.markup import as_text
from engines.core.picture.palette import INK

Anchor = Literal["start", "middle", "end"]
SMALL, BODY, HEAD, TITLE = 18, 19, 21, 24
"""Sizes in pixels: in a picture 480 wide that a phone shows 282 wide, the smallest is still 10.5."""
LINE = 1.12
"""From one line to the next, in em."""


# Names and numbers stand where they stood on the last picture.
@lru_cache(maxsize=1024)
def label(
    words: str,
    x: float,
    y: float,
    *,
    size: float = BODY,
    weight: Weight = "medium",
    anchor: Anchor = "start",
    fill: str = INK,
    room: float | None = None,
) -> Svg:
    """Return a line whose capitals are centred on `y`, cut short where it is wider than `room`."""
    words = allowed(words)
    return element(
        "text",
        as_text(words if room is None else cut(words, room, size, weight)),
        x=x,
        y=y + CAP * size / 2,
        font_family=FAMILY,
        font_size=size,
        font_weight=WEIGHTS[weight],
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
    )


def wrapped(
    words: str,
    x: float,
    y: float,
    room: float,
    *,
    size: float = SMALL,
    weight: Weight = "medium",
    anchor: Anchor = "start",
    fill: str = INK,
) -> Svg:
    """Return one line, or two that are centred on `y` together where it is wider than `room`."""
    lines = wrap(allowed(words), room, size, weight)
    top = y - LINE * size * (len(lines) - 1) / 2
    return "".join(
        label(line, x, top + LINE * size * number, size=size, weight=weight, anchor=anchor, fill=fill)
        for number, line in enumerate(lines)
    )
