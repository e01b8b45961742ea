"""The picture of the shared board: six depots round the black market, dice, and the turn-order track."""

from collections.abc import Sequence

from engines.burgundy.picture import words
from engines.burgundy.picture.marks import seat_mark
from engines.burgundy.picture.pieces import GOOD_ROW, goods_rows
from engines.burgundy.picture.tiles import empty_hex, tile_hex
from engines.burgundy.state import Depot, State
from engines.core.picture import Picture, Say
from engines.core.picture.card import card
from engines.core.picture.die import die
from engines.core.picture.element import Svg, group, line
from engines.core.picture.label import SMALL, TITLE, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, INK, MUTED, WHITE, hex_colour
from engines.core.picture.sheet import INNER, MARGIN, WIDTH, sheet
from engines.core.picture.token import coin
from engines.core.picture.track import Piece, track, track_height
from engines.core.text import text

HEADER, GAP, STEP = 62, 7, 32
ABOVE, BELOW = (6, 1, 2), (5, 4, 3)
"""The depots above and below the black market, as they lie clockwise round the table."""
CELL = (INNER - 2 * GAP) / 3
DIE, TILES = 30, 50
SLOT = 36
DARK = "#2E2A3F"


def table_picture(state: State, say: Say) -> Picture | None:
    """Return the picture of the shared board; None where the bot keeps none, and when the game is over."""
    if state.depots is None or state.is_over:
        return None
    stacks = [[_piece(state, seat, say) for seat in stack] for stack in state.track]
    upper, market = _row_height(state.depots, ABOVE), 98
    lower = _row_height(state.depots, BELOW)
    middle = HEADER + upper + GAP
    bottom = middle + market + GAP
    corners: dict[int, tuple[int, float, float]] = {
        n: (place, HEADER, upper) for place, n in enumerate(ABOVE)
    }
    corners |= {n: (place, bottom, lower) for place, n in enumerate(BELOW)}
    drawn = [_header(state, say)]
    for n, depot in enumerate(state.depots, start=1):
        place, y, height = corners[n]
        drawn.append(_depot(depot, n, MARGIN + place * (CELL + GAP), y, height, say))
    drawn.append(_market(state, middle, market, say))
    end = bottom + lower + GAP
    drawn.append(_track(state, stacks, end, say))
    height = round(end + 30 + track_height(stacks, STEP) + MARGIN)
    return Picture("table", sheet(height, *drawn), WIDTH, height, words.table_lines(state, say))


def _header(state: State, say: Say) -> Svg:
    middle = HEADER / 2
    x = WIDTH - MARGIN - DIE / 2
    dice = []
    for seat in reversed(state.seats):
        if seat.die:
            seat_mark_ = seat_mark(state, seat.id)
            piece = die(x, middle, DIE, seat.die, fill=hex_colour(seat_mark_.colour))
            piece += mark(seat_mark_, x - DIE / 2 - 10, middle, 7)
            dice.append(group(piece, title=say(words.own_die_words(seat))))
            x -= DIE + 26
    if state.white:
        white = say(text("picture-die-white", n=state.white))
        dice.append(group(die(x, middle, DIE, state.white), title=white))
        x -= DIE + 8
    phase = say(words.phase_words(state))
    room = x - MARGIN + DIE / 2
    return group(
        label(phase, MARGIN, middle, size=TITLE, weight="bold", room=room), *reversed(dice), title=phase
    )


def _row_height(depots: Sequence[Depot], numbers: Sequence[int]) -> float:
    return TILES + 16 + max(max(_goods(depots[n - 1])[1], GOOD_ROW) for n in numbers)


def _goods(depot: Depot) -> tuple[list[Svg], float]:
    return goods_rows(words.goods_of(depot), CELL - 16, indent=DIE + 4) if depot.goods else ([], 0)


def _depot(depot: Depot, number: int, x: float, y: float, height: float, say: Say) -> Svg:
    goods, _ = _goods(depot)
    left = x + CELL / 2 - (len(depot.tiles) - 1) / 2 * SLOT
    tiles = [
        _slot(code, left + place * SLOT, y + height - TILES / 2 - 6, say)
        for place, code in enumerate(depot.tiles)
    ]
    return group(
        card(x, y, CELL, height),
        die(x + DIE / 2 + 8, y + DIE / 2 + 10, DIE, number, fill=INK),
        *tiles,
        group(*goods, title=say(words.lying_words(depot)), x=x + 8, y=y + 8) if goods else "",
        title=say(text("picture-depot", n=number)),
    )


def _slot(code: str, x: float, y: float, say: Say, edge: str = INK) -> Svg:
    piece = tile_hex(code, x, y, edge=edge) if code else empty_hex(x, y)
    return group(piece, title=say(words.slot_words(code)))


def _market(state: State, y: float, height: float, say: Say) -> Svg:
    name = say(text("picture-market"))
    drawn = [
        card(MARGIN, y, INNER, height, fill=DARK, stroke=INK),
        label(name, WIDTH / 2, y + 22, weight="bold", anchor="middle", fill=WHITE, room=INNER - 16),
    ]
    middle = y + 64
    if state.market is None:
        unknown = say(text("picture-unknown"))
        drawn.append(
            group(
                label(unknown, WIDTH / 2, middle, anchor="middle", fill=WHITE, room=INNER - 16), title=unknown
            )
        )
    else:
        step = min(SLOT + 8, (INNER - 8) / max(len(state.market), 1))
        left = WIDTH / 2 - (len(state.market) - 1) / 2 * step
        drawn += [
            _slot(code, left + place * step, middle, say, WHITE) for place, code in enumerate(state.market)
        ]
    return group(*drawn, title=name)


def _track(state: State, stacks: Sequence[Sequence[Piece]], y: float, say: Say) -> Svg:
    name = say(text("picture-track"))
    titles = [
        say(words.space_words(stack, space)) if stack else "" for space, stack in enumerate(state.track)
    ]
    return group(
        line(MARGIN, y + 2, WIDTH - MARGIN, y + 2, EDGE),
        label(name, MARGIN, y + 18, size=SMALL, weight="bold", fill=MUTED, room=INNER),
        track(MARGIN, y + 32, INNER, stacks, titles, STEP),
        title=name,
    )


def _piece(state: State, seat: str, say: Say) -> Piece:
    if any(one.id == seat for one in state.seats):
        return lambda x, y: mark(seat_mark(state, seat), x, y, 12)
    short = say(text("picture-person", n=int(seat[1:])))
    return lambda x, y: coin(x, y, 30, short)
