"""A raid: attacker and defender in a row each, and what they have laid in each round."""

from engines.core.picture import Say
from engines.core.picture.card import band, card
from engines.core.picture.element import Svg, group, line, rect
from engines.core.picture.label import HEAD, SMALL, TITLE, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, INK, MUTED, NEW, WHITE
from engines.core.picture.sheet import INNER, MARGIN, WIDTH
from engines.core.state.seats import mark_of
from engines.core.text import text

from ...model.labels import seat_label, seats
from ...model.state import Laid, Raid, State
from . import words
from .pieces import back, face, icon, tile

HEAD_ROW, SIDE = 28, 40
FIGHT = HEAD_ROW + 2 * SIDE
CARD, PIPER = 35, 21
FIRST, BETWEEN, NAME = 196, 82, 118
"""Where the cards of the first round lie, how far from one round to the next, and the room of a name."""


def fight(state: State, raid: Raid, y: float, say: Say, own: Laid | None = None) -> Svg:
    """Return the raid: a row for each side, a column for each round, the rounds won at the right.

    `own` is what the attacker sees of the card that he has laid: nobody else does.
    """
    drawn = [
        card(MARGIN, y, INNER, FIGHT),
        band(MARGIN, y, INNER, HEAD_ROW, INK),
        icon("raid", MARGIN + 18, y + HEAD_ROW / 2, 20, ink=WHITE, ground=INK),
        label(
            say(text("picture-raid-title")),
            MARGIN + 36,
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
            mark(mark_of(seats(state), seat), MARGIN + 18, middle, 10),
            label(say(seat_label(state, seat)), MARGIN + 36, middle, size=SMALL, weight="bold", room=NAME),
            label(str(won), WIDTH - MARGIN - 14, middle, size=TITLE, weight="bold", anchor="end"),
        ]
    for place, title in enumerate(words.rounds_words(state, raid, own)):
        column = _round(raid, place, FIRST + place * BETWEEN, y, own)
        drawn.append(group(*column, title=say(title)))
    return group(*drawn, title=say(words.raid_words(state, raid)))


def _round(raid: Raid, place: int, x: float, y: float, own: Laid | None) -> list[Svg]:
    upper = y + HEAD_ROW + SIDE / 2
    drawn = [label(str(place + 1), x, y + HEAD_ROW / 2, weight="bold", anchor="middle", fill=WHITE)]
    if place == len(raid.rounds) - (raid.laid is None):
        drawn.append(rect(x - 22, y + HEAD_ROW + 1, 62, 2 * SIDE - 2, NEW, radius=7, stroke=INK))
    if place < len(raid.rounds):
        attack, defence = raid.rounds[place]
        drawn.append(laid_card(attack, x, upper, is_winner=attack.total > defence.total))
        drawn.append(laid_card(defence, x, upper + SIDE, is_winner=attack.total < defence.total))
    elif raid.laid is not None and place == len(raid.rounds):
        hidden = back(x, upper, CARD) + (_piper(x, upper) if raid.laid.piper else "")
        drawn.append(laid_card(own, x, upper, is_winner=False) if own else hidden)
        drawn.append(_space(x, upper + SIDE))
    else:
        drawn += [_space(x, upper), _space(x, upper + SIDE)]
    return drawn


def laid_card(laid: Laid, x: float, y: float, *, is_winner: bool) -> Svg:
    """Return a card turned up, around a point, with the bagpiper on it; a winner stands out."""
    piper = _piper(x, y) if laid.piper else ""
    return face(laid.card, x, y, CARD, is_winner=is_winner) + piper


def _piper(x: float, y: float) -> Svg:
    return tile("bagpipers", x + CARD * 0.36 + PIPER / 2 + 1, y + CARD / 2 - PIPER / 2, PIPER)


def _space(x: float, y: float) -> Svg:
    wide = round(CARD * 0.72)
    return rect(x - wide / 2, y - CARD / 2, wide, CARD, WHITE, radius=6, stroke=MUTED, thick=2, dashes="4 3")
