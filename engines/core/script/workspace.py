"""What a rule works on during a move: the state as it stands, changed and told as it goes."""

from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from engines.core.script import Script, ask, show
from engines.core.script.event import Event
from engines.core.script.requests import Question, Tell
from engines.core.script.trace import Trace
from engines.core.state.copying import altered
from engines.core.text import Text

S = TypeVar("S")


class Workspace(Generic[S]):
    """The state during one move: of the seat `seat_id`, or of the table itself ("")."""

    label: ClassVar["staticmethod[[Any, str], Text] | None"] = None
    """What a seat is called. With it each event of a seat has its name as the argument `who`."""

    def __init__(self, state: S, seat_id: str = "") -> None:
        self.state = state
        self.seat_id = seat_id

    def change(self, **changes: Any) -> None:
        """Change fields of the state."""
        state: Any = self.state
        self.state = altered(state, **changes)

    def change_one(self, field: str, id_: str, **changes: Any) -> None:
        """Change fields of one of those that a field of the state lists: the one with this `id`."""
        every = getattr(self.state, field)
        self.change(**{field: tuple(altered(one, **changes) if one.id == id_ else one for one in every)})

    def tell(
        self, event: Event, rule: str = "", trace: Trace | None = None, *, seat: str | None = None
    ) -> Script[None]:
        """Tell the table what happened, by which clause, and what was weighed.

        It is the seat's whose move it is, or that of `seat` ("" for the table's).
        """
        yield self.to_tell(event, rule, trace, seat=seat)

    def to_tell(
        self, event: Event, rule: str = "", trace: Trace | None = None, *, seat: str | None = None
    ) -> Tell:
        """Return what `tell` tells, for a script that comes to it later."""
        whose = self.seat_id if seat is None else seat
        label = type(self).label
        if whose and label is not None:
            event = replace(event, args={"who": label(self.state, whose), **event.args})
        return Tell(replace(event, rule=rule, trace=trace, seat=whose or None))

    def ask(self, question: Question) -> Script[Any]:
        """Show the state as it stands, ask, and return the answer."""
        yield from show(self.state)
        return (yield from ask(question))
