"""What one person looks at alone."""

from dataclasses import dataclass

from bot.wire.custom_id import Control, Moment


@dataclass(frozen=True)
class Look(Control, letters="look", moment=Moment.SHOWN):
    """Open what can be looked at."""


@dataclass(frozen=True)
class LookAt(Control, letters="lookat", moment=Moment.SHOWN):
    """Turn to a page, or to the turn of that number; without a page to the one chosen."""

    page: str = ""
    number: int = 0
    way: str = ""


@dataclass(frozen=True)
class LookTurn(Control, letters="lookturn", moment=Moment.SHOWN):
    """Turn to the turn that is chosen."""


@dataclass(frozen=True)
class Why(Control, letters="why", moment=Moment.SHOWN):
    """Explain the moves from entry `since` to `turn`, by default the latest."""

    turn: int | None = None
    page: int | None = None
    way: str = ""
    since: int = 0


@dataclass(frozen=True)
class Score(Control, letters="score", moment=Moment.SHOWN):
    """Show the score so far."""


@dataclass(frozen=True)
class Help(Control, letters="help", moment=Moment.SHOWN):
    """Explain how the game is played."""


@dataclass(frozen=True)
class Rules(Control, letters="rules", moment=Moment.SHOWN):
    """Ask for a word to look up in the rules."""


@dataclass(frozen=True)
class LookUp(Control, letters="lookup", moment=Moment.SHOWN):
    """The form of that word."""
