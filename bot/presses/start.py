"""`/automa start`: begins a session, in the channel or in a thread of its own."""

from typing import Any

import discord
from discord.http import Route

from bot.log import get_logger
from bot.presses.given import Forged
from bot.presses.press import Visit
from bot.presses.response import show
from bot.screens.screens import private
from bot.sessions.seating import Automas
from bot.wire.limits import THREAD_NAME, clip
from bot.wire.permissions import FOR_THREAD, missing, names, needed_here
from bot.words.words import Markup
from engines.core.options import chosen_options

THREE_DAYS = 4320
"""Minutes without a message after which Discord archives the thread; a new message opens it again."""
PUBLIC_THREAD = 11

log = get_logger()


async def start(visit: Visit, game: str, options: dict[str, Any]) -> None:
    """Begin a session of the game."""
    if game not in visit.sessions.games:
        raise Forged
    options = dict(options)
    seed, in_thread = _clean(str(options.pop("seed", "") or "")), bool(options.pop("thread", False))
    automas: Automas = (None, "")
    rules = await visit.sessions.load(game)
    if rules.strengths:
        automas = (_number(options.pop("automas", None)), str(options.pop("strength", "")))
    try:
        chosen_options(rules, options)
    except (ValueError, TypeError):
        raise Forged from None
    words = visit.own(game)
    if in_thread and isinstance(visit.interaction.channel, discord.Thread):
        await visit.reply.message(private(words.say("ui-thread-in-thread")), private=True)
        return
    lacking = missing(visit, FOR_THREAD if in_thread else needed_here(visit))
    if lacking:
        here = Markup.channel(visit.channel)
        text = words.say("ui-missing-permissions", permissions=names(lacking), channel=here)
        await visit.reply.message(private(text), private=True)
        return
    if in_thread:
        await _start_in_thread(visit, game, options, seed, automas)
        return
    view = await visit.sessions.start(game, options, visit.channel, visit.by, seed, automas)
    log.info("session-started", game=view.game.id)
    await show(visit, view)


def _number(given: Any) -> int | None:
    """Return a number of automas, None if it's left out. Raises Forged for anything else."""
    if given is not None and (type(given) is not int or given < 0):
        raise Forged
    return given


def _clean(seed: str) -> str:
    """Return the seed as it can be shown at the end, letter by letter."""
    return "".join(char for char in seed if char.isprintable() and char != "`").strip()


async def _start_in_thread(
    visit: Visit, game: str, options: dict[str, Any], seed: str, automas: Automas
) -> None:
    """Open a thread first: the session lives in it from its first entry on."""
    await visit.sessions.rehearse(game, options, visit.channel, visit.by, seed, automas)
    await visit.reply.think(private=True)
    words = visit.words(game)
    http = visit.context.client.http
    route = Route("POST", "/channels/{channel_id}/threads", channel_id=visit.channel)
    name = clip(words.label("ui-thread-name", game=words.label("game-name")), THREAD_NAME)
    body = {"name": name, "type": PUBLIC_THREAD, "auto_archive_duration": THREE_DAYS}
    thread = str((await http.request(route, json=body))["id"])
    view = await visit.sessions.start(game, options, thread, visit.by, seed, automas)
    log.info("session-started", game=view.game.id)
    text = words.say("ui-thread-started", channel=Markup.channel(thread))
    await visit.reply.edit(private(text, is_trouble=False))
