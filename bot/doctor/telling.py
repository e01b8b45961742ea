"""Tells a server, once, what its administrators can mend: a permission that lacks, a channel that is gone."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from bot.doctor.finding import CHANNELS, Finding, Level
from bot.log import get_logger
from bot.posts.server_notice import tell_server
from bot.screens.places import places_message
from bot.shards.alone import everywhere
from bot.store.errors import StoreFault
from bot.store.rows import ServerRow, SessionRow
from bot.wire.channel import Http
from bot.wire.faults import FAULTS, short
from bot.wire.json import Json
from bot.words.words import I18n

log = get_logger()

KEY = "told-servers"
"""Under this is kept which server was told what."""

Places = dict[str, tuple[str, ...]]
"""What lacks in each channel, by its id; nothing where the channel is gone."""


class Store(Protocol):
    """What is needed of the store."""

    async def meta(self, key: str) -> str | None: ...  # noqa: D102
    async def set_meta(self, key: str, value: str) -> None: ...  # noqa: D102
    async def server(self, guild: str) -> ServerRow: ...  # noqa: D102
    async def sessions_of(self, guild: str, most: int) -> list[SessionRow]: ...  # noqa: D102


class Telling:
    """Remembers on disk what it has told: the same again only once it was mended in between."""

    def __init__(
        self, http: Http, store: Store, i18n: I18n, serves: Callable[[str], bool] = everywhere
    ) -> None:
        self._serves = serves
        """Whether a server is this process's to tell: another one tells the others, and notes it beside."""
        self._http = http
        self._store = store
        self._i18n = i18n

    async def tell(self, findings: Sequence[Finding]) -> None:
        """Tell each server of its channels. What can't be told is tried again the next time."""
        if any(one.check == CHANNELS and one.level == Level.UNKNOWN for one in findings):
            return
        try:
            was: dict[str, str] = json.loads(await self._store.meta(KEY) or "{}")
            now = {guild: what for guild, what in was.items() if not self._serves(guild)}
            for guild, places in by_server(findings).items():
                if not self._serves(guild):
                    continue
                what = hashlib.sha256(json.dumps([guild, places], sort_keys=True).encode()).hexdigest()[:20]
                if was.get(guild) == what or await self._told(guild, places, what):
                    now[guild] = what
            if now != was:
                await self._store.set_meta(KEY, json.dumps(now))
        except StoreFault as fault:
            log.warning("server-not-told", fault=str(fault))

    async def _told(self, guild: str, places: Places, what: str) -> bool:
        """Tell a server in the first channel that takes it; return whether there was one."""

        def told(locale: str) -> Json:
            return places_message(self._i18n.words("", locale), places)

        try:
            channel = await tell_server(self._http, self._store, guild, told, places, what)
        except FAULTS as fault:
            log.warning("server-not-told", server=guild, fault=short(fault))
            return False
        if not channel:
            log.warning("server-not-told", server=guild, fault="there is no channel to tell it in")
            return False
        log.info("server-told", server=guild, channel=channel)
        return True


def by_server(findings: Sequence[Finding]) -> Mapping[str, Places]:
    """Return for each server what stops its games. That pictures lack stands at each table anyway."""
    found: dict[str, Places] = {}
    for one in findings:
        is_gone = bool(one.channel) and not one.lacks
        if one.guild and (is_gone or one.level == Level.FAULT):
            found.setdefault(one.guild, {})[one.channel] = one.lacks
    return found
