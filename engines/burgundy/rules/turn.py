"""An automata's turn."""

from engines.core.script import Script
from engines.core.text import text

from ..model import events
from ..model.labels import seat_label, side_label
from ..model.state import Before, State, with_played
from .completion import complete_cards
from .facts import facts_of
from .place import take
from .workspace import Workspace

PRICE = 2


def turn(state: State, seat: str) -> Script[State]:
    """Play the turn of an automata (turn.3, turn.4, turn.5, turn.6, place.5)."""
    work = Workspace(state, seat)
    if work.seat.left.is_full or work.seat.right.is_full:
        raise RuntimeError("a card is complete at the start of a turn (turn.6)")
    die = yield from work.roll("dice.own", text("ask-dice-own", seat=seat_label(seat)))
    own = work.seat
    before = Before((own.left, own.right), own.reserve, own.duchy, own.goods)
    work.change_seat(die=die, before=before)
    side = work.sides[0]
    yield from work.tell(events.dice(die=die, white=state.white, side=side_label(side)), "turn.2")
    yield from take(work, die, side)
    yield from complete_cards(work)
    yield from purchase(work)
    return with_played(work.state, seat)


def purchase(work: Workspace) -> Script[None]:
    """Buy one tile of the black market with 2 silver or more (end.1, end.4)."""
    if work.seat.silver < PRICE:
        return
    found = yield from facts_of(work).buy()
    if found is None:
        yield from work.tell(events.buy_nothing(), "end.4")
        return
    work.gain_silver(-PRICE)
    work.store(found.tile)
    yield from work.tell(events.bought(tile=found.label, silver=PRICE, slot=found.slot), "end.3", found.trace)
