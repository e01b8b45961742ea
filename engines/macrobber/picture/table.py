"""The picture of the table: every board, the turn or the raid that is going on, and the common supply."""

from functools import partial

from engines.core.picture import Picture, Say
from engines.core.picture.element import Svg, group
from engines.core.picture.font import width
from engines.core.picture.label import HEAD, SMALL, TITLE, label
from engines.core.picture.palette import MUTED
from engines.core.picture.sheet import INNER, MARGIN, ROOM, WIDTH, row, sheet
from engines.core.text import Text, text
from engines.macrobber.picture import words
from engines.macrobber.picture.board import GAP, HEIGHT, board
from engines.macrobber.picture.fight import FIGHT, fight
from engines.macrobber.picture.pieces import FIGURE, TOKEN, back, blank, tile, token_coin
from engines.macrobber.picture.points import points_track
from engines.macrobber.picture.status import STATUS, status_row
from engines.macrobber.state import State
from engines.macrobber.tokens import COLOURS, Tokens

HEADER, LEGEND, SACK, SUPPLY = 52, 30, 44, 72
SIGN, BESIDE, APART = 22, 6, 18
"""How big a sign of the legend is, how far its name is from it, and from one sign to the next."""


def table_picture(state: State, say: Say) -> Picture:
    """Return the picture of the table."""
    drawn, y = [_header(state, say)], float(HEADER)
    if turn := words.turn_of(state):
        drawn.append(status_row(text("picture-status"), turn, y, say))
        y += STATUS + 4
    if state.raid is not None:
        drawn.append(fight(state, state.raid, y, say))
        y += FIGHT + GAP
    for seat in state.seats:
        drawn.append(board(state, seat, y, say))
        y += HEIGHT + GAP
    if state.raid is None:  # it takes much room, and there the cards matter
        drawn.append(_legend(y, say))
        y += LEGEND
    track, height = points_track(state, y, say)
    y += height
    sack = token_counts(state.sack, SACK / 2, say)
    drawn += [track, row(y, SACK, say(text("picture-sack")), sack), _supply(state, y + SACK, say)]
    height = round(y + SACK + SUPPLY + 6)
    return Picture("table", sheet(height, *drawn), WIDTH, height, words.table_lines(state, say))


def token_counts(tokens: Tokens, y: float, say: Say) -> list[Svg]:
    """Return how many tokens there are of each colour, in columns centred on `y`."""
    drawn = []
    titles = words.token_words(tokens, is_all=True)
    for place, (colour, n, title) in enumerate(zip(COLOURS, tokens, titles, strict=True)):
        x = place * ROOM / 4
        number = label(str(n), x + TOKEN + 5, y, weight="bold")
        drawn.append(group(token_coin(colour, x + TOKEN / 2, y, say), number, title=say(title)))
    return drawn


def _header(state: State, say: Say) -> Svg:
    what, when = words.head_words(state)
    middle, room = HEADER / 2, INNER - min(width(say(what), TITLE, "bold"), INNER / 2) - 12
    return group(
        label(say(what), MARGIN, middle, size=TITLE, weight="bold", room=INNER / 2),
        label(say(when), WIDTH - MARGIN, middle + 2, size=SMALL, anchor="end", fill=MUTED, room=room),
        title=say(words.parts(what, when)),
    )


def _legend(y: float, say: Say) -> Svg:
    """Return what the small signs on the boards stand for; names that are too long share the room."""
    kinds = (*words.COURT, "cards")
    names = [say(text("picture-court-name", kind=kind)) for kind in kinds]
    wide = [width(name, SMALL) for name in names]
    share = min(1, (INNER - len(kinds) * (SIGN + BESIDE + APART)) / sum(wide))
    drawn, x, middle = [], MARGIN + APART / 2, y + LEGEND / 2
    for kind, name, room in zip(kinds, names, wide, strict=True):
        piece = back if kind == "cards" else partial(tile, kind)
        drawn.append(piece(x + SIGN / 2, middle, SIGN))
        x += SIGN + BESIDE
        drawn.append(label(name, x, middle, size=SMALL, fill=MUTED, room=room * share))
        x += room * share + APART
    return group(*drawn)


def _supply(state: State, y: float, say: Say) -> Svg:
    titles = words.supply_words(state)
    drawn = [_pile(title, place * ROOM / 4, say) for place, title in enumerate(titles)]
    return row(y, SUPPLY, say(text("picture-supply")), drawn)


def _pile(title: Text, x: float, say: Say) -> Svg:
    pile, n = str(title.args["pile"]), str(title.args["n"])
    middle = 24.0
    pieces = {
        "estates": tile("estate", x + 14, middle, FIGURE),
        "draw": back(x + 12, middle, 30),
        "returned": blank(x + 12, middle, 30),
        "turned": tile("estate", x + 14, middle, FIGURE),
    }
    return group(
        pieces[pile],
        label(n, x + 34, middle, size=HEAD, weight="bold"),
        label(say(text("picture-pile-name", pile=pile)), x, 56, size=SMALL, fill=MUTED, room=ROOM / 4 - 5),
        title=say(title),
    )
