"""Corrections of the value of that key."""

from bot.wire.custom_id import Control, Moment


class FixAs(Control, letters="fixas", moment=Moment.LAST):
    """Correct the value that is chosen to what was typed."""


class Fixed(Control, letters="fixed", moment=Moment.LAST):
    """The form of a value."""

    field: str


class FixAgain(Control, letters="fixagain", moment=Moment.LAST):
    """Open it again with what was typed."""

    field: str


class FixMeant(Control, letters="fixmeant", moment=Moment.LAST):
    """Take `near` (base64) for what was typed from `start` to `end`."""

    field: str
    start: int
    end: int
    near: str
