"""Shows everybody what a saved step of a hosted game did, and lets its automas go on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.channel import change, post
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
from bot.sessions.view import View
from engines.core.picture import Pictures

if TYPE_CHECKING:
    from bot.autoplay import Autoplay

log = get_logger()


class Stage:
    """The public side of hosted games: a message for each finished turn, then the panel below it."""

    def __init__(
        self, panels: Panels, i18n: I18n, http: discord.http.HTTPClient, followers: Followers
    ) -> None:
        self._panels = panels
        self._i18n = i18n
        self._http = http
        self._followers = followers
        self.desk = Desk(followers)
        self.autoplay: Autoplay | None = None

    async def tell(self, view: View) -> None:
        """Show a step that is saved. Trouble with Discord loses nothing: the next step shows the state."""
        is_finished = view.kind in MOVES and not view.questions
        if is_finished:
            try:
                await self._post(self._i18n.words(view.game.id), view)
            except (discord.HTTPException, OSError, TimeoutError) as fault:
                log.warning("turn-not-shown", session=view.id, fault=type(fault).__name__)
        self.go_on(view, is_below=is_finished)
        await self.desk.turn_up(view)

    def go_on(self, view: View, is_below: bool) -> None:
        """Bring the panel up to date and let the automas act."""
        self._panels.refresh(view, is_below)
        if self.autoplay is not None:
            self.autoplay.kick(view)

    async def _post(self, words: Words, view: View) -> None:
        channel = view.session.channel
        payload = turn_message(words, view)
        shown = str((await post(self._http, channel, payload))["id"])

        def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
            return turn_pictures(words, view, pictures)

        async def edit(body: Json, files: Sequence[File]) -> None:
            await change(self._http, channel, shown, body, files)

        self._followers.follow(view.game, payload, choose, edit)
