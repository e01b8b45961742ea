"""Brings pictures to messages that are there already: nobody waits for a picture to read what happened."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.context import Traffic
from bot.log import get_logger
from bot.multipart import File
from bot.pictures.studio import Choose, Studio, Undrawn
from bot.present.attached import Attached, with_images, with_words
from bot.present.message import Json
from engines.core.game import Game

log = get_logger()

Edit = Callable[[Json, Sequence[File]], Awaitable[None]]
"""Changes a message to what the body says, with these files."""

MOST_AT_ONCE = 3
PATIENCE = 1.0
"""Seconds that a picture waits for presses to be answered first."""


class Followers:
    """Lets pictures follow; works in the background. No trouble with a picture loses anything."""

    def __init__(self, studio: Studio, traffic: Traffic) -> None:
        self._studio = studio
        self._traffic = traffic
        self._places = asyncio.Semaphore(MOST_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, game: Game[Any], payload: Json, choose: Choose, edit: Edit) -> None:
        """Bring the pictures of a message that was sent as `payload`, soon; or their words."""
        if game.pictures is None:
            return
        task = asyncio.create_task(self._follow(game, payload, choose, edit))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, within: float) -> None:
        """Let the pictures under way arrive within that many seconds; give up the rest."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=within)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _follow(self, game: Game[Any], payload: Json, choose: Choose, edit: Edit) -> None:
        try:
            async with self._places:
                await self._traffic.quiet(PATIENCE)
                attached = await self._studio.choose(game, choose)
                if attached:
                    await edit(*await self._body(payload, attached))
        except (discord.HTTPException, OSError, TimeoutError) as fault:
            log.warning("picture-not-shown", fault=type(fault).__name__, code=getattr(fault, "code", 0))
        except Exception:
            log.exception("picture-failed")

    async def _body(self, payload: Json, attached: Sequence[Attached]) -> tuple[Json, list[File]]:
        """Return what changes in the message, and the files for it: its buttons stay as they are by then."""
        try:
            files = await self._studio.files(attached)
        except Undrawn:
            return {"embeds": with_words(payload, attached)["embeds"]}, []
        body = with_images(payload, attached)
        return {name: body[name] for name in ("embeds", "attachments")}, files
