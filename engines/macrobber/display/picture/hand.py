"""The picture of what only one seat may see: its cards, its plan, and in a raid what has been laid.

Board and tokens are as they will be after the steps planned.
"""

from collections import Counter
from collections.abc import Iterator

from engines.core.picture import Picture, Say
from engines.core.picture.element import Svg, group
from engines.core.picture.flow import flow
from engines.core.picture.font import wrap
from engines.core.picture.label import LINE, SMALL, label, wrapped
from engines.core.picture.palette import MUTED
from engines.core.picture.sheet import BESIDE, FOOT, FOOT_ROOM, MARGIN, sheet
from engines.core.state.copying import altered
from engines.core.text import text

from ...model.state import Seat, State
from ...rules.action import kind
from ...rules.step import planned
from . import words
from .fight import FIGHT, fight
from .pieces import estate_tile, face, tile
from .plan import step_words, steps_of
from .status import STATUS, status_row

TOP, BOTTOM = 8, 4
COURT, PIECE, CELL, ESTATES = 34, 26, 62, 232
"""The row of court and estates: how high, how big a piece, from one of the court to the next, the estates."""
STEP, DOWN, NAME = 7, 36, 80
"""What a step of the plan is higher than its words, the row of the cards returned, the room for a name."""
MOST, LEAST, BETWEEN, YOURS = 76, 32, 6, 26
"""The highest and the lowest card, how far two are apart, and how high the name of the cards is."""
SMALL_CARD, COLUMN = 31, 62

Section = tuple[Svg, float]
"""A part of the picture: the drawing, and how high it is."""


def hand_picture(state: State, seat_id: str, say: Say) -> Picture | None:
    """Return the picture of what a seat has; None for a seat that isn't one."""
    if all(one.id != seat_id for one in state.seats):
        return None
    drawn, y = [], float(TOP)
    for svg, height in _sections(state, seat_id, say):
        drawn.append(group(svg, y=y))
        y += height
    return sheet(f"hand-{seat_id}", y + BOTTOM, *drawn)


def _sections(state: State, seat_id: str, say: Say) -> Iterator[Section]:
    """Yield the sections; the cards come last, beside the corner that stays free."""
    now = planned(state, seat_id)
    seat, raid, turn = now.seat(seat_id), now.raid, words.turn_of(now)
    if raid is not None:
        own = raid.laid if raid.attacker == seat_id else None
        yield fight(state, raid, 0, say, own), FIGHT + 2
    if turn is not None and state.in_turn == seat.id:
        # What is planned stands below.
        left = altered(turn, done=())
        yield status_row(text("picture-status"), left, 0, say), STATUS
    yield _court(seat, say)
    yield _estates(seat, say)
    if state.in_turn == seat_id and steps_of(state):
        yield _plan(state, say)
    elif seat.down and raid is None:  # in a raid they would be taken for what lies there
        yield _down(seat, say)
    yield _cards(seat, say)


def _court(seat: Seat, say: Say) -> Section:
    """Return the court; the estates stand right of it in the same row."""
    line, titles = text("picture-own-court"), words.court_words(seat)
    drawn = [
        group(
            tile(kind, MARGIN + PIECE / 2 + place * CELL, COURT / 2, PIECE),
            label(str(n), MARGIN + PIECE + 6 + place * CELL, COURT / 2, size=SMALL, weight="bold"),
            title=say(title),
        )
        for place, (kind, n, title) in enumerate(zip(words.COURT, list(seat.court)[:3], titles, strict=True))
    ]
    return group(*drawn, title=say(line)), 0


def _estates(seat: Seat, say: Say) -> Section:
    line = text("picture-estates-title")
    tiles = [
        estate_tile(what, ESTATES + PIECE / 2 + place * (PIECE + 8), COURT / 2, PIECE)
        for place, what in enumerate(words.estates_of(seat))
    ]
    title = words.estates_words(seat)
    return group(group(*tiles, title=say(title)), title=say(line)), COURT


def _plan(state: State, say: Say) -> Section:
    line, steps = text("picture-plan"), steps_of(state)
    titles = [step_words(state, step) for step in steps]
    drawn, y, room = [], 0.0, FOOT_ROOM - PIECE - 8
    for step, title in zip(steps, titles, strict=True):
        tall = max(LINE * SMALL * len(wrap(say(title), room, SMALL)) + STEP, PIECE + 3)
        piece = tile(kind(step.do), BESIDE + PIECE / 2, y + tall / 2, PIECE)
        named = wrapped(say(title), BESIDE + PIECE + 8, y + tall / 2, room)
        drawn.append(group(piece, named, title=say(title)))
        y += tall
    name = wrapped(say(line), MARGIN, min(y / 2, 22), NAME, fill=MUTED)
    return group(name, *drawn, title=say(line)), max(y, 44)


def _down(seat: Seat, say: Say) -> Section:
    line, counts = text("picture-down"), sorted(Counter(seat.down).items())
    titles = [text("picture-down-cards", card=card, n=n) for card, n in counts]
    middle = DOWN / 2
    drawn = [label(say(line), MARGIN, middle, size=SMALL, fill=MUTED, room=NAME)]
    for place, ((card, n), title) in enumerate(zip(counts, titles, strict=True)):
        x = BESIDE + SMALL_CARD * 0.36 + place * COLUMN
        number = label(f"×{n}", x + 15, middle, size=SMALL, weight="bold") if n > 1 else ""
        drawn.append(group(face(card, x, middle, SMALL_CARD), number, title=say(title)))
    return group(*drawn, title=say(line)), DOWN


def _cards(seat: Seat, say: Say) -> Section:
    line = text("picture-hand")
    titles = [text("picture-card", n=card) for card in seat.hand] or [text("picture-none")]
    tall = min(max((FOOT_ROOM / len(titles) - BETWEEN) / 0.72, LEAST), MOST)
    wide = tall * 0.72
    corners, height = flow([wide] * len(seat.hand), FOOT_ROOM, BETWEEN, tall + BETWEEN)
    height = max(height, YOURS + FOOT)
    top = (height - max(y for _, y in corners) - tall) / 2 if corners else 0
    drawn = [
        group(face(card, BESIDE + x + wide / 2, top + y + tall / 2, tall), title=say(title))
        for card, title, (x, y) in zip(seat.hand, titles, corners, strict=False)
    ]
    if not drawn:
        none = say(titles[0])
        drawn = [group(label(none, BESIDE, YOURS / 2, size=SMALL, fill=MUTED), title=none)]
    name = say(text("picture-hand-name"))
    named = label(name, MARGIN, YOURS / 2, size=SMALL, fill=MUTED, room=NAME)
    return group(named, *drawn, title=say(line)), height
