"""The page's interface: the world, messages, acting as people, events."""

import asyncio
import json
import re
import sys
from base64 import b64encode
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.__main__ import main
from sandbox.driver import Sandbox
from sandbox.json import Json
from tests.sandbox.client import Client
from tests.sandbox.tiny_bot import TinyBot


def acting(sandbox: Sandbox, kind: str, name: str = "Ada", **more: Any) -> Json:
    return {
        "kind": kind,
        "user": str(sandbox.user(name).id),
        "channel": str(sandbox.channel("general").id),
        **more,
    }


def start(**values: Any) -> list[Json]:
    kinds = {"board": 3, "players": 4, "is_secret": 5, "friend": 6}
    options = [{"name": name, "type": kinds[name], "value": value} for name, value in values.items()]
    return [{"name": "start", "type": 2, "options": [{"name": "game", "type": 1, "options": options}]}]


async def act(client: Client, body: Json) -> Json:
    status, answer = await client.page("POST", "/interactions", body)
    assert status == 200, answer
    assert isinstance(answer, dict)
    return answer


async def listed(client: Client, sandbox: Sandbox, name: str = "Ada") -> list[Json]:
    path = f"/channels/{sandbox.channel('general').id}/messages?user={sandbox.user(name).id}"
    _, body = await client.page("GET", path)
    assert isinstance(body, dict)
    return list(body["messages"])


async def test_world(client: Client, sandbox: Sandbox, bot: TinyBot) -> None:
    _, world = await client.page("GET", "/world")
    assert [user["name"] for user in world["users"]] == ["Ada", "Ben", "Cleo"]
    assert [(channel["kind"], channel["type"]) for channel in world["channels"]] == [("text", 0)] * 3
    assert world["bot"]["online"] is True
    assert world["commands"] == sandbox.commands
    assert bot.is_ready() or world["guild"]["name"] == "Sandbox table"


@pytest.mark.usefixtures("bot")
async def test_a_command_of_a_messages_menu(client: Client, sandbox: Sandbox) -> None:
    said = sandbox.user("Ben").say(sandbox.channel("general"), "three words more")
    body = acting(sandbox, "menu", message=str(said.id), command="Show words")
    answer = await act(client, body)
    shown = next(one for one in await listed(client, sandbox) if one["id"] == answer["message_id"])
    assert shown["content"] == "3 words"
    assert shown["ephemeral"]
    status, refused = await client.page("POST", "/interactions", body | {"command": "Show"})
    assert (status, "no command 'Show'" in str(refused)) == (400, True)


@pytest.mark.usefixtures("bot")
async def test_command_button_select_and_modal(client: Client, sandbox: Sandbox) -> None:
    friend = str(sandbox.user("Ben").id)
    answer = await act(
        client, acting(sandbox, "command", command="tiny", options=start(board="dealt", friend=friend))
    )
    assert answer["kind"] == "message"
    (message,) = await listed(client, sandbox)
    assert message["id"] == answer["message_id"]
    assert message["embeds"][0]["description"] == "dealt 1 Ben"
    assert message["interaction"] == {"user": "Ada", "name": "tiny start game"}
    press = acting(sandbox, "component", "Ben", message=message["id"], component_type=2)
    assert (await act(client, press | {"custom_id": "count"}))["kind"] == "update"
    choose = {"custom_id": "colour", "component_type": 3, "values": ["red"]}
    assert (await act(client, press | choose))["kind"] == "update"
    await sandbox.settle()
    (message,) = await listed(client, sandbox)
    assert (message["content"], message["edited"]) == ("red", True)
    opened = await act(client, press | {"custom_id": "ask"})
    assert (opened["kind"], opened["modal"]["title"]) == ("modal", "A form")
    components = [
        {"type": 1, "components": [{"type": 4, "custom_id": "line", "value": "blue 3"}]},
        {"type": 18, "component": {"type": 3, "custom_id": "level", "values": ["Easy"]}},
    ]
    form = acting(
        sandbox,
        "modal",
        "Ben",
        custom_id=opened["modal"]["custom_id"],
        message=message["id"],
        components=components,
    )
    assert (await act(client, form))["kind"] == "update"
    assert (await listed(client, sandbox))[0]["content"] == "blue 3, Easy"


