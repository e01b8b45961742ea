"""What can be done in Pebbles: the automa's turn, what people report, and corrections."""

from collections.abc import Iterator
from dataclasses import replace

from engines.core.game.move import Move, Offer
from engines.core.script import Script, tell
from engines.core.text import text

from ..model import events
from ..model.state import COLOURS, MOST, State


def reports(state: State) -> Iterator[Offer]:
    """Yield every report that is possible now."""
    if state.is_over:
        return
    for colour in COLOURS:
        for n in range(1, state.piles[colour] + 1):
            label = text("report-take", colour=colour, n=n)
            yield Offer(Move("take", {"colour": colour, "n": n}), label, "report", group=text("group-take"))
    for colour in COLOURS:
        for n in range(1, MOST - state.piles[colour] + 1):
            label = text("report-add", colour=colour, n=n)
            yield Offer(Move("add", {"colour": colour, "n": n}), label, "report", group=text("group-add"))
    yield Offer(Move("count"), text("report-count"), "report")
    yield Offer(Move("walk"), text("report-walk"), "report")


def take(state: State, colour: str, n: int) -> Script[State]:
    """Take pebbles from a pile."""
    yield from tell(events.reported(colour=colour, n=n, way="take"))
    piles = state.piles | {colour: state.piles[colour] - n}
    return replace(state, piles=piles, people=state.people + n)


def add(state: State, colour: str, n: int) -> Script[State]:
    """Add pebbles to a pile."""
    yield from tell(events.reported(colour=colour, n=n, way="add"))
    return replace(state, piles=state.piles | {colour: state.piles[colour] + n})
