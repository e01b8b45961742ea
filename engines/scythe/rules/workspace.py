"""What a rule works on during a move: the state as it stands, changed and told as it goes."""

from typing import Any

from engines.core.script import Script, workspace
from engines.core.state.copying import altered

from ..model import events
from ..model.board import BASE
from ..model.catalogue import Kind
from ..model.labels import seat_label
from ..model.state import STARS, Automa, State, moved


class Workspace(workspace.Workspace[State]):
    """The workspace during the turn of the Automa `seat_id`, or a move of people ("")."""

    label = staticmethod(seat_label)

    @property
    def own(self) -> Automa:
        """The Automa whose turn it is."""
        return self.state.automa(self.seat_id)

    def change_own(self, **changes: Any) -> None:
        """Change fields of the Automa whose turn it is."""
        self.change_seat(self.seat_id, **changes)

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

    def end_if_won(self, seat: str) -> Script[bool]:
        """End the game at once if a seat has placed its sixth star; tell whether it has (turn.7)."""
        if self.state.seat(seat).stars >= STARS and not self.state.has_ended:
            self.change(has_ended=True)
            yield from self.tell(events.ended(), "turn.7", seat=seat)
        return self.state.has_ended
