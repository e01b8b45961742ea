"""Scores: a row with a bar for each seat's total, then a row for each category, a column for each seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engines.core.picture import Picture, Say
from engines.core.picture.bars import Scale
from engines.core.picture.element import Svg, group, line
from engines.core.picture.font import width
from engines.core.picture.label import SMALL, TITLE, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, hex_colour
from engines.core.picture.sheet import BESIDE, FOOT, FOOT_ROOM, INNER, MARGIN, WIDTH, sheet
from engines.core.state.seats import Mark
from engines.core.text import Text

HEADER, TOTAL, HEADS, ROW = 38, 26, 24, 23
"""How high are the title, the row of a total, the heads of the columns, the row of a category."""
NAMES, MOST_NAMES, MARKS = 126, 240, 26
"""The room for the names of the seats, which long ones widen up to a most, and for their marks."""
SHORT, LONG = 112, 126
"""The room for the name of a category, beside another block and alone."""
MOST_ROWS, MOST_BESIDE, BETWEEN = 6, 3, 12
"""More categories than rows stand in two blocks, if there are so few seats; how far the blocks are apart."""
BARS = 80
"""The width of a column that has room for a bar beside the number."""

Category = TypeVar("Category", bound=str)


@dataclass(frozen=True, slots=True)
class Column(Generic[Category]):
    """A seat in the score: its mark and name, its points, and how many of them are for each category.

    Without a ledger nothing but the points is known.
    """

    mark: Mark
    name: Text
    points: int
    ledger: Mapping[Category, int] | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """What the bars are about; for each seat its number, if it is known, and the title that says so."""

    name: str
    numbers: tuple[int | None, ...]
    titles: tuple[str, ...]


def score_picture(
    say: Say,
    title: Text,
    columns: Sequence[Column[Category]],
    categories: Mapping[Category, Text],
    points: Callable[[Text, int], Text],
    *,
    with_zeros: bool = False,
    beside: Callable[[float], Svg] = lambda _: "",
) -> Picture:
    """Return the picture of a score: the totals, then the categories in which somebody has points.

    `categories` has the names of all categories, in the order of their rows. `points` says that a seat, by
    its name, has a number of points. `with_zeros` shows each category of a ledger, also if nobody has points
    for it. `beside` draws what stands beside the title, which is so many px wide.
    """

    def row(name: Text, numbers: Sequence[int | None]) -> Row:
        of = zip(columns, numbers, strict=True)
        titles = tuple("" if n is None else say(points(one.name, n)) for one, n in of)
        return Row(say(name), tuple(numbers), titles)

    totals = row(title, [one.points for one in columns])
    ledgers = [one.ledger for one in columns]
    known = [one for one in ledgers if one is not None]
    shown = {category for one in known for category, n in one.items() if n or with_zeros}
    rows = [
        row(name, [None if one is None else one.get(category, 0) for one in ledgers])
        for category, name in categories.items()
        if category in shown
    ]
    marks = [(one.mark, say(one.name)) for one in columns]
    drawn, y = score_rows(marks, totals, rows)
    return sheet("scores", y + 8, beside(width(totals.name, TITLE, "bold")) + drawn)


def score_rows(
    seats: Sequence[tuple[Mark, str]], totals: Row, categories: Sequence[Row]
) -> tuple[Svg, float]:
    """Return the rows, and how high they are; the categories have a scale of their own."""
    sums = [n or 0 for n in totals.numbers]
    longest = max(width(name, SMALL, "bold") for _, name in seats)
    names = min(max(longest + 8, NAMES), MOST_NAMES)
    scale = Scale(MARGIN + names + MARKS, WIDTH - MARGIN, sums)
    drawn = [label(totals.name, MARGIN, HEADER / 2, size=TITLE, weight="bold", room=INNER)]
    for place, (seat_mark, name) in enumerate(seats):
        y = HEADER + (place + 0.5) * TOTAL
        parts = (
            label(name, MARGIN, y, size=SMALL, weight="bold", room=names - 8),
            mark(seat_mark, MARGIN + names + 6, y, 8),
            scale.bar(y, TOTAL - 8, sums[place], hex_colour(seat_mark.colour)),
        )
        drawn.append(group(*parts, title=totals.titles[place]))
    y = HEADER + TOTAL * len(seats) + 4
    rows, height = _categories([seat_mark for seat_mark, _ in seats], categories, y)
    return group(*drawn, title=totals.name) + rows, y + height


def _categories(seats: Sequence[Mark], categories: Sequence[Row], y: float) -> tuple[Svg, float]:
    """Return the categories and how high they are: in one block, or in two of which the left one is shorter.

    The lower left corner stays free.
    """
    if not categories:
        return "", FOOT
    parted = line(MARGIN, y, WIDTH - MARGIN, y, EDGE)
    if len(categories) <= MOST_ROWS or len(seats) > MOST_BESIDE:
        block = _Block(BESIDE, FOOT_ROOM, LONG, seats, categories)
        return parted + block.draw(categories, y), max(HEADS + ROW * len(categories), FOOT)
    wide = (INNER - BETWEEN) / 2
    left = (len(categories) - 2) // 2
    blocks = (
        _Block(MARGIN, wide, SHORT, seats, categories).draw(categories[:left], y),
        _Block(WIDTH - MARGIN - wide, wide, SHORT, seats, categories).draw(categories[left:], y),
    )
    tall = max(ROW * (len(categories) - left), ROW * left + FOOT)
    return parted + "".join(blocks), HEADS + tall


class _Block:
    """Rows of categories below the marks of the seats."""

    def __init__(
        self, x: float, room: float, names: float, seats: Sequence[Mark], categories: Sequence[Row]
    ) -> None:
        self._x, self._names, self._seats = x, names, seats
        self._cell = (room - names) / len(seats)
        numbers = [n for one in categories for n in one.numbers if n is not None]
        self._beside = max(width(str(n), SMALL, "bold") for n in numbers) + 8
        lefts = [x + names + place * self._cell for place in range(len(seats))]
        self._columns = [
            (left, Scale(left + self._beside, left + self._cell - 8, numbers, is_beside=False))
            for left in lefts
        ]

    def draw(self, categories: Sequence[Row], y: float) -> Svg:
        """Return the heads of the columns and the rows below them."""
        heads = [
            mark(seat, self._middle(left), y + HEADS / 2 + 1, 8)
            for seat, (left, _) in zip(self._seats, self._columns, strict=True)
        ]
        rows = [self._row(one, y + HEADS + (place + 0.5) * ROW) for place, one in enumerate(categories)]
        return "".join((*heads, *rows))

    def _middle(self, left: float) -> float:
        """Return where the middle of the numbers of a column is."""
        return left + (self._beside if self._has_bars else self._cell) / 2

    @property
    def _has_bars(self) -> bool:
        return self._cell >= BARS

    def _row(self, one: Row, y: float) -> Svg:
        drawn = [label(one.name, self._x, y, size=SMALL, room=self._names - 4)]
        for seat, (left, scale), n, title in zip(
            self._seats, self._columns, one.numbers, one.titles, strict=True
        ):
            if n is None:
                continue
            words = str(n).replace("-", "−")
            number = label(words, self._middle(left), y, size=SMALL, weight="bold", anchor="middle")
            bar = scale.plain_bar(y, 12, n, hex_colour(seat.colour)) if self._has_bars else ""
            drawn.append(group(number, bar, title=title))
        return group(*drawn, title=one.name)
