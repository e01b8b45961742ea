"""To play on elsewhere from an earlier moment."""

from bot.wire.custom_id import Control, Moment


class Fork(Control, letters="fork", moment=Moment.PUBLIC):
    """Ask how to play on elsewhere from after the move that began with the entry `move`."""

    move: int


class ForkThread(Control, letters="forkto", moment=Moment.PUBLIC):
    """Play on from there in a new thread; with a new seed, or where it `is_same` with that of this game."""

    move: int
    is_same: bool = False
