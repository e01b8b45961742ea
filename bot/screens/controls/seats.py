"""Seats, and what their people do."""

from bot.wire.custom_id import Control, Moment


class Go(Control, letters="go", moment=Moment.PUBLIC):
    """Show who presses what their seat has to decide."""


class Hand(Control, letters="hand", moment=Moment.PUBLIC):
    """Show who presses what their seat has in hand."""


class On(Control, letters="on", moment=Moment.PUBLIC):
    """Let automas go on, for so many turns."""

    turns: int = 1


class Join(Control, letters="join", moment=Moment.PUBLIC):
    """Take a free seat."""


class Fill(Control, letters="fill", moment=Moment.PUBLIC):
    """Ask which automas take the free seats."""


class FillWith(Control, letters="fillwith", moment=Moment.PUBLIC):
    """Give the free seats to automas."""

    strength: str


class Seats(Control, letters="seats", moment=Moment.PUBLIC):
    """Show who holds which seat."""


class SeatMenu(Control, letters="seat", moment=Moment.PUBLIC):
    """Do what is chosen about a seat."""


class GiveSure(Control, letters="giveyes", moment=Moment.PUBLIC):
    """Give an absent person's seat to an automa, or free it where there is no strength."""

    seat: str
    strength: str


class LeaveSure(Control, letters="leaveyes", moment=Moment.PUBLIC):
    """Leave one's seat."""


class Rename(Control, letters="rename", moment=Moment.PUBLIC):
    """The form of what a seat is called."""

    seat: str


class PassTo(Control, letters="passto", moment=Moment.PUBLIC):
    """Give a seat to the person who is chosen."""

    seat: str
