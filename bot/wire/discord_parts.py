"""What the bot uses of discord.py that is in no documentation of it: a new version may lack it.

`tests/bot/test_library_parts.py` names the part that an upgrade has taken away. What each is for:

- `Client.http`, `Route` and `HTTPClient.request`: messages go out as the JSON that `bot.screens` makes.
  Building discord.py's own objects first would keep every view in memory, and cost more than the move.
- `HTTPClient.close`: a login that failed leaves its session open.
- `Route.BASE`, `HTTPClient.get_bot_gateway` and `ws_connect`, `DiscordWebSocket.DEFAULT_GATEWAY`: a bot at
  Discord's look-alike speaks to nothing else, and the gateway is where Discord says it is.
- `AutoShardedClient.launch_shards` and `launch_shard`: before a shard connects it is known whether a login is
  left. One whose `before_identify_hook` is cancelled stays as it is, and can be connected later.
- `Client._connection` with `ConnectionState.parsers`, of these READY, RESUMED and INTERACTION_CREATE: from
  the other events discord.py (2.7.1) makes objects of each channel, role and emoji of every server, 14 to
  42 KiB a server, for which the bot has no use. In an interaction of a server that it doesn't know it takes
  what the interaction tells: people may use applications that aren't installed in their server.
- `Client._connection._get_websocket` with `DiscordWebSocket._keep_alive` and its `_last_ack`: when the
  gateway has acknowledged a heartbeat last. What `latency` tells stays as it was once it is silent.
- `VoiceClient.warn_nacl` and `warn_dave`: a bot that never speaks needs no warning of that at each start.
"""

import math
import time
from collections.abc import Callable, Mapping
from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route

from bot.wire.json import Json

__all__ = [
    "HTTPClient",
    "Route",
    "connect_to",
    "hear",
    "silence",
    "speak_to",
    "stay_with_gateway_of",
    "warn_of_no_voice",
]

UNTOLD: Json = {
    "name": "",
    "position": 0,
    "bitrate": 0,
    "user_limit": 0,
    "parent_id": 0,
    "owner_id": 0,
    "message_count": 0,
    "member_count": 0,
    "thread_metadata": {
        "archived": False,
        "auto_archive_duration": 0,
        "archive_timestamp": "2020-01-01T00:00:00+00:00",
    },
}
"""What discord.py wants of a channel of any kind; that of an interaction may be partial."""


def warn_of_no_voice() -> None:
    """Let discord.py say nothing of what it would need to speak."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def hear(client: discord.Client, heard: Mapping[str, Callable[[Json], None]]) -> None:
    """Let `heard` be told of events; discord.py itself logs in and reads interactions only."""
    state: Any = client._connection  # noqa: SLF001
    ready, resumed = state.parsers["READY"], state.parsers["RESUMED"]
    interaction = state.parsers["INTERACTION_CREATE"]

    def log_in(told: Json) -> None:
        heard["READY"](told)
        ready(told | {"guilds": []})

    def enter(told: Json) -> None:
        interaction(told | {"channel": UNTOLD | (told.get("channel") or {})})

    state.parsers.clear()
    state.parsers |= {**heard, "READY": log_in, "RESUMED": resumed, "INTERACTION_CREATE": enter}


def silence(client: discord.AutoShardedClient) -> float:
    """Return for how many seconds a gateway has acknowledged nothing; of several the longest time.

    Without a connection nothing is acknowledged: infinity.
    """
    state: Any = client._connection  # noqa: SLF001
    keepers = [state._get_websocket(shard_id=shard)._keep_alive for shard in client.shards]  # noqa: SLF001
    if not keepers or None in keepers:
        return math.inf
    longest: float = max(time.perf_counter() - one._last_ack for one in keepers)  # noqa: SLF001
    return longest


def speak_to(api_base: str) -> None:
    """Let all requests go to this address."""
    Route.BASE = api_base


def connect_to(gateway: str) -> None:
    """Let all shards that log in connect to this address."""
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


def stay_with_gateway_of(http: HTTPClient) -> None:
    """Let every gateway connection go where `GET /gateway/bot` of the look-alike said, wherever asked to.

    discord.py resumes where READY said, and until it has asked it knows Discord's own address.
    """
    get_gateway, connect = http.get_bot_gateway, http.ws_connect
    gateway: list[yarl.URL] = []

    async def get_bot_gateway() -> Any:
        found = await get_gateway()
        gateway[:] = [yarl.URL(found[1])]
        return found

    async def ws_connect(url: str, *, compress: int = 0) -> aiohttp.ClientWebSocketResponse:
        if not gateway:
            await get_bot_gateway()
        return await connect(str(gateway[0].with_query(yarl.URL(url).query_string)), compress=compress)

    http.get_bot_gateway = get_bot_gateway  # type: ignore[method-assign]
    http.ws_connect = ws_connect  # type: ignore[method-assign]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws://gateway.invalid/")
