"""The picture of what only one seat may see: its cards, its plan, and what it has laid face down.

Board and tokens are as they will be after the steps planned.
"""

from collections import Counter
from collections.abc import Iterator

from engines.core.altered import altered
from engines.core.picture import Picture, Say
from engines.core.picture.element import Svg, group
from engines.core.picture.element import line as rule
from engines.core.picture.flow import flow
from engines.core.picture.label import SMALL, TITLE, label, wrapped
from engines.core.picture.mark import mark
from engines.core.picture.palette import EDGE, MUTED
from engines.core.picture.sheet import INNER, MARGIN, WIDTH, row, sheet
from engines.core.text import Text, text
from engines.macrobber.action import kind
from engines.macrobber.picture import words
from engines.macrobber.picture.board import seat_mark
from engines.macrobber.picture.fight import SIDE, laid_card
from engines.macrobber.picture.pieces import FIGURE, estate_tile, face, tile
from engines.macrobber.picture.plan import step_words, steps_of
from engines.macrobber.picture.status import STATUS, status_row
from engines.macrobber.state import Seat, State
from engines.macrobber.step import planned
from engines.macrobber.table import seat_label

HEADER, FOOT = 56, 8
CARD, CARDS, BETWEEN = 84, 96, 8
STEP, NAME = 42, 34
NAME_ROOM, ALONE = 240, 170
"""The room for the name of the seat, and for the word that only it sees the picture."""
COURT, DOWN, SMALL_CARD, COLUMN = 44, 50, 38, 82

Section = tuple[Svg, float, Text]
"""A part of the picture: the drawing, how high it is, and its line."""


def hand_picture(state: State, seat_id: str, say: Say) -> Picture | None:
    """Return the picture of what a seat has; None for a seat that isn't one."""
    if all(one.id != seat_id for one in state.seats):
        return None
    drawn, lines, y = [], [], 0.0
    for svg, height, line in _sections(state, seat_id, say):
        drawn.append(group(svg, y=y))
        lines.append(say(line))
        y += height
    height = round(y + FOOT)
    return Picture(f"hand-{seat_id}", sheet(height, *drawn), WIDTH, height, tuple(lines))


def _sections(state: State, seat_id: str, say: Say) -> Iterator[Section]:
    now = planned(state, seat_id)
    seat, raid, turn = now.seat(seat_id), now.raid, words.turn_of(now)
    yield _header(state, seat, say)
    yield _cards(seat, say)
    yield _court(seat, say)
    yield _estates(seat, say)
    if raid is not None and raid.laid is not None and raid.attacker == seat.id:
        line = text("picture-laid-now")
        title = words.laid_words(raid.laid)
        laid = group(laid_card(raid.laid, 18, SIDE / 2, is_winner=False), title=say(title))
        yield row(0, SIDE, say(line), [laid]), SIDE, words.line_of(line, [title])
    if turn is not None and state.in_turn == seat.id:
        # What is planned stands right below.
        left = altered(turn, done=())
        name = text("picture-own-tokens")
        yield status_row(name, left, 0, say), STATUS, words.line_of(name, words.status_words(left))
    if state.in_turn == seat_id and steps_of(state):
        yield _plan(state, say)
    if seat.down:
        yield _down(seat, say)


def _header(state: State, seat: Seat, say: Say) -> Section:
    name, alone = say(seat_label(state, seat.id)), text("picture-alone")
    drawn = group(
        mark(seat_mark(state, seat.id), MARGIN + 14, HEADER / 2, 13),
        label(name, MARGIN + 38, HEADER / 2, size=TITLE, weight="bold", room=NAME_ROOM),
        wrapped(say(alone), WIDTH - MARGIN, HEADER / 2 + 2, ALONE, anchor="end", fill=MUTED),
        title=say(words.parts(seat_label(state, seat.id), alone)),
    )
    return drawn, HEADER, words.parts(seat_label(state, seat.id), alone)


def _cards(seat: Seat, say: Say) -> Section:
    line = text("picture-hand")
    titles = [text("picture-card", n=card) for card in seat.hand] or [text("picture-none")]
    wide = CARD * 0.72
    corners, height = flow([wide] * len(seat.hand), INNER, BETWEEN, CARDS)
    drawn = [
        group(face(card, x + wide / 2, y + CARD / 2, CARD), title=say(title))
        for card, title, (x, y) in zip(seat.hand, titles, corners, strict=False)
    ]
    if not drawn:
        height, none = STEP, say(titles[0])
        drawn = [group(label(none, 0, STEP / 2, size=SMALL, fill=MUTED), title=none)]
    return group(*drawn, x=MARGIN, title=say(line)), height, words.line_of(line, titles)


def _court(seat: Seat, say: Say) -> Section:
    line, titles = text("picture-own-court"), words.court_words(seat)
    cell = INNER / len(titles)
    drawn = [
        group(
            tile(kind, MARGIN + place * cell + FIGURE / 2, COURT / 2, FIGURE),
            label(
                say(title), MARGIN + place * cell + FIGURE + 8, COURT / 2, size=SMALL, room=cell - FIGURE - 10
            ),
            title=say(title),
        )
        for place, (kind, title) in enumerate(zip(words.COURT, titles, strict=True))
    ]
    return group(*drawn, title=say(line)), COURT, words.line_of(line, titles)


def _estates(seat: Seat, say: Say) -> Section:
    line = text("picture-estates-title")
    tiles = [
        estate_tile(what, FIGURE / 2 + place * (FIGURE + 6), COURT / 2, FIGURE)
        for place, what in enumerate(words.estates_of(seat))
    ]
    title = words.estates_words(seat)
    return row(0, COURT, say(line), [group(*tiles, title=say(title))]), COURT, words.line_of(line, [title])


def _plan(state: State, say: Say) -> Section:
    line, steps = text("picture-plan"), steps_of(state)
    titles = [step_words(state, step) for step in steps]
    drawn = [
        rule(MARGIN, 0, WIDTH - MARGIN, 0, EDGE),
        label(say(line), MARGIN, NAME / 2 + 3, size=SMALL, weight="bold", fill=MUTED, room=INNER),
    ]
    for place, (step, title) in enumerate(zip(steps, titles, strict=True)):
        y = NAME + (place + 0.5) * STEP
        named = wrapped(say(title), MARGIN + 42, y, INNER - 42)
        drawn.append(group(tile(kind(step.do), MARGIN + 15, y, 30), named, title=say(title)))
    return group(*drawn, title=say(line)), NAME + STEP * len(steps) + 6, words.line_of(line, titles)


def _down(seat: Seat, say: Say) -> Section:
    line, counts = text("picture-down"), sorted(Counter(seat.down).items())
    titles = [text("picture-down-cards", card=card, n=n) for card, n in counts]
    drawn = []
    for place, ((card, n), title) in enumerate(zip(counts, titles, strict=True)):
        x = 14 + place * COLUMN
        number = label(f"×{n}", x + 20, DOWN / 2, size=SMALL, weight="bold")
        drawn.append(group(face(card, x, DOWN / 2, SMALL_CARD), number, title=say(title)))
    return row(0, DOWN, say(line), drawn), DOWN, words.line_of(line, titles)
