"""A person's note to themselves: below what they alone see of a game, and as a form."""

from bot.screens.controls.notes import MyNote, NoteWritten
from bot.screens.localized_view import LocalizedView
from bot.screens.message import QUIET, embed
from bot.screens.parts import button, form, labelled, text_input
from bot.wire.json import Json
from bot.wire.limits import fit
from bot.words.words import Words
from engines.core.script.notation import LONGEST

FIELD = "note"
LONG = 2
"""Discord's number for a field of several lines."""


def with_note(words: Words, payload: Json, note: str) -> Json:
    """Return a private message with the reader's note below all else; as it is without one."""
    if not note:
        return payload
    shown = embed(lines=[words.say("ui-note-shown", note=note)], colour=QUIET)
    *others, last = payload["embeds"]
    if "footer" in last:  # the foot stays below all
        shown["footer"], last = last["footer"], {key: part for key, part in last.items() if key != "footer"}
    return fit(payload | {"embeds": [*others, last, shown]})


def note_button(local: LocalizedView) -> Json:
    """Return what opens the form for a note."""
    return button(MyNote().of(local.view), local.label("ui-note"))


def note_form(local: LocalizedView, note: str) -> Json:
    """Return the form with the note as it is; empty it goes."""
    typed = text_input(FIELD, note, LONGEST, is_optional=True) | {"style": LONG}
    field = labelled(local.label("ui-note"), typed, local.label("ui-note-hint"))
    return form(NoteWritten().of(local.view), local.label("ui-note"), [field])
