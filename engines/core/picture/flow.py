"""Flows: things in a row, which goes on below where the room ends."""

from collections.abc import Sequence


def flow(
    widths: Sequence[float], room: float, gap: float, row: float
) -> tuple[list[tuple[float, float]], float]:
    """Return the left upper corner of each thing, and the height of all rows, each `row` high."""
    corners: list[tuple[float, float]] = []
    x = y = 0.0
    for width in widths:
        if x and x + width > room:
            x, y = 0.0, y + row
        corners.append((x, y))
        x += width + gap
    return corners, y + row if widths else 0.0
