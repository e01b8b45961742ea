"""A moment of a game from which it can be played on elsewhere."""

from dataclasses import dataclass, field, replace
from typing import Any

from bot.sessions.session import Session
from bot.sessions.snapshot import Fit
from bot.store.rows import Current, EntryRow, SessionRow
from engines.core.game import Game


@dataclass(frozen=True, slots=True)
class Moment:
    """How a game stood after so many of its moves; the state is JSON."""

    session: SessionRow
    game: Game[Any]
    state: str = field(repr=False)
    move: int
    is_known: bool
    """Whether all that was hidden in it can be looked up already."""


def goes_on(moment: Moment) -> bool:
    """Tell whether the present rules can go on from a moment, and the game isn't over there."""
    session = replace(moment.session, status="running")
    entry = EntryRow(session.id, 1, "turn", "", "{}", "[]", "[]", moment.state, "", 1, 0, "[]", 0)
    now = Session.of(moment.game, Current(session, entry), is_known=False)
    return now.fit != Fit.BROKEN and not moment.game.is_over(now.state)
