"""A raid on the table: attacker and defender, and what they have laid in each round."""

from engines.core.picture import Say
from engines.core.picture.card import band, card
from engines.core.picture.element import Svg, group, line, rect
from engines.core.picture.label import HEAD, TITLE, label, wrapped
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, INK, MUTED, WHITE
from engines.core.picture.sheet import INNER, MARGIN, WIDTH
from engines.core.text import text
from engines.macrobber.picture import words
from engines.macrobber.picture.board import seat_mark
from engines.macrobber.picture.pieces import back, face, icon, tile
from engines.macrobber.state import Laid, Raid, State
from engines.macrobber.table import seat_label

HEAD_ROW, SIDE = 34, 62
FIGHT = HEAD_ROW + 2 * SIDE
CARD, PIPER = 50, 24
FIRST, BETWEEN, NAME = 196, 82, 118
"""Where the cards of the first round lie, how far from one round to the next, and the room of a name."""


def fight(state: State, raid: Raid, y: float, say: Say) -> Svg:
    """Return the raid: a row for each side, a column for each round, the rounds won at the right."""
    drawn = [
        card(MARGIN, y, INNER, FIGHT),
        band(MARGIN, y, INNER, HEAD_ROW, INK),
        icon("raid", MARGIN + 20, y + HEAD_ROW / 2, 20, ink=WHITE, ground=INK),
        label(
            say(text("picture-raid-title")),
            MARGIN + 38,
            y + HEAD_ROW / 2,
            size=HEAD,
            weight="bold",
            fill=WHITE,
            room=NAME,
        ),
        line(MARGIN + 10, y + HEAD_ROW + SIDE, WIDTH - MARGIN - 10, y + HEAD_ROW + SIDE, EDGE),
    ]
    for place, (seat, won) in enumerate(zip((raid.attacker, raid.defender), raid.won, strict=True)):
        middle = y + HEAD_ROW + (place + 0.5) * SIDE
        drawn += [
            mark(seat_mark(state, seat), MARGIN + 20, middle, 10),
            wrapped(say(seat_label(state, seat)), MARGIN + 38, middle, NAME, weight="bold"),
            label(str(won), WIDTH - MARGIN - 14, middle, size=TITLE, weight="bold", anchor="end"),
        ]
    for place, title in enumerate(words.rounds_words(raid)):
        column = _round(raid, place, FIRST + place * BETWEEN, y)
        drawn.append(group(*column, title=say(title)))
    return group(*drawn, title=say(words.raid_words(state, raid)))


def _round(raid: Raid, place: int, x: float, y: float) -> list[Svg]:
    upper = y + HEAD_ROW + SIDE / 2
    drawn = [label(str(place + 1), x, y + HEAD_ROW / 2, weight="bold", anchor="middle", fill=WHITE)]
    if place < len(raid.rounds):
        attack, defence = raid.rounds[place]
        drawn.append(laid_card(attack, x, upper, is_winner=attack.total > defence.total))
        drawn.append(laid_card(defence, x, upper + SIDE, is_winner=attack.total < defence.total))
    elif raid.laid is not None and place == len(raid.rounds):
        drawn.append(back(x, upper, CARD) + (_piper(x, upper) if raid.laid.piper else ""))
        drawn.append(_space(x, upper + SIDE))
    else:
        drawn += [_space(x, upper), _space(x, upper + SIDE)]
    return drawn


def laid_card(laid: Laid, x: float, y: float, *, is_winner: bool) -> Svg:
    """Return a card turned up, around a point, with the bagpiper on it; a winner stands out."""
    piper = _piper(x, y) if laid.piper else ""
    return face(laid.card, x, y, CARD, is_winner=is_winner) + piper


def _piper(x: float, y: float) -> Svg:
    return tile("bagpipers", x + CARD * 0.36 + PIPER / 2 - 2, y + CARD / 2 - PIPER / 2, PIPER)


def _space(x: float, y: float) -> Svg:
    wide = round(CARD * 0.72)
    return rect(x - wide / 2, y - CARD / 2, wide, CARD, WHITE, radius=6, stroke=MUTED, thick=2, dashes="4 3")
