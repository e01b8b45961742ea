"""What the bot asks of Discord on its own, without an interaction to answer: mostly messages of a channel."""

from collections.abc import Sequence
from typing import Any, Protocol

from bot.wire.discord_parts import Route
from bot.wire.faults import NOT_FOUND, UNKNOWN_MEMBER, Refusal
from bot.wire.json import Json
from bot.wire.multipart import File, multipart

THREE_DAYS = 4320
"""Minutes without a message after which Discord archives a thread; a new message opens it again."""
PUBLIC_THREAD = 11
SILENT = 1 << 12
"""The flag of a new message that whom it mentions sees without a push (`SUPPRESS_NOTIFICATIONS`)."""


class Http(Protocol):
    """What is needed of discord.py: one request to Discord's API."""

    async def request(self, route: Route, **options: Any) -> Any: ...  # noqa: D102


async def post(http: Http, channel: str, body: Json, files: Sequence[File] = ()) -> Json:
    """Write a message and return it as Discord does. Raises Refusal."""
    return await _send(
        http, Route("POST", "/channels/{channel_id}/messages", channel_id=channel), body, files
    )


async def change(http: Http, channel: str, message: str, body: Json, files: Sequence[File] = ()) -> Json:
    """Change a message and return it as Discord does. Raises Refusal."""
    return await _send(http, _route("PATCH", channel, message), body, files)


async def remove(http: Http, channel: str, message: str) -> None:
    """Delete a message. Raises Refusal."""
    await http.request(_route("DELETE", channel, message))


async def messages(http: Http, channel: str, most: int, before: str = "") -> list[Json]:
    """Return the newest messages of a channel, or those before one. Raises Refusal.

    Where the bot may see the channel, but not what was written before, Discord returns none.
    """
    route = Route("GET", "/channels/{channel_id}/messages", channel_id=channel)
    params = {"limit": most} | ({"before": before} if before else {})
    page: list[Json] = await http.request(route, params=params)
    return page


async def open_thread(http: Http, channel: str, name: str) -> str:
    """Open a public thread in a channel and return its id. Raises Refusal."""
    route = Route("POST", "/channels/{channel_id}/threads", channel_id=channel)
    body = {"name": name, "type": PUBLIC_THREAD, "auto_archive_duration": THREE_DAYS}
    return str((await http.request(route, json=body))["id"])


async def is_gone(http: Http, channel: str) -> bool:
    """Tell whether a channel has been deleted, as far as Discord tells."""
    try:
        await http.request(Route("GET", "/channels/{channel_id}", channel_id=channel))
    except Refusal as fault:
        return fault.status == NOT_FOUND
    return False


async def has_left(http: Http, guild: str, user: str) -> bool:
    """Tell whether somebody is no member of a server any more. Raises Refusal if Discord tells nothing."""
    route = Route("GET", "/guilds/{guild_id}/members/{user_id}", guild_id=guild, user_id=user)
    try:
        await http.request(route)
    except Refusal as fault:
        if fault.status != NOT_FOUND:
            raise
        return fault.code == UNKNOWN_MEMBER
    return False


async def put_commands(http: Http, application: int, commands: list[Json]) -> None:
    """Register the commands of an application, in place of those before. Raises Refusal."""
    route = Route("PUT", "/applications/{application_id}/commands", application_id=application)
    await http.request(route, json=commands)


def _route(method: str, channel: str, message: str) -> Route:
    path = "/channels/{channel_id}/messages/{message_id}"
    return Route(method, path, channel_id=channel, message_id=message)


async def _send(http: Http, route: Route, body: Json, files: Sequence[File]) -> Json:
    options = {"form": multipart(body, files)} if files else {"json": body}
    sent: Json = await http.request(route, **options)
    return sent
