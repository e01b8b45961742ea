"""What every press needs, and one press on its way through the bot."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.automas.absence import Think
from bot.log import get_logger
from bot.posts.dashboards import Dashboards
from bot.posts.pictures import LatePictures
from bot.posts.posts import Posts
from bot.posts.reminders import Reminders
from bot.posts.renderer import Renderer
from bot.posts.traffic import Traffic
from bot.presses.kept import Kept
from bot.screens.hearing import heard, hearing
from bot.screens.localized_view import LocalizedView
from bot.sessions.errors import NoServer, StaleSeq
from bot.sessions.mentions import Mentions
from bot.sessions.people import People, Wishes
from bot.sessions.rights import Person, demand_here
from bot.sessions.servers import ServerSettings
from bot.sessions.service import Sessions
from bot.sessions.view import View
from bot.store.errors import StoreFault
from bot.tidying import Tidying
from bot.wire.absences import Absences
from bot.wire.channel import Http
from bot.wire.faults import UNKNOWN_MESSAGE, Refusal
from bot.wire.interaction import Interaction
from bot.wire.json import Json
from bot.wire.permissions import ALWAYS, FOR_PICTURES, IN_THREAD
from bot.wire.reply import Reply, Tune
from bot.words.words import I18n, Words
from bot.worker.line import Line
from bot.worker.workers import Workers
from engines.core.text import Text, text

log = get_logger()

Meter = Callable[[str, str, float], None]
"""Hears of each press what it was, what became of it, and after how many seconds it was answered."""


@dataclass(frozen=True, slots=True)
class Context:
    """The bot's parts."""

    sessions: Sessions
    i18n: I18n
    posts: Posts
    dashboards: Dashboards
    mentions: Mentions
    people: People
    reminders: Reminders
    traffic: Traffic
    renderer: Renderer
    late_pictures: LatePictures
    think: Think
    allow_turns: Callable[[View, int], None]
    """Lets the automas of a table without people take so many more turns by themselves."""
    asleep_hours: float
    faults_to: str
    """Where reports of faults are sent; empty for who runs the bot."""
    http: Http
    absences: Absences
    tidying: Tidying
    exports: Line
    """Who waits for an export: one is written at a time."""
    imports: Line
    """Who brings a file: one is read at a time."""
    importer: Workers
    """The process that reads it."""
    candidates: Kept[Any]
    """What can be meant by what people are typing."""
    meter: Meter | None = None


