"""Tokens: small pieces with a letter or a number on them."""

from engines.core.picture.element import Svg, circle, rect
from engines.core.picture.font import width
from engines.core.picture.label import label
from engines.core.picture.palette import INK, WHITE, ink_on


def token(x: float, y: float, size: float, words: str, *, fill: str = WHITE) -> Svg:
    """Return a square token around a point."""
    half = size / 2
    piece = rect(x - half, y - half, size, size, fill, radius=size / 6, stroke=INK, thick=1.5)
    return piece + _face(words, x, y, size, fill)


def coin(x: float, y: float, size: float, words: str, *, fill: str = WHITE) -> Svg:
    """Return a round token around a point."""
    return circle(x, y, size / 2, fill, stroke=INK, thick=1.5) + _face(words, x, y, size, fill)


def _face(words: str, x: float, y: float, size: float, fill: str) -> Svg:
    letters = min(size * 0.66, size * 0.9 / max(width(words, 1, "bold"), 0.1))
    return label(words, x, y, size=letters, weight="bold", anchor="middle", fill=ink_on(fill))
