"""REST routes and their refusals."""

import io
import json
from typing import Any

import aiohttp
import pytest

from sandbox.driver import Sandbox
from sandbox.json import Json
from tests.sandbox.bodies import paths
from tests.sandbox.client import Client
from tests.sandbox.tiny_bot import PIXEL


def path_of(sandbox: Sandbox, *more: object) -> str:
    return "/".join(["/channels", str(sandbox.channel("general").id), *map(str, more)])


async def post(client: Client, sandbox: Sandbox, **body: Any) -> Json:
    status, message = await client.api("POST", path_of(sandbox, "messages"), body)
    assert status == 200
    assert isinstance(message, dict)
    return message


async def test_answers_have_discords_content_type_and_headers(client: Client) -> None:
    assert (await client.api("GET", "/users/@me"))[0] == 200
    assert client.headers["Content-Type"] == "application/json"
    assert {
        "X-RateLimit-Limit",
        "X-RateLimit-Remaining",
        "X-RateLimit-Reset-After",
        "X-RateLimit-Bucket",
    } <= set(client.headers)


@pytest.mark.parametrize(
    "path",
    [
        "/users/@me",
        "/oauth2/applications/@me",
        "/applications/@me",
        "/gateway",
        "/gateway/bot",
        "/users/@me/guilds",
    ],
)
async def test_what_a_bot_asks_first(client: Client, path: str) -> None:
    assert (await client.api("GET", path))[0] == 200


@pytest.mark.parametrize("id_", ["²", "9" * 5000, "x"])
async def test_what_is_no_id_is_refused(client: Client, id_: str) -> None:
    assert (await client.api("GET", f"/channels/{id_}/messages"))[0] == 400


async def test_gateway_is_this_server(client: Client, sandbox: Sandbox) -> None:
    _, body = await client.api("GET", "/gateway/bot")
    assert body["url"] == sandbox.page_url.replace("http", "ws") + "gateway/"


async def test_server_channels_roles_and_members(client: Client, sandbox: Sandbox) -> None:
    guild = f"/guilds/{sandbox.guild.id}"
    assert (await client.api("GET", guild))[1]["name"] == "Sandbox table"
    channels = (await client.api("GET", guild + "/channels"))[1]
    assert [channel["name"] for channel in channels] == ["general", "burgundy-table", "quiet-corner"]
    assert {role["name"] for role in (await client.api("GET", guild + "/roles"))[1]} == {
        "@everyone",
        "Players",
        "Bot",
    }
    ada = sandbox.user("Ada")
    member = (await client.api("GET", f"{guild}/members/{ada.id}"))[1]
    assert member["user"]["global_name"] == "Ada"
    assert (await client.api("GET", f"/users/{ada.id}"))[1]["id"] == str(ada.id)


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/nothing"), ("PUT", "/users/@me"), ("POST", "/users/@me/channels")]
)
async def test_unknown_route(client: Client, sandbox: Sandbox, method: str, path: str) -> None:
    assert await client.api(method, path) == (404, {"message": "404: Not Found", "code": 0})
    assert [(each.method, each.path) for each in sandbox.refusals] == [(method, path)]


async def test_wrong_token(client: Client, sandbox: Sandbox) -> None:
    answer = await client.api("GET", "/users/@me", token="wrong")
    assert answer == (401, {"message": "401: Unauthorized", "code": 0})
    assert sandbox.refusals == []


