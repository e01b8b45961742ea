"""The start, with what was chosen so far as a code."""

from bot.wire.custom_id import Control


class OfStart(Control):
    """What is about a start, with what was chosen so far as a code."""

    game: str
    code: str


class ChooseGame(Control, letters="choose"):
    """Ask how to play the game that is chosen."""


class Option(OfStart, letters="opt"):
    """Choose a value: `which` is the option's place, with the value's behind a point if there is no menu."""

    which: str
    page: int


class More(OfStart, letters="more"):
    """Turn to another page of the options."""

    page: int


class Begin(OfStart, letters="begin"):
    """Start."""


class AskSeed(OfStart, letters="seed"):
    """Open the form for a seed."""


class BeginSeeded(OfStart, letters="seeded"):
    """The form of a seed."""
