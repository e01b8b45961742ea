"""People, servers and the channels they talk in."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox.messages import Message, Reader
from sandbox.permissions import BOT, PERSON

TEXT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 11, 12


@dataclass(eq=False)
class User:
    """A person or the bot."""

    id: int
    name: str
    is_bot: bool = False
    colour: str = "#5865f2"
    locale: str = "en-US"
    permissions: int = PERSON


@dataclass(eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner: User
    locale: str = "en-US"
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
    """A text channel, or a thread if it has a `parent`."""

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
    def bot_permissions(self) -> int:
        """What the bot may do here, as bits; a thread goes by its channel."""
        place = self.parent or self
        return (BOT & ~place.denied) | place.allowed

    def newest_first(self) -> Iterator[Message]:
        """Yield the messages from the newest to the oldest, private ones among them."""
        return reversed(self.history.values())

    def messages(self, as_user: Reader | None = None) -> list[Message]:
        """Return the messages in order that `as_user` sees; without one, what everybody sees."""
        return [message for message in self.history.values() if message.is_visible_to(as_user)]
