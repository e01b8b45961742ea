"""When shards may log in, by what Discord says of that."""

from typing import Any

import discord
import pytest

from bot.wire import logins
from bot.wire.logins import Logins


class Gateway:
    """Tells what is laid ready, and has a clock on which no time passes but what is waited for."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        self.is_there = True
        self.asked = 0
        self.now = 0.0
        self.waits: list[float] = []
        patch.setattr(logins, "sleep", self.sleep)
        patch.setattr(logins, "monotonic", lambda: self.now)

    async def sleep(self, seconds: float) -> None:
        self.waits.append(round(seconds, 1))
        self.now += seconds

    async def get_bot_gateway(self) -> tuple[int, str, dict[str, int]]:
        self.asked += 1
        if not self.is_there:
            raise discord.GatewayNotFound
        return 4, "wss://gateway.discord.gg", self.limit


@pytest.fixture
def gateway(monkeypatch: pytest.MonkeyPatch) -> Gateway:
    return Gateway(monkeypatch)


@pytest.fixture
def some(gateway: Gateway) -> Logins:
    http: Any = gateway
    return Logins(http)


async def launch(some: Logins, *shards: int) -> None:
    for shard in shards:
        await some.wait_for_one()
        await some.take_turn(shard)


async def test_shards_with_the_same_key_take_turns(some: Logins, gateway: Gateway) -> None:
    gateway.limit["max_concurrency"] = 2
    assert await some.ask() == (4, "wss://gateway.discord.gg", 1000)
    await launch(some, 0, 1, 2, 3, 5)
    # The third waits for the first, by then the second's pause is over, too.
    assert gateway.waits == [0, 0, 5.1, 0, 5.1]


async def test_a_pause_that_is_over_is_not_waited_for(some: Logins, gateway: Gateway) -> None:
    await launch(some, 0)
    gateway.now += 5
    await launch(some, 0)
    gateway.now += 60
    await launch(some, 1)
    assert gateway.waits == [0, 0.1, 0]


async def test_with_plenty_left_one_answer_is_enough_for_shards_that_log_in_at_once(
    some: Logins, gateway: Gateway
) -> None:
    gateway.limit["max_concurrency"] = 16
    await some.ask()
    await launch(some, *range(16))
    assert gateway.asked == 1
    gateway.now += 5
    await launch(some, 0)
    assert gateway.asked == 2


async def test_with_few_left_each_login_asks(some: Logins, gateway: Gateway) -> None:
    gateway.limit |= {"max_concurrency": 16, "remaining": 3}
    await launch(some, 0, 1, 2)
    assert gateway.asked == 3


async def test_with_none_left_it_is_waited_until_there_are_more(
    some: Logins, gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway.limit |= {"remaining": 0, "reset_after": 7_200_000}
    sleep = gateway.sleep

    async def until_reset(seconds: float) -> None:
        await sleep(seconds)
        gateway.limit |= {"remaining": 1000, "reset_after": 0}

    monkeypatch.setattr(logins, "sleep", until_reset)
    await launch(some, 0)
    assert gateway.waits == [7201, 0]


async def test_who_can_not_be_asked_stops_nobody(some: Logins, gateway: Gateway) -> None:
    gateway.is_there = False
    await launch(some, 0)
    assert gateway.waits == [0]