@pytest.mark.usefixtures("bot")
async def test_autocomplete(client: Client, sandbox: Sandbox) -> None:
    options = [
        {
            "name": "report",
            "type": 1,
            "options": [{"name": "action", "type": 3, "value": "blue", "focused": True}],
        }
    ]
    answer = await act(client, acting(sandbox, "autocomplete", command="tiny", options=options))
    assert answer == {"kind": "choices", "choices": [{"name": "Take Blue", "value": "take blue"}]}


@pytest.mark.usefixtures("bot")
async def test_a_file_goes_in_whole_and_what_is_none_is_told(client: Client, sandbox: Sandbox) -> None:
    def giving(value: Any) -> Json:
        option = {"name": "file", "type": 11, "value": value}
        return acting(
            sandbox, "command", command="tiny", options=[{"name": "give", "type": 1, "options": [option]}]
        )

    content = b64encode(b"a whole game").decode()
    answer = await act(client, giving({"filename": "game.txt", "content": content}))
    assert answer["kind"] == "message"
    (message,) = await listed(client, sandbox)
    assert "a whole game" in message["content"]
    for value in (1, "x", {}, {"filename": "x"}, {"filename": "x", "content": "?"}):
        status, told = await client.page("POST", "/interactions", giving(value))
        assert status == 400, told


@pytest.mark.usefixtures("bot")
async def test_private_messages_and_dismissal(client: Client, sandbox: Sandbox) -> None:
    await act(client, acting(sandbox, "command", command="tiny", options=start(is_secret=True)))
    (message,) = await listed(client, sandbox)
    assert message["ephemeral"] is True
    assert await listed(client, sandbox, "Ben") == []
    ben = {"user": str(sandbox.user("Ben").id), "message": message["id"]}
    assert (await client.page("POST", "/dismiss", ben))[0] == 400
    ada = ben | {"user": str(sandbox.user("Ada").id)}
    assert (await client.page("POST", "/dismiss", ada))[0] == 200
    assert await listed(client, sandbox) == []


async def test_people_write(client: Client, sandbox: Sandbox) -> None:
    path = f"/channels/{sandbox.channel('general').id}/messages"
    user = str(sandbox.user("Ada").id)
    assert (await client.page("POST", path, {"user": user, "content": "hello"}))[0] == 200
    assert (await client.page("POST", path, {"user": user, "content": " "}))[0] == 400
    assert [(each["author"]["name"], each["content"]) for each in await listed(client, sandbox)] == [
        ("Ada", "hello")
    ]


async def test_mentions_are_told_to_whom_they_are_for(client: Client, sandbox: Sandbox) -> None:
    path = f"/channels/{sandbox.channel('general').id}/messages"
    await client.api("POST", path, {"content": f"<@{sandbox.user('Ben').id}> your turn"})
    assert [(await listed(client, sandbox, name))[0]["mentions_me"] for name in ("Ada", "Ben")] == [
        False,
        True,
    ]


async def test_bot_that_is_not_there(client: Client, sandbox: Sandbox) -> None:
    assert await act(client, acting(sandbox, "command", command="tiny")) == {"kind": "offline"}


@pytest.mark.usefixtures("bot")
async def test_bot_that_does_not_answer(client: Client, sandbox: Sandbox) -> None:
    sandbox.answer_within = 0.1
    options = [{"name": "silent", "type": 1, "options": []}]
    assert await act(client, acting(sandbox, "command", command="tiny", options=options)) == {
        "kind": "timeout"
    }


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    "body",
    [
        {"kind": "command", "command": "none"},
        {"kind": "command", "command": "tiny", "options": start(board="round")},
        {"kind": "command"},
        {"kind": "strange"},
        {"kind": "modal", "custom_id": "closed", "components": []},
    ],
)
async def test_what_can_not_be_done(client: Client, sandbox: Sandbox, body: Json) -> None:
    status, answer = await client.page("POST", "/interactions", acting(sandbox, "") | body)
    assert status == 400
    assert answer["error"]


