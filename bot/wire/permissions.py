"""What the bot must be allowed to do in a channel."""

import discord

from bot.wire.json import Json

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


def granted(guild: Json, member: Json, channel: Json) -> discord.Permissions:
    """Return what a member may do in a channel: roles first, then what the channel says of them.

    All three are as Discord's API tells them; of a thread the channel around it counts.
    """
    everyone = str(guild["id"])
    user, roles = str(member["user"]["id"]), {everyone, *map(str, member["roles"])}
    bits = 0
    for role in guild["roles"]:
        bits |= int(role["permissions"]) if str(role["id"]) in roles else 0
    if discord.Permissions(bits).administrator or str(guild.get("owner_id")) == user:
        return discord.Permissions.all()
    # Of the channel's overwrites everybody's count first, then all roles' together, then the member's own.
    for of in ({everyone}, roles - {everyone}, {user}):
        own = [one for one in channel.get("permission_overwrites", ()) if str(one["id"]) in of]
        for one in own:
            bits &= ~int(one["deny"])
        for one in own:
            bits |= int(one["allow"])
    return discord.Permissions(bits)


def lacking(granted: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of the permissions that are not granted."""
    return tuple(name for name in needed if not getattr(granted, name))


def in_words(permission: str) -> str:
    """Return a permission as Discord's English client calls it."""
    return permission.replace("_", " ").title().replace(" In ", " in ")
