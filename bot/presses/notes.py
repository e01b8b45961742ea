"""A person's note to themselves, which nobody else is shown, nor told of."""

from bot.presses.look import open_look
from bot.presses.payload import entered
from bot.presses.press import Press
from bot.presses.serves import serves
from bot.screens.controls.notes import MyNote, NoteWritten
from bot.screens.note import FIELD, note_form
from bot.wire.custom_id import CustomId


@serves(MyNote)
async def ask(press: Press, custom_id: CustomId[MyNote]) -> None:
    """Open the form for a note, with what it says now."""
    view = await press.view(custom_id.session)
    await press.reply.modal(
        note_form(press.own_of(view), await press.sessions.privacy.note(view.id, press.by.id))
    )


@serves(NoteWritten)
async def write(press: Press, custom_id: CustomId[NoteWritten]) -> None:
    """Save the note, and show it."""
    view = await press.view(custom_id.session)
    typed = entered(press.data.get("components")).get(FIELD, "").strip()
    await press.sessions.privacy.write_note(view, press.by.id, typed)
    press.note_kept()
    await open_look(press, view)
