"""The picture of the table: the development board with what is known of each card, and the borough row."""

from dataclasses import dataclass

from engines.core.picture import Picture, Say
from engines.core.picture.card import band, card
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.font import Weight
from engines.core.picture.label import BODY, LINE, SMALL, TITLE, label
from engines.core.picture.palette import CARD, EDGE, INK, MUTED, NEW, ink_on
from engines.core.picture.sheet import BESIDE, FOOT_ROOM, INNER, MARGIN, WIDTH, sheet
from engines.core.text import Text, text

from ...model.labels import place_label, slot_label
from ...model.state import ROW, Copy, State, card_of_copy, place_name
from . import words

TOP, HEAD, GAP, BAND, VALUES = 4, 24, 3, 21, 19
WIDE_COLUMNS = 3
"""So many places beside each other have room for a card each; of more each row is a list."""
TALL, SLOT, LISTED = 84, 101, 41
"""How high are a place of the board, a slot of the borough row, and a place in a list."""
COLOURS = {"brown": "#7A4A21", "blue": "#2A5DA8", "pink": "#A83A72", "grey": "#5B6470", "": "#4B5563"}


@dataclass(frozen=True, slots=True)
class Box:
    """Where something is drawn."""

    x: float
    y: float
    wide: float
    tall: float


def table_picture(state: State, say: Say) -> Picture | None:
    """Return the picture of the table; None when the game is over."""
    if state.is_over:
        return None
    columns = state.options.columns
    drawn, y = [_head(state, say)], float(TOP + HEAD)
    if columns <= WIDE_COLUMNS:
        wide = (INNER - (columns - 1) * GAP) / columns
        for place, copy in enumerate(state.board):
            row, column = divmod(place, columns)
            box = Box(MARGIN + column * (wide + GAP), y + row * (TALL + GAP), wide, TALL)
            drawn.append(_cell(state, copy, place_label(state, place), box, say))
        y += 2 * (TALL + GAP)
    else:
        wide = (INNER - GAP) / 2
        for place, copy in enumerate(state.board):
            row, column = divmod(place, columns)
            box = Box(MARGIN + row * (wide + GAP), y + column * (LISTED + 2), wide, LISTED)
            drawn.append(_item(state, copy, place, box, say))
        y += columns * (LISTED + 2)
    wide = (FOOT_ROOM - (ROW - 1) * GAP) / ROW
    tall = SLOT if columns <= WIDE_COLUMNS else SLOT - 35
    for slot, copy in enumerate(state.row):
        box = Box(BESIDE + slot * (wide + GAP), y + 2, wide, tall)
        drawn.append(_cell(state, copy, slot_label(slot), box, say))
    height = round(y + tall + 8)
    return sheet("table", height, *drawn)


def _head(state: State, say: Say) -> Svg:
    """Return the city deck, and what the mark of the first edition means."""
    y = TOP + HEAD / 2
    city = say(words.city_deck(state))
    shown = [copy for copy in (*state.board, *state.row) if copy]
    name = "picture-legend" if any(words.is_printed(state, copy) for copy in shown) else "picture-board"
    return group(
        label(say(text(name)), MARGIN, y, size=SMALL, fill=MUTED, room=INNER / 2 - 16),
        label(city, WIDTH - MARGIN, y, size=SMALL, weight="bold", anchor="end", room=INNER / 2),
        title=city,
    )


def _title(state: State, copy: Copy | None, where: Text, say: Say) -> str:
    return say(text("picture-line", where=where, what=words.known(state, copy)))


