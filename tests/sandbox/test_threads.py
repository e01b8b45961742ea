"""Threads and registered commands over REST."""

from typing import Any

import pytest

from sandbox.driver import Sandbox
from sandbox.json import Json
from tests.sandbox.client import Client


async def open_thread(client: Client, sandbox: Sandbox, **body: Any) -> tuple[int, Json]:
    path = f"/channels/{sandbox.channel('general').id}/threads"
    return await client.api("POST", path, {"name": "a game", "type": 11, **body})


async def test_thread_is_opened_and_written_in(client: Client, sandbox: Sandbox) -> None:
    status, thread = await open_thread(client, sandbox, auto_archive_duration=4320)
    assert (status, thread["type"], thread["thread_metadata"]["auto_archive_duration"]) == (200, 11, 4320)
    assert thread["parent_id"] == str(sandbox.channel("general").id)
    assert (await client.api("POST", f"/channels/{thread['id']}/messages", {"content": "c"}))[0] == 200
    (note,) = sandbox.channel("general").messages()
    assert (note.kind, note.content) == (18, "a game")
    active = (await client.api("GET", f"/guilds/{sandbox.guild.id}/threads/active"))[1]
    assert [each["id"] for each in active["threads"]] == [thread["id"]]


async def test_thread_on_a_message(client: Client, sandbox: Sandbox) -> None:
    said = sandbox.user("Ada").say(sandbox.channel("general"), "let us play")
    path = f"/channels/{said.channel.id}/messages/{said.id}/threads"
    status, thread = await client.api("POST", path, {"name": "a game"})
    assert (status, thread["id"]) == (200, str(said.id))
    assert (await client.api("POST", path, {"name": "a game"}))[1]["code"] == 160004


@pytest.mark.parametrize(
    ("kind", "permission"),
    [(11, "create_public_threads"), (12, "create_private_threads"), (None, "create_private_threads")],
)
async def test_opening_needs_a_permission(
    client: Client, sandbox: Sandbox, kind: int | None, permission: str
) -> None:
    sandbox.deny(sandbox.channel("general"), permission)
    assert (await open_thread(client, sandbox, type=kind))[1]["code"] == 50013


async def test_writing_needs_its_own_permission(client: Client, sandbox: Sandbox) -> None:
    _, thread = await open_thread(client, sandbox)
    sandbox.deny(sandbox.channel("general"), "send_messages_in_threads")
    answer = await client.api("POST", f"/channels/{thread['id']}/messages", {"content": "c"})
    assert answer[1]["code"] == 50013


async def test_no_thread_in_a_thread(client: Client, sandbox: Sandbox) -> None:
    _, thread = await open_thread(client, sandbox)
    answer = await client.api("POST", f"/channels/{thread['id']}/threads", {"name": "inner", "type": 11})
    assert answer[1]["code"] == 50024


async def test_archived_and_locked(client: Client, sandbox: Sandbox) -> None:
    _, opened = await open_thread(client, sandbox)
    messages = f"/channels/{opened['id']}/messages"
    _, message = await client.api("POST", messages, {"content": "c"})
    _, edited = await client.api("PATCH", f"/channels/{opened['id']}", {"archived": True})
    assert edited["thread_metadata"]["archived"]
    assert (await client.api("PATCH", f"{messages}/{message['id']}", {"content": "d"}))[1]["code"] == 50083
    # Writing opens an archived thread again, but not a locked one.
    assert (await client.api("POST", messages, {"content": "c"}))[0] == 200
    thread = sandbox.channel("a game")
    assert not thread.is_archived
    sandbox.archive_thread(thread, locked=True)
    assert (await client.api("POST", messages, {"content": "c"}))[1]["code"] == 50083
    assert (await client.api("PATCH", f"/channels/{opened['id']}", {"archived": False}))[1]["code"] == 50013


