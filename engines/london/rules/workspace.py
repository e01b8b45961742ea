"""What a rule works on during a move: the state as it stands, changed and told as it goes."""

from typing import Any

from engines.core.script import workspace
from engines.core.state.copying import altered

from ..model import board
from ..model.state import Copy, Seat, State, card_of_copy


class Workspace(workspace.Workspace[State]):
    """A workspace for one move of an AutoMartin, or of the table itself (`seat_id` "")."""

    def __init__(self, state: State, seat_id: str = "") -> None:
        super().__init__(altered(state, fresh=()), seat_id)
        self.before = self.state
        """The table as it stood before the move: so it stands again if the move is refused."""
        self.refused: set[int] = set()
        """Copies that couldn't be paid while the automa card in play is resolved (draw.9)."""

    @property
    def seat(self) -> Seat:
        """The AutoMartin whose move it is."""
        return self.state.seat(self.seat_id)

    def change_seat(self, **changes: Any) -> None:
        """Change fields of the AutoMartin whose move it is."""
        self.change_one("seats", self.seat_id, **changes)

    def new_copy(self, name: str = "", line: str = "") -> Copy:
        """Return a further physical card."""
        self.state, copy = board.new_copy(self.state, name, line)
        return copy

    def price(self, copy: Copy) -> int:
        """Return the full cost of a copy in coins (pay.1)."""
        return card_of_copy(self.state, copy).price