async def test_body_that_is_no_json(client: Client, sandbox: Sandbox) -> None:
    status, body = await client.api("POST", path_of(sandbox, "messages"), data=b"{")
    assert (status, body["code"]) == (400, 50109)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/channels/5", 404, 10003),
        ("/channels/general", 400, 50035),
        ("/guilds/5", 404, 10004),
        ("/users/5", 404, 10013),
        ("/applications/5", 404, 10002),
        ("/applications/5/commands", 403, 20012),
    ],
)
async def test_unknown_things(client: Client, path: str, status: int, code: int) -> None:
    answer = await client.api("GET", path)
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_message_is_written_read_edited_and_deleted(client: Client, sandbox: Sandbox) -> None:
    message = await post(client, sandbox, content=" hello ", embeds=[{"title": "t"}], nonce=7)
    assert (message["content"], message["embeds"], message["nonce"]) == (
        "hello",
        [{"title": "t", "type": "rich"}],
        "7",
    )
    path = path_of(sandbox, "messages", message["id"])
    status, edited = await client.api("PATCH", path, {"content": "bye", "embeds": []})
    assert (status, edited["content"], edited["embeds"], edited["author"]["bot"]) == (200, "bye", [], True)
    assert edited["edited_timestamp"] is not None
    assert (await client.api("GET", path))[1] == edited
    assert (await client.api("DELETE", path))[0] == 204
    assert (await client.api("GET", path))[1]["code"] == 10008
    assert sandbox.channel("general").messages() == []


async def test_empty_message(client: Client, sandbox: Sandbox) -> None:
    bodies: list[Json] = [{}, {"content": "  "}, {"embeds": []}]
    for body in bodies:
        status, answer = await client.api("POST", path_of(sandbox, "messages"), body)
        assert (status, answer) == (400, {"message": "Cannot send an empty message", "code": 50006})
    message = await post(client, sandbox, content="c")
    status, _ = await client.api("PATCH", path_of(sandbox, "messages", message["id"]), {"content": ""})
    assert status == 400
    assert len(sandbox.refusals) == 4


async def test_list_of_messages(client: Client, sandbox: Sandbox) -> None:
    ids = [(await post(client, sandbox, content=str(i)))["id"] for i in range(5)]

    async def listed(query: str) -> list[str]:
        _, messages = await client.api("GET", path_of(sandbox, "messages") + query)
        return [message["id"] for message in messages]

    assert await listed("") == ids[::-1]
    assert await listed("?limit=2") == [ids[4], ids[3]]
    assert await listed(f"?limit=2&before={ids[3]}") == [ids[2], ids[1]]
    assert await listed(f"?limit=2&after={ids[1]}") == [ids[3], ids[2]]
    assert (await client.api("GET", path_of(sandbox, "messages") + "?limit=101"))[0] == 400


async def test_only_the_bots_own_messages_can_be_changed(client: Client, sandbox: Sandbox) -> None:
    said = sandbox.user("Ada").say(sandbox.channel("general"), "mine")
    path = path_of(sandbox, "messages", said.id)
    assert (await client.api("PATCH", path, {"content": "c"}))[1]["code"] == 50005
    assert (await client.api("DELETE", path))[1]["code"] == 50013
    sandbox.allow(sandbox.channel("general"), "manage_messages")
    assert (await client.api("DELETE", path))[0] == 204


@pytest.mark.parametrize(
    ("permission", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("embed_links", 50013)],
)
async def test_missing_permission(client: Client, sandbox: Sandbox, permission: str, code: int) -> None:
    sandbox.deny(sandbox.channel("general"), permission)
    status, body = await client.api("POST", path_of(sandbox, "messages"), {"embeds": [{"title": "t"}]})
    assert (status, body["code"]) == (403, code)
    sandbox.allow(sandbox.channel("general"), permission)
    await post(client, sandbox, embeds=[{"title": "t"}])


async def test_kicked_bot_reaches_nothing(client: Client, sandbox: Sandbox) -> None:
    sandbox.kick()
    assert (await client.api("GET", path_of(sandbox)))[1]["code"] == 50001
    assert (await client.api("GET", f"/guilds/{sandbox.guild.id}"))[1]["code"] == 50001


async def test_deleted_channel(client: Client, sandbox: Sandbox) -> None:
    path = path_of(sandbox, "messages")
    sandbox.delete_channel(sandbox.channel("general"))
    assert (await client.api("POST", path, {"content": "c"}))[1]["code"] == 10003


