"""What comes next, and the script of each such move."""

from collections.abc import Callable, Iterator

from engines.core.game.move import Move, Offer
from engines.core.script import Script
from engines.core.text import text

from ..model import events
from ..model.board import coming, passed
from ..model.labels import seat_label
from ..model.state import State, is_automa
from ..rules.score import end
from ..rules.turn import turn
from ..rules.workspace import Workspace


def turns(state: State) -> tuple[Offer, ...]:
    """Return what comes next: a person's turn, AutoMartin's, or the end of the game.

    People need not say when they are done: behind their turns stands what comes after them.
    """
    return () if state.is_over else tuple(_coming(state))


def _coming(state: State) -> Iterator[Offer]:
    for seat in coming(state):
        action = "turn" if is_automa(seat) else "done"
        label = text(f"offer-{action}", seat=seat_label(state, seat))
        yield Offer(Move(action, {"seat": seat}), label, "turn", seat=seat)
        if is_automa(seat):
            return
    yield Offer(Move("end"), text("offer-end"), "turn")


def done(state: State, seat: str) -> Script[State]:
    """Note that a person has had their turn, and who was to play before them."""
    work = Workspace(state)
    yield from work.tell(events.person_done(who=seat_label(state, seat)))
    return passed(work.state, seat)


SCRIPTS: dict[str, Callable[..., Script[State]]] = {"turn": turn, "done": done, "end": end}
"""What comes next by its action."""
