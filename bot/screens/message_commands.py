"""The commands on a message, of its menu; `bot.presses.message_commands` has what they do."""

from enum import Enum


class MessageCommand(Enum):
    """A command on a message; the message `menu-<value>` of the locale files is what it is called."""

    SHOW = "show"
    WHY = "why"
    UNDO = "undo"
    FAULT = "fault"

    @property
    def text(self) -> str:
        """The id of its name; Discord sends the English one."""
        return f"menu-{self.value}"