async def test_mentions_go_by_what_is_allowed(client: Client, sandbox: Sandbox) -> None:
    ada, ben = sandbox.user("Ada"), sandbox.user("Ben")
    content = f"<@{ada.id}> <@{ben.id}> @everyone"

    async def pinged(**body: Any) -> tuple[list[str], bool]:
        message = await post(client, sandbox, content=content, **body)
        return [user["global_name"] for user in message["mentions"]], message["mention_everyone"]

    assert await pinged() == (["Ada", "Ben"], True)
    assert await pinged(allowed_mentions={"parse": []}) == ([], False)
    assert await pinged(allowed_mentions={"users": [str(ben.id)]}) == (["Ben"], False)


async def test_reply(client: Client, sandbox: Sandbox) -> None:
    first = await post(client, sandbox, content="first")
    reply = await post(client, sandbox, content="reply", message_reference={"message_id": first["id"]})
    assert (reply["type"], reply["referenced_message"]["content"]) == (19, "first")
    lost = {"content": "c", "message_reference": {"message_id": "5"}}
    assert (await client.api("POST", path_of(sandbox, "messages"), lost))[0] == 400
    lost["message_reference"] = {"message_id": "5", "fail_if_not_exists": False}
    assert (await client.api("POST", path_of(sandbox, "messages"), lost))[0] == 200


async def test_a_reply_needs_the_history(client: Client, sandbox: Sandbox) -> None:
    first = await post(client, sandbox, content="first")
    sandbox.deny(sandbox.channel("general"), "read_message_history")
    reply = {"content": "reply", "message_reference": {"message_id": first["id"]}}
    status, answer = await client.api("POST", path_of(sandbox, "messages"), reply)
    assert (status, answer["code"]) == (403, 160002)
    assert len(sandbox.channel("general").messages()) == 1
    await post(client, sandbox, content="no reply")


def multipart(body: Json, *files: tuple[str, bytes]) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body))
    for index, (name, content) in enumerate(files):
        form.add_field(
            f"files[{index}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
        )
    return form


async def test_files(client: Client, sandbox: Sandbox) -> None:
    listed = [{"id": 0, "filename": "a b.png", "description": "alt"}, {"id": 1}]
    body = {"embeds": [{"image": {"url": "attachment://a b.png"}}], "attachments": listed}
    data = multipart(body, ("a b.png", PIXEL), ("log.txt", b"text"))
    status, message = await client.api("POST", path_of(sandbox, "messages"), data=data)
    assert status == 200
    # A file that an embed shows is not listed once more.
    assert [file["filename"] for file in message["attachments"]] == ["log.txt"]
    image = message["embeds"][0]["image"]
    assert (image["width"], image["height"], image["description"]) == (3, 2, "alt")
    assert await client.get(image["url"].removeprefix(sandbox.page_url)) == (200, PIXEL)
    kept = {"embeds": [], "attachments": [{"id": message["attachments"][0]["id"]}]}
    _, edited = await client.api("PATCH", path_of(sandbox, "messages", message["id"]), kept)
    assert [file["filename"] for file in edited["attachments"]] == ["log.txt"]


async def test_a_picture_that_stays_while_the_embed_changes(client: Client, sandbox: Sandbox) -> None:
    embed = {"title": "One", "image": {"url": "attachment://a.png"}}
    data = multipart({"embeds": [embed], "attachments": [{"id": 0, "description": "alt"}]}, ("a.png", PIXEL))
    _, message = await client.api("POST", path_of(sandbox, "messages"), data=data)
    path = path_of(sandbox, "messages", message["id"])
    address = message["embeds"][0]["image"]["url"]
    _, same = await client.api("PATCH", path, {"embeds": [embed | {"title": "Two"}]})
    assert (same["embeds"][0]["title"], same["embeds"][0]["image"]["url"]) == ("Two", address)
    assert same["attachments"] == []
    described = [{"id": address.split("/")[-2], "description": "another"}]
    _, told = await client.api("PATCH", path, {"embeds": [embed], "attachments": described})
    assert told["embeds"][0]["image"]["description"] == "another"
    assert told["embeds"][0]["image"]["url"] == address
    # Without its embed it stands by itself, and it goes when the list doesn't have it.
    _, loose = await client.api("PATCH", path, {"embeds": [{"title": "Three"}]})
    assert [file["url"] for file in loose["attachments"]] == [address]
    new = multipart({"embeds": [embed], "attachments": [{"id": 0}]}, ("a.png", PIXEL))
    _, replaced = await client.api("PATCH", path, data=new)
    assert replaced["embeds"][0]["image"]["url"] != address
    assert replaced["attachments"] == []


