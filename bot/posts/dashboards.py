"""The dashboards of servers: one message each that lists all tables, changed in place."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.log import get_logger
from bot.posts.server_notice import tell_server
from bot.posts.traffic import Traffic
from bot.screens.dashboard import board_gone_message, dashboard_message
from bot.screens.localized_view import LocalizedView
from bot.sessions.errors import NoSession
from bot.sessions.rights import Person
from bot.sessions.servers import ServerSettings
from bot.sessions.service import Sessions
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.sessions.watch import Listener
from bot.shards.alone import everywhere
from bot.store.errors import KeptChanged, StoreFault
from bot.store.rows import ServerRow
from bot.wire.channel import Http, change, post, remove
from bot.wire.discord_parts import Route
from bot.wire.faults import FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Refusal, is_final, short
from bot.wire.json import Json
from bot.words.words import I18n

log = get_logger()

SOON, EVERY = 5.0, 60.0
"""Seconds from the first change to the dashboards, and from then to the next ones."""
PATIENCE = 2.0
"""Seconds that a dashboard waits for presses to be answered first."""
MOST = 20
"""Tables that a dashboard lists."""


class Dashboards(Listener):
    """Hears of what is saved, and brings the dashboards up to date: each at most once a minute.

    No press waits for that, and a press writes nothing for it.
    """

    def __init__(
        self,
        sessions: Sessions,
        store: Store,
        http: Http,
        i18n: I18n,
        traffic: Traffic,
        serves: Callable[[str], bool] = everywhere,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._sessions, self._store, self._http, self._i18n = sessions, store, http, i18n
        self._traffic = traffic
        self._serves = serves
        """Whether a server is this process's to tell."""
        self._pause = pause
        self._guilds: set[str] = set()
        """The servers of this process with a dashboard."""
        self._changed: set[str] = set()
        """Those where something has happened since it was changed last."""
        self._said: dict[str, str] = {}
        """What each says, hashed, as far as that is known."""
        self._languages: dict[str, str] = {}
        self._is_read = False
        self._news = asyncio.Event()
        self._lock = asyncio.Lock()

    def saved(self, view: View, by: Person) -> None:  # noqa: ARG002
        """Note that something has happened at a table."""
        if view.session.guild in self._guilds:
            self._changed.add(view.session.guild)
            self._news.set()

    def begin(self) -> None:
        """Look which servers have a dashboard, and bring all of them up to date."""
        self._is_read = False
        self._news.set()

    async def keep(self) -> None:
        """Bring the dashboards up to date, whenever something has changed; without end."""
        while True:
            await self._news.wait()
            await self._pause(SOON)
            self._news.clear()
            await self._bring_all()
            await self._pause(EVERY)

    async def move(self, before: ServerRow) -> bool:
        """Post the dashboard where it is wanted now, and take away the one of `before`.

        Returns False where it can't be posted: then it stays as it was. Raises StoreFault.
        """
        guild = before.guild
        try:
            await self._bring(guild)
        except FAULTS as fault:
            if is_final(fault):
                log.info("dashboard-refused", server=guild, fault=short(fault))
                now = await self._store.server(guild)
                with suppress(KeptChanged):
                    await self._store.set_server(now, now._replace(board=before.board))
                    await self._store.set_board_message(guild, before.board, before.message)
                return False
            self._try_again(guild)
        if before.message:
            with suppress(*FAULTS):
                await remove(self._http, before.board, before.message)
        return True

    async def _bring_all(self) -> None:
        """Bring those up to date where something has changed; what can't be done now is tried again."""
        try:
            if not self._is_read:
                rows = await self._store.boards()
                self._guilds = {row.guild for row in rows if self._serves(row.guild)}
                self._changed |= self._guilds
                self._said.clear()
                self._is_read = True
        except StoreFault as fault:
            log.warning("dashboards-not-read", fault=str(fault))
            self._news.set()
        changed, self._changed = sorted(self._changed), set()
        for guild in changed:
            await self._traffic.quiet(PATIENCE)
            try:
                await self._bring(guild)
            except (*FAULTS, StoreFault) as fault:
                log.warning("dashboard-not-changed", server=guild, fault=short(fault))
                if not is_final(fault):
                    self._try_again(guild)
            except Exception:
                log.exception("dashboard-failed", server=guild)

    def _try_again(self, guild: str) -> None:
        self._guilds.add(guild)
        self._changed.add(guild)
        self._news.set()

    async def _bring(self, guild: str) -> None:
        """Change the dashboard of a server, or post it where there is none. Raises FAULTS, or StoreFault."""
        async with self._lock:
            row = await self._store.server(guild)
            if not row.board or row.gone or not self._serves(guild):
                self._guilds.discard(guild)
                self._said.pop(guild, None)
                return
            self._guilds.add(guild)
            payload = await self._message(row)
            said = hashlib.sha256(json.dumps([row.board, payload]).encode()).hexdigest()
            if row.message and self._said.get(guild) == said:
                return
            self._said.pop(guild, None)
            try:
                await self._show(row, payload)
            except Refusal as fault:
                if fault.code != UNKNOWN_CHANNEL:
                    raise
                await self._clear(row)
                return
            self._said[guild] = said

    async def _show(self, row: ServerRow, payload: Json) -> None:
        """Change the message; one that was deleted is posted anew."""
        if row.message:
            try:
                await change(self._http, row.board, row.message, payload)
            except Refusal as fault:
                if fault.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return
        # The same once more, after a kill or a cut connection, is no second message.
        which = hashlib.sha256(f"{row.guild} {row.board} {row.message}".encode()).hexdigest()[:20]
        sent = await post(self._http, row.board, payload | {"nonce": which, "enforce_nonce": True})
        await self._store.set_board_message(row.guild, row.board, str(sent["id"]))

    async def _clear(self, row: ServerRow) -> None:
        """Note that the channel is gone, and tell the server."""
        before = ServerSettings.of(row)
        await self._sessions.servers.change(before, before.changed("dashboard", ()))
        self._guilds.discard(row.guild)
        log.info("dashboard-gone", server=row.guild)

        def told(locale: str) -> Json:
            return board_gone_message(self._i18n.words("", locale))

        await tell_server(self._http, self._store, row.guild, told, {row.board: ()}, f"board {row.message}")

    async def _language(self, guild: str) -> str:
        """Return a server's language at Discord, which is asked for once."""
        if guild not in self._languages:
            about: Json = await self._http.request(Route("GET", "/guilds/{guild_id}", guild_id=guild))
            self._languages[guild] = str(about.get("preferred_locale") or "en")
        return self._languages[guild]

    async def _message(self, row: ServerRow) -> Json:
        """Return what the dashboard is to say, in the server's language."""
        sessions = await self._sessions.records.running_of(row.guild, MOST)
        views = []
        for one in sessions:
            with suppress(NoSession):
                views.append(await self._sessions.records.view(one.id))
            await asyncio.sleep(0)  # others' presses don't wait for twenty states to be loaded
        language = ServerSettings.of(row).language or await self._language(row.guild)
        locals_ = [LocalizedView.for_reader(self._i18n, view, language) for view in views]
        more = await self._store.how_many_run(row.guild) - len(views)
        return dashboard_message(self._i18n.words("", language), locals_, more)
