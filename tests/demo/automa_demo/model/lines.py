"""Typed lines of pebbles, such as `2 red, 1 blue`."""

from collections.abc import Iterator, Sequence

from engines.core.errors import BadAnswer
from engines.core.script.notation import Notation
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


def _more_pebbles(line: str) -> Iterator[str]:
    """Go on with the number and the colour after the last comma, each colour once."""
    before, comma, last = line.rpartition(",")
    begun = f"{before}{comma} " if comma else ""
    left = [colour for colour in COLOURS if colour not in before]
    if last.strip().partition(" ")[2] in left[:-1]:
        yield f"{line},"
    yield from (
        begun + part
        for n in range(1, 10)
        for colour in left
        if (part := f"{n} {colour}").startswith(last.strip()) and part != last.strip()
    )


PILES = Notation(pebbles, _more_pebbles, "2 red, 1 blue")
