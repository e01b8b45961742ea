"""The picture of an AutoMartin: its automa card with the line in force, and all that it owns."""

from collections.abc import Sequence

from engines.core.picture import Picture, Say
from engines.core.picture.card import band, card
from engines.core.picture.element import Svg, group, rect
from engines.core.picture.font import width
from engines.core.picture.label import BODY, HEAD, SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import CARD, EDGE, INK, MUTED, NEW, WHITE
from engines.core.picture.sheet import BESIDE, FOOT, INNER, MARGIN, WIDTH, sheet
from engines.core.state.seats import mark_of
from engines.core.text import Text, text

from ...model.labels import name_of, seat_label, seats
from ...model.state import Copy, Seat, State, automa_card
from ...rules.score import parts_of
from . import words

TOP, NAME, BOX, LINE = 8, 28, 54, 23
CARD_WIDE, BAND = 204, 30
LEFT = INNER - CARD_WIDE - 10
"""The room for what AutoMartin owns, left of its automa card."""
MOST_STACK, MOST_BOROUGHS = 4, 2
STACK_LINES, BOROUGH_LINES = 7, 2
"""Where all is listed: lines of several names each."""
WIDE = (58, 72, LEFT - 138)
"""How wide coins, poverty and prestige are; of prestige there are two numbers, of three digits each."""
BETWEEN = " · "
DARK = "#2E3A46"


def seat_picture(state: State, seat_id: str, say: Say) -> Picture | None:
    """Return the picture of an AutoMartin with all that it owns; None for a seat that isn't one.

    Where that is much it has the room of the automa card.
    """
    seat = next((one for one in state.seats if one.id == seat_id), None)
    if seat is None or (len(seat.stack) <= MOST_STACK and len(seat.boroughs) <= MOST_BOROUGHS):
        return turn_picture(state, seat_id, say)
    drawn = [_head(state, seat, say)]
    y = TOP + NAME + BOX + 6
    for kind, copies, x, most in (
        ("stack", seat.stack, MARGIN, STACK_LINES),
        ("boroughs", seat.boroughs, BESIDE, BOROUGH_LINES),
    ):
        head = say(text(f"picture-{kind}", n=len(copies)))
        names = ", ".join(say(name_of(copy)) for copy in reversed(copies))
        room = WIDTH - MARGIN - x
        lines = words.wrapped(f"{head}{BETWEEN}{names}", room, most, SMALL, "medium")
        shown = [label(one, x, y + LINE * (n + 0.5), size=SMALL, room=room) for n, one in enumerate(lines)]
        drawn.append(group(*shown, title=say(words.listed(kind, copies))))
        foot = y + FOOT  # of the boroughs, which are the last
        y += LINE * len(lines) + 4
    height = round(max(y + 6, foot))
    return sheet(f"automartin-{seat_id}", height, *drawn)


def turn_picture(state: State, seat_id: str, say: Say) -> Picture | None:
    """Return the picture with the latest of what it owns beside its automa card; None for other seats."""
    seat = next((one for one in state.seats if one.id == seat_id), None)
    if seat is None:
        return None
    drawn = [_head(state, seat, say)]
    y = TOP + NAME + BOX + 6
    drawn.append(_list(state, "stack", seat.stack, MOST_STACK, (MARGIN, y, LEFT), say))
    beside, rows = y, 0
    y += LINE * (1 + min(len(seat.stack), MOST_STACK)) + 4
    if seat.boroughs:
        beside, rows = y, 1 + min(len(seat.boroughs), MOST_BOROUGHS)
    # That there are none stands beside the stack's title, else it would stand alone beside the corner.
    x = BESIDE if seat.boroughs else MARGIN + LEFT / 2
    box = (x, beside, MARGIN + LEFT - x)
    drawn.append(_list(state, "boroughs", seat.boroughs, MOST_BOROUGHS, box, say))
    lines = words.sections(state, seat)
    tall = BAND + 8 + LINE * max(len(lines), 1) + 4
    height = round(max(y + LINE * rows + 6, TOP + tall + 8, y + FOOT))
    drawn.append(_automa_card(state, seat, lines, tall, say))
    return sheet(f"automartin-{seat_id}", height, *drawn)


def _at_end(state: State, seat: Seat) -> int:
    """Return the points that its cards and boroughs bring at the end."""
    parts = parts_of(state, seat)
    return parts["cards"] + parts["boroughs"]


