"""Pieces in rows: stacks of tiles and of goods, each with its number."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from engines.burgundy.picture import words
from engines.burgundy.picture.tiles import tile_hex
from engines.core.picture import Say
from engines.core.picture.element import Svg, group
from engines.core.picture.flow import flow
from engines.core.picture.font import width
from engines.core.picture.label import SMALL, label
from engines.core.picture.palette import MUTED
from engines.core.picture.token import token
from engines.core.text import Text, text

Kind = TypeVar("Kind", str, int)
TILE, TILE_ROW = 36, 48
GOOD, GOOD_ROW = 28, 34
GAP = 5


def tile_rows(stacks: Mapping[str, int], room: float, say: Say) -> tuple[list[Svg], float]:
    """Return stacks of tiles in rows, and how high they are."""
    return _rows(stacks, room, TILE, TILE_ROW, tile_hex, words.stack_words, say)


def goods_rows(
    goods: Mapping[int, int], room: float, say: Say | None = None, indent: float = 0
) -> tuple[list[Svg], float]:
    """Return stacks of goods in rows, and how high they are; type 0 isn't known.

    Without `say` they have no titles: something around them has one for all.
    The first row begins at `indent`.
    """
    return _rows(goods, room, GOOD, GOOD_ROW, _good, words.goods_words, say, indent)


def none(height: float, say: Say) -> Svg:
    """Return the word for a row in which nothing lies."""
    words_ = say(text("picture-none"))
    return group(label(words_, 0, height / 2, size=SMALL, fill=MUTED), title=words_)


def _good(kind: int, x: float, y: float) -> Svg:
    return token(x, y, GOOD, str(kind) if kind else "?")


def _rows(
    stacks: Mapping[Kind, int],
    room: float,
    size: float,
    row: float,
    draw: Callable[[Kind, float, float], Svg],
    name: Callable[[Kind, int], Text],
    say: Say | None,
    indent: float = 0,
) -> tuple[list[Svg], float]:
    numbers = [f"×{n}" if n > 1 else "" for n in stacks.values()]
    widths = [indent] if indent else []
    widths += [size + (width(number, SMALL, "bold") + 3 if number else 0) for number in numbers]
    corners, height = flow(widths, room, GAP, row)
    drawn = [
        group(
            draw(kind, x + size / 2, y + row / 2),
            label(number, x + size + 3, y + row / 2, size=SMALL, weight="bold") if number else "",
            title=say(name(kind, n)) if say else "",
        )
        for (kind, n), number, (x, y) in zip(
            stacks.items(), numbers, corners[1 if indent else 0 :], strict=True
        )
    ]
    return drawn, height
