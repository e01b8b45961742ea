"""Corrections of the value of that key."""

from dataclasses import dataclass

from bot.wire.custom_id import Control, Moment


@dataclass(frozen=True)
class FixAs(Control, letters="fixas", moment=Moment.LAST):
    """Correct the value that is chosen to what was typed."""


@dataclass(frozen=True)
class Fixed(Control, letters="fixed", moment=Moment.LAST):
    """The form of a value."""

    field: str


@dataclass(frozen=True)
class FixAgain(Control, letters="fixagain", moment=Moment.LAST):
    """Open it again with what was typed."""

    field: str


@dataclass(frozen=True)
class FixMeant(Control, letters="fixmeant", moment=Moment.LAST):
    """Take `near` (base64) for what was typed from `start` to `end`."""

    field: str
    start: int
    end: int
    near: str
