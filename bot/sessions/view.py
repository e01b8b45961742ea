"""What there is to show of a session after a press."""

import json
from dataclasses import dataclass
from typing import Any

from bot.store.rows import EntryRow, SessionRow
from engines.core.game import Game
from engines.core.requests import Event, Question
from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class View:
    """A session as it stands: the last entry, the state, the open questions, and what was told.

    `state` is None while the set-up asks. `run` are all events of the move that the last press belongs to,
    as it was just run; None when nothing was. `new` are those that this press brought. `kind` and `label`
    say which move that is; `has_restarted` that the open move began again because the rules have changed.
    """

    session: SessionRow
    entry: EntryRow
    game: Game[Any]
    state: Any
    questions: tuple[Question, ...] = ()
    kind: str = ""
    label: Text | None = None
    run: tuple[Event, ...] | None = None
    new: tuple[Event, ...] = ()
    has_restarted: bool = False

    @property
    def id(self) -> str:
        """The session's id."""
        return self.session.id

    @property
    def told(self) -> tuple[Event, ...]:
        """What the table has been told of the move that the last press belongs to."""
        if self.run is not None:
            return self.run
        return tuple(Event.from_json(one) for one in json.loads(self.entry.events))

    @property
    def seq(self) -> int:
        """The number of the last entry: what a press must name to have an effect."""
        return self.entry.seq

    @property
    def is_ended(self) -> bool:
        """Whether the session has ended."""
        return self.session.status == "ended"

    @property
    def can_undo(self) -> bool:
        """Whether there is an entry before the present moment."""
        return self.entry.prev > 0

    @property
    def can_redo(self) -> bool:
        """Whether the last thing that happened was an undo."""
        return self.entry.redo != "[]"
