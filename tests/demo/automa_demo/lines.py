"""Typed lines of pebbles, such as `2 red, 1 blue`."""

from collections.abc import Sequence

from engines.core.errors import BadAnswer
from engines.core.text import text

from .state import COLOURS, MOST


def pebbles(line: str) -> tuple[tuple[str, int], ...]:
    """Read `2 red, 1 blue`."""
    read = []
    for part in line.split(","):
        number, _, colour = part.strip().partition(" ")
        if not (number.isascii() and number.isdigit() and len(number) < 3 and int(number) <= MOST):
            raise BadAnswer(text("bad-words", word=part.strip()[:40]))
        if colour not in COLOURS:
            raise BadAnswer(text("bad-words", word=part.strip()[:40]))
        read.append((colour, int(number)))
    return tuple(read)


def pebbles_line(piles: Sequence[tuple[str, int]]) -> str:
    """Return what `pebbles` reads as these."""
    return ", ".join(f"{n} {colour}" for colour, n in piles)
