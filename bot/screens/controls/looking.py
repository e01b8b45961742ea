"""What one person looks at alone."""

from dataclasses import dataclass

from bot.wire.custom_id import Control, Moment


@dataclass(frozen=True)
class Look(Control, letters="look", moment=Moment.PUBLIC):
    """Open what can be looked at."""


@dataclass(frozen=True)
class LookAt(Control, letters="lookat", moment=Moment.PUBLIC):
    """Turn to a page, or to the turn of that number; without a page to the one chosen."""

    page: str = ""
    number: int = 0
    way: str = ""


@dataclass(frozen=True)
class LookTurn(Control, letters="lookturn", moment=Moment.PUBLIC):
    """Turn to the turn that is chosen."""


@dataclass(frozen=True)
class Why(Control, letters="why", moment=Moment.PUBLIC):
    """Explain the moves from entry `since` to `turn`, by default the latest."""

    turn: int | None = None
    page: int | None = None
    way: str = ""
    since: int = 0


@dataclass(frozen=True)
class Score(Control, letters="score", moment=Moment.PUBLIC):
    """Show the score so far."""


@dataclass(frozen=True)
class Help(Control, letters="help", moment=Moment.PUBLIC):
    """Explain how the game is played."""


@dataclass(frozen=True)
class Rules(Control, letters="rules", moment=Moment.PUBLIC):
    """Ask for a word to look up in the rules."""


@dataclass(frozen=True)
class LookUp(Control, letters="lookup", moment=Moment.PUBLIC):
    """The form of that word."""
