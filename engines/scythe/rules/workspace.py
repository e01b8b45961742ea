"""The table during a move: the state as it stands, changed by the rules as they go."""

from typing import Any

from engines.core.script import Script, ask, show
from engines.core.script.requests import Event, Question, Tell
from engines.core.script.trace import Trace
from engines.core.state.altered import altered

from ..model.board import BASE
from ..model.catalogue import Kind
from ..model.labels import seat_label
from ..model.state import STARS, State, moved


class Table:
    """A workspace for one move."""

    def __init__(self, state: State) -> None:
        self.state = state

    def change(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = altered(self.state, **changes)

    def change_seat(self, seat: str, **changes: Any) -> None:
        """Change fields of a seat."""
        self.state = self.state.with_seat(altered(self.state.seat(seat), **changes))

    def move(self, seat: str, kind: Kind, start: str | None, end: str | None, n: int = 1) -> None:
        """Move units of a seat from one place to another; None is the faction mat."""
        self.change_seat(seat, units=moved(self.state.seat(seat), kind, start, end, n))

    def send_home(self, seat: str, hex_: str, *kinds: Kind) -> dict[Kind, int]:
        """Send the units of a seat from a hex to its home base; return how many of each kind."""
        sent = self.state.seat(seat).at(hex_, *kinds)
        for kind, n in sent.items():
            self.move(seat, kind, hex_, BASE, n)
        return sent

    def tell(
        self, event: str, rule: str, seat: str = "", trace: Trace | None = None, **args: Any
    ) -> Script[None]:
        """Tell the table what happened, by which clause, to which seat, and what was weighed."""
        if seat:
            args["who"] = seat_label(self.state, seat)
        yield Tell(Event(event, args, rule, trace, seat or None))

    def ask(self, question: Question) -> Script[Any]:
        """Show the state as it stands, ask, and return the answer."""
        yield from show(self.state)
        return (yield from ask(question))

    def end_if_won(self, seat: str) -> Script[bool]:
        """End the game at once if a seat has placed its sixth star; tell whether it has (turn.7)."""
        if self.state.seat(seat).stars >= STARS and not self.state.has_ended:
            self.change(has_ended=True)
            yield from self.tell("ended", "turn.7", seat)
        return self.state.has_ended
