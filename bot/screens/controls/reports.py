"""Reports of what people did."""

from bot.wire.custom_id import Control, Keys, Moment


class MyTurn(Control, letters="menu", moment=Moment.PUBLIC):
    """Open the menus of what happened in one's turn."""


class Mine(Control, letters="mine", moment=Moment.LAST):
    """Keep what is picked in a group's menu, behind what was picked in `order`."""

    seat: str
    group: str = ""
    order: Keys | None = None


class Record(Control, letters="record", moment=Moment.LAST):
    """Record what is picked, and pass the turn, by that move if one is named."""

    seat: str
    move: str = ""


class Reports(Control, letters="reports", moment=Moment.LAST):
    """Turn a page of what can be reported."""

    group: str
    page: int
    way: str = ""


class ReportGroup(Control, letters="group", moment=Moment.LAST):
    """Open the group that is chosen."""


class Tell(Control, letters="tell", moment=Moment.LAST):
    """Report what is chosen."""


class Write(Control, letters="write", moment=Moment.LAST):
    """Open the form for a line; `is_again` with what was typed."""

    is_again: bool = False


class WrittenLine(Control, letters="line", moment=Moment.LAST):
    """The form of a line."""


class LineWithPicks(Control, letters="recline", moment=Moment.LAST):
    """Record what is picked for a seat, or without one drop it; then do the line that was typed."""

    seat: str = ""
