"""The world's things as the page gets them."""

from sandbox.feed import (
    BotChanged,
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelEdited,
    CommandsChanged,
    GuildChanged,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
)
from sandbox.guild import THREAD_CREATED, Channel, Message, User
from sandbox.json import Json
from sandbox.payloads import free_attachments
from sandbox.world import World


def world_json(world: World, user: User | None, *, is_online: bool) -> Json:
    """Return who and what there is for one person, or what everybody sees."""
    direct = [world.direct_with(user)] if user else []
    return {
        "users": [
            {
                "id": str(one.id),
                "name": one.name,
                "colour": one.colour,
                "locale": one.locale,
                "manages": one.manages,
            }
            for one in world.people.values()
        ],
        "guild": {"id": str(world.guild.id), "name": world.guild.name},
        "channels": [_channel_json(one) for one in (*world.guild.channels.values(), *direct)],
        "bot": {"id": str(world.bot.id), "online": is_online, "name": world.bot.name},
        "commands": world.commands_in(world.guild),
    }


def _channel_json(channel: Channel) -> Json:
    return {
        "id": str(channel.id),
        "name": channel.name,
        "type": channel.kind,
        "kind": "direct" if channel.is_direct else "thread" if channel.is_thread else "text",
        "parent_id": str(channel.parent.id) if channel.parent else None,
    }


def message_json(message: Message, user: User) -> Json:
    """Return a message as `user` sees it."""
    content = message.content
    if message.kind == THREAD_CREATED:
        content = f"started a thread: {content}"
    interaction = message.interaction
    return {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "author": {"id": str(message.author.id), "name": message.author.name, "bot": message.author.is_bot},
        "content": content,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": [
            {
                "id": str(file.id),
                "filename": file.filename,
                "url": file.url,
                "description": file.description,
                "width": file.width,
                "height": file.height,
            }
            for file in free_attachments(message)
        ],
        "ephemeral": message.is_ephemeral,
        "edited": message.edited is not None,
        "timestamp": message.created,
        "interaction": interaction
        and {
            "user": interaction["user"]["global_name"] or interaction["user"]["username"],
            "name": interaction["name"],
        },
        "thinking": message.is_thinking,
        "mentions_me": user in message.mentions or message.mentions_everyone,
    }


def event_json(change: Change, user: User) -> Json | None:
    """Return what the page of `user` is told of a change, None for nothing."""
    match change:
        case MessageCreated(message) | MessageEdited(message):
            if not message.is_visible_to(user):
                return None
            return {
                "type": "message",
                "channel_id": str(message.channel.id),
                "message": message_json(message, user),
            }
        case MessageDeleted(message):
            # Private messages of others were never shown; a dismissed one is not visible any more.
            if message.visible_to not in (None, user):
                return None
            return {
                "type": "message_delete",
                "channel_id": str(message.channel.id),
                "id": str(message.id),
            }
        case ChannelCreated(channel) if channel.is_direct:
            return None  # each page asks for its person's
        case ChannelCreated() | ChannelEdited() | ChannelDeleted() | GuildChanged():
            return {"type": "channels"}
        case CommandsChanged():
            return {"type": "commands"}
        case BotChanged(is_online):
            return {"type": "bot", "online": is_online}
