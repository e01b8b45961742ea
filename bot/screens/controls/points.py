"""The points that people enter."""

from bot.wire.custom_id import Control, Moment


class AskPoints(Control, letters="askpts", moment=Moment.PUBLIC):
    """Open the form for people's points."""


class Points(Control, letters="points", moment=Moment.PUBLIC):
    """The form of people's points."""


class PointsAgain(Control, letters="ptsagain", moment=Moment.PUBLIC):
    """Open it again with what was typed."""
