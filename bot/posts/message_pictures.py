"""Which picture a message has by now: who pressed it saw an older one if a new one came meanwhile."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.wire.interaction import Pressed
from bot.wire.json import Json
from bot.wire.multipart import file_at

PATIENCE = 0.5
"""Seconds that a reply waits for a change that is under way to the message that was pressed."""
MOST = 1000
"""Messages whose picture is remembered: for the moment between a press and its reply."""

NONE = ("", "")


class MessagePictures:
    """Remembers name and file of the picture that each message has; changes wait for each other."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[str, tuple[str, str]] = OrderedDict()
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def changing(self, message: str) -> asyncio.Lock:
        """Return what holds up other changes of a message and replies to it, `async with`."""
        return self._changing.setdefault(message, asyncio.Lock())

    @asynccontextmanager
    async def replying(self, pressed: Pressed) -> AsyncIterator[tuple[str, str] | None]:
        """Yield name and file of the picture that a pressed message has while it is answered.

        None if a change of it takes long: Discord gives a reply three seconds, and which of them comes last
        isn't known.
        """
        lock = self.changing(pressed.id)
        try:
            async with asyncio.timeout(PATIENCE):
                await lock.acquire()
        except TimeoutError:
            yield None
            return
        try:
            yield self._pictures.get(pressed.id, (pressed.picture, pressed.file))
        finally:
            lock.release()

    def note(self, sent: Json) -> str:
        """Remember a message as Discord has taken it; return the id of its picture's file, or ""."""
        images = (one.get("image", {}).get("url", "") for one in sent.get("embeds", ()))
        picture = file_at(next((one for one in images if one), ""))
        self._remember(str(sent["id"]), picture)
        return picture[1]

    def drop(self, pressed: Pressed) -> None:
        """Note that a reply has taken the picture of a message away."""
        self._remember(pressed.id, NONE)

    def is_dropped(self, message: str) -> bool:
        """Tell whether a reply has taken the picture of a message away."""
        return self._pictures.get(message) == NONE

    def _remember(self, message: str, picture: tuple[str, str]) -> None:
        self._pictures[message] = picture
        self._pictures.move_to_end(message)
        if len(self._pictures) > MOST:
            self._pictures.popitem(last=False)
