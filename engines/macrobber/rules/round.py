"""The end of a round: scoring, an estate that leaves the game, the next beginner."""

from engines.core.script import Script

from ..model import events
from ..model.labels import seat_label
from ..model.state import State
from .end import end, is_red
from .marker import move_marker
from .score import score_round
from .workspace import Workspace


def left_of(state: State, seat: str) -> str:
    """Return the left neighbour of a seat: the next one clockwise (round.1)."""
    ids = [one.id for one in state.seats]
    return ids[(ids.index(seat) + 1) % len(ids)]


def end_round(work: Workspace) -> Script[None]:
    """Score, move the marker, remove an estate, pass "player begins" on (round.3, round.7, score.13)."""
    before = work.state
    yield from score_round(work)
    points = tuple(seat.points for seat in work.state.seats)
    work.change(course=(*before.course, points))
    yield from move_marker(work, before)
    yield from _remove_estate(work)
    if work.state.is_over:
        return
    beginner = left_of(work.state, work.state.beginner)
    work.change(beginner=beginner, in_turn=beginner, round=work.state.round + 1)
    event = events.round_(n=work.state.round, seat=seat_label(work.state, beginner))
    yield from work.tell(event, "round.7")


def _remove_estate(work: Workspace) -> Script[None]:
    """Remove an estate of the stock, face up if somebody is in the red area.

    (round.5, round.6, round.8, round.9, end.1, end.2, end.5)
    """
    leader = max(seat.points for seat in work.state.seats)
    if not work.state.stock:
        if is_red(work.state):
            yield from end(work, "end.5")
        else:
            yield from work.tell(events.no_estate(), "end.5")
        return
    number, *stock = work.state.stock
    work.change(stock=tuple(stock))
    if not is_red(work.state):
        work.change(removed=(*work.state.removed, number))
        yield from work.tell(events.estate_removed(), "round.5")
        return
    work.change(turned=(*work.state.turned, number))
    yield from work.tell(events.estate_turned(number=number, points=leader), "round.6")
    if number <= leader:
        yield from end(work, "end.1")