async def test_unknown_things(client: Client, sandbox: Sandbox) -> None:
    assert (await client.page("POST", "/interactions", {"kind": "command", "user": "5"}))[0] == 404
    user = str(sandbox.user("Ada").id)
    assert (await client.page("GET", f"/channels/5/messages?user={user}"))[0] == 404
    gone = acting(sandbox, "component", message="5", custom_id="c")
    assert (await client.page("POST", "/dismiss", {"user": user, "message": "5"}))[0] == 404
    assert (await client.page("POST", "/interactions", gone))[1] == {"kind": "offline"}


class Stream:
    """The events of one person."""

    def __init__(self, response: aiohttp.ClientResponse) -> None:
        self._response = response

    async def next(self) -> Json:
        while True:
            line = await asyncio.wait_for(self._response.content.readline(), 5)
            if line.startswith(b"data: "):
                return dict(json.loads(line.removeprefix(b"data: ")))


@pytest.fixture
async def streams(sandbox: Sandbox) -> AsyncIterator[dict[str, Stream]]:
    async with aiohttp.ClientSession() as session:
        opened = {}
        for name in ("Ada", "Ben"):
            query = {"user": str(sandbox.user(name).id), "token": sandbox.page_token}
            response = await session.get(f"{sandbox.page_url}sandbox/api/events", params=query)
            await response.content.readline()
            opened[name] = Stream(response)
        yield opened
        for stream in opened.values():
            stream._response.close()


async def test_events(sandbox: Sandbox, streams: dict[str, Stream]) -> None:
    table = sandbox.channel("general")
    said = sandbox.user("Ada").say(table, "hello")
    for stream in streams.values():
        event = await stream.next()
        assert (event["type"], event["channel_id"], event["message"]["content"]) == (
            "message",
            str(table.id),
            "hello",
        )
    sandbox.delete_message(said)
    sandbox.add_channel("new")
    ada = streams["Ada"]
    assert await ada.next() == {"type": "message_delete", "channel_id": str(table.id), "id": str(said.id)}
    assert await ada.next() == {"type": "channels"}


async def test_private_events_go_to_one(
    client: Client, sandbox: Sandbox, streams: dict[str, Stream], bot: TinyBot
) -> None:
    for stream in streams.values():
        assert [(await stream.next())["type"] for _ in range(2)] == ["commands", "bot"]
    await act(client, acting(sandbox, "command", command="tiny", options=start(is_secret=True)))
    sandbox.user("Ben").say(sandbox.channel("general"), "aloud")
    assert [(await streams["Ada"].next())["message"]["ephemeral"] for _ in range(2)] == [True, False]
    assert (await streams["Ben"].next())["message"]["content"] == "aloud"
    await bot.close()
    assert (await streams["Ben"].next()) == {"type": "bot", "online": False}


async def test_page_files_are_served_fresh(client: Client) -> None:
    assert (await client.get(""))[0] == 200
    assert client.headers["Cache-Control"] == "no-cache"
    assert (await client.get("web/index.html"))[0] == 200
    assert client.headers["Cache-Control"] == "no-cache"
    for path in ("web/none.js", "web/../driver.py", "web/%2e%2e/driver.py", "cdn/attachments/5/a.png"):
        assert (await client.get(path))[0] == 404


async def test_runs_alone() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    lines = [(await process.stdout.readline()).decode().split(maxsplit=1) for _ in range(3)]
    assert [line[0] for line in lines] == ["page:", "api", "token:"]
    address = lines[0][1].strip()
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as page:
            told = re.search('name="page-token" content="(.+?)"', await page.text())
        assert told is not None
        shown = {"Page-Token": told[1]}
        async with session.get(address + "sandbox/api/world", headers=shown) as world:
            assert (await world.json())["bot"]["online"] is False
    process.terminate()
    assert await process.wait() == 0


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_what_is_no_port_is_told_in_one_line(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sandbox", f"--port={port}"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "--port" in capsys.readouterr().err.splitlines()[-1]
