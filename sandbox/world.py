"""Everything that exists: servers, people, channels, messages, files and commands."""

from typing import Any

from sandbox.clock import Clock
from sandbox.crowd import Crowd
from sandbox.errors import refusal
from sandbox.feed import (
    ChannelCreated,
    ChannelDeleted,
    ChannelEdited,
    CommandsChanged,
    Feed,
    GuildChanged,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
)
from sandbox.guild import DIRECT, PUBLIC_THREAD, THREAD_CREATED, Attachment, Channel, Guild, Message, User
from sandbox.json import Json
from sandbox.shards import ALL, Shard
from sandbox.snowflakes import Snowflakes
from sandbox.uploads import Upload

EVERYWHERE = (0, 1, 2)
TO_THE_BOT = 1
"""Where commands can be used: in servers, in direct messages with the bot, among people."""
COLOURS = ("#d9482b", "#2a7fb8", "#3c8f4a", "#8a5bc7", "#b8860b")


class World:
    """The state behind REST, gateway and page; every change of it is told to `feed`."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.feed = Feed()
        self.snowflakes = Snowflakes()
        self.base_url = ""
        self.bot = User(self.snowflakes.make(), "Automa", is_bot=True)
        self.people: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.crowd = Crowd()
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.files: dict[int, Attachment] = {}
        # Scope (None: everywhere, else a guild) to command id to command.
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        self.has_synced = False
        for name in ("Ada", "Ben", "Cleo"):
            self.add_person(name)
        self.add_guild("Sandbox table", ("general", "burgundy-table", "quiet-corner"))

    @property
    def guild(self) -> Guild:
        """The first server."""
        return next(iter(self.guilds.values()))

    def add_person(self, name: str) -> User:
        """Let another person in."""
        user = User(self.snowflakes.make(), name, colour=COLOURS[len(self.people) % len(COLOURS)])
        self.people[user.id] = user
        return user

    def add_guild(self, name: str, channels: tuple[str, ...], shard: Shard = ALL) -> Guild:
        """Found another server on a shard, with text channels; everybody and the bot are in it."""
        guild_id = self.snowflakes.make_for(shard)
        self.snowflakes.make()
        self.snowflakes.make()  # the two ids that follow belong to the server's roles
        guild = Guild(guild_id, name, next(iter(self.people.values())))
        self.guilds[guild.id] = guild
        self.feed.publish(GuildChanged(guild))
        for channel in channels:
            self.add_channel(channel, guild)
        return guild

    def add_channel(self, name: str, guild: Guild) -> Channel:
        """Open another text channel."""
        channel = Channel(self.snowflakes.make(), guild, name, self.clock.stamp())
        channel.position = len(guild.channels)
        self._keep(channel)
        return channel

    def direct_with(self, user: User) -> Channel:
        """Return the direct messages of a person with the bot; they are opened when first asked for."""
        known = (one for one in self.channels.values() if one.is_direct and one.guild.owner is user)
        if found := next(known, None):
            return found
        place = Guild(0, self.bot.name, user)
        channel = Channel(self.snowflakes.make(), place, self.bot.name, self.clock.stamp(), DIRECT)
        self._keep(channel)
        return channel

    def add_thread(
        self, parent: Channel, name: str, *, kind: int = PUBLIC_THREAD, message: Message | None = None
    ) -> Channel:
        """Open a thread of the bot's, on `message` or by itself."""
        thread_id = message.id if message else self.snowflakes.make()
        thread = Channel(thread_id, parent.guild, name, self.clock.stamp(), kind, parent, self.bot.id)
        thread.member_ids.add(self.bot.id)
        self._keep(thread)
        if message is not None:
            message.thread = thread
            self.feed.publish(MessageEdited(message))
        elif kind == PUBLIC_THREAD:
            note = self.new_message(parent, self.bot, kind=THREAD_CREATED, content=name)
            note.thread = thread
            self.add_message(note)
        return thread

    def _keep(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        channel.guild.channels[channel.id] = channel
        self.feed.publish(ChannelCreated(channel))

    def edit_channel(self, channel: Channel) -> None:
        """Tell that `channel` was changed."""
        self.feed.publish(ChannelEdited(channel))

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its threads and messages."""
        for thread in [other for other in channel.guild.channels.values() if other.parent is channel]:
            self.delete_channel(thread)
        del self.channels[channel.id], channel.guild.channels[channel.id]
        for message in channel.history.values():
            message.is_deleted = True
            self.messages.pop(message.id, None)
        self.feed.publish(ChannelDeleted(channel))

    def new_message(self, channel: Channel, author: User, **fields: Any) -> Message:
        """Make a message that is not in its channel yet."""
        return Message(self.snowflakes.make(), channel, author, self.clock.stamp(), **fields)

    def add_message(self, message: Message) -> None:
        """Put a message into its channel."""
        if message.channel.id not in self.channels:
            raise refusal(10003)
        message.channel.history[message.id] = message
        self.messages[message.id] = message
        message.channel.is_archived = False
        if not message.is_ephemeral:
            message.channel.last_message_id = message.id
        self.feed.publish(MessageCreated(message))

    def edit_message(self, message: Message) -> None:
        """Tell that `message` was changed."""
        self.feed.publish(MessageEdited(message))

    def delete_message(self, message: Message) -> None:
        """Remove a message."""
        message.is_deleted = True
        message.channel.history.pop(message.id, None)
        self.messages.pop(message.id, None)
        self.feed.publish(MessageDeleted(message))

    def store(self, upload: Upload, description: str | None = None) -> Attachment:
        """Keep a file and give it its address."""
        file_id = self.snowflakes.make()
        name = upload.stored_name
        size = upload.size or (None, None)
        attachment = Attachment(
            file_id,
            name,
            upload.content,
            upload.content_type,
            f"{self.base_url}/cdn/attachments/{file_id}/{name}",
            description,
            *size,
        )
        self.files[file_id] = attachment
        return attachment

    def set_commands(self, scope: int | None, commands: dict[int, Json]) -> None:
        """Replace the registered commands of a scope (None: everywhere, else a guild's id)."""
        self.commands[scope] = commands
        self.has_synced = True
        self.feed.publish(CommandsChanged())

    def commands_in(self, guild: Guild) -> list[Json]:
        """Return the commands that can be used in `guild`."""
        if not guild.has_bot:
            return []
        own = self.commands.get(guild.id, {})
        context = 0 if guild.id else TO_THE_BOT
        return [
            command
            for command in (*self.commands[None].values(), *own.values())
            if context in (command.get("contexts") or EVERYWHERE)
        ]

    def kick_bot(self, guild: Guild) -> None:
        """Throw the bot out of a server."""
        guild.has_bot = False
        self.feed.publish(GuildChanged(guild))

    def invite_bot(self, guild: Guild) -> None:
        """Let the bot into a server again."""
        guild.has_bot = True
        self.feed.publish(GuildChanged(guild))
