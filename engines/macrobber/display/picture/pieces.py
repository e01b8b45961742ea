"""Pieces: tokens with their letter, figures and estates with their icon, cards from both sides."""

from collections.abc import Sequence
from pathlib import Path

from engines.core.picture import Say
from engines.core.picture.element import Svg, group, line, rect
from engines.core.picture.font import width
from engines.core.picture.icon import draw, icons
from engines.core.picture.label import SMALL, label
from engines.core.picture.palette import CARD, INK, MUTED, WHITE, ink_on
from engines.core.picture.token import coin
from engines.core.text import text

from ...model.tokens import Colour

ICONS = Path(__file__).with_name("icons.json")
FILLS: dict[Colour, str] = {"Y": "#F2C53D", "B": "#2B6CB0", "G": "#1E5B3A", "R": "#B3261E"}
GROUNDS: dict[str, str] = {
    "warriors": FILLS["Y"],
    "bagpipers": FILLS["B"],
    "monks": FILLS["G"],
    "cattle": FILLS["R"],
    "castle": FILLS["B"],
    "abbey": FILLS["G"],
}
"""What an icon lies on: the colour of its tokens; all others lie on white."""
GOLD = "#F6DC8C"
TARTAN = "#243B53"
TOKEN, FIGURE = 28, 28
ICON, GAP = 33, 6
"""How wide a marker without a word is, and how far one is from the next."""
LARGE = 60
"""A card so high has room for more than its value."""


def icon(name: str, x: float, y: float, size: float, *, ink: str = INK, ground: str = CARD) -> Svg:
    """Return an icon around a point, `size` wide and high. Raises KeyError for no such icon."""
    return draw(icons(ICONS)[name], x, y, size / 24, ink, ground)


def token_coin(colour: Colour, x: float, y: float, say: Say) -> Svg:
    """Return a token of a colour around a point."""
    return coin(x, y, TOKEN, say(text("picture-letter", colour=colour)), fill=FILLS[colour])


def tile(name: str, x: float, y: float, size: float) -> Svg:
    """Return a square piece with an icon around a point: somebody of a court, an estate, an action."""
    half, ground = size / 2, GROUNDS.get(name, CARD)
    piece = rect(x - half, y - half, size, size, ground, stroke=INK, thick=2)
    return piece + icon(name, x, y, size * 0.84, ink=ink_on(ground), ground=ground)


def free_tile(x: float, y: float, size: float) -> Svg:
    """Return an estate on which nothing stands, around a point."""
    half = size / 2
    return rect(x - half, y - half, size, size, CARD, stroke=MUTED, thick=2, dashes="4 3")


def estate_tile(what: str, x: float, y: float, size: float) -> Svg:
    """Return an estate around a point; "" is a free one."""
    return tile(what, x, y, size) if what else free_tile(x, y, size)


def face(value: int, x: float, y: float, height: float, *, is_winner: bool = False) -> Svg:
    """Return a card from its face around a point; a winner has another ground and a thick edge."""
    wide, fill = height * 0.72, GOLD if is_winner else WHITE
    edge = rect(
        x - wide / 2,
        y - height / 2,
        wide,
        height,
        fill,
        radius=6,
        stroke=INK,
        thick=4 if is_winner else 2,
    )
    strip = _strip(x, y, height) if height >= LARGE else ""
    middle = y - height * 0.1 if strip else y
    number = label(
        str(value), x, middle, size=height * (0.5 if strip else 0.6), weight="bold", anchor="middle"
    )
    return edge + strip + number


def _strip(x: float, y: float, height: float) -> Svg:
    """Return a strip of the tartan of the back, at the foot of a card."""
    wide, tall = height * 0.72 - 12, height * 0.14
    left, top = x - wide / 2, y + height / 2 - tall - 7
    threads = [line(left + wide * n / 6, top, left + wide * n / 6, top + tall, GOLD) for n in range(1, 6)]
    return group(rect(left, top, wide, tall, TARTAN), *threads)


def back(x: float, y: float, height: float) -> Svg:
    """Return a card from its back around a point: a tartan."""
    wide = round(height * 0.72)
    left, top, right, bottom = x - wide / 2, y - height / 2, x + wide / 2, y + height / 2
    ground = rect(left, top, wide, height, TARTAN, radius=height / 12, stroke=INK, thick=2)
    threads = [
        line(left + across, top + 1, left + across, bottom - 1, GOLD)
        for across in (round(wide * 0.3), round(wide * 0.7))
    ]
    threads += [
        line(left + 1, top + height * part, right - 1, top + height * part, GOLD)
        for part in (0.25, 0.5, 0.75)
    ]
    return ground + "".join(threads)


def pills(names: Sequence[str], x: float, right: float, y: float, say: Say) -> list[Svg]:
    """Return markers in a row between two edges, each an icon and a word on a light ground."""
    drawn = []
    for place, name in enumerate(names):
        room = right - x - (len(names) - 1 - place) * (ICON + GAP)
        piece, wide = _pill(name, say(text("picture-mark-short", mark=name)), x, y, room)
        drawn.append(piece)
        x += wide + GAP
    return drawn


def _pill(name: str, words: str, x: float, y: float, room: float) -> tuple[Svg, float]:
    """Return a marker, and how wide it is; where its word has no room it is left out."""
    word = room - ICON - 8
    wide = ICON + (min(width(words, SMALL, "bold"), word) + 8 if word > SMALL else 0)
    drawn = group(
        rect(x, y - 13, wide, 26, CARD, radius=13, stroke=INK),
        icon(name, x + 17, y, 17),
        label(words, x + 30, y, size=SMALL, weight="bold", room=word) if word > SMALL else "",
    )
    return drawn, wide
