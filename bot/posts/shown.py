"""Which picture a panel has by now: who pressed it saw an older one if a new one came meanwhile."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from bot.wire.interaction import Pressed
from bot.wire.json import Json
from bot.wire.multipart import file_at

PATIENCE = 0.5
"""Seconds that an answer waits for a picture that is under way to the panel that was pressed."""
MOST = 1000
"""Panels whose picture is remembered: for the moment between a press and its answer."""

NONE = ("", "")


class Shown:
    """Remembers name and file of the picture that each panel was changed to, and which are being changed."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[str, tuple[str, str]] = OrderedDict()
        self._changing: dict[str, asyncio.Event] = {}

    @contextmanager
    def changing(self, message: str) -> Iterator[None]:
        """While a panel is being changed its answer waits for that."""
        done = self._changing[message] = asyncio.Event()
        try:
            yield
        finally:
            del self._changing[message]
            done.set()

    def note(self, sent: Json) -> str:
        """Remember a panel as Discord has taken it; return the id of its picture's file, or ""."""
        images = (one.get("image", {}).get("url", "") for one in sent.get("embeds", ()))
        picture = file_at(next((one for one in images if one), ""))
        self._remember(str(sent["id"]), picture)
        return picture[1]

    def drop(self, pressed: Pressed) -> None:
        """Note that an answer has taken the picture of a panel away."""
        self._remember(pressed.id, NONE)

    def is_dropped(self, message: str) -> bool:
        """Tell whether an answer has taken the picture of a panel away."""
        return self._pictures.get(message) == NONE

    async def of(self, pressed: Pressed) -> tuple[str, str]:
        """Return name and file of the picture that a pressed panel has; of none if a change takes long."""
        if (change := self._changing.get(pressed.id)) is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await change.wait()
            except TimeoutError:
                return NONE
        return self._pictures.get(pressed.id, (pressed.picture, pressed.file))

    def _remember(self, message: str, picture: tuple[str, str]) -> None:
        self._pictures[message] = picture
        self._pictures.move_to_end(message)
        if len(self._pictures) > MOST:
            self._pictures.popitem(last=False)
