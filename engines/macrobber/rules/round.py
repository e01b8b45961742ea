"""The end of a round: scoring, an estate that leaves the game, the next beginner."""

from engines.core.script import Script

from ..model import events
from ..model.labels import seat_label
from ..model.state import State
from .end import end, is_red
from .marker import move_marker
from .score import score_round
from .workspace import Table


def left_of(state: State, seat: str) -> str:
    """Return the left neighbour of a seat: the next one clockwise (round.1)."""
    ids = [one.id for one in state.seats]
    return ids[(ids.index(seat) + 1) % len(ids)]


def end_round(table: Table) -> Script[None]:
    """Score, move the marker, remove an estate, pass "player begins" on (round.3, round.7, score.13)."""
    before = table.state
    yield from score_round(table)
    points = tuple(seat.points for seat in table.state.seats)
    table.change(course=(*before.course, points))
    yield from move_marker(table, before)
    yield from _remove_estate(table)
    if table.state.is_over:
        return
    beginner = left_of(table.state, table.state.beginner)
    table.change(beginner=beginner, in_turn=beginner, round=table.state.round + 1)
    event = events.round_(n=table.state.round, seat=seat_label(table.state, beginner))
    yield from table.tell(event, "round.7")


def _remove_estate(table: Table) -> Script[None]:
    """Remove an estate of the stock, face up if somebody is in the red area.

    (round.5, round.6, round.8, round.9, end.1, end.2, end.5)
    """
    leader = max(seat.points for seat in table.state.seats)
    if not table.state.stock:
        if is_red(table.state):
            yield from end(table, "end.5")
        else:
            yield from table.tell(events.no_estate(), "end.5")
        return
    number, *stock = table.state.stock
    table.change(stock=tuple(stock))
    if not is_red(table.state):
        table.change(removed=(*table.state.removed, number))
        yield from table.tell(events.estate_removed(), "round.5")
        return
    table.change(turned=(*table.state.turned, number))
    yield from table.tell(events.estate_turned(number=number, points=leader), "round.6")
    if number <= leader:
        yield from end(table, "end.1")
