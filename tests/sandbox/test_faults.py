"""Ordered failures, rate limits, and when all is quiet."""

import asyncio

import aiohttp
import pytest

from sandbox.driver import Sandbox
from tests.sandbox.client import Client
from tests.sandbox.tiny_bot import TinyBot

MESSAGES = r"/channels/\d+/messages"


async def write(client: Client, sandbox: Sandbox, channel: str = "general") -> int:
    path = f"/channels/{sandbox.channel(channel).id}/messages"
    status, _ = await client.api("POST", path, {"content": "c"})
    return status


async def test_next_requests_fail(client: Client, sandbox: Sandbox) -> None:
    sandbox.faults.fail("POST", MESSAGES, 403, code=50013, message="Missing Permissions", times=2)
    assert (await client.api("GET", "/users/@me"))[0] == 200
    assert [await write(client, sandbox) for _ in range(3)] == [403, 403, 200]
    assert len(sandbox.channel("general").messages()) == 1
    assert sandbox.refusals == []


async def test_failure_after_the_effect(client: Client, sandbox: Sandbox) -> None:
    sandbox.faults.fail("*", MESSAGES, 500, after=True)
    assert await write(client, sandbox) == 500
    assert len(sandbox.channel("general").messages()) == 1


async def test_faults_are_taken_back(client: Client, sandbox: Sandbox) -> None:
    sandbox.faults.fail("POST", MESSAGES, 500, times=None)
    assert [await write(client, sandbox) for _ in range(2)] == [500, 500]
    sandbox.faults.clear()
    assert await write(client, sandbox) == 200


async def test_rate_limit_in_discords_shape(client: Client, sandbox: Sandbox) -> None:
    sandbox.faults.rate_limit("POST", MESSAGES, 0.25, everywhere=True)
    path = f"/channels/{sandbox.channel('general').id}/messages"
    status, body = await client.api("POST", path, {"content": "c"})
    assert (status, body["retry_after"], body["global"]) == (429, 0.25, True)
    assert client.headers["Retry-After"] == "1"
    assert client.headers["X-RateLimit-Global"] == "true"


async def test_discord_py_retries(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.faults.rate_limit("POST", MESSAGES, 0.01)
    sandbox.faults.rate_limit("PATCH", MESSAGES + r"/\d+", 0.01, everywhere=True)
    await sandbox.user("Ada").slash(sandbox.channel("general"), "tiny post", text="t")
    await sandbox.settle()
    assert [message.content for message in sandbox.channel("general").messages()] == ["t, edited"]
    assert bot.problems == []


async def test_requests_are_held(client: Client, sandbox: Sandbox) -> None:
    hold = sandbox.faults.hold("POST", MESSAGES)
    writing = asyncio.create_task(write(client, sandbox))
    await hold.reached()
    assert sandbox.channel("general").messages() == []
    assert await write(client, sandbox) == 200
    hold.release()
    assert await writing == 200


async def test_delayed_answer_comes_after_the_effect(client: Client, sandbox: Sandbox) -> None:
    sandbox.faults.delay("POST", MESSAGES, 0.1, after=True)
    writing = asyncio.create_task(write(client, sandbox))
    await sandbox.until(lambda: len(sandbox.channel("general").messages()) == 1)
    assert not writing.done()
    assert await writing == 200


async def test_connection_is_dropped(client: Client, sandbox: Sandbox) -> None:
    sandbox.faults.drop("POST", MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await write(client, sandbox)
    assert sandbox.channel("general").messages() == []
    sandbox.faults.drop("POST", MESSAGES, after=True)
    with pytest.raises(aiohttp.ClientError):
        await write(client, sandbox)
    assert len(sandbox.channel("general").messages()) == 1


async def test_delayed_request_is_waited_for(client: Client, sandbox: Sandbox) -> None:
    sandbox.faults.delay("POST", MESSAGES, 0.1)
    writing = asyncio.create_task(write(client, sandbox))
    await sandbox.settle()
    assert writing.done()


async def test_refused_commands(client: Client, sandbox: Sandbox) -> None:
    sandbox.faults.refuse_commands(400)
    path, body = f"/applications/{sandbox.bot.id}/commands", [{"name": "c", "description": "d"}]
    status, answer = await client.api("PUT", path, body)
    assert (status, answer["code"]) == (400, 50035)
    assert sandbox.commands == []
    assert (await client.api("PUT", path, body))[0] == 200


async def test_tight_rate_limits(client: Client, sandbox: Sandbox) -> None:
    sandbox.rate_limits.tighten("POST", "/channels/{channel}/messages", 2, 5.0)
    assert [await write(client, sandbox) for _ in range(3)] == [200, 200, 429]
    assert client.headers["X-RateLimit-Remaining"] == "0"
    assert client.headers["Via"]
    # Each channel has its own.
    assert await write(client, sandbox, "quiet-corner") == 200
    sandbox.clock.skip(5)
    assert await write(client, sandbox) == 200
    sandbox.rate_limits.loosen()
    assert [await write(client, sandbox) for _ in range(3)] == [200, 200, 200]


async def test_limits_like_discords(client: Client, sandbox: Sandbox) -> None:
    sandbox.rate_limits.like_discord()
    assert [await write(client, sandbox) for _ in range(6)] == [200] * 5 + [429]


async def test_requests_are_logged(client: Client, sandbox: Sandbox) -> None:
    await write(client, sandbox)
    record = sandbox.requests[-1]
    assert (record.method, record.status, record.body) == ("POST", 200, {"content": "c"})
    sandbox.log_bodies(False)
    await write(client, sandbox)
    assert sandbox.requests[-1].body is None
    sandbox.clear_log()
    assert list(sandbox.requests) == []
