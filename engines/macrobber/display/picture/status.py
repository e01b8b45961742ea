"""The status of a turn: tokens that are left, how many are used, the actions done."""

from engines.core.picture import Say
from engines.core.picture.element import Svg, group
from engines.core.picture.label import SMALL, label
from engines.core.picture.sheet import ROOM, row
from engines.core.text import Text

from ...model.state import Turn
from ...model.tokens import COLOURS
from . import words
from .pieces import FIGURE, TOKEN, tile, token_coin

STATUS = 34
USED, USED_ROOM = 192, 110
"""Where it stands how many tokens are used, right of a full status, and its room."""


def status_row(name: Text, turn: Turn, y: float, say: Say) -> Svg:
    """Return the status as a row with this name, `STATUS` high."""
    drawn = [*_tokens(turn, say), _used(turn, say), *_done(turn, say)]
    return row(y, STATUS, say(name), drawn)


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
    used = say(words.used_words(turn.used))
    return group(label(used, USED, STATUS / 2, size=SMALL, room=USED_ROOM), title=used)


def _done(turn: Turn, say: Say) -> list[Svg]:
    left = ROOM - len(turn.done) * (FIGURE + 2)
    return [
        group(
            tile(what, left + place * (FIGURE + 2) + FIGURE / 2, STATUS / 2, FIGURE),
            title=say(words.done_words(what)),
        )
        for place, what in enumerate(turn.done)
    ]
