"""Cards: a ground with rounded corners, with or without a band at the head."""

from engines.core.picture.element import Svg, number, path, rect
from engines.core.picture.palette import CARD, EDGE, PAPER

RADIUS = 10


def ground(width: float, height: float) -> Svg:
    """Return the ground of a whole picture, which stands out on light and on dark."""
    return rect(0.5, 0.5, width - 1, height - 1, PAPER, radius=16, stroke=EDGE)


def card(
    x: float, y: float, width: float, height: float, *, fill: str = CARD, stroke: str = EDGE, thick: float = 1
) -> Svg:
    """Return a card."""
    return rect(x, y, width, height, fill, radius=RADIUS, stroke=stroke, thick=thick)


def band(x: float, y: float, width: float, height: float, fill: str) -> Svg:
    """Return the band that covers the head of a card."""
    left, top, right, bottom = (number(one) for one in (x, y + RADIUS, x + width - RADIUS, y + height))
    corner = f"a{RADIUS} {RADIUS} 0 0 1 {RADIUS}"
    return path(f"M{left} {bottom}V{top}{corner} -{RADIUS}H{right}{corner} {RADIUS}V{bottom}Z", fill)
