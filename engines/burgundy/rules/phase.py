"""Rounds and phases: the white die, the turn order, the income of mines, the new tiles."""

from engines.core.script import Script
from engines.core.state.copying import altered
from engines.core.text import text

from ..model import events, tile
from ..model.labels import seat_label, side_label
from ..model.state import PHASES, Seat, State, turn_order
from .board_facts import with_good
from .supply import refill
from .workspace import Workspace

ROUNDS = 5


def next_round(state: State) -> Script[State]:
    """Begin the next round of the phase (turn.1, phase.4)."""
    work = Workspace(state)
    note_points(work)
    yield from begin_round(work)
    return work.state


def next_phase(state: State) -> Script[State]:
    """End the phase with its income, set the next one up and begin its first round (phase.2, phase.3)."""
    work = Workspace(state)
    note_points(work)
    yield from income(work)
    work.change(phase=state.phase + 1, round=0)
    refill(work)
    yield from work.tell(events.phase(phase=PHASES[state.phase]), "phase.3")
    yield from begin_round(work)
    return work.state


def begin_round(work: Workspace) -> Script[None]:
    """Roll the white die, put a good on its depot and settle the order (turn.1, turn.2, phase.4)."""
    white = yield from work.roll("dice.white", text("ask-dice-white"))
    state = work.state
    seats = tuple(altered(seat, die=0, before=None) for seat in state.seats)
    order = turn_order(state.track)
    work.change(seats=seats, round=state.round + 1, white=white, played=(), is_told=False, order=order)
    yield from work.tell(
        events.round_(
            phase=PHASES[work.state.phase - 1],
            round=work.state.round,
            white=white,
            side=side_label(work.state.active_side),
        ),
        "turn.1",
    )
    yield from put_good(work, white)
    yield from work.tell(events.order(seats=tuple(map(seat_label, order))), "phase.4")


def note_points(work: Workspace) -> None:
    """Note the points of the automata, for the course of the game."""
    state = work.state
    work.change(course=(*state.course, tuple(seat.points for seat in state.seats)))


def put_good(work: Workspace, depot: int) -> Script[None]:
    """Put the round's good on the depot of the white die; its type is not known on a tracked board."""
    state = work.state
    if state.depots is None:
        return
    if state.supply is None:
        work.change(depots=with_good(state.depots, depot, 0))
        return
    goods = state.supply.goods
    if not goods:
        yield from work.tell(events.no_good(depot=depot), "setup.12")
        return
    work.change(
        depots=with_good(state.depots, depot, goods[0]),
        supply=type(state.supply)(state.supply.tiles, state.supply.black, goods[1:]),
    )
    yield from work.tell(events.good(good=text("good", n=goods[0]), depot=depot))


def income(work: Workspace) -> Script[None]:
    """Pay each automata 1 silver for every mine in its duchy and face up on its cards (phase.2)."""
    for seat in work.state.seats:
        work.seat_id = seat.id
        yield from work.name_seat()
        mines = mines_of(seat)
        work.gain_silver(mines)
        yield from work.tell(events.income(silver=mines, phase=PHASES[work.state.phase - 1]), "phase.2")
    work.seat_id = ""


def mines_of(seat: Seat) -> int:
    """Return how many mines pay: in the duchy and face up on the cards, not in the reserve."""
    return sum(tile.colour(one) == "g" for one in (*seat.duchy, *seat.left.tiles, *seat.right.tiles))
