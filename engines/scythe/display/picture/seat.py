"""The picture of a seat: of an Automa the card in play with its tracks, of a person what is known."""

from collections.abc import Sequence

from engines.core.picture import Picture, Say
from engines.core.picture.card import card
from engines.core.picture.element import Svg, circle, group, line, rect
from engines.core.picture.flow import flow
from engines.core.picture.font import width
from engines.core.picture.label import BODY, HEAD, SMALL, label
from engines.core.picture.mark import mark
from engines.core.picture.palette import CARD, EDGE, INK, MUTED, NEW, SHADE
from engines.core.picture.sheet import BESIDE, INNER, MARGIN, WIDTH, sheet
from engines.core.state.seats import Mark, mark_of
from engines.core.text import Text, text

from ...model.board import BASE
from ...model.catalogue import KINDS, Card, Kind, Plan
from ...model.labels import ability_label, bonus_label, faction, with_faction
from ...model.seats import seats
from ...model.state import MOST_POWER, STARS, Automa, Person, State
from ...rules.move import applies
from ...rules.turn import has_invaders
from .marks import colour_of

GREEN, RED = "#CFE3C4", "#F0C6BC"
"""The grounds of plan I and plan II."""
WATER, CROSS = "#A9D3EA", "#B3261E"
STAR, GREY = Mark("star", "★", 0xF2C530), Mark("star", "☆", 0xC9CED3)
TOP, ROW, CHIP, GAP = 7, 29, 25, 5


def seat_picture(state: State, seat_id: str, say: Say) -> Picture | None:
    """Return the picture of a seat: of an Automa its card, star track and power; of a person its units."""
    seat = state.seat(seat_id)
    if isinstance(seat, Automa):
        return _automa_picture(state, seat, say)
    return _person_picture(state, seat, say)


def _automa_picture(state: State, seat: Automa, say: Say) -> Picture:
    title = text("picture-automa", seat=faction(seat), level=seat.level)
    drawn, y = [_head(state, seat, title, say)], float(TOP + ROW)
    shown = seat.last_card
    if shown is None:
        none = say(text("picture-no-card"))
        drawn.append(group(label(none, MARGIN, y + ROW / 2, fill=MUTED), title=none))
        y += ROW
    else:
        svg, tall = _card(seat, shown, shown.plan(seat.last_plan, has_invaders(state, seat)), y, say)
        drawn.append(svg)
        y += tall + GAP
    has = "yes" if seat.has_factory_card else "no"
    owned = text("picture-owned", coins=seat.coins, cards=seat.cards, factory=has)
    drawn.append(_track(seat, y + ROW / 2, say))
    drawn.append(_power(state, seat, y + 1.5 * ROW, say))
    drawn.append(_row(say(owned), BESIDE, y + 2.5 * ROW))
    y += 3 * ROW + 4
    return sheet(f"seat-{seat.id}", y, *drawn)


def _head(state: State, seat: Automa | Person, title: Text, say: Say) -> Svg:
    """Return who it is with the stars at the right."""
    y, right = TOP + ROW / 2 - 2, WIDTH - MARGIN
    stars = [mark(STAR, right - 10 - 20 * place, y, 8) for place in range(seat.stars)]
    empty = [circle(right - 10 - 20 * place, y, 4, EDGE) for place in range(seat.stars, STARS)]
    room = INNER - 24 - 20 * STARS - 8
    named = label(say(title), MARGIN + 24, y, size=HEAD, weight="bold", room=room)
    own = mark(mark_of(seats(state), seat.id), MARGIN + 9, y, 9)
    return group(own, named, *stars, *empty, title=say(text("picture-head", title=title, stars=seat.stars)))


def _card(seat: Automa, shown: Card, plan: Plan, y: float, say: Say) -> tuple[Svg, float]:
    """Return the card with its active plan, and how high it is."""
    title = say(text("picture-card", n=shown.number, plan=seat.last_plan))
    drawn, at = list[Svg](), y + ROW + 2
    star = say(text("picture-star", advances="yes" if shown.advances else "no"))
    for row in _rows(seat, plan):
        svg, tall = _chips([say(one) for one in row], at)
        drawn.append(svg)
        at += tall + 3
    low, middle, high = shown.combat.power
    args = {"cards": shown.combat.cards, "goods": shown.resources}
    table = say(text("picture-combat", low=low, middle=middle, high=high, **args))
    drawn.append(line(MARGIN + 8, at, WIDTH - MARGIN - 8, at, EDGE))
    drawn.append(_row(table, MARGIN + 10, at + ROW / 2))
    tall = at + ROW - y
    box = card(MARGIN, y, INNER, tall, fill=CARD, stroke=INK)
    band = rect(MARGIN + 1, y + 1, INNER - 2, ROW - 4, GREEN if seat.last_plan == 1 else RED, radius=9)
    named = label(title, MARGIN + 10, y + ROW / 2 - 1, weight="bold")
    parts = (box, band, named, _star(shown, y, star), *drawn)
    return group(*parts, title=title), tall


