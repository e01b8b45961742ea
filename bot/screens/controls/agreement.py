"""What others may have to agree to: a step back, and the end."""

from bot.wire.custom_id import Control, Moment


class OfRequest(Control):
    """What somebody (`asker`, a user's id) asks for: `what`, undo or end, of the step `taken`."""

    asker: str
    what: str = ""
    taken: int = 0


class AgreeUndo(OfRequest, letters="undoyes", moment=Moment.PUBLIC):
    """Agree that somebody (`asker`, a user's id) undoes the step `taken`."""


class UndoSure(Control, letters="undoyes", moment=Moment.LAST):
    """Undo, although the same card comes again."""


class UndoTo(Control, letters="undoto", moment=Moment.LAST):
    """Go back to after the entry `to`, asked whether one is sure."""

    to: int


class RedoSure(Control, letters="redoyes", moment=Moment.LAST):
    """Bring several moves back, asked whether one is sure."""


class AgreeEnd(OfRequest, letters="endyes", moment=Moment.PUBLIC):
    """Agree that somebody (`asker`, a user's id) ends the game."""


class EndSure(Control, letters="endyes", moment=Moment.LAST):
    """End the session, asked whether one is sure."""


class End(Control, letters="end", moment=Moment.PUBLIC):
    """Ask whether to end the session."""


class Disagree(OfRequest, letters="disagree", moment=Moment.PUBLIC):
    """Say no to `what` (undo or end) somebody asks for, or take the request back."""
