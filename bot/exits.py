"""The codes that the bot and its commands end with: `docs/hosting.md` tells the same of each."""

from enum import IntEnum


class Exit(IntEnum):
    """What a process has ended by; a service starts the bot again unless that is of no use."""

    WELL = 0
    """It was told to stop, or has done what it was asked."""
    FAULT = 1
    """The database can't be used, a check has found something, or there is a bug."""
    SETTING = 2
    """A setting or an argument is missing or wrong, or Discord doesn't know the token."""
    CLOSED = 3
    """Discord closed the connection for good."""
    IN_USE = 4
    """Another Automa works with the database."""
    INTENTS = 5
    """Discord refuses the application's intents."""
    WARNING = 6
    """`automa doctor` has found nothing that stops the bot, but something to mend."""
    UNKNOWN = 7
    """`automa doctor` has found nothing wrong, but could not look everywhere."""


NO_RESTART = (Exit.SETTING, Exit.CLOSED, Exit.INTENTS)
"""Where another start ends the same way, and costs one of the day's logins at Discord."""
