"""The front door: every interaction comes in here and is led to what it asks for."""

import time
from contextlib import suppress
from typing import Any

import discord
import structlog

from bot.log import get_logger
from bot.presses import commands as verbs
from bot.presses import start
from bot.presses.buttons import HANDLERS
from bot.presses.errors import explain
from bot.presses.given import Forged, options_of, subcommand
from bot.presses.press import Context, Visit
from bot.screens.screens import private
from bot.wire.custom_id import Mark
from bot.wire.limits import CHOICE_NAME, clip

log = get_logger()

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
ANSWERS = ("ans", "sel", "none", "done", "pick", "page", "open", "retry", "say")
PARTS = {**HANDLERS, "here": verbs.here}


async def enter(context: Context, interaction: discord.Interaction[Any]) -> None:
    """Serve one interaction; whatever goes wrong is told to the person and never leaves here."""
    began = time.perf_counter()
    visit = Visit(context, interaction)
    if context.traffic.is_again(visit.by.press):
        return
    kind = interaction.type.value
    structlog.contextvars.clear_contextvars()
    # Whatever becomes of the answer, what the press has saved is told when it is over.
    with context.posts.answering(visit.by.press), context.traffic:
        try:
            if kind == AUTOCOMPLETE:
                await _suggest(visit)
            elif kind == COMMAND:
                await _command(visit)
            elif kind in (COMPONENT, SUBMIT):
                await _part(visit)
        except Exception as fault:  # the one error handler: see bot/presses/errors.py
            if kind == AUTOCOMPLETE:
                log.warning("autocomplete-failed", fault=type(fault).__name__)
            else:
                await explain(visit, fault)
    log.info("press", what=_name(visit), ms=round((time.perf_counter() - began) * 1000, 1))


async def _command(visit: Visit) -> None:
    verb, options = subcommand(visit.data)
    if verb == "start":
        game, options = subcommand({"options": options})
        await start.start(visit, game, _values(options))
        return
    if verb not in verbs.VERBS:
        raise Forged
    await verbs.VERBS[verb](visit, _values(options))


async def _part(visit: Visit) -> None:
    mark = Mark.decode(str(visit.data.get("custom_id", "")))
    handler = PARTS.get(mark.verb) if mark else None
    if mark is None or handler is None:
        await visit.reply.message(private(visit.own().say("ui-unknown-button")), private=True)
        return
    await handler(visit, mark)


async def _suggest(visit: Visit) -> None:
    found: list[tuple[str, str]] = []
    with suppress(Forged):
        verb, options = subcommand(visit.data)
        for focused in [one for one in options_of(options) if one.get("focused")][:1]:
            found = await verbs.suggest(visit, verb, focused["name"], str(focused.get("value", "")))
    await visit.reply.choices([(clip(name, CHOICE_NAME) or "…", value) for name, value in found])


def _values(options: Any) -> dict[str, Any]:
    return {one["name"]: one.get("value") for one in options_of(options)}


def _name(visit: Visit) -> str:
    """Return what was pressed, for the log: a subcommand or a verb, never what was typed."""
    data = visit.data
    if "custom_id" in data:
        mark = Mark.decode(str(data["custom_id"]))
        verb = mark.verb if mark and mark.verb in PARTS else "unknown"
        # How somebody answers could tell what: "none" that nothing was chosen.
        return "answer" if verb in ANSWERS else verb
    try:
        verb, _ = subcommand(data)
    except Forged:
        return "unknown"
    return verb if verb in verbs.VERBS or verb == "start" else "unknown"
