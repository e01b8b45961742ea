"""Seats, and what their people do."""

from dataclasses import dataclass

from bot.wire.custom_id import Control, Moment


@dataclass(frozen=True)
class Go(Control, letters="go", moment=Moment.PUBLIC):
    """Show who presses what their seat has to decide."""


@dataclass(frozen=True)
class Hand(Control, letters="hand", moment=Moment.PUBLIC):
    """Show who presses what their seat has in hand."""


@dataclass(frozen=True)
class On(Control, letters="on", moment=Moment.PUBLIC):
    """Let automas go on, for so many turns."""

    turns: int = 1


@dataclass(frozen=True)
class Join(Control, letters="join", moment=Moment.PUBLIC):
    """Take a free seat."""


@dataclass(frozen=True)
class Fill(Control, letters="fill", moment=Moment.PUBLIC):
    """Ask which automas take the free seats."""


@dataclass(frozen=True)
class FillWith(Control, letters="fillwith", moment=Moment.PUBLIC):
    """Give the free seats to automas."""

    strength: str


@dataclass(frozen=True)
class Seats(Control, letters="seats", moment=Moment.PUBLIC):
    """Show who holds which seat."""


@dataclass(frozen=True)
class SeatMenu(Control, letters="seat", moment=Moment.PUBLIC):
    """Do what is chosen about a seat."""


@dataclass(frozen=True)
class GiveSure(Control, letters="giveyes", moment=Moment.PUBLIC):
    """Give an absent person's seat to an automa, or free it where there is no strength."""

    seat: str
    strength: str


@dataclass(frozen=True)
class LeaveSure(Control, letters="leaveyes", moment=Moment.PUBLIC):
    """Leave one's seat."""


@dataclass(frozen=True)
class Rename(Control, letters="rename", moment=Moment.PUBLIC):
    """The form of what a seat is called."""

    seat: str


@dataclass(frozen=True)
class PassTo(Control, letters="passto", moment=Moment.PUBLIC):
    """Give a seat to the person who is chosen."""

    seat: str
