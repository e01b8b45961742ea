"""The picture of the table: the development board with what is known of each card, and the borough row."""

from engines.core.picture import Picture, Say
from engines.core.picture.card import band, card
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.label import BODY, SMALL, TITLE, label, wrapped
from engines.core.picture.palette import CARD, EDGE, INK, MUTED, NEW, ink_on
from engines.core.picture.sheet import BESIDE, FOOT_ROOM, INNER, MARGIN, WIDTH, sheet
from engines.core.text import Text, text
from engines.london.picture import words
from engines.london.state import ROW, Copy, State, card_of_copy, place_name
from engines.london.table import name_of, place_label, slot_label

TOP, HEAD, GAP = 4, 26, 5
TALL, SLOT = 98, 82
"""How high a place of the board is, and a slot of the borough row."""
BAND, LINE = 24, 20
NARROW = 100
"""A place less wide than this has no room for all that there is to say."""
COLOURS = {"brown": "#7A4A21", "blue": "#2A5DA8", "pink": "#B8487F", "grey": "#6B7280", "": "#4B5563"}


def table_picture(state: State, say: Say) -> Picture | None:
    """Return the picture of the table; None when the game is over."""
    if state.is_over:
        return None
    columns = state.options.columns
    wide = (INNER - (columns - 1) * GAP) / columns
    drawn = [_head(state, say)]
    for place, copy in enumerate(state.board):
        row, column = divmod(place, columns)
        x, y = MARGIN + column * (wide + GAP), TOP + HEAD + row * (TALL + GAP)
        where = place_label(state, place)
        drawn.append(_cell(state, copy, where, (x, y, wide, TALL), say, place_name(state, place)))
    y = TOP + HEAD + 2 * (TALL + GAP) + 4
    wide = (FOOT_ROOM - (ROW - 1) * GAP) / ROW
    for slot, copy in enumerate(state.row):
        box = (BESIDE + slot * (wide + GAP), y, wide, SLOT)
        drawn.append(_cell(state, copy, slot_label(slot), box, say, say(slot_label(slot))))
    height = y + SLOT + 8
    lines = tuple(say(line) for line in words.table_lines(state))
    return Picture("table", sheet(height, *drawn), WIDTH, height, lines)


def _head(state: State, say: Say) -> Svg:
    """Return what the picture shows, the city deck, and what the mark of the first edition means."""
    y = TOP + HEAD / 2
    city = say(words.city_deck(state))
    shown = [copy for copy in (*state.board, *state.row) if copy]
    name = "picture-legend" if any(words.is_printed(state, copy) for copy in shown) else "picture-board"
    return group(
        label(say(text(name)), MARGIN, y, size=SMALL, fill=MUTED, room=INNER / 2 - 8),
        label(city, WIDTH - MARGIN, y, size=SMALL, weight="bold", anchor="end", room=INNER / 2),
    )


def _cell(
    state: State,
    copy: Copy | None,
    where: Text,
    box: tuple[float, float, float, float],
    say: Say,
    place: str,
) -> Svg:
    """Return a place with its card: colour, name, values; what nobody has confirmed is marked."""
    x, y, wide, tall = box
    title = say(text("picture-line", where=where, what=words.known(state, copy)))
    if copy is None:
        empty = rect(x, y, wide, tall, "none", radius=10, stroke=EDGE, thick=1.5, dashes="5 4")
        return group(empty, label(place, x + 9, y + BAND / 2 + 1, size=SMALL, fill=MUTED), title=title)
    drawn = [card(x, y, wide, tall, fill=NEW if copy.id in state.fresh else CARD, stroke=INK)]
    drawn.append(_heading(state, copy, place, (x, y, wide), say))
    middle = x + wide / 2
    if not copy.name:
        top = y + BAND
        drawn.append(label("?", middle, top + (tall - BAND) / 2, size=TITLE, weight="bold", anchor="middle"))
        return group(*drawn, title=title)
    values = words.values_of(state, copy)
    room = tall - BAND - (LINE + 4 if values else 4)
    is_large = tall == TALL and wide >= NARROW
    drawn.append(
        wrapped(
            say(name_of(copy)),
            middle,
            y + BAND + room / 2 + 1,
            wide - 6,
            size=BODY if is_large else SMALL,
            weight="bold" if is_large else "medium",
            anchor="middle",
        )
    )
    drawn.append(_values(state, copy, values, (middle, y + tall - LINE / 2 - 2, wide - 6), say))
    return group(*drawn, title=title)


def _heading(state: State, copy: Copy, place: str, box: tuple[float, float, float], say: Say) -> Svg:
    """Return the band of a card: where it lies, and its colour; in a narrow one rather whose values."""
    x, y, wide = box
    colour = card_of_copy(state, copy).colour
    words_ = [place, *((say(text("colour", colour=colour)),) if colour else ())]
    if wide < NARROW and words.is_printed(state, copy):
        words_ = [place, say(text("picture-mark"))]
    fill = COLOURS[colour]
    head = label(
        " ".join(words_),
        x + 6,
        y + BAND / 2 + 1,
        size=SMALL,
        weight="bold",
        fill=ink_on(fill),
        room=wide - 8,
    )
    return band(x, y, wide, BAND, fill) + head


def _values(state: State, copy: Copy, values: str, box: tuple[float, float, float], say: Say) -> Svg:
    """Return the values of a card; what nobody has confirmed is marked."""
    middle, y, room = box
    is_printed = words.is_printed(state, copy)
    if room < NARROW:
        values = values.replace(" ", "")
    elif is_printed:
        values = f"{say(text('picture-mark'))} {values}"
    fill = MUTED if is_printed else INK
    return label(values, middle, y, size=SMALL, anchor="middle", fill=fill, room=room) if values else ""