@dataclass(slots=True)
class Press:
    """One interaction: who, where, in which languages, and how it is answered."""

    context: Context
    interaction: Interaction
    by: Person = field(init=False)
    """Who pressed, in which server and channel, and by which interaction."""
    data: Json = field(init=False)
    """What was pressed, as Discord sent it."""
    reply: Reply = field(init=False)
    """How it is answered."""
    sessions: Sessions = field(init=False)
    is_refused: bool = False
    """Whether it was answered why nothing was done."""
    has_kept: bool = False
    """Whether it has saved something that is no step of a session: a setting, a wish, a note, a plan."""
    empty_thread: str = ""
    """The id of the thread that it has opened and that no game has begun in."""
    _wishes: Wishes | None = None
    _words: Words | None = None
    """The words that who pressed was last spoken to in, and the session that these were about."""
    _local: LocalizedView | None = None

    def __post_init__(self) -> None:
        one = self.interaction
        typed = one.message is None
        self.by = Person(one.user, one.guild, one.id, one.may_manage, one.name, one.channel, typed)
        self.data, self.reply, self.sessions = one.data, one.reply, self.context.sessions
        self.reply.tune_by(self._tune, self.is_private)

    async def wishes(self) -> Wishes:
        """Return how who pressed wishes what they alone see; where that can't be read, as all see it."""
        if self._wishes is None:
            try:
                self._wishes = await self.context.people.lately(self.by.id)
            except StoreFault as fault:
                log.warning("wishes-not-read", fault=type(fault).__name__)
                self._wishes = Wishes()
        return self._wishes

    def wish(self, wishes: Wishes) -> None:
        """Let what follows be as who pressed wishes from now on."""
        self._wishes = wishes

    async def _tune(self) -> Tune | None:
        """Return what makes words for listening, if who pressed wishes them."""
        if not (await self.wishes()).is_listening:
            return None
        return partial(heard, hear=hearing(self._words or self.own(), self._local))

    async def view(self, session: str) -> View:
        """Return a session of this channel as it stands. Raises NoSession, or Elsewhere for another one's."""
        view = await self.sessions.records.view(session)
        demand_here(view, self.by)
        return view.known_to(self.by.id)

    async def current(self, session: str, seq: int) -> View:
        """Return a session as `view` does. Raises StaleSeq if what was pressed is of an earlier moment."""
        view = await self.view(session)
        if view.seq != seq:
            raise StaleSeq(view)
        return view

    async def note(self, payload: Json) -> None:
        """Answer who pressed alone: in the private message that was pressed, else in a new one."""
        if not self.is_private:
            await self.reply.note(payload)
            return
        try:
            await self.change_own(payload)
        except Refusal as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            await self.reply.message(payload, private=True)  # it went while it was pressed

    async def change_own(self, payload: Json) -> None:
        """Change the private message that was pressed; pictures that were on their way there don't come."""
        if pressed := self.interaction.message:
            self.context.late_pictures.pressed(pressed.id, self.by.id, self.by.press)
        await self.reply.update(payload)

    async def refuse(self, payload: Json) -> None:
        """Answer who pressed alone why nothing was done; that goes with their next press."""
        self.is_refused = True
        try:
            await self.note(payload)
        finally:  # it may have arrived unheard
            self.goes_next()

    def goes_next(self) -> None:
        """Let the private message that has answered go with this person's next press."""
        self.context.posts.ephemerals.refused(self.by.id, self.reply, self.reply_message)

    @property
    def reply_message(self) -> str:
        """The id of the message that has answered; empty if it isn't known, or a form has answered."""
        pressed = self.interaction.message
        return pressed.id if pressed and self.reply.has_changed else self.reply.sent

    def note_kept(self) -> None:
        """Note that it has saved something that is no step of a session."""
        self.has_kept = True

    @contextmanager
    def beginning_in(self, thread: str) -> Iterator[None]:
        """Begin a game in a thread that was opened for it (its id); if that fails it is left empty."""
        self.empty_thread = thread
        yield
        self.empty_thread = ""

    async def demand_start(self) -> ServerSettings:
        """Return the server's settings, which let a game begin here. Raises MayNotStart, or NoServer."""
        if not self.interaction.has_place:
            raise NoServer
        return await self.sessions.servers.demand_start(self.by, self.interaction.around)

    @property
    def is_saved(self) -> bool:
        """Whether this press has changed the session."""
        return self.has_kept or self.context.posts.has_saved(self.interaction.id)

    def for_table(self, view: View) -> LocalizedView:
        """Return a view for everybody at its table: in the session's language."""
        return LocalizedView.for_table(self.context.i18n, view)

    def own_of(self, view: View) -> LocalizedView:
        """Return a view for who pressed: in their language."""
        return self.speak(LocalizedView.for_reader(self.context.i18n, view, self.interaction.locale))

    def speak(self, local: LocalizedView) -> LocalizedView:
        """Speak to who pressed as this does, which was made for them."""
        self._local, self._words = local, local.words
        return local

    def own(self, game: str = "") -> Words:
        """Return the words for who pressed: in their language if the game has it too, else all in English."""
        words = self.context.i18n.in_one(game, self.interaction.locale)
        if game or self._words is None:
            self._words = words
        return words

    @property
    def is_private(self) -> bool:
        """Whether what was pressed is a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.is_private

    def shows_pictures(self, view: View) -> bool:
        """Whether pictures of a session can be shown in the channel of the press."""
        return self.context.renderer.draws(view) and not self.interaction.lacks(FOR_PICTURES)

    def missing(self, needed: tuple[str, ...] = ()) -> tuple[Text, ...]:
        """Return the names of those permissions that lack here; by default of what the table needs."""
        needed = needed or (IN_THREAD if self.interaction.is_in_thread else ALWAYS)
        lacking = self.interaction.lacks(needed)
        return tuple(text(f"ui-permission-{one.replace('_', '-')}") for one in lacking)
