"""What becomes of an answer to a press when Discord stumbles."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.wire import endpoint
from bot.wire.connections import Connections
from bot.wire.endpoint import Endpoint
from bot.wire.faults import Refusal
from bot.wire.multipart import File

PROXY = {"Via": "1.1 google"}


class Discord:
    """Answers with what is laid ready, then with success, and keeps what it was sent."""

    def __init__(self) -> None:
        self.ready: list[web.Response] = []
        self.sent: list[Any] = []

    async def answer(self, request: web.Request) -> web.Response:
        if request.content_type == "application/json":
            self.sent.append(await request.json())
        else:
            form = await request.post()
            self.sent.append({name: getattr(field, "filename", field) for name, field in form.items()})
        return self.ready.pop(0) if self.ready else web.json_response({"id": "7"})


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seconds that were waited, of which none pass."""
    waited: list[int] = []

    async def sleep(seconds: float) -> None:
        waited.append(round(seconds))

    monkeypatch.setattr(endpoint, "sleep", sleep)
    return waited


@pytest.fixture
async def discord() -> Discord:
    return Discord()


@pytest.fixture
async def press(discord: Discord) -> AsyncIterator[Endpoint]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", discord.answer)
    async with TestServer(app) as server, aiohttp.ClientSession() as session:
        yield Endpoint(session, str(server.make_url("/api")))


def refused(status: int, **more: Any) -> web.Response:
    """A refusal by Discord."""
    return web.json_response({"code": 50013, "message": "No", **more}, status=status)


def limited(seconds: float, headers: dict[str, str]) -> web.Response:
    """A rate limit of so many seconds."""
    return web.json_response({"retry_after": seconds}, status=429, headers=headers)


async def test_faults_of_discords_own_are_tried_again(
    press: Endpoint, discord: Discord, waits: list[int]
) -> None:
    discord.ready = [refused(500), web.Response(status=503, text="<html>busy</html>")]
    assert await press.request("POST", "/callback", {"a": 1}) == {"id": "7"}
    assert discord.sent == [{"a": 1}] * 3
    assert waits == [1, 3]


async def test_not_for_ever(press: Endpoint, discord: Discord, waits: list[int]) -> None:
    discord.ready = [refused(502) for _ in range(9)]
    with pytest.raises(Refusal) as fault:
        await press.request("POST", "/callback", {})
    assert fault.value.status == 502
    assert len(discord.sent) == 5
    assert waits == [1, 3, 5, 7]


async def test_a_rate_limit_is_waited_for(press: Endpoint, discord: Discord, waits: list[int]) -> None:
    discord.ready = [limited(4.0, PROXY)]
    assert await press.request("POST", "/callback", {}) == {"id": "7"}
    assert waits == [4]


async def test_a_ban_of_the_address_is_not_waited_for(
    press: Endpoint, discord: Discord, waits: list[int]
) -> None:
    discord.ready = [limited(4.0, {}), web.Response(status=429, text="banned", headers=PROXY)]
    for _ in range(2):
        with pytest.raises(Refusal):
            await press.request("POST", "/callback", {})
    assert waits == []


async def test_a_limit_that_is_used_up_holds_back_the_next_request(
    press: Endpoint, discord: Discord, waits: list[int]
) -> None:
    used_up = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "6.0"}
    discord.ready = [web.json_response({"id": "1"}, headers=used_up)]
    assert await press.request("POST", "", {}) == {"id": "1"}
    assert waits == []
    await press.request("PATCH", "/messages/@original", {})
    assert waits == [6]


async def test_a_refusal_is_final_and_tells_its_code(
    press: Endpoint, discord: Discord, waits: list[int]
) -> None:
    discord.ready = [refused(403)]
    with pytest.raises(Refusal) as fault:
        await press.request("POST", "/callback", {})
    assert (fault.value.status, fault.value.code) == (403, 50013)
    assert len(discord.sent) == 1
    assert waits == []


async def test_requests_of_one_press_keep_their_order(press: Endpoint, discord: Discord) -> None:
    await asyncio.gather(*(press.request("POST", "", {"n": n}) for n in range(5)))
    assert [body["n"] for body in discord.sent] == [0, 1, 2, 3, 4]


async def test_files_are_sent_again_with_a_new_try(
    press: Endpoint, discord: Discord, waits: list[int]
) -> None:
    discord.ready = [refused(500)]
    await press.request("PATCH", "", {"a": 1}, [File("board.png", b"\x89PNG", "image/png")])
    assert discord.sent == [{"payload_json": b'{"a":1}', "files[0]": "board.png"}] * 2
    assert waits == [1]


async def test_a_closed_session_leaves_the_connections_to_the_next_login(discord: Discord) -> None:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", discord.answer)
    async with TestServer(app) as server:
        connections = Connections()
        for _ in range(2):
            async with aiohttp.ClientSession(connector=connections) as session:
                assert await Endpoint(session, str(server.make_url(""))).request("POST", "", {})
        assert not connections.closed
        await connections.end()
        assert connections.closed
