"""The table: turns, and steps back and forth."""

from dataclasses import dataclass

from bot.wire.custom_id import Control, Moment


@dataclass(frozen=True)
class Turn(Control, letters="turn", moment=Moment.PUBLIC):
    """Do a turn, by the key of its move; `is_sure` once it was asked what becomes of reports."""

    move: str
    is_sure: bool = False


@dataclass(frozen=True)
class Undo(Control, letters="undo", moment=Moment.PUBLIC):
    """Go one step back; `is_points` where that is the points that were entered."""

    is_points: bool = False


@dataclass(frozen=True)
class TakeBack(Control, letters="back", moment=Moment.LAST):
    """Take back a choice that nobody else has seen."""


@dataclass(frozen=True)
class Redo(Control, letters="redo", moment=Moment.PUBLIC):
    """Bring back what was undone."""


@dataclass(frozen=True)
class Again(Control, letters="again", moment=Moment.PUBLIC):
    """Start the same table anew."""


@dataclass(frozen=True)
class Anew(Control, letters="anew", moment=Moment.PUBLIC):
    """Begin the open move again, which doesn't fit the present rules."""


@dataclass(frozen=True)
class Rescue(Control, letters="rescue", moment=Moment.PUBLIC):
    """Go back to the last moment that the present rules can go on from."""


@dataclass(frozen=True)
class AskAgain(Control, letters="ask", moment=Moment.PUBLIC):
    """Show the open question again, below all else: earlier versions had such a button."""


@dataclass(frozen=True)
class Here(Control, letters="here"):
    """Show a session whose channel was deleted in this one."""