async def test_a_listed_file_that_nobody_sent(client: Client, sandbox: Sandbox) -> None:
    body = {"content": "c", "attachments": [{"id": 1, "filename": "a.png"}]}
    status, answer = await client.api(
        "POST", path_of(sandbox, "messages"), data=multipart(body, ("a.png", PIXEL))
    )
    assert (status, answer["code"], paths(answer["errors"])) == (400, 50035, {"attachments.0"})


async def test_file_that_is_not_attached(client: Client, sandbox: Sandbox) -> None:
    body = {"embeds": [{"image": {"url": "attachment://b.png"}}]}
    status, answer = await client.api(
        "POST", path_of(sandbox, "messages"), data=multipart(body, ("a.png", PIXEL))
    )
    assert (status, answer["code"]) == (400, 50035)


async def test_number_and_size_of_files(client: Client, sandbox: Sandbox) -> None:
    path = path_of(sandbox, "messages")
    ten = [(f"{i}.txt", b"t") for i in range(10)]
    assert (await client.api("POST", path, data=multipart({}, *ten)))[0] == 200
    assert (await client.api("POST", path, data=multipart({}, *ten, ("10.txt", b"t"))))[0] == 400
    limit = 10 * 1024 * 1024
    assert (await client.api("POST", path, data=multipart({}, ("a", b"a" * limit))))[0] == 200
    status, body = await client.api("POST", path, data=multipart({}, ("a", b"a" * (limit + 1))))
    assert (status, body["code"]) == (413, 40005)


async def test_attach_files_is_needed(client: Client, sandbox: Sandbox) -> None:
    sandbox.deny(sandbox.channel("general"), "attach_files")
    status, body = await client.api("POST", path_of(sandbox, "messages"), data=multipart({}, ("a", b"a")))
    assert (status, body["code"]) == (403, 50013)


async def test_typing(client: Client, sandbox: Sandbox) -> None:
    assert (await client.api("POST", path_of(sandbox, "typing")))[0] == 204
    sandbox.deny(sandbox.channel("general"), "send_messages")
    assert (await client.api("POST", path_of(sandbox, "typing")))[1]["code"] == 50013


async def test_component_layout(client: Client, sandbox: Sandbox) -> None:
    text = {"type": 10, "content": "shown"}
    message = await post(client, sandbox, flags=1 << 15, components=[{"type": 17, "components": [text]}])
    assert message["components"][0]["components"][0] == {**text, "id": 2}
    assert sandbox.channel("general").messages()[0].text == "shown"
    path = path_of(sandbox, "messages", message["id"])
    assert (await client.api("PATCH", path, {"content": "c"}))[0] == 400
    assert (await client.api("PATCH", path, {"components": [text]}))[0] == 200


async def test_channel_edits_need_a_permission(client: Client, sandbox: Sandbox) -> None:
    assert (await client.api("PATCH", path_of(sandbox), {"name": "new"}))[1]["code"] == 50013
    assert (await client.api("DELETE", path_of(sandbox)))[1]["code"] == 50013
    path = path_of(sandbox)
    sandbox.allow(sandbox.channel("general"), "manage_channels")
    assert (await client.api("PATCH", path, {"name": "new"}))[1]["name"] == "new"
    assert (await client.api("DELETE", path))[0] == 200
    assert (await client.api("GET", path))[1]["code"] == 10003
