"""A fault that somebody reports."""

from bot.wire.custom_id import Control, Moment


class ReportFault(Control, letters="fault", moment=Moment.PUBLIC):
    """Ask what is wrong, at the entry `at` or with the game as it stands."""

    at: int = 0


class FaultForm(Control, letters="faultof", moment=Moment.PUBLIC):
    """The form with what is wrong."""

    at: int = 0
