"""What the bot must be allowed to do in a channel."""

import discord

from bot.presses.press import Visit
from engines.core.text import Text, text

ALWAYS = ("view_channel", "send_messages", "embed_links")
IN_THREAD = ("view_channel", "send_messages_in_threads", "embed_links")
FOR_PICTURES = ("attach_files",)
ALSO_USED = (*FOR_PICTURES, "read_message_history")
"""What the invitation asks for besides: pictures are files, and an older panel is looked at again."""
FOR_THREAD = (*ALWAYS, "create_public_threads", "send_messages_in_threads")


def missing(visit: Visit, needed: tuple[str, ...]) -> tuple[str, ...]:
    """Return the permissions that the bot lacks in the channel of the press."""
    granted = visit.interaction.app_permissions
    if granted.administrator:
        return ()
    return tuple(name for name in needed if not getattr(granted, name))


def needed_here(visit: Visit) -> tuple[str, ...]:
    """Return the permissions that the panel needs in the channel of the press."""
    return IN_THREAD if isinstance(visit.interaction.channel, discord.Thread) else ALWAYS


def names(permissions: tuple[str, ...]) -> tuple[Text, ...]:
    """Return the permissions as Discord's settings call them."""
    return tuple(text(f"ui-permission-{one.replace('_', '-')}") for one in permissions)


def missing_here(visit: Visit) -> tuple[Text, ...]:
    """Return the names of what the panel lacks in the channel of the press."""
    return names(missing(visit, needed_here(visit)))


def missing_for_pictures(visit: Visit) -> tuple[Text, ...]:
    """Return the names of what pictures lack in the channel of the press."""
    return names(missing(visit, FOR_PICTURES))


def shows_pictures(visit: Visit) -> bool:
    """Tell whether pictures can be shown in the channel of the press."""
    return visit.context.studio.is_open and not missing_for_pictures(visit)
