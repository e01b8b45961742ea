"""Whether the bot is well, and the service manager, which is told as long as it is."""

import asyncio
from enum import StrEnum
from typing import Protocol

from bot.log import get_logger
from bot.service import Service
from bot.store.errors import StoreFault

log = get_logger()

EVERY, BEFORE = 30.0, 1.0
"""Seconds between two looks once people can play, and before that."""
MOST_SILENT = 150.0
"""Seconds: of a gateway's heartbeats, one each 41 seconds, so many may be lost."""
WAITS, PLAYS = "waits for Discord", "people can play"
KEY = "written"
"""Under this something is written to see whether that goes through again."""


class Wrong(StrEnum):
    """What can be wrong with a bot that runs, in a word that stands in the health file."""

    CONNECTING = "connecting"
    SILENT = "discord"
    UNSAVED = "database"


SAYS = {
    Wrong.CONNECTING: WAITS,
    Wrong.SILENT: "Discord acknowledges nothing",
    Wrong.UNSAVED: "the last write into the database failed",
}


class Gateway(Protocol):
    """What is looked at of the connection to Discord."""

    @property
    def silence(self) -> float: ...  # noqa: D102

    def is_ready(self) -> bool: ...  # noqa: D102


class Writes(Protocol):
    """What is looked at of the store."""

    @property
    def writes_fail(self) -> bool: ...  # noqa: D102

    async def set_meta(self, key: str, value: str) -> None: ...  # noqa: D102


async def keep_telling(service: Service, gateway: Gateway, store: Writes) -> None:
    """Say that the bot is there once it is, then that it is well while it is; without end.

    This is a task of the loop: if that hangs, nothing is said, and the bot is started again.
    """
    if not service.listens:
        return
    while not gateway.is_ready():
        service.starting(WAITS)
        await asyncio.sleep(BEFORE)
    service.ready(PLAYS)
    was = ""
    while True:
        await asyncio.sleep(min(EVERY, service.within / 2) if service.within else EVERY)
        why = await trouble(gateway, store)
        if why:
            service.unwell(why)
        else:
            service.well(PLAYS)
        if why and why != was:
            log.error("not-well", why=why, hint="if that lasts, the service manager starts the bot again")
        was = why


async def trouble(gateway: Gateway, store: Writes) -> str:
    """Return why the bot isn't well, empty if it is."""
    return next((SAYS[one] for one in await wrong(gateway, store)), "")


async def wrong(gateway: Gateway, store: Writes) -> list[Wrong]:
    """Return all that is wrong with the bot."""
    found = []
    if not gateway.is_ready():
        found.append(Wrong.CONNECTING)
    elif gateway.silence > MOST_SILENT:
        found.append(Wrong.SILENT)
    if store.writes_fail:
        # Perhaps nobody presses any more: whether it would go through by now is tried.
        try:
            await store.set_meta(KEY, "")
        except StoreFault:
            found.append(Wrong.UNSAVED)
    return found
