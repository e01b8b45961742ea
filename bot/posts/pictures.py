"""Brings pictures to messages that are there already: nobody waits for a picture to read what happened."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.log import get_logger
from bot.posts.renderer import Choose, Renderer, Undrawn
from bot.posts.traffic import Traffic
from bot.posts.work import finish
from bot.screens.attachments import Attached, with_images, with_words
from bot.sessions.view import View
from bot.wire.faults import FAULTS
from bot.wire.json import Json
from bot.wire.multipart import File
from bot.worker.line import Line, LineFull, Table, table_of
from engines.core.game import Game

log = get_logger()

Edit = Callable[[Json, Sequence[File]], Awaitable[None]]
"""Changes a message to what the body says, with these files."""

MOST_AT_ONCE, MOST_PRESSED = 3, 1000
MOST_OF_SERVER, MOST_WAITING = 50, 150
"""Messages that may wait for their pictures, of a server and of all; each keeps a whole state in memory."""
PATIENCE = 1.0
"""Seconds that a picture waits for presses to be answered first."""


class Into(NamedTuple):
    """The private message that pictures come into: its id, or who sees it if that isn't known.

    They don't come once that was pressed after the `press` that they belong to.
    """

    where: str
    press: str


ANYWHERE = Into("", "0")


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A message that waits for its pictures, at which table, and what it was sent as."""

    game: Game[Any]
    table: Table
    embeds: Sequence[Json]
    choose: Choose
    edit: Edit
    into: Into


class LatePictures:
    """Lets pictures follow; works in the background. No trouble with a picture loses anything.

    If more messages wait than may, the one that waits longest stays as it is: its text says what happened.
    """

    def __init__(self, renderer: Renderer, traffic: Traffic) -> None:
        self._renderer = renderer
        self.traffic = traffic
        self._line = Line(MOST_AT_ONCE, MOST_OF_SERVER, MOST_WAITING)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pressed: OrderedDict[str, int] = OrderedDict()
        """The last press on a private message, and of a person on one, by their ids."""

    def follow(self, view: View, payload: Json, choose: Choose, edit: Edit, into: Into = ANYWHERE) -> None:
        """Bring the pictures of a message that was sent as `payload`, soon; or their words."""
        if view.game.pictures is None:
            return
        wanted = _Wanted(view.game, table_of(view), payload["embeds"], choose, edit, into)
        task = asyncio.create_task(self._follow(wanted))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def pressed(self, message: str, person: str, press: str) -> None:
        """Note that a private message says something else from this press on."""
        for one in (message, person):
            self._pressed[one] = int(press)
            self._pressed.move_to_end(one)
        while len(self._pressed) > MOST_PRESSED:
            self._pressed.popitem(last=False)

    async def close(self, within: float) -> None:
        """Let the pictures under way arrive within that many seconds; give up the rest."""
        await finish(self._tasks, within)

    async def _follow(self, wanted: _Wanted) -> None:
        try:
            async with self._line.place(wanted.table):
                await self.traffic.quiet(PATIENCE)
                attached = await self._renderer.choose(wanted.game, wanted.choose)
                if attached and self._is_awaited(wanted):
                    body, files = await self._body({"embeds": wanted.embeds}, attached, wanted.table)
                    if self._is_awaited(wanted):
                        await wanted.edit(body, files)
        except LineFull:
            log.info("picture-left-out")
        except FAULTS as fault:
            log.warning("picture-not-shown", fault=type(fault).__name__, code=getattr(fault, "code", 0))
        except Exception:
            log.exception("picture-failed")

    def _is_awaited(self, wanted: _Wanted) -> bool:
        """Tell whether a message still says what its pictures belong to."""
        return self._pressed.get(wanted.into.where, 0) <= int(wanted.into.press)

    async def _body(
        self, payload: Json, attached: Sequence[Attached], table: Table
    ) -> tuple[Json, list[File]]:
        """Return what changes in the message, and the files for it: its buttons stay as they are by then."""
        try:
            files = await self._renderer.files(attached, table)
        except Undrawn:
            return {"embeds": with_words(payload, attached)["embeds"]}, []
        return with_images(payload, attached), files
