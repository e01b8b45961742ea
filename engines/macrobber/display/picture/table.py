"""The picture of the table: the turn or the raid that is going on, a row for each clan, the supply."""

from functools import partial

from engines.core.picture import Picture, Say
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.font import width
from engines.core.picture.label import SMALL, TITLE, label
from engines.core.picture.palette import MUTED
from engines.core.picture.sheet import BESIDE, FOOT, FOOT_ROOM, INNER, MARGIN, WIDTH, sheet
from engines.core.text import text

from ...model.state import State
from ...model.tokens import COLOURS, Tokens
from . import words
from .clan import GAP, clan_row, row_height
from .fight import FIGHT, fight
from .pieces import TOKEN, back, tile, token_coin
from .status import STATUS, status_row

TOP, HEADER, SACK, LINE = 6, 32, 34, 29
"""The edge above, and how high are the header, the sack, a line beside the corner that stays free."""
SIGN, BESIDE_SIGN, APART = 21, 4, 11
"""How big a sign of the legend is, how far its name is from it, and from one sign to the next."""
SACK_NAME, SACK_NAME_MOST, SACK_STEP = 56, 72, 68
RED, RED_AT = "#F6D3CB", 352


def table_picture(state: State, say: Say) -> Picture:
    """Return the picture of the table: a row for each clan, and in a raid only what matters there."""
    drawn, y = [], float(TOP)
    if state.raid is None:
        drawn.append(_header(state, y, say))
        y += HEADER
        if turn := words.turn_of(state):
            drawn.append(status_row(text("picture-status"), turn, y, say))
            y += STATUS
    else:
        drawn.append(fight(state, state.raid, y, say))
        y += FIGHT + GAP + 1
    for seat in state.seats:
        drawn.append(clan_row(state, seat, y, say))
        y += row_height(state)
    if state.raid is None:
        drawn += [_sack(state, y, say), _red_area(state, y, say)]
        y += SACK
    drawn += [_legend(y + 2, say), _supply(state, y + LINE + 2, say)]
    height = round(y + FOOT + 4)
    return sheet("table", height, *drawn)


def token_counts(tokens: Tokens, y: float, say: Say, step: float) -> list[Svg]:
    """Return how many tokens there are of each colour, in columns `step` wide, centred on `y`."""
    drawn = []
    titles = words.token_words(tokens, is_all=True)
    for place, (colour, n, title) in enumerate(zip(COLOURS, tokens, titles, strict=True)):
        x = place * step
        number = label(str(n), x + TOKEN + 5, y, weight="bold")
        drawn.append(group(token_coin(colour, x + TOKEN / 2, y, say), number, title=say(title)))
    return drawn


def _header(state: State, y: float, say: Say) -> Svg:
    what, when = words.head_words(state)
    middle, room = y + HEADER / 2, INNER - min(width(say(what), TITLE, "bold"), INNER / 2) - 12
    return group(
        label(say(what), MARGIN, middle, size=TITLE, weight="bold", room=INNER / 2),
        label(say(when), WIDTH - MARGIN, middle + 2, size=SMALL, anchor="end", fill=MUTED, room=room),
        title=say(words.parts(what, when)),
    )


def _sack(state: State, y: float, say: Say) -> Svg:
    counts = token_counts(state.sack, SACK / 2, say, SACK_STEP)
    name = say(text("picture-sack"))
    # The column for its name is wider where a language needs that, as far as the red area lets the counts go.
    wide = min(max(SACK_NAME, width(name, SMALL) + 8), SACK_NAME_MOST)
    named = label(name, MARGIN, y + SACK / 2, size=SMALL, fill=MUTED, room=wide - 6)
    return group(named, group(*counts, x=MARGIN + wide, y=y), title=name)


def _red_area(state: State, y: float, say: Say) -> Svg:
    words_ = say(text("picture-red-area", n=state.options.red_area))
    wide = WIDTH - MARGIN - RED_AT
    return group(
        rect(RED_AT, y + 4, wide, SACK - 8, RED, radius=6),
        label(
            words_,
            RED_AT + wide / 2,
            y + SACK / 2,
            size=SMALL,
            weight="bold",
            anchor="middle",
            room=wide - 8,
        ),
        title=say(text("picture-track", n=state.options.red_area)),
    )


def _legend(y: float, say: Say) -> Svg:
    """Return what the small signs in the rows stand for; names that are too long share the room."""
    kinds = (*words.COURT, "cards")
    names = [say(text("picture-sign", kind=kind)) for kind in kinds]
    wide = [width(name, SMALL) for name in names]
    share = min(1, (FOOT_ROOM - len(kinds) * (SIGN + BESIDE_SIGN + APART) + APART) / sum(wide))
    drawn, x, middle = [], float(BESIDE), y + LINE / 2
    for kind, name, room in zip(kinds, names, wide, strict=True):
        piece = back if kind == "cards" else partial(tile, kind)
        drawn.append(piece(x + SIGN / 2, middle, SIGN))
        x += SIGN + BESIDE_SIGN
        drawn.append(label(name, x, middle, size=SMALL, fill=MUTED, room=room * share))
        x += room * share + APART
    return group(*drawn)


def _supply(state: State, y: float, say: Say) -> Svg:
    piles = [say(one) for one in words.supply_words(state)]
    wide = [width(one, SMALL) for one in piles]
    share = min(1, (FOOT_ROOM - APART * (len(piles) - 1)) / sum(wide))
    drawn, x = [], float(BESIDE)
    for pile, room in zip(piles, wide, strict=True):
        named = label(pile, x, y + LINE / 2, size=SMALL, room=room * share + 0.01)
        drawn.append(group(named, title=pile))
        x += room * share + APART
    return group(*drawn, title=say(text("picture-supply")))
