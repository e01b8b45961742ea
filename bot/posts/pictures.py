"""Brings pictures to messages that are there already: nobody waits for a picture to read what happened."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context, copy_context
from typing import Any, NamedTuple

from bot.log import get_logger
from bot.posts.renderer import Choose, Renderer, Undrawn
from bot.posts.traffic import Traffic
from bot.screens.attached import Attached, with_images, with_words
from bot.wire.faults import FAULTS
from bot.wire.json import Json
from bot.wire.multipart import File
from engines.core.game import Game

log = get_logger()

Edit = Callable[[Json, Sequence[File]], Awaitable[None]]
"""Changes a message to what the body says, with these files."""

MOST_AT_ONCE = 3
MOST_WAITING = 150
"""Messages that may wait for their pictures; each keeps a whole state in memory."""
PATIENCE = 1.0
"""Seconds that a picture waits for presses to be answered first."""


class _Wanted(NamedTuple):
    """A message that waits for its pictures, and what its lines in the log are bound to."""

    game: Game[Any]
    embeds: Sequence[Json]
    choose: Choose
    edit: Edit
    bound: Context


class LatePictures:
    """Lets pictures follow; works in the background. No trouble with a picture loses anything.

    If more messages wait than may, the one that waits longest stays as it is: its text says what happened.
    """

    def __init__(self, renderer: Renderer, traffic: Traffic) -> None:
        self._renderer = renderer
        self._traffic = traffic
        self._waiting: deque[_Wanted] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, game: Game[Any], payload: Json, choose: Choose, edit: Edit) -> None:
        """Bring the pictures of a message that was sent as `payload`, soon; or their words."""
        if game.pictures is None:
            return
        self._waiting.append(_Wanted(game, payload["embeds"], choose, edit, copy_context()))
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popleft().bound.run(log.info, "picture-left-out")
        self._go_on()

    async def close(self, within: float) -> None:
        """Let the pictures under way arrive within that many seconds; give up the rest."""
        try:
            async with asyncio.timeout(within):
                while self._tasks:
                    await asyncio.wait(self._tasks)
        except TimeoutError:
            self._waiting.clear()
            late = list(self._tasks)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _go_on(self) -> None:
        while self._waiting and len(self._tasks) < MOST_AT_ONCE:
            wanted = self._waiting.popleft()
            task = asyncio.create_task(self._follow(wanted), context=wanted.bound)
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._go_on()

    async def _follow(self, wanted: _Wanted) -> None:
        try:
            await self._traffic.quiet(PATIENCE)
            attached = await self._renderer.choose(wanted.game, wanted.choose)
            if attached:
                await wanted.edit(*await self._body({"embeds": wanted.embeds}, attached))
        except FAULTS as fault:
            log.warning("picture-not-shown", fault=type(fault).__name__, code=getattr(fault, "code", 0))
        except Exception:
            log.exception("picture-failed")

    async def _body(self, payload: Json, attached: Sequence[Attached]) -> tuple[Json, list[File]]:
        """Return what changes in the message, and the files for it: its buttons stay as they are by then."""
        try:
            files = await self._renderer.files(attached)
        except Undrawn:
            return {"embeds": with_words(payload, attached)["embeds"]}, []
        return with_images(payload, attached), files