def _star(shown: Card, y: float, words: str) -> Svg:
    """Return the star of the card; where it is crossed the cube stays."""
    x, middle = WIDTH - MARGIN - 22, y + ROW / 2 - 1
    if shown.advances:
        return group(mark(STAR, x, middle, 9), title=words)
    cross = line(x - 9, middle - 9, x + 9, middle + 9, CROSS, thick=3)
    cross += line(x - 9, middle + 9, x + 9, middle - 9, CROSS, thick=3)
    return group(mark(GREY, x, middle, 9), cross, title=words)


def _rows(seat: Automa, plan: Plan) -> list[list[Text]]:
    """Return the three rows of the plan, without what counts for other factions only."""
    moves = [
        text("picture-move", symbol=one.kind, power=one.power) for one in plan.moves if applies(seat, one)
    ]
    gains = [text("picture-gain", kind=one.kind, n=one.n) for one in plan.gains if applies(seat, one)]
    recruit = [text("picture-recruit", kind=one) for one in plan.recruit]
    return [row for row in (moves, gains, recruit) if row]


def _chips(words: Sequence[str], y: float) -> tuple[Svg, float]:
    """Return words in boxes beside each other, and how high they are."""
    widths = [width(one, SMALL) + 18 for one in words]
    corners, tall = flow(widths, INNER - 16, GAP, CHIP + 3)
    drawn = "".join(
        group(
            rect(MARGIN + 8 + x, y + down, wide, CHIP, SHADE, radius=8, stroke=EDGE),
            label(one, MARGIN + 8 + x + wide / 2, y + down + CHIP / 2, size=SMALL, anchor="middle"),
            title=one,
        )
        for one, wide, (x, down) in zip(words, widths, corners, strict=True)
    )
    return drawn, tall


def _track(seat: Automa, y: float, say: Say) -> Svg:
    """Return the star card: its spaces, those with water, those with a star, the cube."""
    step = INNER / seat.track.spaces
    drawn = list[Svg]()
    for space in range(seat.track.spaces):
        x = MARGIN + (space + 0.5) * step
        if space == seat.index:
            drawn.append(rect(x - step / 2 + 0.5, y - 14, step - 1, 28, NEW, radius=4, stroke=INK, thick=1.5))
        fill = WATER if space in seat.track.blocked else CARD
        drawn.append(circle(x, y, 6, fill, stroke=MUTED))
        if space in seat.track.stars:
            drawn.append(mark(STAR, x, y, 7))
    return group(*drawn, title=say(_track_words(seat)))


def _track_words(seat: Automa) -> Text:
    stars = tuple(text("number", n=one) for one in seat.track.stars)
    return text("picture-track", index=seat.index, water=len(seat.track.blocked), stars=stars)


def _power(state: State, seat: Automa, y: float, say: Say) -> Svg:
    """Return the power track as a bar of 16 steps, with the number."""
    words = say(_power_words(seat))
    left = BESIDE + 136
    step = (WIDTH - MARGIN - left) / MOST_POWER
    fill = colour_of(state, seat.id)
    cells = "".join(
        rect(left + n * step + 0.5, y - 8, step - 1, 16, fill if n < seat.power else CARD, stroke=MUTED)
        for n in range(MOST_POWER)
    )
    return group(label(words, BESIDE, y, size=BODY, weight="bold", room=130), cells, title=words)


def _power_words(seat: Automa) -> Text:
    return text("picture-power", n=seat.power)


def _row(words: str, x: float, y: float) -> Svg:
    """Return a line of words that says itself."""
    return group(label(words, x, y, size=SMALL, room=WIDTH - MARGIN - x), title=words)


def _person_picture(state: State, seat: Person, say: Say) -> Picture:
    """Return what is known of a person: units, abilities, bonuses."""
    head = _head(state, seat, with_faction(seat), say)
    rows = [text("picture-unit-row", kind=kind, **_counts(seat, kind)) for kind in KINDS]
    abilities = tuple(map(ability_label, seat.unlocked))
    bonuses = tuple(map(bonus_label, seat.enlisted))
    rows.append(text("picture-abilities", list=abilities or (text("picture-nothing"),)))
    rows.append(text("picture-bonuses", list=bonuses or (text("picture-nothing"),)))
    lines, y = [say(one) for one in rows], float(TOP + ROW)
    drawn = [
        _row(one, MARGIN if place < len(KINDS) else BESIDE, y + (place + 0.5) * ROW)
        for place, one in enumerate(lines)
    ]
    height = round(y + len(lines) * ROW + 4)
    return sheet(f"seat-{seat.id}", height, head, *drawn)


def _counts(seat: Person, kind: Kind) -> dict[str, int]:
    places = seat.units[kind]
    return {"board": len(places) - places.count(BASE), "home": places.count(BASE), "mat": seat.on_mat(kind)}
