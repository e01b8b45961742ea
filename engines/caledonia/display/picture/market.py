"""The picture that all share: the market with the ten steps of each good, and the row of contracts."""

from engines.core.picture import Picture, Say
from engines.core.picture.element import Svg, group, line, rect
from engines.core.picture.label import SMALL, label
from engines.core.picture.palette import CARD, EDGE, INK, MUTED, NEW, WHITE
from engines.core.picture.sheet import BESIDE, FOOT_ROOM, MARGIN, WIDTH, sheet
from engines.core.text import text

from ...model import catalogue
from ...model.catalogue import GOODS, STEPS
from ...model.labels import contract_in_full, contract_label, good_label
from ...model.state import State

TOP, STEP, LINE, FOOT = 6, 23, 21, 62
CELLS = 92
"""Where the steps begin."""
MOST_SHOWN = 7


def market_picture(state: State, say: Say) -> Picture:
    """Return the price of each good on its track, and what lies in the row."""
    wide = (WIDTH - MARGIN - CELLS) / STEPS
    drawn = [_track(state, good, TOP + (place + 0.5) * STEP, wide, say) for place, good in enumerate(GOODS)]
    y = TOP + STEP * len(GOODS) + 4
    drawn.append(line(MARGIN, y, WIDTH - MARGIN, y, EDGE))
    title = label(say(text("picture-row")), MARGIN, y + 4 + LINE / 2, size=SMALL, weight="bold", fill=MUTED)
    drawn.append(title)
    names = _names(state, say)
    for place, (name, in_full) in enumerate(names):
        middle = y + 4 + (place + 0.5) * LINE
        drawn.append(group(label(name, BESIDE, middle, size=SMALL, room=FOOT_ROOM), title=in_full))
    bottom = round(y + max(LINE * len(names) + 10, FOOT + LINE))
    return sheet("market", bottom, *drawn)


def _track(state: State, good: str, y: float, wide: float, say: Say) -> Svg:
    """Return a good with its ten steps: the present one is dark, the way that it has just come is new."""
    now = state.index[good]
    before = state.announced.before.index[good] if state.announced else now
    name = say(good_label(good))
    cells = []
    for step in range(STEPS):
        x = CELLS + step * wide
        is_now = step == now
        ground = INK if is_now else CARD
        if not is_now and min(before, now) <= step <= max(before, now):
            ground = NEW
        cells.append(rect(x + 2, y - STEP / 2 + 2, wide - 4, STEP - 4, ground, radius=4, stroke=EDGE))
        number = str(catalogue.price(good, step))
        ink, weight = (WHITE, "bold") if is_now else (MUTED, "medium")
        cells.append(label(number, x + wide / 2, y, size=SMALL, anchor="middle", fill=ink, weight=weight))
    named = label(name, MARGIN, y, size=SMALL, weight="bold", room=CELLS - MARGIN - 3)
    return group(
        named,
        *cells,
        title=say(text("picture-step", good=good_label(good), n=state.price(good), step=now + 1)),
    )


def _names(state: State, say: Say) -> list[tuple[str, str]]:
    """Return a line for each contract: what it needs, and all of it; many share the last line."""
    found = [(say(contract_label(one)), say(contract_in_full(one))) for one in state.row]
    if len(found) > MOST_SHOWN + 1:
        rest = [in_full for _, in_full in found[MOST_SHOWN:]]
        found[MOST_SHOWN:] = [(say(text("picture-more", n=len(rest))), f"{len(rest)}: " + " · ".join(rest))]
    nothing = say(text("picture-no-contract"))
    return found or [(nothing, nothing)]
