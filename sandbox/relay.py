"""Which gateway event tells the bot of which change."""

from dataclasses import dataclass

from sandbox.feed import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelEdited,
    GuildChanged,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
)
from sandbox.guild import Channel, Guild, Message, User
from sandbox.json import Json
from sandbox.payloads import (
    channel_json,
    guild_create_json,
    member_json,
    message_json,
    of_guild,
    thread_member_json,
)

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12


@dataclass(frozen=True)
class Event:
    """A gateway event, and the intent that a bot needs to get it."""

    name: str
    data: Json
    guild_id: int
    intent: int


def event_of(change: Change, bot: User, people: int) -> Event | None:
    """Return the event for a change; None if the bot is not told of it."""
    match change:
        case MessageCreated(message) | MessageEdited(message):
            if message.is_ephemeral:
                return None
            name = "MESSAGE_CREATE" if isinstance(change, MessageCreated) else "MESSAGE_UPDATE"
            return _message_event(name, message, bot)
        case MessageDeleted(message):
            if message.is_ephemeral:
                return None
            place = message.channel
            data = {"id": str(message.id), "channel_id": str(place.id)} | of_guild(place)
            intent = DIRECT_MESSAGES if place.is_direct else GUILD_MESSAGES
            return Event("MESSAGE_DELETE", data, place.guild.id, intent)
        case ChannelCreated(channel) | ChannelEdited(channel) | ChannelDeleted(channel) if channel.is_direct:
            return None
        case ChannelCreated(channel):
            return _channel_event("CREATE", channel, bot)
        case ChannelEdited(channel):
            return _channel_event("UPDATE", channel, bot)
        case ChannelDeleted(channel):
            return _channel_event("DELETE", channel, bot)
        case GuildChanged(guild):
            return _guild_event(guild, bot, people)
        case _:
            return None


def without_content(event: Event) -> Event:
    """Return a message event as a bot gets it that may not read what people write."""
    blank = {"content": "", "embeds": [], "attachments": [], "components": []}
    return Event(event.name, event.data | blank, event.guild_id, event.intent)


def _message_event(name: str, message: Message, bot: User) -> Event:
    guild = message.channel.guild
    if message.channel.is_direct:
        return Event(name, message_json(message, bot), guild.id, DIRECT_MESSAGES)
    member = member_json(message.author, guild)
    del member["user"]
    data = message_json(message, bot) | {"guild_id": str(guild.id), "member": member}
    return Event(name, data, guild.id, GUILD_MESSAGES)


def _channel_event(what: str, channel: Channel, bot: User) -> Event:
    kind = "THREAD" if channel.is_thread else "CHANNEL"
    data = channel_json(channel, bot)
    if channel.is_thread and what == "CREATE":
        data |= {"newly_created": True, "member": thread_member_json(channel, bot.id)}
    return Event(f"{kind}_{what}", data, channel.guild.id, GUILDS)


def _guild_event(guild: Guild, bot: User, people: int) -> Event:
    if guild.has_bot:
        joined = guild_create_json(guild, bot, people)
        del joined["unavailable"]  # with it clients take the guild for one that they had before
        return Event("GUILD_CREATE", joined, guild.id, GUILDS)
    return Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)