def _cell(state: State, copy: Copy | None, where: Text, box: Box, say: Say) -> Svg:
    """Return a place with its card: where it lies and its colour, its name, its values."""
    title, place = _title(state, copy, where, say), say(where)
    head, middle = box.y + BAND / 2 - 0.5, box.x + box.wide / 2
    if copy is None:
        empty = rect(
            box.x, box.y, box.wide, box.tall, "none", radius=10, stroke=EDGE, thick=1.5, dashes="5 4"
        )
        return group(empty, label(place, box.x + 8, head, size=SMALL, fill=MUTED), title=title)
    colour = card_of_copy(state, copy).colour
    fill = COLOURS[colour]
    heading = " ".join((place, *((say(text("colour", colour=colour)),) if colour else ())))
    values = words.values_of(state, copy)
    is_board = box.wide > FOOT_ROOM / ROW
    room = box.tall - BAND - (VALUES if values else 2)
    drawn = [
        card(box.x, box.y, box.wide, box.tall, fill=_ground(state, copy), stroke=INK),
        band(box.x, box.y, box.wide, BAND, fill),
        label(heading, box.x + 8, head, size=SMALL, weight="bold", fill=ink_on(fill), room=box.wide - 12),
        _name(copy, (middle, box.y + BAND + room / 2), (box.wide - 4, room), is_bold=is_board),
        _values(state, copy, values, (middle, box.y + box.tall - VALUES / 2 - 1.5), box.wide - 6, say),
    ]
    return group(*drawn, title=title)


def _ground(state: State, copy: Copy) -> str:
    return NEW if copy.id in state.fresh else CARD


def _name(copy: Copy, middle: tuple[float, float], room: tuple[float, float], *, is_bold: bool) -> Svg:
    """Return the name of a card in lines of whole words; a question mark if nobody has named it."""
    x, y = middle
    if not copy.name:
        return label("?", x, y, size=TITLE, weight="bold", anchor="middle")
    size: float = BODY if is_bold else SMALL
    weight: Weight = "bold" if is_bold else "medium"
    lines = words.wrapped(copy.name, room[0], max(1, int(room[1] / (LINE * size))), size, weight)
    top = y - LINE * size * (len(lines) - 1) / 2
    return "".join(
        label(line, x, top + n * LINE * size, size=size, weight=weight, anchor="middle", room=room[0])
        for n, line in enumerate(lines)
    )


def _values(state: State, copy: Copy, values: str, middle: tuple[float, float], room: float, say: Say) -> Svg:
    """Return the values of a card; what nobody has confirmed is marked."""
    if not values:
        return ""
    is_printed = words.is_printed(state, copy)
    shown = f"{say(text('picture-mark'))} {values}" if is_printed else values
    fill = MUTED if is_printed else INK
    return label(shown, *middle, size=SMALL, anchor="middle", fill=fill, room=room)


def _item(state: State, copy: Copy | None, place: int, box: Box, say: Say) -> Svg:
    """Return a place in a list: where it lies, its name, and below it its values."""
    title, code = _title(state, copy, place_label(state, place), say), place_name(state, place)
    fill = COLOURS[card_of_copy(state, copy).colour] if copy else "none"
    drawn = [
        rect(
            box.x,
            box.y,
            box.wide,
            box.tall,
            _ground(state, copy) if copy else "none",
            radius=8,
            stroke=INK if copy else EDGE,
            dashes=None if copy else "5 4",
        ),
    ]
    x = box.x + 36
    if copy:
        drawn.append(rect(box.x, box.y, 30, box.tall, fill, radius=8))
        name = words.wrapped(copy.name or "?", box.wide - 40, 1, SMALL, "bold")[0]
        drawn.append(label(name, x, box.y + 11, size=SMALL, weight="bold", room=box.wide - 40))
        values = words.values_of(state, copy)
        is_printed = words.is_printed(state, copy)
        shown = f"{say(text('picture-mark'))} {values}" if is_printed else values
        tint = MUTED if is_printed else INK
        drawn.append(label(shown, x, box.y + 31, size=SMALL, fill=tint, room=box.wide - 40) if shown else "")
    tint = ink_on(fill) if copy else MUTED
    drawn.append(
        label(code, box.x + 15, box.y + box.tall / 2, size=SMALL, weight="bold", anchor="middle", fill=tint)
    )
    return group(*drawn, title=title)
