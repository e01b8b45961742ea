"""What Discord's refusals mean for what is to be posted."""

import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008


def is_final(fault: Exception) -> bool:
    """Tell whether trying again is of no use: no permission, no channel, or a message Discord refuses."""
    return isinstance(fault, discord.HTTPException) and 400 <= fault.status < 500 and fault.status != 429


def short(fault: Exception) -> str:
    """Return a fault for the log: Discord's status and code, or the name of the error."""
    if isinstance(fault, discord.HTTPException):
        return f"{fault.status} {fault.code}"
    return type(fault).__name__
