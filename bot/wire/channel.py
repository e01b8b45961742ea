"""The messages that the bot writes into a channel on its own, without an interaction to answer."""

from collections.abc import Sequence
from typing import Any, Protocol

import aiohttp
import discord
from discord.http import Route

from bot.wire.multipart import File, Json, multipart

FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What trouble with Discord, or on the way to it, comes as."""


class Http(Protocol):
    """What is needed of discord.py: one request to Discord's API."""

    async def request(self, route: Route, **options: Any) -> Any: ...  # noqa: D102


async def post(http: Http, channel: str, body: Json, files: Sequence[File] = ()) -> Json:
    """Write a message and return it as Discord does. Refusals come as discord.HTTPException."""
    return await _send(
        http, Route("POST", "/channels/{channel_id}/messages", channel_id=channel), body, files
    )


async def change(http: Http, channel: str, message: str, body: Json, files: Sequence[File] = ()) -> Json:
    """Change a message and return it as Discord does. Refusals come as discord.HTTPException."""
    return await _send(http, _route("PATCH", channel, message), body, files)


async def remove(http: Http, channel: str, message: str) -> None:
    """Delete a message. Refusals come as discord.HTTPException."""
    await http.request(_route("DELETE", channel, message))


def _route(method: str, channel: str, message: str) -> Route:
    path = "/channels/{channel_id}/messages/{message_id}"
    return Route(method, path, channel_id=channel, message_id=message)


async def _send(http: Http, route: Route, body: Json, files: Sequence[File]) -> Json:
    options = {"form": multipart(body, files)} if files else {"json": body}
    sent: Json = await http.request(route, **options)
    return sent
