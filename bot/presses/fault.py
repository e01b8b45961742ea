"""A fault is reported: a file with all that helps to find it, and where to send it."""

import platform

from bot import __version__
from bot.presses.exports import send_export
from bot.presses.payload import TooLong, entered, typed_before
from bot.presses.press import Press
from bot.presses.serves import serves
from bot.screens.controls.fault import FaultForm, ReportFault
from bot.screens.fault import FIELD, fault_form
from bot.sessions.fault import LONGEST, Fault
from bot.sessions.view import View
from bot.wire.custom_id import CustomId


@serves(ReportFault)
async def report_fault(press: Press, custom_id: CustomId[ReportFault]) -> None:
    """Ask what is wrong; where the message ends with what was told and not taken, with that."""
    typed = typed_before(press.interaction.message) if custom_id.control.is_again else ""
    await ask_fault(press, await press.view(custom_id.session), custom_id.control.at, typed)


async def ask_fault(press: Press, view: View, at: int = 0, typed: str = "") -> None:
    """Ask what is wrong at an entry, by default at the last one that all have seen."""
    await press.reply.modal(fault_form(press.own_of(view), at or view.public_seq, typed))


@serves(FaultForm)
async def fault_told(press: Press, custom_id: CustomId[FaultForm]) -> None:
    """Send, privately, the file with what was told and all that helps to find it."""
    view = await press.view(custom_id.session)
    sentence = entered(press.data.get("components")).get(FIELD, "").strip()
    if len(sentence) > LONGEST:
        raise TooLong(sentence, most=LONGEST)
    versions = {
        "automa": __version__,
        "began with rules": view.session.rules,
        "rules": view.game.version,
        "python": platform.python_version(),
    }
    await send_export(press, view, Fault(sentence, custom_id.control.at, versions))
