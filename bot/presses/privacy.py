"""`/automa privacy`: what is kept of who asks, for their eyes alone; as a file; and deleted."""

import asyncio

from bot.log import get_logger
from bot.presses.press import Press
from bot.presses.serves import Options, does, serves
from bot.screens.controls.privacy import Erase, OwnFile
from bot.screens.privacy import personal_file, privacy_message, sure_to_erase
from bot.screens.screens import remark, trouble
from bot.screens.subcommands import Subcommand
from bot.wire.custom_id import CustomId

log = get_logger()

MOST_PRESSES = 50_000
"""Beyond that only the host can bring the file: it would take the bot too long."""


@does(Subcommand.PRIVACY)
async def privacy(press: Press, _: Options) -> None:
    """Show what is kept of who asks."""
    rows = await press.sessions.privacy.of(press.by.id)
    await press.reply.message(privacy_message(press.own(), rows), private=True)


@serves(OwnFile)
async def own_file(press: Press, _: CustomId[OwnFile]) -> None:
    """Bring all of it as a file."""
    await press.reply.think(private=True)
    rows, presses = await press.sessions.privacy.of(press.by.id), []
    async for one in press.sessions.privacy.presses(press.by.id):
        presses.append(one)
        if len(presses) > MOST_PRESSES:
            break
    content = b""
    if len(presses) <= MOST_PRESSES:
        content = await asyncio.to_thread(personal_file, press.by.id, rows, presses)
    if not content or len(content) > press.interaction.largest_file:
        await press.reply.note(trouble(press.own(), "ui-privacy-large"))
        return
    await press.reply.file(remark(press.own(), "ui-privacy-here"), "automa-about-me.json", content)


@serves(Erase)
async def erase(press: Press, custom_id: CustomId[Erase]) -> None:
    """Delete it, once somebody is sure."""
    if not custom_id.control.is_sure:
        await press.note(sure_to_erase(press.own()))
        return
    await press.sessions.privacy.say_farewell(press.by.id)
    press.note_kept()
    log.info("farewell")
    press.context.tidying.wake()
    await press.note(remark(press.own(), "ui-privacy-erased"))
