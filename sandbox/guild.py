"""A server: its people, its channels, and the messages in them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from sandbox import components as parts
from sandbox.components import Button, Select
from sandbox.json import Json
from sandbox.permissions import BOT, IN_DIRECT, PERSON, bits

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
DEFAULT, THREAD_CREATED, REPLY, SLASH_ANSWER, MENU_ANSWER = 0, 18, 19, 20, 23
MANAGE = bits("manage_guild")
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15


class Reader(Protocol):
    """Somebody who reads messages: a user, or the person who acts as one."""

    @property
    def id(self) -> int:
        """The user's id."""


@dataclass(eq=False)
class User:
    """A person or the bot."""

    id: int
    name: str
    is_bot: bool = False
    colour: str = "#5865f2"
    locale: str = "en-US"
    permissions: int = PERSON

    @property
    def manages(self) -> bool:
        """Whether the person may manage servers."""
        return bool(self.permissions & MANAGE)

    @manages.setter
    def manages(self, manages: bool) -> None:
        self.permissions = self.permissions | MANAGE if manages else self.permissions & ~MANAGE


@dataclass(eq=False)
class Attachment:
    """A file in a message; `width` and `height` (pixels) are known for pictures."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(eq=False)
class Message:
    """A message as it is now; an edit changes it in place."""

    id: int
    channel: "Channel"
    author: User
    created: str
    kind: int = DEFAULT
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited: str | None = None
    visible_to: User | None = None
    mentions: list[User] = field(default_factory=list)
    mentions_everyone: bool = False
    reference: "Message | None" = None
    metadata: Json | None = None
    interaction: Json | None = None
    thread: "Channel | None" = None
    nonce: str | None = None
    is_deleted: bool = False
    is_dismissed: bool = False

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.visible_to is not None

    @property
    def is_thinking(self) -> bool:
        """Whether it still says "thinking" in place of an answer."""
        return bool(self.flags & LOADING)

    @property
    def buttons(self) -> list[Button]:
        """The buttons in reading order."""
        return parts.buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """The select menus in reading order."""
        return parts.selects(self.components)

    @property
    def text(self) -> str:
        """All text that a reader sees, a line for each part; labels of buttons are not in it."""
        lines = [self.content]
        for embed in self.embeds:
            lines += [embed.get("author", {}).get("name", ""), embed.get("title", "")]
            lines.append(embed.get("description", ""))
            for line in embed.get("fields", []):
                lines += [line["name"], line["value"]]
            lines.append(embed.get("footer", {}).get("text", ""))
        return "\n".join(filter(None, lines + parts.texts(self.components)))

    @property
    def pictures(self) -> list[Attachment]:
        """The attached pictures, those shown inside an embed among them."""
        return [file for file in self.attachments if file.content_type.startswith("image/")]

    def button(self, label: str) -> Button:
        """Return the button that says `label`; LookupError if there is none."""
        for button in self.buttons:
            if button.label == label:
                return button
        raise LookupError(f"no button {label!r} among {[button.label for button in self.buttons]}")

    def is_visible_to(self, reader: Reader | None) -> bool:
        """Tell whether `reader` sees it (None: whether everybody does)."""
        if self.visible_to is None:
            return True
        return reader is not None and reader.id == self.visible_to.id and not self.is_dismissed


@dataclass(eq=False)
class Guild:
    """A server. The direct messages of a person with the bot have one of id 0, for them alone."""

    id: int
    name: str
    owner: User
    locale: str = "en-US"
    system_channel_id: int | None = None
    """The channel for what the server itself tells; None without one."""
    has_bot: bool = True
    channels: dict[int, "Channel"] = field(default_factory=dict)

    @property
    def players_role_id(self) -> int:
        """The role that people have; the server's own id is that of @everyone."""
        return self.id + 1

    @property
    def bot_role_id(self) -> int:
        """The role that the invitation made for the bot."""
        return self.id + 2


@dataclass(eq=False)
class Channel:
    """A text channel, a thread if it has a `parent`, or the direct messages of the server's owner."""

    id: int
    guild: Guild
    name: str
    created: str
    kind: int = TEXT
    parent: "Channel | None" = None
    owner_id: int = 0
    topic: str | None = None
    position: int = 0
    allowed: int = 0
    denied: int = 0
    is_closed: bool = False
    """Whether the person takes no direct messages any more."""
    is_archived: bool = False
    is_locked: bool = False
    auto_archive_duration: int = 1440
    rate_limit_per_user: int = 0
    member_ids: set[int] = field(default_factory=set)
    last_message_id: int | None = None
    history: dict[int, Message] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.parent is not None

    @property
    def is_direct(self) -> bool:
        """Whether one person writes to the bot here."""
        return self.kind == DIRECT

    @property
    def bot_permissions(self) -> int:
        """What the bot may do here, as bits; a thread goes by its channel."""
        if self.is_direct:
            return IN_DIRECT
        place = self.parent or self
        return (BOT & ~place.denied) | place.allowed

    def newest_first(self) -> Iterator[Message]:
        """Yield the messages from the newest to the oldest, private ones among them."""
        return reversed(self.history.values())

    def messages(self, as_user: Reader | None = None) -> list[Message]:
        """Return the messages in order that `as_user` sees; without one, what everybody sees."""
        return [message for message in self.history.values() if message.is_visible_to(as_user)]
