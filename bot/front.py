"""The front door: every interaction comes in here and is led to what it asks for."""

import time
from typing import Any

import discord
import structlog

from bot.commands import start, verbs
from bot.context import Context, Visit
from bot.log import get_logger
from bot.present.limits import CHOICE_NAME, clip
from bot.present.screens import private
from bot.trouble import explain
from bot.ui.codec import Mark
from bot.ui.presses import HANDLERS

log = get_logger()

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
ANSWERS = ("ans", "sel", "none", "done", "pick", "page", "open", "retry", "say")
PARTS = {**HANDLERS, "here": verbs.here}


async def enter(context: Context, interaction: discord.Interaction[Any]) -> None:
    """Serve one interaction; whatever goes wrong is told to the person and never leaves here."""
    began = time.perf_counter()
    visit = Visit(context, interaction)
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
        except Exception as fault:  # the one error handler: see bot/trouble.py
            if kind == AUTOCOMPLETE:
                log.warning("autocomplete-failed", fault=type(fault).__name__)
            else:
                await explain(visit, fault)
    log.info("press", what=_name(visit), ms=round((time.perf_counter() - began) * 1000, 1))


async def _command(visit: Visit) -> None:
    verb, options = _verb(visit.data)
    if verb == "start":
        inner = options[0]
        await start.start(visit, str(inner["name"]), _values(inner.get("options")))
        return
    await verbs.VERBS[verb](visit, _values(options))


async def _part(visit: Visit) -> None:
    mark = Mark.decode(str(visit.data.get("custom_id", "")))
    handler = PARTS.get(mark.verb) if mark else None
    if mark is None or handler is None:
        await visit.reply.message(private(visit.own().say("ui-unknown-button")), private=True)
        return
    await handler(visit, mark)


async def _suggest(visit: Visit) -> None:
    verb, options = _verb(visit.data)
    focused = next((one for one in options or () if one.get("focused")), None)
    found: list[tuple[str, str]] = []
    if focused is not None:
        found = await verbs.suggest(visit, verb, str(focused["name"]), str(focused.get("value", "")))
    await visit.reply.choices([(clip(name, CHOICE_NAME) or "…", value) for name, value in found])


def _verb(data: dict[str, Any]) -> tuple[str, list[dict[str, Any]]]:
    """Return the subcommand and its options."""
    inner = data["options"][0]
    return str(inner["name"]), inner.get("options") or []


def _values(options: Any) -> dict[str, Any]:
    return {str(one["name"]): one.get("value") for one in options or ()}


def _name(visit: Visit) -> str:
    """Return what was pressed, for the log: a subcommand or a verb, never what was typed."""
    data = visit.data
    if "custom_id" in data:
        mark = Mark.decode(str(data["custom_id"]))
        verb = mark.verb if mark and mark.verb in PARTS else "unknown"
        # How somebody answers could tell what: "none" that nothing was chosen.
        return "answer" if verb in ANSWERS else verb
    options = data.get("options") or [{}]
    return str(options[0].get("name", ""))