def _head(state: State, seat: Seat, say: Say) -> Svg:
    """Return its name above its numbers."""
    at_end = _at_end(state, seat)
    title = say(words.numbers(state, seat, at_end))
    return group(_name(state, seat, say), _numbers(seat, at_end, say), title=title)


def _name(state: State, seat: Seat, say: Say) -> Svg:
    y = TOP + NAME / 2
    return group(
        mark(mark_of(seats(state), seat.id), MARGIN + 11, y, 10),
        label(say(seat_label(state, seat.id)), MARGIN + 28, y, size=HEAD, weight="bold", room=LEFT - 30),
    )


def _numbers(seat: Seat, at_end: int, say: Say) -> Svg:
    """Return coins, poverty and prestige, with what its cards bring at the end."""
    prestige = say(text("picture-prestige", now=seat.prestige, end=at_end))
    shown = (("coins", str(seat.coins)), ("poverty", str(seat.poverty)), ("prestige", prestige))
    x, y = float(MARGIN), TOP + NAME
    drawn = []
    for (what, number), wide in zip(shown, WIDE, strict=True):
        unit = say(text("picture-unit", what=what))
        drawn.append(
            group(
                rect(x, y, wide, BOX, CARD, radius=8, stroke=EDGE),
                label(number, x + wide / 2, y + 17, size=HEAD, weight="bold", anchor="middle", room=wide - 6),
                label(unit, x + wide / 2, y + 39, size=SMALL, anchor="middle", fill=MUTED, room=wide - 4),
            )
        )
        x += wide + 4
    return "".join(drawn)


def _list(
    state: State,
    kind: str,
    copies: Sequence[Copy],
    most: int,
    box: tuple[float, float, float],
    say: Say,
) -> Svg:
    """Return cards under their title, the latest first; those of this turn lie on a ground of their own."""
    x, y, room = box
    head = say(text(f"picture-{kind}", n=len(copies)))
    drawn = [label(head, x, y + LINE / 2, size=SMALL, weight="bold", fill=MUTED, room=room)]
    shown = list(reversed(copies))[: most if len(copies) <= most else most - 1]
    for place, copy in enumerate(shown, start=1):
        top = y + place * LINE
        name = words.wrapped(copy.name or say(name_of(copy)), room - 6, 1, SMALL, "medium")[0]
        if copy.id in state.fresh:
            wide = min(width(name, SMALL) + 12, room)
            drawn.append(rect(x - 4, top, wide, LINE - 1, NEW, radius=6))
        drawn.append(label(name, x + 2, top + LINE / 2, size=SMALL, room=room - 6))
    if len(copies) > most:
        more = say(text("picture-more", n=len(copies) - len(shown)))
        drawn.append(label(more, x + 2, y + (len(shown) + 1.5) * LINE, size=SMALL, fill=MUTED, room=room - 6))
    return group(*drawn, title=say(words.listed(kind, copies)))


def _automa_card(state: State, seat: Seat, lines: Sequence[tuple[Text, bool]], tall: float, say: Say) -> Svg:
    """Return the automa card in play, the line that decided marked; a card's back before the first turn."""
    x, y = WIDTH - MARGIN - CARD_WIDE, TOP
    drawn = [card(x, y, CARD_WIDE, tall, stroke=INK), band(x, y, CARD_WIDE, BAND, DARK)]
    level = automa_card(state, seat.card).level if seat.card else ""
    heading = say(text("picture-head", id=seat.card, level=level) if seat.card else text("picture-no-card"))
    drawn.append(
        label(heading, x + 10, y + BAND / 2, size=BODY, weight="bold", fill=WHITE, room=CARD_WIDE - 20)
    )
    for place, (line, is_marked) in enumerate(lines):
        top = y + BAND + 6 + place * LINE
        if is_marked:
            drawn.append(rect(x + 5, top, CARD_WIDE - 10, LINE - 1, NEW, radius=6, stroke=INK, thick=1.5))
        drawn.append(
            label(
                say(line),
                x + 12,
                top + LINE / 2,
                size=SMALL,
                weight="bold" if is_marked else "medium",
                room=CARD_WIDE - 22,
            )
        )
    return group(*drawn, title=say(words.automa_card_words(state, seat)))
