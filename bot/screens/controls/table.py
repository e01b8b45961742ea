"""The table: turns, and steps back and forth."""

from bot.wire.custom_id import Control, Moment


class Turn(Control, letters="turn", moment=Moment.PUBLIC):
    """Do a turn, by the key of its move; `is_sure` once it was asked what becomes of reports."""

    move: str
    is_sure: bool = False


class Undo(Control, letters="undo", moment=Moment.PUBLIC):
    """Go one step back; `is_points` where that is the points that were entered."""

    is_points: bool = False


class TakeBack(Control, letters="back", moment=Moment.LAST):
    """Take back a choice that nobody else has seen."""


class Redo(Control, letters="redo", moment=Moment.PUBLIC):
    """Bring back what was undone."""


class Again(Control, letters="again", moment=Moment.PUBLIC):
    """Start the same table anew."""


class Anew(Control, letters="anew", moment=Moment.PUBLIC):
    """Begin the open move again, which doesn't fit the present rules."""


class Rescue(Control, letters="rescue", moment=Moment.PUBLIC):
    """Go back to the last moment that the present rules can go on from."""


class AskAgain(Control, letters="ask", moment=Moment.PUBLIC):
    """Show the open question again, below all else: earlier versions had such a button."""


class Here(Control, letters="here"):
    """Show a session whose channel was deleted in this one."""
