"""What becomes of an answer to a press when Discord stumbles."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.settings import DISCORD_API
from bot.wire import endpoint
from bot.wire.connections import Connections
from bot.wire.endpoint import Endpoint, FileRefused
from bot.wire.faults import Refusal, Replaced
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
    assert await press.request("POST", "/callback", {"a": 1}, within=99.0) == {"id": "7"}
    assert discord.sent == [{"a": 1}] * 3
    assert waits == [1, 3]


async def test_not_for_ever(press: Endpoint, discord: Discord, waits: list[int]) -> None:
    discord.ready = [refused(502) for _ in range(9)]
    with pytest.raises(Refusal) as fault:
        await press.request("POST", "/callback", {}, within=99.0)
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


async def test_a_proxys_own_limit_is_waited_for_and_a_ban_is_not(
    press: Endpoint, discord: Discord, waits: list[int]
) -> None:
    behind = Endpoint(press._session, "https://discord.invalid/api/v10", press._base)
    discord.ready = [limited(4.0, {})]
    assert await behind.request("POST", "/callback", {}) == {"id": "7"}
    assert waits == [4]
    for ban in (web.Response(status=429, text="banned"), web.json_response({"code": 1015}, status=429)):
        discord.ready = [ban]
        with pytest.raises(Refusal):
            await behind.request("POST", "/callback", {})
    assert waits == [4]


async def test_behind_a_proxy_files_lie_where_they_lay(press: Endpoint, discord: Discord) -> None:
    behind = Endpoint(press._session, DISCORD_API, press._base)
    with pytest.raises(FileRefused):
        await behind.fetch(f"{press._base}/file", 10)
    beside = Endpoint(press._session, press._base, "http://proxy.invalid")
    discord.ready = [web.Response(body=b"x")]
    assert await beside.fetch(f"{press._base}/file", 10) == b"x"


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


async def test_a_file_is_fetched_with_no_more_than_was_allowed(discord: Discord, press: Endpoint) -> None:
    home = press._base.removesuffix("/api")
    discord.ready = [web.Response(body=b"x" * 10), web.Response(body=b"x" * 11)]
    assert await press.fetch(f"{home}/file", 10) == b"x" * 10
    with pytest.raises(FileRefused):
        await press.fetch(f"{home}/file", 10)


@pytest.mark.parametrize(
    "answer",
    [
        web.Response(status=302, headers={"Location": "/other"}),
        web.Response(status=206, body=b"x"),
        web.Response(status=404),
    ],
)
async def test_a_file_that_is_not_there_is_not_looked_for_elsewhere(
    discord: Discord, press: Endpoint, answer: web.Response
) -> None:
    discord.ready = [answer]
    with pytest.raises(Refusal):
        await press.fetch(f"{press._base}/file", 10)
    assert not discord.ready


async def test_packed_bytes_are_not_unpacked(discord: Discord, press: Endpoint) -> None:
    discord.ready = [web.Response(body=gzip.compress(b"x" * 10**6), headers={"Content-Encoding": "gzip"})]
    with pytest.raises(FileRefused):
        await press.fetch(f"{press._base}/file", 10**5)


@pytest.mark.parametrize(
    "address", ["", "x", "file:///etc/passwd", "http://localhost:1/x", "//cdn.example/x"]
)
async def test_a_file_is_fetched_from_nowhere_else(press: Endpoint, address: str) -> None:
    with pytest.raises(FileRefused):
        await press.fetch(address, 10)


async def test_real_discords_files_lie_at_its_own_places() -> None:
    async with aiohttp.ClientSession() as session:
        real = Endpoint(session, DISCORD_API)
        for address in (
            "http://cdn.discordapp.com/x",
            "https://cdn.discordapp.com.example/x",
            "https://discord.com/api/v10/x",
            "https://cdn.discordapp.com:444/x",
        ):
            with pytest.raises(FileRefused):
                await real.fetch(address, 10)


async def test_a_file_that_does_not_come_is_given_up(
    press: Endpoint, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "FETCH_WITHIN", 0.0)
    with pytest.raises(TimeoutError):
        await press.fetch(f"{press._base}/file", 10)
    assert not discord.sent


async def test_a_process_that_others_may_have_replaced_answers_nothing_more(
    press: Endpoint, discord: Discord, waits: list[int]
) -> None:
    is_trusted = True
    answer = Endpoint(press._session, press._base, is_trusted=lambda: is_trusted)
    await answer.request("POST", "/callback", {"type": 6}, within=3.0)
    is_trusted = False
    with pytest.raises(Replaced):
        await answer.request("POST", "/webhook", {"content": "Noted."})
    assert discord.sent == [{"type": 6}]
    assert waits == []
