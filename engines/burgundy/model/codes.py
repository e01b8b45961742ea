"""Tiles, cards and goods as people type them: `y b b g`, `2: b:bank, -, lg:cow3, -`."""

from collections.abc import Iterator
from functools import partial

from engines.core.errors import BadAnswer
from engines.core.script.notation import Notation, whole
from engines.core.text import text

from . import tile

WORDS = {
    "brown": "b",
    "building": "b",
    "yellow": "y",
    "knowledge": "y",
    "gray": "g",
    "grey": "g",
    "mine": "g",
    "green": "lg",
    "light_green": "lg",
    "livestock": "lg",
    "animal": "lg",
    "dark_green": "dg",
    "castle": "dg",
    "blue": "u",
    "ship": "u",
}
NOTHING = ("empty", "none")
EMPTY = ("-", *NOTHING)
PLACES = (*tile.COLOURS, "-")
"""What goes on a line of places."""
EXAMPLE_DUCHY = "b:bank lg:cow3 y:12 dg g u"
EXAMPLE = ("y", "b", "b", "g", "-", "lg", "u", "dg")


def parse_tile(word: str, *, wild: bool = False) -> str:
    """Return the code of a tile typed as code, colour, or kind (`bank`, `cow3`).

    A face-down `wild:y` is taken only with `wild`. Raises BadAnswer naming the word.
    """
    code = word.strip().lower()
    if wild and tile.is_wild(code):
        return tile.as_wild(parse_tile(tile.face(code)))
    code = WORDS.get(code, code)
    for known in (code, f"b:{code}", f"lg:{code}"):
        if known in tile.all_codes():
            return known
    raise BadAnswer(text("bad-tile", word=word[:30]))


def parse_tiles(typed: str, *, wild: bool = False) -> tuple[str, ...]:
    """Return the tiles of a line, "" for a `-`; words are parted by spaces or commas. Raises BadAnswer."""
    words = typed.replace(",", " ").split()
    return tuple("" if word.lower() in EMPTY else parse_tile(word, wild=wild) for word in words)


def parse_row(typed: str, size: int, *, wild: bool = False) -> tuple[str, ...]:
    """Return the `size` places of a depot, card or market, each typed; `none` alone is an empty row.

    Raises BadAnswer for fewer or more: which of them was left out nobody can tell.
    """
    if typed.strip().lower() in NOTHING:
        return ("",) * size
    tiles = parse_tiles(typed, wild=wild)
    if len(tiles) != size:
        raise BadAnswer(text("bad-row", size=size, got=len(tiles)))
    return tiles


def row_notation(size: int) -> Notation[tuple[str, ...]]:
    """Return how the market's slots are written, in reading order."""
    example = " ".join(EXAMPLE[:size])
    return Notation(lambda typed: parse_row(typed, size), partial(_go_on_row, size), example)


def _go_on_row(size: int, typed: str) -> Iterator[str]:
    """Yield the line with the place that is being typed, and then with the next one."""
    begun, space, last = typed.rpartition(" ")
    done, is_place = begun.split(), row_notation(1).takes
    if len(done) >= size or not all(map(is_place, done)):
        return
    yield from (f"{begun}{space}{one}" for one in PLACES if one.startswith(last.lower()))
    if is_place(last) and len(done) + 1 < size:
        yield from (f"{typed} {one}" for one in PLACES)


def parse_number(typed: str, low: int, high: int) -> int:
    """Return the number typed. Raises BadAnswer if it isn't one from `low` to `high`."""
    n = whole(typed.strip(), high, low)
    if n is None:
        raise BadAnswer(text("bad-number", low=low, high=high))
    return n


def parse_goods(typed: str) -> tuple[int, ...]:
    """Return the types of goods typed, 0 or `?` for one that isn't known. Raises BadAnswer."""
    words = typed.replace(",", " ").replace("?", " 0 ").split()
    return tuple(parse_number(word, 0, 6) for word in words if word not in EMPTY)


def write_tiles(tiles: tuple[str, ...]) -> str:
    """Return tiles in the form that `parse_tiles` reads."""
    return " ".join(one or "-" for one in tiles) or "-"
