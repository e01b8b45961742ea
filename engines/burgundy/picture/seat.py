"""The picture of an automata: its two cards, and all that it owns."""

from engines.burgundy import catalogue, tile
from engines.burgundy.picture import words
from engines.burgundy.picture.marks import seat_mark
from engines.burgundy.picture.pieces import goods_rows, none, tile_rows
from engines.burgundy.picture.tiles import check, icon, open_hex, tile_hex
from engines.burgundy.state import Seat, State, space_of
from engines.burgundy.table import Side, items_of, seat_label
from engines.core.picture import Picture, Say
from engines.core.picture.card import band, card
from engines.core.picture.die import die
from engines.core.picture.element import Svg, circle, group, rect
from engines.core.picture.font import width
from engines.core.picture.label import HEAD, SMALL, TITLE, label, wrapped
from engines.core.picture.mark import mark
from engines.core.picture.palette import CARD, EDGE, INK, MUTED, SHADE, WHITE, hex_colour
from engines.core.picture.sheet import INNER, MARGIN, NAMES, ROOM, WIDTH, row, sheet
from engines.core.picture.token import coin
from engines.core.text import text

HEADER = 70
CARD_WIDTH = (INNER - 12) / 2
BAND, ITEM, POINTS = 44, 46, 30
EMPTY_ROW = 48
NAME = 100
"""The most room that the name of a card takes."""
SPACES = 216
"""How wide the turn track is."""
GOLD, SILVER = "#E9D8A6", "#D5DBE1"


def seat_picture(state: State, seat_id: str, say: Say) -> Picture | None:
    """Return the picture of an automata; None for a seat that isn't one."""
    seat = next((one for one in state.seats if one.id == seat_id), None)
    if seat is None:
        return None
    most = max(len(seat.left.tiles), len(seat.right.tiles))
    tall = BAND + most * ITEM + 6
    drawn = [_header(state, seat, say)]
    drawn += [_card(state, seat, side, tall, say) for side in ("left", "right")]
    rows, bottom = _belongings(state, seat, HEADER + tall + 14, say)
    height = round(bottom + 8)
    lines = words.seat_lines(state, seat, say)
    return Picture(f"automata-{seat_id}", sheet(height, *drawn, *rows), WIDTH, height, lines)


def _header(state: State, seat: Seat, say: Say) -> Svg:
    middle, right = HEADER / 2, WIDTH - MARGIN
    points, unit = str(seat.points), say(text("picture-points"))
    beside = right - width(unit, SMALL) - 6
    dice = _dice(state, seat, beside - width(points, POINTS, "bold") - 34, middle, say)
    left = MARGIN + 42
    room = beside - width(points, POINTS, "bold") - 100 - left
    return group(
        mark(seat_mark(state, seat.id), MARGIN + 15, middle, 15),
        label(say(seat_label(seat.id)), left, middle - 13, size=TITLE, weight="bold", room=room),
        label(
            say(text("picture-level", level=seat.level)), left, middle + 14, size=SMALL, fill=MUTED, room=room
        ),
        *dice,
        label(points, beside, middle, size=POINTS, weight="bold", anchor="end"),
        label(unit, right, middle + 4, size=SMALL, anchor="end", fill=MUTED),
        title=say(words.head_words(seat)),
    )


def _dice(state: State, seat: Seat, right: float, y: float, say: Say) -> list[Svg]:
    own = hex_colour(seat_mark(state, seat.id).colour)
    thrown = [
        (name, value, fill)
        for name, value, fill in (
            ("picture-die-white", state.white, WHITE),
            ("picture-die-own", seat.die, own),
        )
        if value
    ]
    return [
        group(die(right - place * 38, y, 30, value, fill=fill), title=say(text(name, n=value)))
        for place, (name, value, fill) in zip(range(len(thrown) - 1, -1, -1), thrown, strict=True)
    ]


def _card(state: State, seat: Seat, side: Side, height: float, say: Say) -> Svg:
    placed = words.place(seat, side)
    is_active = words.is_active(state, side)
    x = MARGIN if side == "left" else WIDTH - MARGIN - CARD_WIDTH
    name = say(text("picture-card-name", card=placed.id))
    drawn = [
        card(x, HEADER, CARD_WIDTH, height),
        band(x, HEADER, CARD_WIDTH, BAND, INK if is_active else SHADE),
        label(
            name,
            x + 12,
            HEADER + BAND / 2,
            size=HEAD,
            weight="bold",
            fill=WHITE if is_active else INK,
            room=NAME,
        ),
        coin(x + CARD_WIDTH - 22, HEADER + BAND / 2, 34, str(words.card_points(seat, side)), fill=GOLD),
    ]
    if is_active:
        drawn.append(
            _pill(say(text("picture-active")), x, HEADER + BAND / 2, min(width(name, HEAD, "bold"), NAME))
        )
        drawn.append(card(x, HEADER, CARD_WIDTH, height, fill="none", stroke=INK, thick=3))
    items = zip(items_of(placed.id, state), placed.tiles, strict=True)
    for place, (printed, code) in enumerate(items):
        drawn.append(_item(printed, code, x, HEADER + BAND + 4 + place * ITEM, say))
    return group(*drawn, title=say(words.card_words(state, seat, side)))


