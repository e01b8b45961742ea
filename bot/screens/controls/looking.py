"""What one person looks at alone."""

from bot.wire.custom_id import Control, Moment


class Look(Control, letters="look", moment=Moment.PUBLIC):
    """Open what can be looked at."""


class LookAt(Control, letters="lookat", moment=Moment.PUBLIC):
    """Turn to a page, or to the turn of that number; without a page to the one chosen."""

    page: str = ""
    number: int = 0
    way: str = ""


class LookTurn(Control, letters="lookturn", moment=Moment.PUBLIC):
    """Turn to the turn that is chosen."""


class Why(Control, letters="why", moment=Moment.PUBLIC):
    """Explain the moves from entry `since` to `turn`, by default the latest."""

    turn: int | None = None
    page: int | None = None
    way: str = ""
    since: int = 0


class Score(Control, letters="score", moment=Moment.PUBLIC):
    """Show the score so far."""


class Help(Control, letters="help", moment=Moment.PUBLIC):
    """Explain how the game is played."""


class Rules(Control, letters="rules", moment=Moment.PUBLIC):
    """Ask for a word to look up in the rules."""


class LookUp(Control, letters="lookup", moment=Moment.PUBLIC):
    """The form of that word."""
