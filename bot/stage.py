"""Shows everybody what a saved step of a hosted game did, and lets its automas go on."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord

from bot.channel import FAULTS, change, post
from bot.desk import Desk
from bot.i18n import I18n, Words
from bot.log import get_logger
from bot.multipart import File
from bot.panels import Panels
from bot.pictures.followers import Followers
from bot.present.attached import Attached, turn_pictures
from bot.present.message import Json
from bot.present.screens import turn_message
from bot.sessions.chronicle import MOVES
from bot.sessions.service import Sessions
from bot.sessions.telling import Telling
from bot.sessions.view import View
from bot.store.errors import StoreFault
from engines.core.picture import Pictures

if TYPE_CHECKING:
    from bot.autoplay import Autoplay

log = get_logger()


class Stage:
    """The public side of hosted games: a message for each finished turn, then the panel below it."""

    def __init__(
        self,
        telling: Telling,
        panels: Panels,
        i18n: I18n,
        http: discord.http.HTTPClient,
        followers: Followers,
    ) -> None:
        self._telling = telling
        self._panels = panels
        self._i18n = i18n
        self._http = http
        self._followers = followers
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._behind: set[str] = set()
        """The sessions of which something could not be told."""
        self._asked: dict[str, tuple[int, str, str]] = {}
        self.desk = Desk(followers)
        self.autoplay: Autoplay | None = None

    async def resume(self, sessions: Sessions) -> None:
        """Go on where the bot was stopped: tell what nobody was told, and whose turn it is."""
        for game in sessions.games:
            for session in await self._telling.unfinished(game):
                try:
                    view = await sessions.view(session)
                    if not view.is_hosted:
                        break
                    self._behind.add(view.id)
                    has_told = await self._tell_finished(view)
                    if not view.is_ended or has_told:
                        self.go_on(view, is_below=has_told)
                except Exception:
                    log.exception("game-not-resumed", session=session)

    async def tell(self, view: View, is_below: bool = False) -> None:
        """Show a step that is saved. Trouble with Discord loses nothing: it is told with the next step.

        The panel moves to the end of the channel if a turn is finished, or if it is to be `is_below`.
        """
        is_finished = view.kind in MOVES and not view.questions
        try:
            if is_finished:
                await self._tell_finished(view)
        finally:
            self.go_on(view, is_below or is_finished)
        await self.desk.turn_up(view)

    async def _tell_finished(self, view: View) -> bool:
        """Tell of a finished move, and before it of those that could not be told; return whether it went."""
        async with self._locks.setdefault(view.id, asyncio.Lock()):
            is_behind = view.id in self._behind
            views = await self._telling.untold(view.id) if is_behind else [view]
            try:
                for one in views:
                    await self._post(self._i18n.words(one.game.id), one)
                    await self._telling.note(one.id, one.seq)
                if is_behind and view.is_ended:
                    await self._telling.note(view.id, view.seq)
            except (*FAULTS, StoreFault) as fault:
                self._behind.add(view.id)
                log.warning("turn-not-shown", session=view.id, fault=type(fault).__name__)
                return False
            self._behind.discard(view.id)
            return bool(views)

    def go_on(self, view: View, is_below: bool, turns: int = 0) -> None:
        """Bring the panel up to date and let the automas act, at a table of their own so many more turns."""
        self._panels.refresh(view, is_below)
        if self.autoplay is not None:
            self.autoplay.kick(view, turns)

    def asks(self, view: View, what: str, asker: str) -> bool:
        """Note that somebody asks the others to agree to something; return False if they just have."""
        asked = (view.seq, what, asker)
        is_new = self._asked.get(view.id) != asked
        self._asked[view.id] = asked
        return is_new

    async def _post(self, words: Words, view: View) -> None:
        channel = view.session.channel
        # Should only the answer get lost, the same message sent again is still one.
        once = {"nonce": f"{view.id}-{view.seq}", "enforce_nonce": True}
        payload = turn_message(words, view)
        shown = str((await post(self._http, channel, payload | once))["id"])

        def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
            return turn_pictures(words, view, pictures)

        async def edit(body: Json, files: Sequence[File]) -> None:
            await change(self._http, channel, shown, body, files)

        self._followers.follow(view.game, payload, choose, edit)
