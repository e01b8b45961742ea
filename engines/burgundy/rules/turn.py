"""An automata's turn."""

from engines.core.script import Script
from engines.core.text import text

from ..model import events
from ..model.labels import seat_label, side_label
from ..model.state import Before, State, with_played
from .completion import complete_cards
from .facts import facts_of
from .place import take
from .workspace import Table

PRICE = 2


def turn(state: State, seat: str) -> Script[State]:
    """Play the turn of an automata (turn.3, turn.4, turn.5, turn.6, place.5)."""
    table = Table(state, seat)
    if table.seat.left.is_full or table.seat.right.is_full:
        raise RuntimeError("a card is complete at the start of a turn (turn.6)")
    die = yield from table.roll("dice.own", text("ask-dice-own", seat=seat_label(seat)))
    own = table.seat
    before = Before((own.left, own.right), own.reserve, own.duchy, own.goods)
    table.change_seat(die=die, before=before)
    side = table.sides[0]
    yield from table.tell(events.dice(die=die, white=state.white, side=side_label(side)), "turn.2")
    yield from take(table, die, side)
    yield from complete_cards(table)
    yield from purchase(table)
    return with_played(table.state, seat)


def purchase(table: Table) -> Script[None]:
    """Buy one tile of the black market with 2 silver or more (end.1, end.4)."""
    if table.seat.silver < PRICE:
        return
    found = yield from facts_of(table).buy()
    if found is None:
        yield from table.tell(events.buy_nothing(), "end.4")
        return
    table.gain_silver(-PRICE)
    table.store(found.tile)
    yield from table.tell(
        events.bought(tile=found.label, silver=PRICE, slot=found.slot), "end.3", found.trace
    )
