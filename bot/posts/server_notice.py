"""Tells a server something that concerns none of its tables alone."""

import hashlib
import json
from collections.abc import Callable, Collection
from typing import Protocol

from bot.sessions.servers import ServerSettings
from bot.store.rows import ServerRow, SessionRow
from bot.wire.channel import Http, post
from bot.wire.discord_parts import Route
from bot.wire.faults import FAULTS, is_final
from bot.wire.json import Json

MOST_TRIED = 5
"""Channels in which it is tried to tell a server."""


class Store(Protocol):
    """What is needed of the store."""

    async def server(self, guild: str) -> ServerRow: ...  # noqa: D102
    async def sessions_of(self, guild: str, most: int) -> list[SessionRow]: ...  # noqa: D102


async def tell_server(
    http: Http, store: Store, guild: str, told: Callable[[str], Json], but: Collection[str], what: str
) -> str:
    """Tell a server in the first channel that takes it, and return that channel; empty if there is none.

    It is tried in the channel for such things, else where its games run, `but` for some. What is `told` is
    made in the server's language: that of its settings, else of Discord. The same `what` once more is no
    second message. Raises FAULTS, StoreFault.
    """
    about: Json = await http.request(Route("GET", "/guilds/{guild_id}", guild_id=guild))
    chosen = ServerSettings.of(await store.server(guild)).language
    message = told(chosen or str(about.get("preferred_locale") or "en"))
    nonce = hashlib.sha256(json.dumps([guild, what]).encode()).hexdigest()[:20]
    running = [one.channel for one in await store.sessions_of(guild, MOST_TRIED + len(but))]
    system = about.get("system_channel_id")
    found: dict[str, None] = dict.fromkeys([*([str(system)] if system else ()), *running])
    for channel in [one for one in found if one not in but][:MOST_TRIED]:
        try:
            await post(http, channel, message | {"nonce": nonce, "enforce_nonce": True})
        except FAULTS as fault:
            if not is_final(fault):
                raise
        else:
            return channel
    return ""
