"""Bars with their numbers, in rows of one scale; numbers below 0 go to the left."""

from collections.abc import Sequence

from engines.core.picture.element import Svg, rect
from engines.core.picture.font import width
from engines.core.picture.label import BODY, Anchor, label
from engines.core.picture.palette import INK


class Scale:
    """Where numbers lie between two edges, by default with room for the number beside the longest bar."""

    def __init__(self, left: float, right: float, numbers: Sequence[int], *, is_beside: bool = True) -> None:
        low, high = min(0, *numbers, 0), max(1, *numbers, 1)
        beside = max(width(_written(n), BODY, "bold") for n in (low, high)) + 8 if is_beside else 0
        self._step = (right - left - beside * (2 if low else 1)) / (high - low)
        self.zero = left + (beside if low else 0) - low * self._step

    def at(self, value: float) -> float:
        """Return the x of a number."""
        return self.zero + value * self._step

    def bar(self, y: float, height: float, value: int, fill: str) -> Svg:
        """Return the bar of a number, centred on `y`, with the number at its end."""
        start, end = sorted((self.zero, self.at(value)))
        beside: tuple[float, Anchor] = (end + 6, "start") if value >= 0 else (start - 6, "end")
        number = label(_written(value), beside[0], y, weight="bold", anchor=beside[1])
        return self.plain_bar(y, height, value, fill) + number

    def plain_bar(self, y: float, height: float, value: int, fill: str) -> Svg:
        """Return the bar of a number without it, centred on `y`; none for 0."""
        start, end = sorted((self.zero, self.at(value)))
        return rect(start, y - height / 2, end - start, height, fill, stroke=INK, thick=1) if value else ""


def _written(value: int) -> str:
    return str(value).replace("-", "−")
