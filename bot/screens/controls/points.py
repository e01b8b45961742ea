"""The points that people enter."""

from dataclasses import dataclass

from bot.wire.custom_id import Control, Moment


@dataclass(frozen=True)
class AskPoints(Control, letters="askpts", moment=Moment.PUBLIC):
    """Open the form for people's points."""


@dataclass(frozen=True)
class Points(Control, letters="points", moment=Moment.PUBLIC):
    """The form of people's points."""


@dataclass(frozen=True)
class PointsAgain(Control, letters="ptsagain", moment=Moment.PUBLIC):
    """Open it again with what was typed."""
