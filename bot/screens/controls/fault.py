"""A fault that somebody reports."""

from bot.wire.custom_id import Control, Moment


class ReportFault(Control, letters="fault", moment=Moment.PUBLIC):
    """Ask what is wrong, at the entry `at` or with the game as it stands; `is_again` with what was typed."""

    at: int = 0
    is_again: bool = False


class FaultForm(Control, letters="faultof", moment=Moment.PUBLIC):
    """The form with what is wrong."""

    at: int = 0
