"""How often a bot may log in at the gateway, and what it is told of that."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from sandbox.driver import Sandbox
from tests.sandbox.client import Client, Wire, connected

INVALID_SESSION = {"op": 9, "d": False, "s": None, "t": None}
DAY = 24 * 60 * 60 * 1000


@pytest.fixture
async def wires(sandbox: Sandbox) -> AsyncIterator[list[Wire]]:
    """Four connections that haven't logged in."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(connected(sandbox)) for _ in range(4)]


async def told(client: Client) -> Any:
    """What the bot is told before it logs in."""
    status, body = await client.api("GET", "/gateway/bot")
    assert status == 200
    return body


async def test_a_bot_is_told_where_to_log_in_and_how_often(sandbox: Sandbox, client: Client) -> None:
    assert await told(client) == {
        "url": sandbox.page_url.replace("http", "ws") + "gateway/",
        "shards": 1,
        "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1},
    }


async def test_shards_are_recommended_by_the_servers(sandbox: Sandbox, client: Client) -> None:
    for number in range(1000):
        sandbox.add_guild(f"Server {number}")
    assert (await told(client))["shards"] == 2
    sandbox.logins.shards = 5
    assert (await told(client))["shards"] == 5


async def test_logins_are_counted_for_a_day(sandbox: Sandbox, client: Client, wires: list[Wire]) -> None:
    await wires[0].identify([0, 2])
    await wires[1].identify([1, 2])
    limit = (await told(client))["session_start_limit"]
    assert limit["remaining"] == 998
    assert DAY - 60_000 < limit["reset_after"] <= DAY
    sandbox.clock.skip(DAY / 1000)
    assert (await told(client))["session_start_limit"]["remaining"] == 1000
    await wires[2].identify([0, 2])
    assert (await told(client))["session_start_limit"]["remaining"] == 999


async def test_a_resumed_session_counts_as_none(sandbox: Sandbox, client: Client, wires: list[Wire]) -> None:
    ready = await wires[0].identify()
    sandbox.faults.cut_gateway()
    await wires[1].resume(ready["d"]["session_id"], 2)
    assert (await wires[1].next())["t"] == "RESUMED"
    assert (await told(client))["session_start_limit"]["remaining"] == 999


async def test_one_login_too_many_ends_all_sessions_and_the_token(
    sandbox: Sandbox, client: Client, wires: list[Wire]
) -> None:
    sandbox.logins.leave(1, reset_after=600)
    ready = await wires[0].identify()
    assert (await told(client))["session_start_limit"]["remaining"] == 0
    await wires[1].say(2, {"token": sandbox.token, "intents": 1})
    assert [await wire.close_code() for wire in wires[:2]] == [4004, 4004]
    assert (await client.api("GET", "/users/@me"))[0] == 401
    await wires[2].say(2, {"token": sandbox.token, "intents": 1})
    assert await wires[2].close_code() == 4004
    await wires[3].resume(ready["d"]["session_id"], 2)
    assert await wires[3].close_code() == 4004
    assert not sandbox.is_online


async def test_who_waits_until_the_limit_resets_may_log_in(
    sandbox: Sandbox, client: Client, wires: list[Wire]
) -> None:
    sandbox.logins.leave(0, reset_after=600)
    limit = (await told(client))["session_start_limit"]
    assert limit["remaining"] == 0
    assert 590_000 < limit["reset_after"] <= 600_000
    sandbox.clock.skip(600)
    assert (await wires[0].identify())["t"] == "READY"
    assert (await told(client))["session_start_limit"]["remaining"] == 999


async def test_shards_that_take_turns_pause_for_five_seconds(sandbox: Sandbox, wires: list[Wire]) -> None:
    sandbox.logins.like_discord()
    assert (await wires[0].identify([0, 2]))["t"] == "READY"
    assert await wires[1].identify([1, 2]) == INVALID_SESSION
    sandbox.clock.skip(5)
    # The refusal began no pause of its own, and the pause is asked for on the same shard, too.
    assert (await wires[2].identify([1, 2]))["t"] == "READY"
    assert await wires[3].identify([1, 2]) == INVALID_SESSION


async def test_as_many_shards_log_in_at_once_as_max_concurrency_says(
    sandbox: Sandbox, client: Client, wires: list[Wire]
) -> None:
    sandbox.logins.like_discord()
    sandbox.logins.max_concurrency = 2
    assert (await told(client))["session_start_limit"]["max_concurrency"] == 2
    assert (await wires[0].identify([0, 4]))["t"] == "READY"
    assert await wires[1].identify([2, 4]) == INVALID_SESSION
    assert (await wires[2].identify([3, 4]))["t"] == "READY"
    assert await wires[3].identify([1, 4]) == INVALID_SESSION


async def test_a_login_that_came_too_soon_is_counted_too(
    sandbox: Sandbox, client: Client, wires: list[Wire]
) -> None:
    sandbox.logins.like_discord()
    for wire in wires:
        await wire.identify()
    assert (await told(client))["session_start_limit"]["remaining"] == 996


async def test_a_wrong_token_counts_as_no_login(client: Client, wires: list[Wire]) -> None:
    await wires[0].say(2, {"token": "wrong", "intents": 1})
    assert await wires[0].close_code() == 4004
    assert (await told(client))["session_start_limit"]["remaining"] == 1000
