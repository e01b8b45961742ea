"""What a rule works on during a move: the state as it stands, changed and told as it goes."""

from collections.abc import Callable, Mapping
from typing import Any

from engines.core.script import Script, ask_together, show, workspace
from engines.core.script.requests import Question
from engines.core.state.copying import altered

from ..model.labels import seat_label
from ..model.state import Category, Raid, Seat, State, Turn
from ..model.tokens import Tokens


class Workspace(workspace.Workspace[State]):
    """A workspace for one move: a seat's turn, or what is nobody's (`seat_id` "")."""

    label = staticmethod(seat_label)

    @property
    def turn(self) -> Turn:
        """The turn of the seat in turn. Raises RuntimeError between turns."""
        if self.state.turn is None:
            raise RuntimeError("no turn is going on")
        return self.state.turn

    @property
    def raid(self) -> Raid:
        """The raid that is going on. Raises RuntimeError if there is none."""
        if self.state.raid is None:
            raise RuntimeError("no raid is going on")
        return self.state.raid

    def seat(self, id: str) -> Seat:  # noqa: A002
        """Return the seat with this id."""
        return self.state.seat(id)

    def change_turn(self, **changes: Any) -> None:
        """Change fields of the turn."""
        self.change(turn=altered(self.turn, **changes))

    def change_raid(self, **changes: Any) -> None:
        """Change fields of the raid."""
        self.change(raid=altered(self.raid, **changes))

    def change_seat(self, id: str, **changes: Any) -> None:  # noqa: A002
        """Change fields of a seat."""
        self.change_one("seats", id, **changes)

    def to_sack(self, tokens: Tokens) -> None:
        """Put tokens into the sack."""
        self.change(sack=self.state.sack + tokens)

    def to_court(self, id: str, tokens: Tokens) -> None:  # noqa: A002
        """Put tokens into a court."""
        self.change_seat(id, court=self.seat(id).court + tokens)

    def from_court(self, id: str, tokens: Tokens) -> None:  # noqa: A002
        """Take tokens out of a court."""
        self.change_seat(id, court=self.seat(id).court - tokens)

    def use(self, tokens: Tokens) -> None:
        """Take tokens out of the status for an action (token.4)."""
        self.change_turn(status=self.turn.status - tokens, used=self.turn.used + tokens.total)

    def score(self, id: str, category: Category, points: int) -> int:  # noqa: A002
        """Give or take points and return the change: no score falls below 0 (result.10)."""
        seat = self.seat(id)
        change = max(points, -seat.points)
        ledger = seat.ledger | {category: seat.ledger.get(category, 0) + change}
        self.change_seat(id, points=seat.points + change, ledger=ledger)
        return change

    def ask_together(
        self, *questions: Question, shown: Callable[[Mapping[str, Any]], State]
    ) -> Script[list[Any]]:
        """Show the state as it stands, ask several seats, and return their answers.

        `shown` gives the state to be shown while only some have answered.
        """
        yield from show(self.state)
        return (yield from ask_together(*questions, shown=shown))
