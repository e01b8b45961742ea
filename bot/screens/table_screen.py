"""The table of a session at one moment, put together once: for the reply to a press and what follows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from bot.screens.attachments import Attached, table_pictures
from bot.screens.localized_view import LocalizedView
from bot.screens.table import table_message
from bot.sessions.moves import Played
from bot.sessions.view import View
from bot.wire.json import Json
from engines.core.picture import Pictures


@dataclass(frozen=True, slots=True)
class TableScreen:
    """What everybody sees of a session: the view in words, the moves before it that are news, the message."""

    local: LocalizedView
    before: Sequence[Played]
    message: Json
    """The message without its picture."""

    @classmethod
    def of(cls, local: LocalizedView, before: Sequence[Played]) -> Self:
        """Return the table of a session; `before` are the moves that automas made before the last one."""
        return cls(local, before, table_message(local, before))

    @property
    def view(self) -> View:
        """The session as it stands, with all of its last move."""
        return self.local.view

    def pictures(self, pictures: Pictures[Any]) -> Sequence[Attached]:
        """Return the picture of the table, if it has one, drawn with what its game has for that."""
        return table_pictures(self.local, pictures, self.before)

    def now(self, view: View) -> Self | None:
        """Return the table of the session as it stands by now; None if it has to be put together anew."""
        was, is_ = self.view.session, view.session
        same = ("channel", "status", "language", "waiting")
        has_same_session = all(getattr(was, one) == getattr(is_, one) for one in same)
        if not has_same_session or self.view.entry != view.entry or self.view.holders != view.holders:
            return None
        return replace(self, local=self.local.at(replace(self.view, session=is_)))
