"""The bot under a service manager that listens."""

import asyncio
import socket
from pathlib import Path

import pytest

from tests.wire.conftest import Bot

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def test_the_manager_hears_when_the_bot_is_there_well_silent_and_gone(
    idle_bot: Bot, tmp_path: Path
) -> None:
    place = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hearing:
        hearing.bind(str(place))
        hearing.setblocking(False)

        async def hears(words: str) -> None:
            async with asyncio.timeout(15):
                while words not in (await asyncio.get_running_loop().sock_recv(hearing, 4096)).decode():
                    pass

        await idle_bot.start(NOTIFY_SOCKET=str(place), WATCHDOG_USEC="100000")
        await hears("READY=1\nWATCHDOG=1\nSTATUS=people can play")
        await hears("WATCHDOG=1\nSTATUS=people can play")
        await idle_bot.sandbox.stop()
        await hears("STATUS=Discord acknowledges nothing")
        assert await idle_bot.stop() == 0
        await hears("STOPPING=1")