async def test_members(client: Client, sandbox: Sandbox) -> None:
    _, opened = await open_thread(client, sandbox)
    members, ada = f"/channels/{opened['id']}/thread-members", sandbox.user("Ada")
    assert (await client.api("PUT", f"{members}/{ada.id}"))[0] == 204
    ids = {member["user_id"] for member in (await client.api("GET", members))[1]}
    assert ids == {str(ada.id), str(sandbox.bot.id)}
    assert (await client.api("GET", f"{members}/{ada.id}"))[0] == 200
    assert (await client.api("DELETE", f"{members}/{ada.id}"))[1]["code"] == 50013
    assert (await client.api("DELETE", f"{members}/@me"))[0] == 204
    assert (await client.api("GET", f"{members}/@me"))[1]["code"] == 10007
    assert (await client.api("PUT", f"{members}/@me"))[0] == 204
    assert (await client.api("PUT", f"{members}/5"))[1]["code"] == 10013
    general = f"/channels/{sandbox.channel('general').id}/thread-members"
    assert (await client.api("GET", general))[1]["code"] == 50024


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
async def test_nobody_joins_or_leaves_an_archived_thread(
    client: Client, sandbox: Sandbox, method: str
) -> None:
    _, opened = await open_thread(client, sandbox)
    thread = sandbox.channel("a game")
    sandbox.archive_thread(thread)
    status, answer = await client.api(method, f"/channels/{opened['id']}/thread-members/@me")
    assert (status, answer["code"]) == (400, 50083)
    assert thread.member_ids == {sandbox.bot.id}


async def test_deleting_a_channel_takes_its_threads(client: Client, sandbox: Sandbox) -> None:
    _, opened = await open_thread(client, sandbox)
    sandbox.delete_channel(sandbox.channel("general"))
    assert (await client.api("GET", f"/channels/{opened['id']}"))[1]["code"] == 10003


def commands_path(sandbox: Sandbox, *, in_guild: bool = False) -> str:
    scope = f"/guilds/{sandbox.guild.id}" if in_guild else ""
    return f"/applications/{sandbox.bot.id}{scope}/commands"


def command(name: str, description: str = "d") -> Json:
    return {"name": name, "description": description}


@pytest.mark.parametrize("in_guild", [False, True])
async def test_commands(client: Client, sandbox: Sandbox, in_guild: bool) -> None:
    path = commands_path(sandbox, in_guild=in_guild)
    _, (one, _) = await client.api("PUT", path, [command("one"), command("two")])
    assert ("guild_id" in one) == in_guild
    _, again = await client.api("PUT", path, [command("one", "other"), command("three")])
    # A command that keeps its name keeps its id, and gets another version.
    assert again[0]["id"] == one["id"]
    assert again[0]["version"] != one["version"]
    assert (await client.api("GET", path))[1] == again
    _, added = await client.api("POST", path, command("four"))
    _, edited = await client.api("PATCH", f"{path}/{added['id']}", {"description": "changed"})
    assert (edited["name"], edited["description"]) == ("four", "changed")
    assert (await client.api("GET", f"{path}/{added['id']}"))[1] == edited
    assert (await client.api("DELETE", f"{path}/{added['id']}"))[0] == 204
    assert (await client.api("GET", f"{path}/{added['id']}"))[1]["code"] == 10063
    assert [each["name"] for each in sandbox.commands] == ["one", "three"]


async def test_words_in_other_languages_are_listed_for_who_asks(client: Client, sandbox: Sandbox) -> None:
    path = commands_path(sandbox)
    dutch = {"description_localizations": {"nl": "n"}}
    choice = {"name": "c", "value": "c", "name_localizations": {"nl": "k"}}
    option = command("o") | dutch | {"type": 3, "choices": [choice]}
    _, made = await client.api("PUT", path, [command("one") | dutch | {"options": [option]}])
    assert (await client.api("GET", f"{path}?with_localizations=true"))[1] == made
    _, listed = await client.api("GET", path)
    assert "localizations" not in str(listed)
    assert listed[0]["options"][0]["choices"] == [{"name": "c", "value": "c"}]


async def test_refused_commands_change_nothing(client: Client, sandbox: Sandbox) -> None:
    path = commands_path(sandbox)
    await client.api("PUT", path, [command("one")])
    status, body = await client.api("PUT", path, [command("two"), command("Three")])
    assert (status, list(body["errors"])) == (400, ["1"])
    assert [each["name"] for each in sandbox.commands] == ["one"]


async def test_one_command_too_many(client: Client, sandbox: Sandbox) -> None:
    path = commands_path(sandbox)
    await client.api("PUT", path, [command(f"c{i}") for i in range(100)])
    status, body = await client.api("POST", path, command("more"))
    assert (status, body["code"]) == (400, 30032)
    assert (await client.api("POST", path, command("c5", "changed")))[0] == 200
