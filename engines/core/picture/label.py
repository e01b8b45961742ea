"""Labels: lines of text that never leave their room."""

from html import escape
from typing import Literal

from engines.core.picture.element import Svg, element
from engines.core.picture.font import CAP, FAMILY, WEIGHTS, Weight, cut
from engines.core.picture.palette import INK

Anchor = Literal["start", "middle", "end"]
SMALL, BODY, HEAD, TITLE = 15, 16, 18, 22
"""Sizes in pixels: in a picture 480 wide that is shown 360 wide, the smallest is still 11."""


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
    return element(
        "text",
        escape(words if room is None else cut(words, room, size, weight), quote=False),
        x=x,
        y=y + CAP * size / 2,
        font_family=FAMILY,
        font_size=size,
        font_weight=WEIGHTS[weight],
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
    )
