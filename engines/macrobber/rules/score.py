"""The scoring at the end of a round: green, red, blue."""

from collections.abc import Sequence

from engines.core.script import Script
from engines.core.script.funnel import Criterion, Selection, funnel, most
from engines.core.text import text

from ..model import events
from ..model.labels import seat_label
from ..model.state import Category, Seat, State
from .workspace import Workspace

FIRST, SECOND, SHARED, MOST_CATTLE = 3, 2, 1, 2


def points(state: State) -> dict[str, int]:
    """Return the points of each clan by its seat."""
    return {seat.id: seat.points for seat in state.seats}


def leaders(state: State, seats: tuple[Seat, ...], *criteria: Criterion[Seat]) -> Selection[Seat]:
    """Return those whom the criteria leave, all of them if they are equal."""
    return funnel(seats, *criteria, label=lambda seat: seat_label(state, seat.id))


def score_round(work: Workspace) -> Script[None]:
    """Score all colours from the same position; yellow gives no points (score.2, score.13)."""
    before = work.state
    for seat in before.seats:
        work.change_seat(seat.id, scored={})
    yield from _green(work, before)
    yield from _red(work, before)
    yield from _blue(work, before)
    points = tuple(
        text("seat-points", seat=seat_label(work.state, seat.id), n=seat.points) for seat in work.state.seats
    )
    yield from work.tell(events.scored(points=points), "round.3")


def _gain(work: Workspace, seat: Seat, category: Category, points: int) -> None:
    work.score(seat.id, category, points)
    scored = work.seat(seat.id).scored
    work.change_seat(seat.id, scored=scored | {category: scored.get(category, 0) + points})


def green_points(green: Sequence[int]) -> list[int]:
    """Return what so many green tokens of each seat score (score.3, score.4, score.5, score.6)."""
    first = max(green)
    if not first:
        return [0] * len(green)
    if green.count(first) > 1:
        return [SHARED if n == first else 0 for n in green]
    second = sorted(green)[-2]
    each = (SECOND if green.count(second) == 1 else SHARED) if second else 0
    return [FIRST if n == first else each if n == second else 0 for n in green]


def _green(work: Workspace, state: State) -> Script[None]:
    """Score most and second most green (score.3, score.4, score.5, score.6)."""
    scored = green_points([seat.board.G for seat in state.seats])
    points = {seat.id: n for seat, n in zip(state.seats, scored, strict=True)}
    left = tuple(seat for seat in state.seats if seat.board.G)
    by_green: Criterion[Seat] = most("green", lambda seat: seat.board.G, "score.6")
    for told, shared in ((events.green, "score.4"), (events.green_second, "score.5")):
        leading = leaders(state, left, by_green)
        best = leading.left
        rule = "score.3" if len(best) == 1 else shared
        for seat in best:
            _gain(work, seat, "green", points[seat.id])
            event = told(n=seat.board.G, points=points[seat.id])
            yield from work.tell(event, rule, leading.trace, seat=seat.id)
        # Where the first place is shared, nobody is second.
        left = tuple(seat for seat in left if seat not in best) if len(best) == 1 else ()


def _red(work: Workspace, state: State) -> Script[None]:
    """Score every cattle, and the one who has most (score.7, score.8, score.9)."""
    having = tuple(seat for seat in state.seats if seat.board.R)
    for seat in having:
        _gain(work, seat, "red", seat.board.R)
        yield from work.tell(events.red(n=seat.board.R, points=seat.board.R), "score.7", seat=seat.id)
    first = leaders(state, having, most("cattle", lambda seat: seat.board.R, "score.8"))
    if len(first.left) == 1:
        (seat,) = first.left
        _gain(work, seat, "red", MOST_CATTLE)
        yield from work.tell(events.red_most(points=MOST_CATTLE), "score.8", first.trace, seat=seat.id)


def _blue(work: Workspace, state: State) -> Script[None]:
    """Score what is more than the most cattle among the others (score.10, score.11, score.12)."""
    for seat in state.seats:
        cattle = max(other.board.R for other in state.seats if other.id != seat.id)
        points = max(0, seat.board.B - cattle)
        if points:
            _gain(work, seat, "blue", points)
            event = events.blue(n=seat.board.B, cattle=cattle, points=points)
            yield from work.tell(event, "score.10", seat=seat.id)
