"""The bundled font, and how wide its words are."""

from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Literal

from pydantic import Field

from engines.core.state.data import Data, load

Weight = Literal["medium", "bold"]
HOME = Path(__file__).parent / "fonts"
FAMILY = "Inter"
FONT_FILES: tuple[Path, ...] = (HOME / "Inter-Medium.otf", HOME / "Inter-Bold.otf")
"""All that the pictures are written with; whoever draws them needs no other font."""
WEIGHTS: dict[Weight, int] = {"medium": 500, "bold": 700}
CAP = 0.727
"""The height of a capital letter and of a digit, in em."""
ELLIPSIS = "…"


class Advances(Data):
    """The file advances.json: how far each character moves the pen, in 1/1000 em, by weight."""

    what: str
    provenance: dict[str, str]
    advances: dict[Weight, dict[str, int]] = Field(min_length=len(WEIGHTS))


@cache
def advances() -> dict[Weight, dict[str, int]]:
    """Return the font's advance tables. Raises DataFault if the file is damaged."""
    return load(HOME / "advances.json", Advances).advances


def width(words: str, size: float, weight: Weight = "medium") -> float:
    """Return how wide a line is, in pixels; a character that the font lacks counts as a full em."""
    table = advances()[weight]
    return sum(table.get(character, 1000) for character in words) * size / 1000


def cut(words: str, room: float, size: float, weight: Weight = "medium") -> str:
    """Return the line, shortened with an ellipsis where it is wider than the room in pixels."""
    if width(words, size, weight) <= room:
        return words
    return words[: _fitting(words, room - width(ELLIPSIS, size, weight), size, weight)].rstrip() + ELLIPSIS


def wrap(words: str, room: float, size: float, weight: Weight = "medium") -> tuple[str, ...]:
    """Return the line, or two where it is wider than the room in pixels; the second is cut to it.

    It is broken at a blank, a word that alone is too wide where the room ends.
    """
    if width(words, size, weight) <= room:
        return (words,)
    end = max(_fitting(words, room, size, weight), 1)
    blank = words.rfind(" ", 1, end + 1)
    end = blank if blank > 0 else end
    return words[:end], cut(words[end:].lstrip(), room, size, weight)


def _fitting(words: str, room: float, size: float, weight: Weight) -> int:
    """Return how many characters from the first on fit the room."""
    table = advances()[weight]
    ends = accumulate(table.get(character, 1000) for character in words)
    return sum(end * size / 1000 <= room for end in ends)
