"""What trouble with Discord, or on the way to it, comes as, and what it means."""

import aiohttp
import discord

Refusal = discord.HTTPException
"""Discord's answer that it won't: with a `status` and a `code`."""
CUT = (aiohttp.ClientError, OSError, TimeoutError)
"""A request of which nothing is heard: whether it has arrived isn't known."""
FAULTS = (Refusal, *CUT)
"""All of that trouble."""
CONNECTION_FAULTS = (*CUT, discord.GatewayNotFound)
"""What keeps the bot from the gateway for a moment."""
UNAUTHORIZED, NOT_FOUND = 401, 404
REFUSED = 400
"""The status with which Discord refuses what a message says, whenever it is sent."""
NO_PERMISSION = {50001: " (the bot may not see the channel)", 50013: " (the bot lacks a permission there)"}
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_MEMBER = 10003, 10008, 10007
THREAD_ARCHIVED = 50083
"""Nothing in the thread can be changed until somebody writes there again, or unlocks it."""
OUT_OF_PLACE = (UNKNOWN_MESSAGE, THREAD_ARCHIVED)
"""Where a message can't be changed, but a new one may be written."""
OUT_OF_REACH = (10008, 10015, 50027)
"""Where an interaction doesn't reach a message: not its own, or too long ago."""
OF_THE_MOMENT = (408, 429)
"""The answers of the 400s with which Discord refuses nothing but the moment."""


class LostReply(ConnectionError):
    """Of a reply to a press nothing was heard, however often it was sent: it may have arrived."""


class LostMessage(LostReply):
    """The same of a further message, which is sent once: it may still be on its way."""


class Replaced(ConnectionError):
    """Nothing was sent: another process may serve the server by now."""


class TooLate(Exception):
    """The press was kept alive while it was served, and takes no such answer any more."""


def is_final(fault: Exception) -> bool:
    """Tell whether trying again is of no use: no permission, no channel, or something Discord refuses."""
    return isinstance(fault, Refusal) and 400 <= fault.status < 500 and fault.status not in OF_THE_MOMENT


def may_have_arrived(fault: Exception) -> bool:
    """Tell whether what a request asked for may be done although it failed: nobody has refused it."""
    return not isinstance(fault, Refusal) or fault.status >= 500


def short(fault: Exception) -> str:
    """Return a fault for the log: Discord's status and code, permissions in words, or the error's name."""
    if isinstance(fault, Refusal):
        return f"{fault.status} {fault.code}" + NO_PERMISSION.get(fault.code, "")
    return type(fault).__name__
