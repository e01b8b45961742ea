"""The tables as they are to be shown, before their pictures are drawn."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from bot.posts.renderer import Renderer, Undrawn, key_of
from bot.screens.attachments import Attached, with_words
from bot.screens.localized_view import LocalizedView
from bot.screens.table_screen import TableScreen
from bot.sessions.service import Sessions
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.multipart import File
from bot.words.words import I18n
from bot.worker.line import table_of

FILE = "/"
"""Stands before the id of the picture's file, in what is noted of what a table says."""


@dataclass(frozen=True)
class Sketch:
    """A table before its picture is drawn."""

    local: LocalizedView
    payload: Json
    attached: Sequence[Attached]
    key: str
    """What tells its picture from others; empty without one."""
    is_shown: bool
    """Whether a reply shows all of it but its picture."""

    @property
    def view(self) -> View:
        """The session as it stands, with all of its last move."""
        return self.local.view

    @property
    def said_by_reply(self) -> str:
        """What the table says that a reply shows; empty if that isn't all of it, or isn't there.

        A reply leaves the picture of before in its place.
        """
        said, _, file = self.view.session.table_said.partition(FILE)
        has_picture = said.endswith(self.key) if self.key and file else not (self.key or file)
        return self.said + (FILE + file if file else "") if self.is_shown and has_picture else ""

    @property
    def in_words(self) -> Json:
        """The table with words in place of its picture."""
        return with_words(self.payload, self.attached) if self.attached else self.payload

    @cached_property
    def said(self) -> str:
        """What tells the table from others: what it says, what its buttons do, and its picture."""
        return f"{_hash(self.payload)}{self.key}" if self.key else self.said_in_words

    @cached_property
    def said_in_words(self) -> str:
        """The same of the table with words in place of its picture."""
        return _hash(self.in_words)


def _hash(payload: Json) -> str:
    return sha256(json.dumps(payload).encode()).hexdigest()


class Sketches:
    """Puts together what the table of a session is to say, in its language."""

    def __init__(self, sessions: Sessions, i18n: I18n, renderer: Renderer) -> None:
        self._sessions = sessions
        self._i18n = i18n
        self._renderer = renderer

    async def of(self, now: View, shown: TableScreen | None) -> Sketch:
        """Return the table of a session as it stands; it may be the one that a reply has shown."""
        table = shown and shown.now(now)
        is_shown = table is not None
        if table is None:
            view, before = await self._sessions.history.news(now)
            table = TableScreen.of(LocalizedView.for_table(self._i18n, view), before)
        view = table.view
        attached = await self._renderer.choose(view.game, table.pictures)
        payload = table.message | {"attachments": []}
        is_drawn = attached and self._renderer.draws(view)
        key = key_of(attached[0].picture).hex() if is_drawn else ""
        return Sketch(table.local, payload, attached, key, is_shown)

    async def files(self, sketch: Sketch) -> list[File]:
        """Return the table's picture as its file, once it is drawn. Raises Undrawn."""
        if sketch.attached and not self._renderer.draws(sketch.view):
            raise Undrawn("the server wants no pictures")
        return await self._renderer.files(sketch.attached, table_of(sketch.view))
