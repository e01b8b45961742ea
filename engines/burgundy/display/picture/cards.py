"""The two cards of an automata: the active one large, with names; the other one in a row."""

from collections.abc import Sequence

from engines.core.picture import Say
from engines.core.picture.card import band, card
from engines.core.picture.die import die
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.font import width, wrap
from engines.core.picture.label import BODY, HEAD, LINE, SMALL, label, wrapped
from engines.core.picture.mark import mark
from engines.core.picture.palette import CARD, INK, MUTED, SHADE, WHITE, hex_colour
from engines.core.picture.sheet import INNER, MARGIN, WIDTH
from engines.core.picture.token import coin
from engines.core.state.seats import mark_of
from engines.core.text import text

from ...model.labels import seats
from ...model.state import Seat, Side, State
from . import words
from .pieces import new_ground
from .tiles import icon, open_hex, tile_hex

BAND, HEX_ROW, OTHER = 32, 46, 38
DIE, COIN, BOX = 24, 32, 24
GOLD = "#E9D8A6"
STEP, FIRST = 66, 122
"""From one space of the other card to the next, and where they begin."""
WORTH = 175
"""The most room for what the large card is worth."""
PAD = 8
"""Beside a name, at least."""


def head(state: State, seat: Seat, side: Side, y: float, say: Say) -> list[Svg]:
    """Return mark and dice in the band of the large card, whose head begins at `y`."""
    mine, middle = mark_of(seats(state), seat.id), y + BAND / 2
    drawn = [mark(mine, MARGIN + 18, middle, 10)]
    dice = words.dice_of(state, seat)
    x = _worth_left(_worth(seat, side, say)) - 12 - (len(dice) - 1) * (DIE + 6) - DIE / 2
    for name, value in dice:
        fill = WHITE if name == "picture-die-white" else hex_colour(mine.colour)
        drawn.append(group(die(x, middle, DIE, value, fill=fill), title=say(text(name, n=value))))
        x += DIE + 6
    return drawn


def large_card(state: State, seat: Seat, side: Side, y: float, say: Say) -> tuple[Svg, Svg, float]:
    """Return the ground of the card, the card with the names of its spaces, and how high it is."""
    placed, is_active = words.place(seat, side), words.is_active(state, side)
    spaces = words.spaces(state, seat, side)
    names = [say(one.name) for one in spaces]
    cells = _cells(names)
    lines = max(len(wrap(name, cell, SMALL, "bold")) for name, cell in zip(names, cells, strict=True))
    height = BAND + HEX_ROW + lines * LINE * SMALL + 6
    ink = WHITE if is_active else INK
    middle, left = y + BAND / 2, MARGIN + 36
    name, worth = say(text("picture-card-name", card=placed.id)), _worth(seat, side, say)
    ground = card(MARGIN, y, INNER, height) + band(MARGIN, y, INNER, BAND, INK if is_active else SHADE)
    drawn = [
        label(name, left, middle, size=HEAD, weight="bold", fill=ink, room=150),
        label(worth, _worth_left(worth), middle, size=SMALL, fill=ink, room=WORTH + 0.1),
    ]
    if is_active:
        drawn.append(_pill(say(text("picture-active")), left + min(width(name, HEAD, "bold"), 150), middle))
        drawn.append(card(MARGIN, y, INNER, height, fill="none", stroke=INK, thick=3))
    x = MARGIN + PAD / 2
    for space, cell in zip(spaces, cells, strict=True):
        drawn.append(_named_space(space, (x, y + BAND), (cell, height - BAND), say))
        x += cell
    return ground, group(*drawn, title=say(words.card_words(state, seat, side))), height


def small_card(state: State, seat: Seat, side: Side, y: float, say: Say) -> Svg:
    """Return the card in a row `OTHER` high."""
    placed, middle = words.place(seat, side), y + OTHER / 2
    drawn = [
        card(MARGIN, y, INNER, OTHER, fill=SHADE),
        label(
            say(text("picture-card-name", card=placed.id)),
            MARGIN + 12,
            middle,
            size=BODY,
            weight="bold",
            room=FIRST - MARGIN - 40,
        ),
        _coin(seat, side, WIDTH - MARGIN - COIN / 2 - 8, middle),
    ]
    for number, space in enumerate(words.spaces(state, seat, side)):
        x = FIRST + number * STEP
        ground = new_ground(x - 27, y + 1, 54, OTHER - 2) if space.is_new else ""
        drawn.append(group(ground, _space(space, x, middle), title=say(space.words)))
    return group(*drawn, title=say(words.card_words(state, seat, side)))


def _cells(names: Sequence[str]) -> list[float]:
    """Return the room of each name: on one line if all fit so, else as it needs it on two."""
    room = INNER - PAD
    wide = [max(width(name, SMALL, "bold"), 60) + PAD for name in names]
    if sum(wide) > room:
        wide = [max(_on_two_lines(name), 60) + PAD for name in names]
    spare = (room - sum(wide)) / len(wide)
    return [one + spare for one in wide] if spare >= 0 else [room * one / sum(wide) for one in wide]


def _on_two_lines(name: str) -> float:
    """Return the least room in which a name stands on two lines, or on one if it is one word."""
    blanks = [number for number, sign in enumerate(name) if sign == " "] or [len(name)]
    return min(max(width(part, SMALL, "bold") for part in (name[:at], name[at:].lstrip())) for at in blanks)


def _named_space(space: words.Space, corner: tuple[float, float], size: tuple[float, float], say: Say) -> Svg:
    """Return a space with its name below it."""
    (x, y), (wide, tall) = corner, size
    middle = x + wide / 2
    under = wrapped(
        say(space.name),
        middle,
        y + HEX_ROW + (tall - HEX_ROW) / 2 - 3,
        wide - PAD,
        weight="bold" if space.code else "medium",
        anchor="middle",
        fill=INK if space.code else MUTED,
    )
    ground = new_ground(x + 2, y + 4, wide - 4, tall - 9) if space.is_new else ""
    return group(ground, _space(space, middle, y + HEX_ROW / 2 + 1), under, title=say(space.words))


def _space(space: words.Space, x: float, y: float) -> Svg:
    """Return a space around a point, the box beside it."""
    colour = space.printed.colour
    piece = tile_hex(space.code, x, y, is_done=True) if space.code else open_hex(colour, x, y)
    if not space.printed.box:
        return piece
    left = x + 19
    box = rect(left, y - BOX / 2, BOX, BOX, GOLD, radius=4, stroke=INK, thick=1.5)
    return piece + box + icon("sale", left + BOX / 2, y, 0.75, INK, GOLD)


def _coin(seat: Seat, side: Side, x: float, y: float) -> Svg:
    return coin(x, y, COIN, str(words.card_points(seat, side)), fill=GOLD)


def _worth(seat: Seat, side: Side, say: Say) -> str:
    return say(text("picture-worth", n=words.card_points(seat, side)))


def _worth_left(worth: str) -> float:
    """Return where the words for the points of the large card begin."""
    return WIDTH - MARGIN - 12 - min(width(worth, SMALL), WORTH)


def _pill(words_: str, x: float, y: float) -> Svg:
    """Return the word on a light ground, right of a name that ends at `x`."""
    wide = min(width(words_, SMALL, "bold"), 90)
    ground = rect(x + 12, y - 12, wide + 18, 24, CARD, radius=12)
    return ground + label(
        words_, x + 21 + wide / 2, y, size=SMALL, weight="bold", anchor="middle", room=wide + 1
    )
