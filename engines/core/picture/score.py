"""Scores: a row with a bar for each seat's total, then a row for each category, a column for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.picture.bars import Scale
from engines.core.picture.element import Svg, group, line
from engines.core.picture.label import TITLE, label, wrapped
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, hex_colour
from engines.core.picture.sheet import INNER, MARGIN, WIDTH
from engines.core.seats import Mark

HEADER = 56
NAMES, MARKS = 120, 26
TOTAL, HEADS, ROW = 34, 36, 42


@dataclass(frozen=True, slots=True)
class Row:
    """What the bars are about; for each seat its number, and the title that says whose number it is."""

    name: str
    numbers: tuple[int, ...]
    titles: tuple[str, ...]


def score_rows(
    seats: Sequence[tuple[Mark, str]], totals: Row, categories: Sequence[Row]
) -> tuple[Svg, float]:
    """Return the rows, and how high they are; the categories have a scale of their own."""
    scale = Scale(MARGIN + NAMES + MARKS, WIDTH - MARGIN, totals.numbers)
    drawn = [label(totals.name, MARGIN, HEADER / 2, size=TITLE, weight="bold", room=INNER)]
    for place, (seat_mark, name) in enumerate(seats):
        y = HEADER + (place + 0.5) * TOTAL
        parts = (
            wrapped(name, MARGIN, y, NAMES - 8, weight="bold"),
            mark(seat_mark, MARGIN + NAMES + 6, y, 8),
            scale.bar(y, TOTAL - 10, totals.numbers[place], hex_colour(seat_mark.colour)),
        )
        drawn.append(group(*parts, title=totals.titles[place]))
    rows, y = [group(*drawn, title=totals.name)], HEADER + TOTAL * len(seats)
    if categories:
        rows += _categories([seat_mark for seat_mark, _ in seats], categories, y)
        y += HEADS + ROW * len(categories)
    return "".join(rows), y


def _categories(seats: Sequence[Mark], categories: Sequence[Row], y: float) -> list[Svg]:
    """Return the marks of the seats at the heads of the columns, and the rows below them."""
    room = (INNER - NAMES) / len(seats)
    numbers = [n for one in categories for n in one.numbers]
    lefts = [MARGIN + NAMES + place * room for place in range(len(seats))]
    columns = [
        (one, Scale(x, x + room - 10, numbers, is_beside=False)) for one, x in zip(seats, lefts, strict=True)
    ]
    heads = [mark(one, x + 9, y + HEADS / 2 + 3, 8) for one, x in zip(seats, lefts, strict=True)]
    return heads + [_category(columns, one, y + HEADS + place * ROW) for place, one in enumerate(categories)]


def _category(columns: Sequence[tuple[Mark, Scale]], one: Row, y: float) -> Svg:
    drawn = [line(MARGIN, y, WIDTH - MARGIN, y, EDGE), wrapped(one.name, MARGIN, y + ROW / 2, NAMES - 8)]
    for (seat_mark, scale), n, title in zip(columns, one.numbers, one.titles, strict=True):
        drawn.append(scale.axis(y + ROW - 16, y + ROW - 4))
        drawn.append(group(scale.low_bar(y + ROW / 2, ROW, n, hex_colour(seat_mark.colour)), title=title))
    return group(*drawn, title=one.name)
