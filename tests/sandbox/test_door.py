"""No page of the web acts in the look-alike: what it is called, whose page it is, and the drawn tokens."""

import re

import aiohttp
import pytest

from sandbox.driver import Sandbox
from tests.sandbox.client import Client

PATHS = (
    "",
    "web/main.js",
    "sandbox/api/world",
    "sandbox/api/events?user=1",
    "api/v10/gateway",
    "api/v10/users/@me",
    "cdn/attachments/1/none",
    "gateway/",
    "nowhere",
)
"""Of each kind one."""


async def status(sandbox: Sandbox, path: str, headers: dict[str, str], method: str = "GET") -> int:
    """Ask as somebody who knows both tokens."""
    known = {"Authorization": f"Bot {sandbox.token}", "Page-Token": sandbox.page_token}
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, sandbox.page_url + path, headers=known | headers) as answer,
    ):
        return answer.status


def port(sandbox: Sandbox) -> str:
    return sandbox.page_url.removesuffix("/").rpartition(":")[2]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:{port}",
        "127.0.0.1",
        "localhost:1",
        "127.0.0.1.evil.example:{port}",
        "",
        "[::1]",
    ],
)
async def test_a_foreign_name_is_refused_everywhere(sandbox: Sandbox, path: str, host: str) -> None:
    assert await status(sandbox, path, {"Host": host.format(port=port(sandbox))}) == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
async def test_each_name_of_this_machine_is_its_name(sandbox: Sandbox, host: str) -> None:
    name = f"{host}:{port(sandbox)}"
    for origin in ({}, {"Origin": f"http://{name}"}):
        assert await status(sandbox, "sandbox/api/world", {"Host": name} | origin) == 200
        assert await status(sandbox, "api/v10/users/@me", {"Host": name} | origin) == 200


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://127.0.0.1:{port}",
        "http://127.0.0.1:1",
        "http://127.0.0.1",
        "http://127.0.0.1:{port}.evil.example",
        "127.0.0.1:{port}",
        "file://",
        "null",
        "",
    ],
)
async def test_a_foreign_page_is_refused_everywhere(sandbox: Sandbox, path: str, origin: str) -> None:
    foreign = {"Origin": origin.format(port=port(sandbox))}
    for method in ("GET", "POST", "OPTIONS"):
        assert await status(sandbox, path, foreign, method) == 403


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Host": "evil.example"}])
async def test_the_gateway_talks_with_no_foreign_page(sandbox: Sandbox, headers: dict[str, str]) -> None:
    address = sandbox.page_url.replace("http", "ws") + "gateway/"
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await session.ws_connect(address, headers=headers)
    assert caught.value.status == 403


@pytest.mark.parametrize("shown", [{}, {"Page-Token": ""}, {"Page-Token": "x" * 64}, {"Page-Token": "ü"}])
async def test_without_the_page_token_nothing_is_shown_or_done(
    sandbox: Sandbox, shown: dict[str, str]
) -> None:
    channel, ada = sandbox.channel("general"), sandbox.user("Ada")
    said = {"user": str(ada.id), "content": "hello"}
    async with aiohttp.ClientSession() as session:
        for method, path in (
            ("GET", "world"),
            ("GET", f"channels/{channel.id}/messages?user={ada.id}"),
            ("POST", f"channels/{channel.id}/messages"),
            ("POST", "interactions"),
            ("GET", f"events?user={ada.id}"),
            ("GET", f"events?user={ada.id}&token={sandbox.token}"),
            ("POST", "dismiss"),
            ("POST", "language"),
        ):
            url = f"{sandbox.page_url}sandbox/api/{path}"
            async with session.request(method, url, headers=shown, json=said) as answer:
                assert answer.status == 403
                assert "did nothing" in (await answer.json())["error"]
    assert channel.messages(ada) == []


async def test_the_page_is_told_its_token_and_shown_in_no_other_page(
    sandbox: Sandbox, client: Client
) -> None:
    for path in ("", "web/main.js", "api/v10/gateway", "nowhere"):
        _, content = await client.get(path)
        assert client.headers["X-Frame-Options"] == "DENY"
        assert "frame-ancestors 'none'" in client.headers["Content-Security-Policy"]
        assert (sandbox.page_token in str(content)) == (path == "")
    assert client.headers.get("Access-Control-Allow-Origin") is None


async def test_each_start_draws_its_own_tokens() -> None:
    async with Sandbox() as one, Sandbox() as other:
        drawn = {one.token, one.page_token, other.token, other.page_token}
        assert len(drawn) == 4
        assert all(re.fullmatch("[0-9a-f]{64}", each) for each in drawn)
        headers = {"Authorization": f"Bot {other.token}"}
        assert await status(one, "api/v10/users/@me", headers) == 401
        assert await status(one, "sandbox/api/world", {"Page-Token": other.page_token}) == 403
