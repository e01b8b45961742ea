"""What a service manager hears of the bot: nothing without one, and no good news while something is wrong."""

import asyncio
import math
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.doctor import pulse
from bot.doctor.pulse import keep_telling, trouble
from bot.service import Service
from bot.store.errors import StoreFault


class Manager:
    """Hears what is said."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(str(path))
        self.socket.setblocking(False)

    def heard(self) -> list[str]:
        said = []
        while True:
            try:
                said += self.socket.recv(4096).decode().split("\n")
            except BlockingIOError:
                return said

    async def next(self) -> list[str]:
        said = await asyncio.get_running_loop().sock_recv(self.socket, 4096)
        return said.decode().split("\n")


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    hearing = Manager(tmp_path / "notify")
    yield hearing
    hearing.socket.close()


class Bot:
    """A connection and a store that are as they are told to be."""

    def __init__(self) -> None:
        self.silence = 0.0
        self.ready = True
        self.writes_fail = False
        self.is_full = False
        self.written: list[str] = []

    def is_ready(self) -> bool:
        return self.ready

    async def set_meta(self, key: str, value: str) -> None:  # noqa: ARG002
        if self.is_full:
            raise StoreFault("full")
        self.written.append(key)
        self.writes_fail = False


def test_without_a_manager_nobody_is_told() -> None:
    service = Service({})
    assert not service.listens
    service.ready("here")


def test_a_manager_that_is_gone_does_no_harm(tmp_path: Path) -> None:
    Service({"NOTIFY_SOCKET": str(tmp_path / "gone")}).well("well")


def test_a_name_that_is_in_no_folder() -> None:
    name = f"automa-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hearing:
        hearing.bind(f"\0{name}")
        Service({"NOTIFY_SOCKET": f"@{name}"}).stopping()
        assert hearing.recv(100) == b"STOPPING=1"


@pytest.mark.parametrize(
    ("told", "within"),
    [
        ({"WATCHDOG_USEC": "300000000"}, 300.0),
        ({"WATCHDOG_USEC": "300000000", "WATCHDOG_PID": str(os.getpid())}, 300.0),
        ({"WATCHDOG_USEC": "300000000", "WATCHDOG_PID": "1"}, 0.0),
        ({}, 0.0),
    ],
)
def test_the_watchdog_is_heeded_if_it_is_for_this_process(told: dict[str, str], within: float) -> None:
    assert Service(told).within == within


async def test_it_is_there_when_people_can_play_and_not_before(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "BEFORE", 0.0)
    service = Service({"NOTIFY_SOCKET": str(manager.path), "WATCHDOG_USEC": "20000"})
    bot = Bot()
    bot.ready = False
    telling = asyncio.create_task(keep_telling(service, bot, bot))
    assert await manager.next() == ["EXTEND_TIMEOUT_USEC=120000000", "STATUS=waits for Discord"]
    bot.ready = True
    while (said := await manager.next())[0].startswith("EXTEND"):
        pass
    assert said[0] == "READY=1"
    assert (await manager.next())[0] == "WATCHDOG=1"
    bot.silence = math.inf
    while (said := await manager.next())[0] == "WATCHDOG=1":
        pass
    manager.heard()
    assert await manager.next() == said == ["STATUS=Discord acknowledges nothing"]
    bot.silence = 20.0
    while (said := await manager.next())[0] != "WATCHDOG=1":
        pass
    telling.cancel()
    await asyncio.gather(telling, return_exceptions=True)


async def test_a_failed_write_is_tried_again_before_the_watchdog_is_fed() -> None:
    bot = Bot()
    assert await trouble(bot, bot) == ""
    assert bot.written == []
    bot.writes_fail = bot.is_full = True
    assert await trouble(bot, bot) == "the last write into the database failed"
    bot.is_full = False
    assert await trouble(bot, bot) == ""
    assert len(bot.written) == 1
