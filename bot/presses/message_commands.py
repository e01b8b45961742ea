"""What the commands on a message do: of the moment of a game that the message is of."""

from collections.abc import Awaitable, Callable

from bot.presses.agreement import take_back_to
from bot.presses.buttons import show_open
from bot.presses.fault import ask_fault
from bot.presses.look import open_look
from bot.presses.payload import Forged
from bot.presses.press import Press
from bot.presses.why import why_message
from bot.screens.message_commands import MessageCommand
from bot.screens.screens import trouble
from bot.sessions.view import View
from bot.wire.custom_id import decode
from bot.words.words import FALLBACK

Does = Callable[[Press, View, int], Awaitable[None]]
"""Serves a command at a message of a session, of the moment after an entry."""


async def show_table(press: Press, view: View, _: int) -> None:
    """Bring the table to the end of the channel; of a game that others have followed show what it was."""
    if await press.sessions.records.is_last(view):
        await show_open(press, view)
    else:
        await open_look(press, view)


async def why_this(press: Press, view: View, seq: int) -> None:
    """Explain what the message tells."""
    began = 0 if seq == view.public_seq else await press.sessions.history.move_at(view, seq)
    await press.reply.message(await why_message(press, view, began), private=True)


async def undo_to_here(press: Press, view: View, seq: int) -> None:
    """Go back to how the game stood after what the message tells."""
    await take_back_to(press, view, seq)


async def report_here(press: Press, view: View, seq: int) -> None:
    """Report a fault at what the message tells."""
    await ask_fault(press, view, seq)


DOES: dict[MessageCommand, Does] = {
    MessageCommand.SHOW: show_table,
    MessageCommand.WHY: why_this,
    MessageCommand.UNDO: undo_to_here,
    MessageCommand.FAULT: report_here,
}


async def serve(press: Press) -> None:
    """Serve a command on a message. What belongs to no game here is said to be none."""
    command = named(press)
    if command is None:
        raise Forged
    found = await _moment_of(press)
    if found is None:
        await press.refuse(trouble(press.own(), "ui-menu-unknown"))
        return
    session, seq = found
    view = await press.view(session)
    await DOES[command](press, view, min(seq, view.public_seq) or view.public_seq)


def named(press: Press) -> MessageCommand | None:
    """Return which command was chosen, None if there is none of its name."""
    english = press.context.i18n.words("", FALLBACK)
    return next((one for one in MessageCommand if english.label(one.text) == press.data.get("name")), None)


async def _moment_of(press: Press) -> tuple[str, int] | None:
    """Return of which session a message is, and the entry that it tells of: by its buttons, or as noted."""
    target = press.interaction.target
    if target is None:
        raise Forged
    marks = [one for custom_id in target.custom_ids if (one := decode(custom_id)) and one.session]
    if marks:
        return marks[0].session, max(one.seq for one in marks if one.session == marks[0].session)
    return await press.sessions.records.told_by(press.by.channel, target.id)