def _pill(words_: str, x: float, y: float, beside: float) -> Svg:
    """Return the word on a light ground, between a name that is `beside` wide and the coin of a card."""
    left = x + beside + 20
    room = x + CARD_WIDTH - 44 - left - 14
    wide = min(width(words_, SMALL, "bold"), room) + 14
    ground = rect(left, y - 13, wide, 26, CARD, radius=13)
    return ground + label(words_, left + wide / 2, y, size=SMALL, weight="bold", anchor="middle", room=room)


def _item(printed: catalogue.Item, code: str, x: float, y: float, say: Say) -> Svg:
    middle = y + ITEM / 2
    piece = tile_hex(code, x + 28, middle, is_done=True) if code else open_hex(printed.colour, x + 28, middle)
    room = CARD_WIDTH - 51 - (40 if printed.box else 6)
    named = wrapped(
        say(words.tile_words(code or printed.colour)),
        x + 51,
        middle,
        room,
        weight="bold" if code else "medium",
        fill=INK if code else MUTED,
    )
    box = ""
    if printed.box:
        box = rect(x + CARD_WIDTH - 38, middle - 15, 30, 30, GOLD, radius=4, stroke=INK, thick=1.5)
        box += icon("sale", x + CARD_WIDTH - 23, middle, 0.95, INK, GOLD)
    return group(piece, named, box, title=say(words.item_words(printed, code)))


def _belongings(state: State, seat: Seat, y: float, say: Say) -> tuple[list[Svg], float]:
    """Return the rows below the cards, and where they end."""
    reserve, reserve_height = tile_rows(words.stacks(seat.reserve), ROOM, say)
    goods, goods_height = goods_rows({kind: n for kind, n in enumerate(seat.goods, start=1) if n}, ROOM, say)
    rows = [
        ("picture-reserve", reserve, reserve_height),
        ("picture-duchy", _duchy(seat, say), 72),
        ("picture-goods-title", goods, goods_height),
        ("picture-track", _space(state, seat, say), EMPTY_ROW - 8),
    ]
    drawn = []
    for name, inside, inside_height in rows:
        height = max(inside_height + 8, EMPTY_ROW)
        padding = (height - inside_height) / 2
        drawn.append(row(y, height, say(text(name)), inside or [none(height, say)], padding if inside else 0))
        y += height
    drawn.append(_silver(seat, y - EMPTY_ROW / 2, say))
    return drawn, y


def _duchy(seat: Seat, say: Say) -> list[Svg]:
    cell = ROOM / len(tile.COLOURS)
    drawn = []
    for place, colour in enumerate(tile.COLOURS):
        middle, n = (place + 0.5) * cell, words.in_duchy(seat, colour)
        piece = tile_hex if n else open_hex
        count = f"{n}/{catalogue.board().thresholds[colour]}"
        drawn.append(
            group(
                piece(colour, middle, 23),
                check(middle - 15, 34) if colour in seat.colours else "",
                label(count, middle, 57, size=SMALL, weight="bold" if n else "medium", anchor="middle"),
                title=say(words.duchy_words(seat, colour)),
            )
        )
    return drawn


def _space(state: State, seat: Seat, say: Say) -> list[Svg]:
    here = space_of(state.track, seat.id)
    drawn = []
    for space in range(len(state.track)):
        x, y = 14 + space * 30, EMPTY_ROW / 2 - 4
        drawn.append(circle(x, y, 14, INK if space == here else CARD, stroke=INK if space == here else EDGE))
        fill = WHITE if space == here else MUTED
        drawn.append(label(str(space), x, y, size=SMALL, weight="bold", anchor="middle", fill=fill))
    return [group(*drawn, title=say(text("picture-on-space", space=here)))]


def _silver(seat: Seat, y: float, say: Say) -> Svg:
    right = WIDTH - MARGIN
    number = str(seat.silver)
    x = right - width(number, HEAD, "bold") - 20
    named = label(
        say(text("picture-silver-title")),
        x - 18,
        y,
        size=SMALL,
        weight="bold",
        anchor="end",
        fill=MUTED,
        room=x - 18 - MARGIN - NAMES - SPACES,
    )
    piece = circle(x, y, 12, SILVER, stroke=INK, thick=1.5) + circle(x, y, 8, "none", stroke=INK)
    amount = label(number, right, y, size=HEAD, weight="bold", anchor="end")
    return group(named, piece, amount, title=say(text("picture-silver", n=seat.silver)))
