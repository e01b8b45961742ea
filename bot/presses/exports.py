"""A session as a file for who asks: one is written at a time."""

import asyncio

from bot.presses.given_back import given_back
from bot.presses.press import Press
from bot.screens.localized_view import LocalizedView
from bot.screens.screens import remark, trouble
from bot.sessions.chain import SHORT
from bot.sessions.export import short_report, written
from bot.sessions.fault import Fault
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Markup
from bot.worker.line import LineFull, table_of


async def send_export(press: Press, view: View, fault: Fault | None = None) -> None:
    """Send, privately, all of a session, with a fault that is reported of it.

    What is too large for Discord stays, but of a report the last entries go.
    """
    local = press.own_of(view)
    await press.reply.think(private=True)  # others' exports may come first
    most = press.interaction.largest_file
    try:
        async with press.context.exports.place(table_of(view)):
            view = await press.view(view.id)  # while others came first it may have ended, or go on again
            local = local.at(view)
            content, digest = b"", ""
            if (size := await press.sessions.history.size(view)) <= most:
                content, digest = await _exported(press, view, fault)
                size = len(content)
            if size > most and fault:
                history = await press.sessions.history.entries(view.id, has_states=False)
                content = await asyncio.to_thread(short_report, view.session, history, fault)
            elif size > most:
                await press.reply.note(trouble(local, "ui-export-large", id=view.id))
                return
            name = f"fault-{view.id}.json" if fault else f"automa-{view.id}.json"
            await press.reply.file(_told(press, local, digest, fault), name, content)
    except LineFull:
        await press.reply.note(await given_back(press, trouble(local, "ui-export-busy")))


def _told(press: Press, local: LocalizedView, digest: str, fault: Fault | None) -> Json:
    is_ended = local.view.is_ended
    if fault:
        to = press.context.faults_to
        where = local.say("ui-fault-to", where=Markup(to)) if to else local.say("ui-fault-to-host")
        told = remark(local, "ui-fault-made" if is_ended else "ui-fault-made-running")
        told["embeds"][0]["description"] += f"\n{where}"
        return told
    return remark(local, "ui-exported", digest=digest) if is_ended else remark(local, "ui-exported-running")


async def _exported(press: Press, view: View, fault: Fault | None) -> tuple[bytes, str]:
    """Return a session's export, and the beginning of its last digest."""
    history = await press.sessions.history.entries(view.id, has_states=view.is_ended)
    holders = await press.sessions.records.holders(view.id)

    # A long session takes a while to write.
    content, digest = await asyncio.to_thread(written, view.session, history, holders, fault)
    return content, digest[:SHORT]
