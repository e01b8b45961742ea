"""One interaction as Discord sent it: who, where, in which languages, and what was pressed."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import discord

from bot.direct import is_direct, place_of
from bot.wire.endpoint import Endpoint, FileRefused
from bot.wire.json import Json
from bot.wire.multipart import file_at
from bot.wire.reply import Reply
from bot.wire.servers import Servers

MESSAGE_COMMAND = 3
"""Discord's number for a command on a message."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A file that somebody has sent; its bytes have to be fetched."""

    size: int
    """In bytes, as Discord tells."""
    url: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """The message that was pressed."""

    id: str
    is_private: bool
    """Whether only who pressed sees it."""
    picture: str
    """The name of the file that its first picture is, empty without one."""
    file: str
    """That file's id."""
    files: tuple[Sent, ...]
    footer: str
    """The foot of its last embed, empty without one."""
    chosen: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What is chosen already in its menus: custom id and values of each."""


@dataclass(frozen=True, slots=True)
class Target:
    """The message that a command of its menu was chosen on."""

    id: str
    custom_ids: tuple[str, ...]
    """Those of its buttons and menus, as they came."""


class Interaction:
    """What a press is made of, and how it is answered."""

    def __init__(
        self,
        raw: discord.Interaction[Any],
        endpoint: Endpoint,
        servers: Servers,
        *,
        is_inherited: bool = False,
    ) -> None:
        self._raw = raw
        self._servers = servers
        self._endpoint = endpoint
        self.is_inherited = is_inherited
        """Whether another process may have served it: it came before this one was to serve its server."""
        self.reply = Reply(raw, endpoint)

    @property
    def id(self) -> str:
        """The interaction's id."""
        return str(self._raw.id)

    @property
    def kind(self) -> int:
        """Discord's number for a command, a component, an autocomplete or a form."""
        return int(self._raw.type.value)

    @property
    def user(self) -> str:
        """The id of who pressed."""
        return str(self._raw.user.id)

    @property
    def name(self) -> str:
        """What who pressed is called in this server."""
        return str(self._raw.user.display_name)

    @property
    def guild(self) -> str:
        """The server's id, that of direct messages with the bot, or empty: among people without it."""
        return place_of(self.channel) if self.is_direct else str(self._raw.guild_id or "")

    @property
    def is_direct(self) -> bool:
        """Whether somebody writes to the bot alone."""
        return not self._raw.guild_id and self._raw.context.dm_channel

    @property
    def channel(self) -> str:
        """The id of the channel or thread."""
        return str(self._raw.channel_id or "")

    @property
    def has_place(self) -> bool:
        """Whether the bot can write here by itself: in a server that it was added to, and to one person.

        Elsewhere it can only answer who presses.
        """
        return self.is_direct or self.is_in_server

    @property
    def is_in_server(self) -> bool:
        """Whether this is a server that the bot was added to."""
        is_persons = self._raw.is_user_integration() and not self._raw.is_guild_integration()
        return bool(self._raw.guild_id) and not is_persons

    @property
    def is_in_thread(self) -> bool:
        """Whether that is a thread."""
        return isinstance(self._raw.channel, discord.Thread)

    @property
    def takes_threads(self) -> bool:
        """Whether threads can be opened in the channel."""
        return isinstance(self._raw.channel, discord.TextChannel)

    @property
    def around(self) -> str:
        """The id of the channel that the thread is in, empty where it is none."""
        channel = self._raw.channel
        return str(channel.parent_id) if isinstance(channel, discord.Thread) else ""

    @property
    def data(self) -> Json:
        """What was pressed or typed, as it came."""
        return self._raw.data or {}  # type: ignore[return-value]

    @property
    def locale(self) -> str:
        """The language of who pressed."""
        return str(self._raw.locale)

    @property
    def guild_locale(self) -> str:
        """The server's language, empty if it has none; who writes to the bot alone has their own."""
        return self.locale if self.is_direct else str(self._raw.guild_locale or "")

    @cached_property
    def message(self) -> Pressed | None:
        """The message that was pressed, None for a command."""
        message = self._raw.message
        if message is None:
            return None
        embeds = message.embeds
        footer = embeds[-1].footer.text if embeds else None
        name, file = file_at(next((one.image.url for one in embeds if one.image.url), ""))
        sent = tuple(Sent(one.size, one.url) for one in message.attachments)
        return Pressed(
            str(message.id), message.flags.ephemeral, name, file, sent, footer or "", tuple(_chosen(message))
        )

    @cached_property
    def target(self) -> Target | None:
        """The message that a command was chosen on, None if it wasn't on one."""
        match self.data:
            case {"type": int(kind), "target_id": str(id_), "resolved": {"messages": {**messages}}}:
                if kind == MESSAGE_COMMAND and isinstance(message := messages.get(id_), dict):
                    return Target(id_, tuple(_custom_ids(message)))
        return None

    @property
    def may_manage(self) -> bool:
        """Whether who pressed may manage the server."""
        granted = self._raw.permissions
        return bool(granted.manage_guild or granted.administrator)

    @property
    def newest(self) -> str:
        """The id of what Discord says is the channel's newest message; empty if it doesn't say.

        It may be deleted already, or a message that only somebody sees: a hint, never a proof.
        """
        return str(getattr(self._raw.channel, "last_message_id", None) or "")

    def sent(self, id: str) -> Sent | None:  # noqa: A002
        """Return the file that an option of the command names; None if none of that id came with it."""
        match self.data:
            case {"resolved": {"attachments": {**files}}}:
                match files.get(id):
                    case {"size": int(size), "url": str(url)}:
                        return Sent(size, url)
        return None

    def person(self, id: str) -> tuple[str, bool] | None:  # noqa: A002
        """Return what a chosen person is called here, and whether it is a bot; None if there is none."""
        match self.data:
            case {"resolved": {"users": {**users}, **rest}}:
                match users.get(id):
                    case {"username": str(name), **user}:
                        members = rest.get("members")
                        member = members.get(id) if isinstance(members, dict) else None
                        nick = member.get("nick") if isinstance(member, dict) else None
                        return str(nick or user.get("global_name") or name), bool(user.get("bot"))
        return None

    async def fetch(self, sent: Sent, most: int) -> bytes:
        """Return the bytes of a file. Raises FileRefused, and fetches nothing, if it has more than `most`."""
        if sent.size > most:
            raise FileRefused
        return await self._endpoint.fetch(sent.url, most)

    @property
    def largest_file(self) -> int:
        """How many bytes a file may have here."""
        return self._raw.filesize_limit

    def lacks(self, needed: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of the permissions that the bot doesn't have in this channel."""
        granted = self._raw.app_permissions
        # For direct messages Discord names what matters in a server only, and refuses none of the others.
        if granted.administrator or self.is_direct:
            return ()
        return tuple(name for name in needed if not getattr(granted, name))

    def knows_channel(self, guild: str, channel: str) -> bool:
        """Tell whether the bot is sure to see that channel or thread in that server."""
        return is_direct(guild) or self._servers.know(guild, channel)


def _custom_ids(message: Json) -> Iterator[str]:
    rows = message.get("components")
    for row in rows if isinstance(rows, list) else ():
        parts = row.get("components") if isinstance(row, dict) else None
        for part in parts if isinstance(parts, list) else ():
            if isinstance(part, dict) and isinstance(part.get("custom_id"), str):
                yield part["custom_id"]


def _chosen(message: discord.Message) -> Iterator[tuple[str, tuple[str, ...]]]:
    for row in message.components:
        for part in getattr(row, "children", ()):
            if isinstance(part, discord.SelectMenu):
                yield part.custom_id or "", tuple(one.value for one in part.options if one.default)
