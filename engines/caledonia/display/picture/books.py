"""The picture of a MacHina: its books, with what its last turn changed on a ground of its own."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.picture import Picture, Say
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.font import width
from engines.core.picture.hexagon import ASPECT, hexagon
from engines.core.picture.label import HEAD, SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import CARD, EDGE, MUTED, NEW
from engines.core.picture.sheet import BESIDE, MARGIN, WIDTH, sheet
from engines.core.state.seats import MARKS
from engines.core.text import Text, text

from ...model.catalogue import GOODS, MODULES, UNITS
from ...model.labels import amounts, contract_label, seat_label
from ...model.state import MacHina, State, units_left
from ...rules.score import points_of

TOP, HEADER, ROW, NAME = 4, 32, 23, 80
READING = 45
"""How high the drawing of the reading order is."""
STARTS = (0, 141, 261)
"""Where columns begin: the first holds the longest words."""


@dataclass(frozen=True)
class Cell:
    """A thing in the books in words, and whether the last turn changed it."""

    what: Text
    is_new: bool = False


def books_picture(state: State, seat: str, say: Say) -> Picture | None:
    """Return the books of a MacHina; None for a seat that isn't one."""
    own = next((one for one in state.machinas if one.id == seat), None)
    if own is None:
        return None
    last = state.announced
    before = last.before.own if last and last.seat == seat else own
    rows = [(text(f"picture-{name}"), cells) for name, cells in _rows(state, own, before)]
    drawn, y = [_head(own, before, say)], TOP + HEADER
    for title, cells in rows:
        lines = [cells[start : start + len(STARTS)] for start in range(0, len(cells), len(STARTS))]
        drawn.append(_row(say(title), lines, y, say))
        y += ROW * len(lines) + 2
    below = _below(own, before)
    for place, cell in enumerate(below):
        drawn.append(_cell(cell, BESIDE, y + (place + 0.5) * ROW, WIDTH - MARGIN - BESIDE, say))
    y += ROW * len(below)
    if is_asked_of_the_map(state, seat):
        drawn.append(_reading_order(y, say))
        y += READING
    bottom = y + 6
    return sheet(f"machina-{seat}", bottom, *drawn)


def is_asked_of_the_map(state: State, seat: str) -> bool:
    """Tell whether people may be looking for a hex of this MacHina: for its first worker, or by its card."""
    return state.at == seat and (state.phase == "setup" or bool(state.card))


def _reading_order(y: float, say: Say) -> Svg:
    """Return two modules with their hexes numbered in reading order, and that order in words beside them."""
    radius, number, drawn = READING / 3.5, 1, []
    across = radius * ASPECT
    for place, module in enumerate(MODULES[:2]):
        x = BESIDE + place * 9 * across
        drawn.append(label(module, x, y + READING / 2, size=SMALL, weight="bold", fill=MUTED))
        for down, hexes in enumerate((3, 2)):
            for right in range(hexes):
                spot = x + 20 + (1 + 2 * right + down) * across, y + (1 + 1.5 * down) * radius
                drawn.append(hexagon(*spot, radius, CARD, stroke=EDGE))
                drawn.append(label(str(number), *spot, size=SMALL, anchor="middle", fill=MUTED))
                number += 1
    beside = BESIDE + 18 * across
    for place, name in enumerate(("order", "rows")):
        words, middle = say(text(f"picture-reading-{name}")), y + (place + 0.5) * ROW
        drawn.append(label(words, beside, middle, size=SMALL, room=WIDTH - beside - 6))
    return group(*drawn, title=say(text("picture-reading")))


def _rows(state: State, own: MacHina, before: MacHina) -> list[tuple[str, list[Cell]]]:
    """Return each row with its cells: three stand side by side."""
    goods = [
        Cell(text("amount", n=own.goods[good], good=good), own.goods[good] != before.goods[good])
        for good in GOODS
    ]
    units = [
        Cell(
            text("picture-unit", unit=unit, n=own.units[unit], most=own.units[unit] + left),
            own.units[unit] != before.units[unit],
        )
        for unit, left in ((one, units_left(state.options, own, one)) for one in UNITS)
    ]
    shipping = text("picture-shipping", level=text("shipping", level=own.shipping))
    tech = text("picture-technology", n=len(own.upgraded), unit="".join(own.upgraded[:1]) or "none")
    units.append(Cell(text("picture-glory", n=own.glory), own.glory != before.glory))
    free = text("picture-free", n=own.available, hired=own.hired)
    ways = [Cell(shipping, own.shipping != before.shipping), Cell(tech, own.upgraded != before.upgraded)]
    done = text("picture-done", n=len(own.fulfilled))
    return [
        ("goods", goods),
        ("units", units),
        ("upgrades", [*ways, Cell(done, own.fulfilled != before.fulfilled)]),
        ("merchants", [Cell(free, own.available != before.available)]),
    ]


def _below(own: MacHina, before: MacHina) -> list[Cell]:
    """Return what stands beside the lower left corner, a line each: merchants on the market, and the box."""
    found = []
    for side in ("selling", "buying"):
        there: dict[str, int] = getattr(own, side)
        is_new = there != getattr(before, side)
        found.append(Cell(text("picture-side", side=side, goods=amounts(dict(there))), is_new))
    box = text("picture-own-box", contract=contract_label(own.box) if own.box else text("picture-no-box"))
    return [*found, Cell(box, own.box != before.box)]


def _head(own: MacHina, before: MacHina, say: Say) -> Svg:
    y, seat = TOP + HEADER / 2, MARKS[int(own.id[1:]) - 1]
    money = say(text("picture-money", n=own.money))
    points = say(text("picture-points", n=sum(points_of(own).values())))
    right = WIDTH - MARGIN
    wide = width(points, SMALL)
    left = right - wide - 16 - width(money, HEAD, "bold")
    parts = [
        mark(seat, MARGIN + 10, y, 9),
        label(say(seat_label(own.id)), MARGIN + 28, y, size=HEAD, weight="bold", room=left - MARGIN - 40),
        label(points, right, y, size=SMALL, anchor="end", fill=MUTED),
    ]
    if own.money != before.money:
        parts.append(rect(left - 5, y - 14, width(money, HEAD, "bold") + 10, 28, NEW, radius=4))
    parts.append(label(money, left, y, size=HEAD, weight="bold"))
    return group(*parts, title=say(head_words(own)))


def head_words(own: MacHina) -> Text:
    """Return whose books these are, with money and points."""
    return text(
        "picture-books", seat=seat_label(own.id), money=own.money, points=sum(points_of(own).values())
    )


def _row(title: str, lines: Sequence[Sequence[Cell]], y: float, say: Say) -> Svg:
    named = label(title, MARGIN, y + ROW / 2, size=SMALL, fill=MUTED, room=NAME - 6)
    drawn = []
    for down, cells in enumerate(lines):
        middle = y + (down + 0.5) * ROW
        ends = (*STARTS[1 : len(cells)], WIDTH - MARGIN - BESIDE)
        drawn += [
            _cell(cell, BESIDE + start, middle, end - start, say)
            for cell, start, end in zip(cells, STARTS, ends, strict=False)
        ]
    return group(named, *drawn, title=title)


def _cell(cell: Cell, x: float, y: float, room: float, say: Say) -> Svg:
    words = say(cell.what)
    ground = ""
    if cell.is_new:
        long = min(width(words, SMALL) + 10, room - 2)
        ground = rect(x - 5, y - ROW / 2 + 1, long, ROW - 2, NEW, radius=4)
    return group(ground, label(words, x, y, size=SMALL, room=room - 6), title=words)
