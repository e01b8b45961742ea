"""A person's note to themselves at a session."""

from bot.wire.custom_id import Control


class MyNote(Control, letters="note"):
    """Open the form for it."""


class NoteWritten(Control, letters="noted"):
    """That form."""
