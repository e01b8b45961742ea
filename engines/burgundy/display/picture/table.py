"""The picture of the shared board: six depots round the black market, who seeks what, the turn track."""

from engines.core.picture import Picture, Say
from engines.core.picture.card import card
from engines.core.picture.die import die
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.font import width
from engines.core.picture.label import BODY, SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import CARD, EDGE, INK, MUTED, WHITE
from engines.core.picture.sheet import BESIDE, FOOT, FOOT_ROOM, INNER, MARGIN, sheet
from engines.core.state.seats import mark_of
from engines.core.text import text

from ...model.labels import seats
from ...model.state import Depot, Seat, State
from . import words
from .pieces import HEX
from .tiles import empty_hex, small_hex, tile_hex

TOP, GAP, TALL, MARKET = 6, 3, 80, 44
ABOVE, BELOW = (6, 1, 2), (5, 4, 3)
"""The depots above and below the black market, as they lie clockwise round the table."""
CELL = (INNER - 2 * GAP) / 3
DIE, SLOT, TILES = 26, 36, 57
"""The size of a die, from one tile to the next, and how far below the head of a depot their middle is."""
NAME = 84
"""The room for the name of the market."""
DARK = "#2E2A3F"
PIECE = 24


def table_picture(state: State, say: Say) -> Picture | None:
    """Return the picture of the shared board; None where the bot keeps none, and when the game is over."""
    if state.depots is None or state.is_over:
        return None
    middle = TOP + TALL + GAP
    bottom = middle + MARKET + GAP
    corners = {n: (place, TOP) for place, n in enumerate(ABOVE)}
    corners |= {n: (place, bottom) for place, n in enumerate(BELOW)}
    drawn = []
    for n, depot in enumerate(state.depots, start=1):
        place, y = corners[n]
        drawn.append(_depot(depot, n, MARGIN + place * (CELL + GAP), y, say))
    foot = bottom + TALL + 4
    drawn += [_market(state, middle, say), _sought(state, foot + 15, say), _track(state, foot + 45, say)]
    height = round(foot + FOOT + 2)
    return sheet("table", height, *drawn)


def _depot(depot: Depot, number: int, x: float, y: float, say: Say) -> Svg:
    left = x + CELL / 2 - (len(depot.tiles) - 1) / 2 * SLOT
    tiles = [_slot(code, left + place * SLOT, y + TILES, say) for place, code in enumerate(depot.tiles)]
    return group(
        card(x, y, CELL, TALL),
        die(x + DIE / 2 + 7, y + DIE / 2 + 7, DIE, number, fill=INK),
        *tiles,
        _goods(depot, x + DIE + 14, y + 7, CELL - DIE - 20, say) if depot.goods else "",
        title=say(text("picture-depot", n=number)),
    )


def _goods(depot: Depot, x: float, y: float, room: float, say: Say) -> Svg:
    """Return the goods of a depot in one box."""
    shown = words.lying(depot) or say(text("picture-goods-total", n=len(depot.goods)))
    wide = min(width(shown, SMALL, "bold") + 14, room)
    return group(
        rect(x, y, wide, DIE, CARD, radius=5, stroke=INK, thick=1.5),
        label(shown, x + wide / 2, y + DIE / 2, size=SMALL, weight="bold", anchor="middle", room=room - 13),
        title=say(words.lying_words(depot)),
    )


def _slot(code: str, x: float, y: float, say: Say, edge: str = INK) -> Svg:
    piece = tile_hex(code, x, y, edge=edge) if code else empty_hex(x, y)
    return group(piece, title=say(words.slot_words(code)))


def _market(state: State, y: float, say: Say) -> Svg:
    middle, left = y + MARKET / 2, MARGIN + 12 + NAME
    drawn = [
        card(MARGIN, y, INNER, MARKET, fill=DARK, stroke=INK),
        label(
            say(text("picture-market-name")), MARGIN + 12, middle, weight="bold", fill=WHITE, room=NAME - 6
        ),
    ]
    if state.market is None:
        unknown = say(text("picture-unknown"))
        drawn.append(group(label(unknown, left, middle, fill=WHITE, room=INNER - NAME - 24), title=unknown))
    else:
        step = min(SLOT + 8, (INNER - NAME - 16) / max(len(state.market), 1))
        drawn += [
            _slot(code, left + (place + 0.5) * step, middle, say, WHITE)
            for place, code in enumerate(state.market)
        ]
    return group(*drawn, title=say(text("picture-market")))


def _sought(state: State, y: float, say: Say) -> Svg:
    """Return the white die, and the colours that each automata seeks with it."""
    if not state.white:
        return ""
    name = say(text("picture-seeks"))
    seats = [(seat, words.sought(state, seat)) for seat in state.seats]
    drawn, x = [die(BESIDE + DIE / 2, y, DIE, state.white)], float(BESIDE + DIE + 10)
    needed = sum(_sought_width(len(colours)) for _, colours in seats) + 12 * (len(seats) - 1)
    if (wide := width(name, BODY)) + 8 <= FOOT_ROOM - DIE - 10 - needed:
        drawn.append(label(name, x, y, fill=MUTED))
        x += wide + 8
    for seat, colours in seats:
        drawn.append(_seeker(state, seat, colours, x, y, say))
        x += _sought_width(len(colours)) + 12
    return group(*drawn, title=say(text("picture-white", n=state.white)))


def _sought_width(colours: int) -> float:
    return 24 + colours * HEX + (colours - 1) * 2


def _seeker(state: State, seat: Seat, colours: tuple[str, ...], x: float, y: float, say: Say) -> Svg:
    hexes = [small_hex(one, x + 24 + HEX / 2 + place * (HEX + 2), y) for place, one in enumerate(colours)]
    return group(
        mark(mark_of(seats(state), seat.id), x + 9, y, 9), *hexes, title=say(words.seeks_words(seat, colours))
    )


def _track(state: State, y: float, say: Say) -> Svg:
    """Return the spaces of the turn track on which somebody stands, the top of each stack first."""
    name = say(text("picture-track-name"))
    drawn, x = (
        [label(name, BESIDE, y, size=SMALL, fill=MUTED, room=100)],
        BESIDE + min(width(name, SMALL), 100),
    )
    for space, stack in enumerate(state.track):
        if not stack:
            continue
        x += 10
        wide = 24 + PIECE * len(stack)
        pieces = [
            mark(mark_of(seats(state), seat), x + 20 + (place + 0.5) * PIECE, y, 9)
            for place, seat in enumerate(reversed(stack))
        ]
        drawn.append(
            group(
                rect(x, y - 15, wide, 30, CARD, radius=6, stroke=EDGE),
                label(str(space), x + 12, y, size=SMALL, anchor="middle", fill=MUTED),
                *pieces,
                title=say(words.space_words(stack, space)),
            )
        )
        x += wide
    return group(*drawn, title=say(text("picture-track")))
