"""What every press needs, and one press on its way through the bot."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

from bot.sessions.errors import NoSession
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.view import View
from bot.wire.reply import Reply
from bot.words.words import I18n, Words

if TYPE_CHECKING:
    from bot.automas.absent import Think
    from bot.posts.pictures import Followers
    from bot.posts.posts import Posts
    from bot.posts.renderer import Studio


MOST_SEEN = 1000
LULL = 0.025
"""Seconds; nobody notices a panel that comes so much later, but a press that waits for panels is noticed."""


class Traffic:
    """Counts the presses that are being answered, so that what can wait waits for them."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, None] = OrderedDict()
        self._running = self._count = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    def is_again(self, press: str) -> bool:
        """Tell whether an interaction came before: Discord may send one again after a lost connection."""
        if press in self._seen:
            return True
        self._seen[press] = None
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)
        return False

    def __enter__(self) -> None:
        self._running += 1
        self._count += 1
        self._quiet.clear()

    def __exit__(self, *_: object) -> None:
        self._running -= 1
        if self._running == 0:
            self._quiet.set()

    async def quiet(self, within: float) -> bool:
        """Wait for a lull, at most `within` seconds; tell whether there is one."""
        try:
            async with asyncio.timeout(within):
                await self._lull()
        except TimeoutError:
            return False
        return True

    async def _lull(self) -> None:
        """Wait until no press has been answered for a moment: presses often come one after another."""
        seen = -1
        while self._running or seen != self._count:
            await self._quiet.wait()
            seen = self._count
            await asyncio.sleep(LULL)


@dataclass(frozen=True, slots=True)
class Context:
    """The bot's parts."""

    sessions: Sessions
    i18n: I18n
    posts: "Posts"
    traffic: Traffic
    studio: "Studio"
    followers: "Followers"
    think: "Think"
    allow_turns: Callable[[View, int], None]
    """Lets the automas of a table without people take so many more turns by themselves."""
    asleep_hours: float
    client: discord.Client


@dataclass(slots=True)
class Visit:
    """One interaction: who, where, in which languages, and how it is answered."""

    context: Context
    interaction: discord.Interaction[Any]
    reply: Reply = field(init=False)

    def __post_init__(self) -> None:
        self.reply = Reply(self.interaction)

    @property
    def sessions(self) -> Sessions:
        """The sessions."""
        return self.context.sessions

    async def view(self, session: str) -> View:
        """Return a session of this server as it stands. Raises NoSession for any other."""
        view = await self.sessions.view(session)
        if view.session.guild != self.guild:
            raise NoSession
        return view

    async def note(self, payload: dict[str, Any]) -> None:
        """Answer who pressed alone: in the private message that was pressed, else in a new one."""
        if self.is_private:
            await self.reply.update(payload)
        else:
            await self.reply.message(payload, private=True)

    @property
    def by(self) -> Person:
        """Who pressed, in which server, and by which interaction."""
        return Person(str(self.interaction.user.id), self.guild, str(self.interaction.id))

    @property
    def is_saved(self) -> bool:
        """Whether this press has changed the session."""
        return self.context.posts.has_saved(self.by.press)

    @property
    def guild(self) -> str:
        """The server's id."""
        return str(self.interaction.guild_id or "")

    @property
    def channel(self) -> str:
        """The id of the channel or thread."""
        return str(self.interaction.channel_id or "")

    @property
    def data(self) -> dict[str, Any]:
        """What was pressed, as Discord sent it."""
        return self.interaction.data or {}  # type: ignore[return-value]

    def words(self, game: str = "") -> Words:
        """Return the words for everybody in the channel: in the server's language."""
        locale = self.interaction.guild_locale
        return self.context.i18n.words(game, str(locale) if locale else "en")

    def own(self, game: str = "") -> Words:
        """Return the words for who pressed: in their language."""
        return self.context.i18n.words(game, str(self.interaction.locale))

    @property
    def is_private(self) -> bool:
        """Whether what was pressed is a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral
