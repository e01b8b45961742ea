"""Tells whoever listens what has changed in the world."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from sandbox.guild import Channel, Guild, Message


@dataclass(frozen=True)
class MessageCreated:
    """A message was written."""

    message: Message


@dataclass(frozen=True)
class MessageEdited:
    """A message was changed."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    """A message is gone."""

    message: Message


@dataclass(frozen=True)
class ChannelCreated:
    """A channel or thread was opened."""

    channel: Channel


@dataclass(frozen=True)
class ChannelEdited:
    """A channel or thread was renamed, archived, locked or got other permissions."""

    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    """A channel or thread is gone."""

    channel: Channel


@dataclass(frozen=True)
class CommandsChanged:
    """The bot registered other commands."""


@dataclass(frozen=True)
class BotChanged:
    """The bot connected or went away."""

    is_online: bool


@dataclass(frozen=True)
class GuildChanged:
    """The bot was let into a server, or thrown out of it."""

    guild: Guild


Change = (
    MessageCreated
    | MessageEdited
    | MessageDeleted
    | ChannelCreated
    | ChannelEdited
    | ChannelDeleted
    | CommandsChanged
    | BotChanged
    | GuildChanged
)


class Feed:
    """Passes every change on to its listeners, in order and at once."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` with every change from now on; returns the way to stop it."""
        self._listeners.append(listener)

        def stop() -> None:
            with suppress(ValueError):
                self._listeners.remove(listener)

        return stop

    def publish(self, change: Change) -> None:
        """Tell every listener of `change`."""
        for listener in tuple(self._listeners):
            listener(change)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Return as soon as `is_so()` holds, looking again after every change."""
        changed = asyncio.Event()
        stop = self.listen(lambda _: changed.set())
        try:
            while not is_so():
                await changed.wait()
                changed.clear()
        finally:
            stop()
