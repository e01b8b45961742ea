"""What a rule works on during a move: the state as it stands, changed and told as it goes."""

from typing import Any

from engines.core.script import Script, workspace
from engines.core.script.trace import Trace
from engines.core.text import Text

from ..model import events
from ..model.catalogue import STEPS
from ..model.labels import action_label
from ..model.state import MacHina, State


class Workspace(workspace.Workspace[State]):
    """A workspace for one move of one MacHina, or of the table itself (`seat_id` "")."""

    def __init__(self, state: State, seat_id: str = "") -> None:
        super().__init__(state, seat_id)
        self.order = ""
        """The letters of the card in play."""
        self.limits: dict[str, int] = {}
        """For a terrain the land cost up to which no hex was found in this turn (expand.19)."""
        self.told: dict[str, str] = {}
        """What people said in this turn of lochs and rivers."""
        self.before_slaughter: tuple[dict[str, int], dict[str, str]] | None = None
        """Those limits, and what was told, as they were when no animal was gone yet; None if none is."""

    @property
    def own(self) -> MacHina:
        """The MacHina whose move it is."""
        return self.state.machina(self.seat_id)

    def change_own(self, **changes: Any) -> None:
        """Change fields of the MacHina whose move it is."""
        self.change_one("machinas", self.seat_id, **changes)

    def pay(self, pounds: int) -> None:
        """Take money from the MacHina; a negative number is received."""
        self.change_own(money=self.own.money - pounds)

    def add(self, good: str, n: int) -> None:
        """Add units of a good to the stock; a negative number is taken away."""
        self.change_own(goods={**self.own.goods, good: self.own.goods[good] + n})

    def move_price(self, good: str, steps: int) -> None:
        """Move the index of a good, kept on its track (trade.4)."""
        index = min(max(self.state.index[good] + steps, 0), STEPS - 1)
        self.change(index={**self.state.index, good: index})
        if self.state.course[-1:] != (self.state.prices,):
            self.change(course=(*self.state.course, self.state.prices))

    def skip(self, action: str, rule: str, why: Text, trace: Trace | None = None) -> Script[bool]:
        """Tell why an action of the card can't be carried out; returns False (turn.3, turn.7)."""
        yield from self.tell(events.skipped(action=action_label(action), why=why), rule, trace)
        return False
