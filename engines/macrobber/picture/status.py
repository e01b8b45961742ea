"""The status of a turn: tokens that are left, how many are used, the actions done."""

from engines.core.picture import Say
from engines.core.picture.element import Svg, circle, group
from engines.core.picture.palette import CARD, INK
from engines.core.picture.sheet import ROOM, row
from engines.core.text import text
from engines.macrobber.action import MOST_USED
from engines.macrobber.picture import words
from engines.macrobber.picture.pieces import FIGURE, TOKEN, tile, token_coin
from engines.macrobber.state import Turn
from engines.macrobber.tokens import COLOURS

STATUS = 46
PIPS, PIP = 194, 15
"""Where the used tokens are counted, right of a full status, and how far one is from the next."""


def status_row(turn: Turn, y: float, say: Say) -> Svg:
    """Return the status as a row, `STATUS` high."""
    drawn = [*_tokens(turn, say), _used(turn, say), *_done(turn, say)]
    return row(y, STATUS, say(text("picture-status")), drawn)


def _tokens(turn: Turn, say: Say) -> list[Svg]:
    middle, step = STATUS / 2, TOKEN + 3
    drawn, x = [], 0.0
    titles = iter(words.token_words(turn.status))
    for colour, n in zip(COLOURS, turn.status, strict=True):
        if n:
            coins = [token_coin(colour, x + TOKEN / 2 + place * step, middle, say) for place in range(n)]
            drawn.append(group(*coins, title=say(next(titles))))
            x += n * step
    return drawn


def _used(turn: Turn, say: Say) -> Svg:
    pips = [
        circle(PIPS + place * PIP, STATUS / 2, 5.5, INK if place < turn.used else CARD, stroke=INK, thick=1.5)
        for place in range(MOST_USED)
    ]
    return group(*pips, title=say(words.used_words(turn.used)))


def _done(turn: Turn, say: Say) -> list[Svg]:
    left = ROOM - len(turn.done) * (FIGURE + 2)
    return [
        group(
            tile(what, left + place * (FIGURE + 2) + FIGURE / 2, STATUS / 2, FIGURE),
            title=say(words.done_words(what)),
        )
        for place, what in enumerate(turn.done)
    ]
