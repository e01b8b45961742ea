"""What is kept of a person."""

from bot.wire.custom_id import Control


class OwnFile(Control, letters="mydata"):
    """Bring it as a file."""


class Erase(Control, letters="erase"):
    """Delete it, once the person is sure."""

    is_sure: bool = False
