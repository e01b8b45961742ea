"""Where pictures are drawn: by the worker, once each; the last ones are kept."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from bot.log import get_logger
from bot.posts.drawings import Drawings
from bot.screens.attachments import Attached
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.multipart import File
from bot.worker.line import Table
from bot.worker.process import WorkerFault
from engines.core.game import Game
from engines.core.picture import Picture, Pictures
from engines.core.state.cache import remembered

log = get_logger()

SCALE = 2
"""Pixels of a PNG for each pixel of the drawing: phones show that many."""
WITHIN = 3.0
"""Seconds that one picture may take; it takes a tenth of one."""
MOST_DRAWN, MOST_BYTES = 64, 1_000_000


class Undrawn(Exception):
    """There is no picture to be had; `why` is for the log."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


Choose = Callable[[Pictures[Any]], Sequence[Attached]]
"""Makes the pictures of a message with what a game has for it."""


class Draws(Protocol):
    """What the renderer needs of a worker."""

    async def do(  # noqa: D102
        self, task: str, head: Json, body: bytes, within: float, table: Table
    ) -> bytes: ...


class Renderer:
    """Draws pictures as PNG. Without a worker (`PICTURES=off`) it draws none, and words stand in for them."""

    def __init__(self, worker: Draws | None) -> None:
        self._worker = worker
        self._drawn: OrderedDict[bytes, bytes] = OrderedDict()
        self._drawn_bytes = 0
        self._drawing: dict[tuple[bytes, Table], asyncio.Task[bytes]] = {}
        self._loaded: dict[str, Pictures[Any]] = {}
        self._drawings = Drawings()

    def draws(self, view: View) -> bool:
        """Whether pictures are drawn for a table."""
        return self._worker is not None and view.has_pictures

    async def choose(self, game: Game[Any], choose: Choose) -> Sequence[Attached]:
        """Return the pictures of a message; none if the game has none, or if a bug spoils them."""
        if game.pictures is None:
            return ()
        try:
            if game.id not in self._loaded:
                # In a thread: to import takes longer than presses may wait.
                self._loaded[game.id] = self._drawings.of(await asyncio.to_thread(game.pictures))
            return choose(self._loaded[game.id])
        except Exception:
            log.exception("picture-failed", game=game.id)
            return ()

    async def files(self, attached: Sequence[Attached], table: Table) -> list[File]:
        """Return the pictures as the files of a message. Raises Undrawn if one of them can't be drawn."""
        return [File(one.filename, await self.draw(one.picture, table), "image/png") for one in attached]

    async def draw(self, picture: Picture, table: Table) -> bytes:
        """Return the picture as PNG, drawn when it is the table's turn. Raises Undrawn, whatever is wrong."""
        key = key_of(picture)
        png = self._drawn.get(key)
        if png is not None:
            self._drawn.move_to_end(key)
            return png
        drawing = self._drawing.get((key, table))
        if drawing is None:
            drawing = self._drawing[key, table] = asyncio.create_task(self._draw(key, picture, table))
            drawing.add_done_callback(lambda done: self._forget(key, table, done))
        # Others may wait for the same picture: it is finished even if this one waits no longer.
        return await asyncio.shield(drawing)

    async def _draw(self, key: bytes, picture: Picture, table: Table) -> bytes:
        if self._worker is None:
            raise Undrawn("pictures are off")
        try:
            png = await self._worker.do("draw", _head(picture), picture.svg.encode(), WITHIN, table)
        except WorkerFault as fault:
            why = str(fault).partition(":")[0]  # behind it could be what a seat's picture shows
            log.warning("picture-not-drawn", picture=picture.name, fault=type(fault).__name__, why=why)
            raise Undrawn(str(fault)) from fault
        except Exception as fault:
            log.exception("picture-not-drawn", picture=picture.name)
            raise Undrawn(type(fault).__name__) from fault
        self._remember(key, png)
        return png

    def _forget(self, key: bytes, table: Table, done: asyncio.Task[bytes]) -> None:
        del self._drawing[key, table]
        if not done.cancelled():
            done.exception()  # seen, even if nobody waits for it any more

    def _remember(self, key: bytes, png: bytes) -> None:
        self._drawn_bytes -= len(self._drawn.pop(key, b""))  # another table may have had the same drawn
        self._drawn[key] = png
        self._drawn_bytes += len(png)
        while self._drawn_bytes > MOST_BYTES or len(self._drawn) > MOST_DRAWN:
            _, oldest = self._drawn.popitem(last=False)
            self._drawn_bytes -= len(oldest)


def _head(picture: Picture) -> Json:
    """Return what the worker must know beside the drawing."""
    from engines.core.picture.font import FONT_FILES

    return {
        "width": picture.width * SCALE,
        "height": picture.height * SCALE,
        "fonts": [str(file) for file in FONT_FILES],
    }


@remembered
def key_of(picture: Picture) -> bytes:
    """Return what tells a drawing from all others, also from one that can't be drawn."""
    return hashlib.sha256(picture.svg.encode(errors="surrogatepass")).digest()
