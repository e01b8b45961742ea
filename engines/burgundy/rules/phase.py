"""Rounds and phases: the white die, the turn order, the income of mines, the new tiles."""

from engines.core.script import Script
from engines.core.state.copying import altered
from engines.core.text import text

from ..model import events, tile
from ..model.labels import seat_label, side_label
from ..model.state import PHASES, Seat, State, turn_order
from .board_facts import with_good
from .supply import refill
from .workspace import Table

ROUNDS = 5


def next_round(state: State) -> Script[State]:
    """Begin the next round of the phase (turn.1, phase.4)."""
    table = Table(state)
    note_points(table)
    yield from begin_round(table)
    return table.state


def next_phase(state: State) -> Script[State]:
    """End the phase with its income, set the next one up and begin its first round (phase.2, phase.3)."""
    table = Table(state)
    note_points(table)
    yield from income(table)
    table.change(phase=state.phase + 1, round=0)
    refill(table)
    yield from table.tell(events.phase(phase=PHASES[state.phase]), "phase.3")
    yield from begin_round(table)
    return table.state


def begin_round(table: Table) -> Script[None]:
    """Roll the white die, put a good on its depot and settle the order (turn.1, turn.2, phase.4)."""
    white = yield from table.roll("dice.white", text("ask-dice-white"))
    state = table.state
    seats = tuple(altered(seat, die=0, before=None) for seat in state.seats)
    order = turn_order(state.track)
    table.change(seats=seats, round=state.round + 1, white=white, played=(), is_told=False, order=order)
    yield from table.tell(
        events.round_(
            phase=PHASES[table.state.phase - 1],
            round=table.state.round,
            white=white,
            side=side_label(table.state.active_side),
        ),
        "turn.1",
    )
    yield from put_good(table, white)
    yield from table.tell(events.order(seats=tuple(map(seat_label, order))), "phase.4")


def note_points(table: Table) -> None:
    """Note the points of the automata, for the course of the game."""
    state = table.state
    table.change(course=(*state.course, tuple(seat.points for seat in state.seats)))


def put_good(table: Table, depot: int) -> Script[None]:
    """Put the round's good on the depot of the white die; its type is not known on a tracked board."""
    state = table.state
    if state.depots is None:
        return
    if state.supply is None:
        table.change(depots=with_good(state.depots, depot, 0))
        return
    goods = state.supply.goods
    if not goods:
        yield from table.tell(events.no_good(depot=depot), "setup.12")
        return
    table.change(
        depots=with_good(state.depots, depot, goods[0]),
        supply=type(state.supply)(state.supply.tiles, state.supply.black, goods[1:]),
    )
    yield from table.tell(events.good(good=text("good", n=goods[0]), depot=depot))


def income(table: Table) -> Script[None]:
    """Pay each automata 1 silver for every mine in its duchy and face up on its cards (phase.2)."""
    for seat in table.state.seats:
        table.seat_id = seat.id
        yield from table.name_seat()
        mines = mines_of(seat)
        table.gain_silver(mines)
        yield from table.tell(events.income(silver=mines, phase=PHASES[table.state.phase - 1]), "phase.2")
    table.seat_id = ""


def mines_of(seat: Seat) -> int:
    """Return how many mines pay: in the duchy and face up on the cards, not in the reserve."""
    return sum(tile.colour(one) == "g" for one in (*seat.duchy, *seat.left.tiles, *seat.right.tiles))
