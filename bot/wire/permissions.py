"""What the bot must be allowed to do in a channel."""

import discord

ALWAYS = ("view_channel", "send_messages", "embed_links")
IN_THREAD = ("view_channel", "send_messages_in_threads", "embed_links")
FOR_PICTURES = ("attach_files",)
ALSO_USED = (*FOR_PICTURES, "read_message_history")
"""What the invitation asks for besides: pictures are files, and what may have been posted is looked for."""
FOR_THREAD = (*ALWAYS, "create_public_threads", "send_messages_in_threads")


def invitation(application: int) -> str:
    """Return the address that invites the bot to a server, with just the permissions that it uses."""
    needed = discord.Permissions(**dict.fromkeys((*FOR_THREAD, *ALSO_USED), True))
    return discord.utils.oauth_url(application, permissions=needed, scopes=("bot", "applications.commands"))
