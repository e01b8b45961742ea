"""The table during a move: the state as it stands, changed by the rules as they go."""

from typing import Any

from engines.core.script import Script, ask, show
from engines.core.script.requests import Event, Question, Tell
from engines.core.script.trace import Trace
from engines.core.state.altered import altered

from ..model import board
from ..model.state import Copy, Seat, State, card_of_copy


class Table:
    """A workspace for one move of an AutoMartin, or of the table itself (`seat_id` "")."""

    def __init__(self, state: State, seat_id: str = "") -> None:
        self.state = altered(state, fresh=())
        self.before = self.state
        """The table as it stood before the move: so it stands again if the move is refused."""
        self.seat_id = seat_id
        self.refused: set[int] = set()
        """Copies that couldn't be paid while the automa card in play is resolved (draw.9)."""

    @property
    def seat(self) -> Seat:
        """The AutoMartin whose move it is."""
        return self.state.seat(self.seat_id)

    def change(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = altered(self.state, **changes)

    def change_seat(self, **changes: Any) -> None:
        """Change fields of the AutoMartin whose move it is."""
        self.change(
            seats=tuple(altered(s, **changes) if s.id == self.seat_id else s for s in self.state.seats)
        )

    def new_copy(self, name: str = "", line: str = "") -> Copy:
        """Return a further physical card."""
        self.state, copy = board.new_copy(self.state, name, line)
        return copy

    def price(self, copy: Copy) -> int:
        """Return the full cost of a copy in coins (pay.1)."""
        return card_of_copy(self.state, copy).price

    def tell(self, event: str, rule: str, trace: Trace | None = None, **args: Any) -> Script[None]:
        """Tell the table what happened, by which clause, and what was weighed."""
        yield Tell(Event(event, args, rule, trace, self.seat_id or None))

    def ask(self, question: Question) -> Script[Any]:
        """Show the state as it stands, ask, and return the answer."""
        yield from show(self.state)
        return (yield from ask(question))
