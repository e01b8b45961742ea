"""Commands in several languages: each person types theirs, and the bot gets the names it registered."""

import asyncio
import copy
from typing import Any

import pytest

from sandbox.commands import called
from sandbox.driver import Sandbox
from sandbox.json import Json
from tests.sandbox.client import Client
from tests.sandbox.tiny_bot import TinyBot


def named(parts: list[Json], name: str) -> Json:
    return next(one for one in parts if one["name"] == name)


@pytest.fixture
async def dutch(client: Client, sandbox: Sandbox, bot: TinyBot) -> Json:  # noqa: ARG001 - it has registered them
    """The commands with Dutch names for one of them, its option, and a choice of that."""
    command = named(copy.deepcopy(sandbox.commands), "tiny")
    start = named(command["options"], "start")
    game = named(start["options"], "game")
    board = named(game["options"], "board")
    for part, name in (
        (start, "begin"),
        (game, "spel"),
        (board, "bord"),
        (board["choices"][0], "Door de bot"),
    ):
        part["name_localizations"] = {"nl": name}
    path = f"/applications/{sandbox.bot.id}/commands/{command['id']}"
    status, stored = await client.api("PATCH", path, {"options": command["options"]})
    assert status == 200
    return stored  # type: ignore[no-any-return]


async def test_a_person_types_the_names_of_their_language(
    sandbox: Sandbox, bot: TinyBot, dutch: Json
) -> None:
    assert dutch["name"] == "tiny"
    ada, table = sandbox.user("Ada"), sandbox.channel("general")
    ada.locale = "nl"
    waiting = asyncio.create_task(bot.wait_for("interaction", timeout=5))
    await asyncio.sleep(0)
    await ada.slash(table, "tiny begin spel", bord="dealt")
    data: Any = (await waiting).data
    assert data["options"][0]["name"] == "start"
    assert data["options"][0]["options"][0]["name"] == "game"
    assert data["options"][0]["options"][0]["options"][0] == {"name": "board", "type": 3, "value": "dealt"}
    await ada.slash(table, "tiny start game", board="dealt")


@pytest.mark.usefixtures("dutch")
async def test_nobody_else_can_type_them(sandbox: Sandbox) -> None:
    with pytest.raises(ValueError, match="begin"):
        await sandbox.user("Ben").slash(sandbox.channel("general"), "tiny begin spel")


def test_english_and_spanish_step_in_for_each_other_as_on_discord() -> None:
    part = {"name": "color", "name_localizations": {"en-GB": "colour", "es-ES": "color-es"}}
    assert [called(part, one) for one in ("en-US", "en-GB", "es-419", "nl")] == [
        "colour",
        "colour",
        "color-es",
        "color",
    ]


async def test_the_page_knows_and_sets_the_language_of_a_person(client: Client, sandbox: Sandbox) -> None:
    ada = str(sandbox.user("Ada").id)
    assert (await client.page("POST", "/language", {"user": ada, "locale": "nl"}))[0] == 200
    _, world = await client.page("GET", "/world")
    assert [user["locale"] for user in world["users"]] == ["nl", "en-US", "en-US"]
    assert (await client.page("POST", "/language", {"user": ada, "locale": "xx"}))[0] == 400
    assert sandbox.user("Ada").locale == "nl"
