"""What the bot may do in the channels that have a running game."""

from collections.abc import AsyncIterator, Iterable

from bot.direct import is_direct
from bot.doctor.application import NO_TOKEN, untold
from bot.doctor.finding import CHANNELS, Finding, Level, holds, unknown
from bot.store.address import is_postgres, sqlite_path
from bot.store.errors import StoreFault
from bot.store.health import running_places
from bot.store.identity import has_content
from bot.wire.faults import CUT, NOT_FOUND, Refusal
from bot.wire.json import Json
from bot.wire.permissions import ALSO_USED, ALWAYS, IN_THREAD, granted, in_words, lacking
from bot.wire.plain_http import PlainHttp

MOST = 500
"""Channels that are looked at: each takes one request, and each server two."""
NO_CHANNEL, NO_ACCESS = 10003, 50001
CAN_EDIT = "Edit Channel, Permissions: allow it to the bot's role there."
SILENT = "The game goes on for nobody: the table can't be shown there any more."
POOR = "Pictures are told in words, and after a cut a message may come twice."


async def _places(database_url: str) -> list[tuple[str, str]]:
    """Return server and channel of each session that runs."""
    if is_postgres(database_url):
        from bot.doctor.server import running_places as on_server

        return await on_server(database_url)
    path = sqlite_path(database_url)
    return running_places(path) if has_content(path) else []


async def channels(database_url: str, http: PlainHttp | None) -> AsyncIterator[Finding]:
    """Look at each channel that has a running game: is it there, and may the bot do there what it has to."""
    try:
        places = await _places(database_url)
    except (StoreFault, OSError):
        yield unknown(CHANNELS, "the database can't be read")
        return
    if not places:
        yield holds(CHANNELS, "no game runs")
        return
    if http is None:
        yield unknown(CHANNELS, NO_TOKEN)
        return
    try:
        bot = str((await http.get("/users/@me"))["id"])
        found = [one async for one in _wrong(http, bot, places[:MOST])]
    except (Refusal, *CUT) as fault:
        yield unknown(CHANNELS, untold(fault))
        return
    for one in found:
        yield one
    if not found:
        looked = f"{min(len(places), MOST)} of {len(places)} channels"
        yield holds(CHANNELS, f"the bot may do what it has to in {looked} with a running game")


async def _wrong(http: PlainHttp, bot: str, places: Iterable[tuple[str, str]]) -> AsyncIterator[Finding]:
    """Yield what is wrong in each place. Raises one of FAULTS if that isn't told."""
    guilds: dict[str, tuple[Json, Json] | None] = {}
    for guild, channel in places:
        if is_direct(guild):  # there the bot may do all that it has to, as long as it isn't blocked
            continue
        if guild not in guilds:
            guilds[guild] = await _guild(http, guild, bot)
            if guilds[guild] is None:
                yield _left(guild)
        about = guilds[guild]
        if about is not None and (found := await _channel(http, *about, channel)):
            yield found


async def _guild(http: PlainHttp, guild: str, bot: str) -> tuple[Json, Json] | None:
    """Return a server and the bot as a member of it; None if it isn't there."""
    try:
        return await http.get(f"/guilds/{guild}"), await http.get(f"/guilds/{guild}/members/{bot}")
    except Refusal as fault:
        if fault.status not in (403, NOT_FOUND):
            raise
        return None


async def _channel(http: PlainHttp, guild: Json, member: Json, channel: str) -> Finding | None:
    try:
        about: Json = await http.get(f"/channels/{channel}")
        around = about
        is_thread = "thread_metadata" in about
        if is_thread:
            around = await http.get(f"/channels/{about['parent_id']}")
    except Refusal as fault:
        if fault.code not in (NO_CHANNEL, NO_ACCESS):
            raise
        return (
            _gone(guild, channel) if fault.code == NO_CHANNEL else _lacks(guild, channel, ("view_channel",))
        )
    may = granted(guild, member, around)
    if missing := lacking(may, IN_THREAD if is_thread else ALWAYS):
        return _lacks(guild, channel, missing)
    if missing := lacking(may, ALSO_USED):
        return _lacks(guild, channel, missing, Level.WARNING)
    return None


def _left(guild: str) -> Finding:
    return Finding(
        CHANNELS,
        Level.WARNING,
        "a game runs in a server that the bot isn't in any more",
        "Nobody there can play on.",
        "If that was not meant, invite the bot again: the address stands under `application`.",
        f"server {guild}",
    )


def _gone(guild: Json, channel: str) -> Finding:
    return Finding(
        CHANNELS,
        Level.WARNING,
        "a game runs in a channel that was deleted",
        "It waits, and counts among the games that may run in that server.",
        "In another channel of that server: `/automa games`, then the button that shows the game there.",
        f"server {guild['id']}, channel {channel}",
        str(guild["id"]),
        channel,
    )


def _lacks(guild: Json, channel: str, missing: tuple[str, ...], level: Level = Level.FAULT) -> Finding:
    return Finding(
        CHANNELS,
        level,
        f"the bot lacks {', '.join(map(in_words, missing))} in a channel with a running game",
        SILENT if level == Level.FAULT else POOR,
        CAN_EDIT,
        f"server {guild['id']}, channel {channel}",
        str(guild["id"]),
        channel,
        missing,
    )
