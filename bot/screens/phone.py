"""Lines as a phone shows them: what is longer than one is broken between the parts of a list."""

import re
from functools import lru_cache
from unicodedata import east_asian_width

from bot.wire.limits import clip
from bot.words.words import PARTS, Words
from engines.core.text import Text

WIDTH = 45
"""Characters in a line of an embed on a phone; a wide one counts twice, markup doesn't count."""
LONGEST_LINE = 400
MOST_BROKEN = 100
"""Lines of which is at hand how they are broken."""

_BARE = str.maketrans("", "", PARTS)


def broken(words: Words, text: Text) -> list[str]:
    """Return a text in as many lines as a phone has for it; a part that is longer by itself stays whole."""
    return [one for line in words.parted(text).split("\n") for one in _shown(line)]


def width(line: str) -> int:
    """Return how many characters wide a line is."""
    bare = line.translate(_BARE).replace("**", "").replace("`", "")
    return len(bare) if bare.isascii() else sum(1 + (east_asian_width(one) in "WF") for one in bare)


# A table looks at its lines again: whether there are too many, and whether its picture has room.
@lru_cache(maxsize=MOST_BROKEN)
def _shown(line: str) -> tuple[str, ...]:
    return tuple(clip(one, LONGEST_LINE) for one in _broken(line, 0))


def _broken(line: str, depth: int) -> list[str]:
    """Return a line broken between the parts of its outermost list first, `depth` the lists it stands in."""
    if width(line) <= WIDTH or depth == len(PARTS):
        return [line.translate(_BARE)]
    lines: list[str] = []
    for part in re.split(f"(?<={PARTS[depth]})", line):
        if lines and width(_end(lines[-1] + part)) <= WIDTH:
            lines[-1] += part
        else:
            lines.append(part)
    return [found for one in lines for found in _broken(_end(one), depth + 1)]


def _end(line: str) -> str:
    """Return a line without what only stands between two parts: the end of the line says it."""
    return line[:-1].rstrip().removesuffix(" ·") if line.endswith(tuple(PARTS)) else line
