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
    message: str
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
        self._awaited: dict[str, _Wanted] = {}

    def follow(self, game: Game[Any], payload: Json, choose: Choose, edit: Edit, message: str = "") -> None:
        """Bring the pictures of a message that was sent as `payload`, soon; or their words.

        With the id of the `message` only the newest ones come, and none once it is forgotten.
        """
        if game.pictures is None:
            return
        wanted = _Wanted(game, payload["embeds"], choose, edit, message, copy_context())
        self._waiting.append(wanted)
        if message:
            self._awaited[message] = wanted
        if len(self._waiting) > MOST_WAITING:
            left_out = self._waiting.popleft()
            left_out.bound.run(log.info, "picture-left-out")
            self._arrive(left_out)
        self._go_on()

    def forget(self, message: str) -> None:
        """Let no picture come to a message any more: it says something else now."""
        self._awaited.pop(message, None)

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
                body, files = await self._body({"embeds": wanted.embeds}, attached)
                if self._is_awaited(wanted):
                    await wanted.edit(body, files)
        except FAULTS as fault:
            log.warning("picture-not-shown", fault=type(fault).__name__, code=getattr(fault, "code", 0))
        except Exception:
            log.exception("picture-failed")
        finally:
            self._arrive(wanted)

    def _is_awaited(self, wanted: _Wanted) -> bool:
        return not wanted.message or self._awaited.get(wanted.message) is wanted

    def _arrive(self, wanted: _Wanted) -> None:
        if self._awaited.get(wanted.message) is wanted:
            del self._awaited[wanted.message]

    async def _body(self, payload: Json, attached: Sequence[Attached]) -> tuple[Json, list[File]]:
        """Return what changes in the message, and the files for it: its buttons stay as they are by then."""
        try:
            files = await self._renderer.files(attached)
        except Undrawn:
            return {"embeds": with_words(payload, attached)["embeds"]}, []
        return with_images(payload, attached), files
