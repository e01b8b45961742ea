"""What the bot uses of discord.py that is in no documentation of it: a new version may lack it.

`tests/bot/test_library_parts.py` names the part that an upgrade has taken away. What each is for:

- `Client.http`, `Route` and `HTTPClient.request`: messages go out as the JSON that `bot.screens` makes.
  Building discord.py's own objects first would keep every view in memory, and cost more than the move.
- `HTTPClient.close`: a login that failed leaves its session open.
- `Route.BASE`, `HTTPClient.get_bot_gateway` and `ws_connect`, `DiscordWebSocket.DEFAULT_GATEWAY`: a bot at
  Discord's look-alike speaks to nothing else, and the gateway is where Discord says it is.
- `AutoShardedClient.launch_shards` and `launch_shard`: before a shard connects it is known whether a login is
  left. One whose `before_identify_hook` is cancelled stays as it is, and can be connected later.
- `Client._connection` with `ConnectionState.parsers` and `get_channel`: an interaction tells the newest
  message of its channel, which discord.py drops.
- `VoiceClient.warn_nacl` and `warn_dave`: a bot that never speaks needs no warning of that at each start.
"""

from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route

__all__ = [
    "HTTPClient",
    "Route",
    "connect_to",
    "note_newest_messages",
    "speak_to",
    "stay_with_gateway_of",
    "warn_of_no_voice",
]


def warn_of_no_voice() -> None:
    """Let discord.py say nothing of what it would need to speak."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def note_newest_messages(client: discord.Client) -> None:
    """Let channels know their newest message as each interaction tells it.

    Without the messages themselves (the bot asks for no intent) discord.py's channels know only the one that
    was the newest when the bot started.
    """
    state: Any = client._connection  # noqa: SLF001
    parse = state.parsers["INTERACTION_CREATE"]

    def note(data: Any) -> None:
        told = data.get("channel") or {}
        channel = state.get_channel(int(told.get("id") or 0))
        if channel is not None and "last_message_id" in told:
            channel.last_message_id = int(told["last_message_id"] or 0) or None
        parse(data)

    state.parsers["INTERACTION_CREATE"] = note


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
