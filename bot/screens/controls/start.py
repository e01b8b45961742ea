"""The start, with what was chosen so far as a code."""

from dataclasses import dataclass

from bot.wire.custom_id import Control


@dataclass(frozen=True)
class OfStart(Control):
    """What is about a start, with what was chosen so far as a code."""

    game: str
    code: str


@dataclass(frozen=True)
class ChooseGame(Control, letters="choose"):
    """Ask how to play the game that is chosen."""


@dataclass(frozen=True)
class Option(OfStart, letters="opt"):
    """Choose a value: `which` is the option's place, with the value's behind a point if there is no menu."""

    which: str
    page: int


@dataclass(frozen=True)
class More(OfStart, letters="more"):
    """Turn to another page of the options."""

    page: int


@dataclass(frozen=True)
class Begin(OfStart, letters="begin"):
    """Start."""


@dataclass(frozen=True)
class AskSeed(OfStart, letters="seed"):
    """Open the form for a seed."""


@dataclass(frozen=True)
class BeginSeeded(OfStart, letters="seeded"):
    """The form of a seed."""
