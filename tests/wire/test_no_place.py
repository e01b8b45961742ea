"""Where the bot is no member, and in messages among people: what needs a table says so, the rest answers."""

from typing import Any

import pytest

from sandbox.driver import Call, Channel
from sandbox.json import Json
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

NO_GAME = "No game is played here"


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


def installed_by(table: Table) -> Json:
    """A server that the bot isn't in: Ada has it among her own commands."""
    return {"authorizing_integration_owners": {"1": str(table.ada.id)}}


def among_people(table: Table) -> Json:
    user = {"id": str(table.ada.id), "username": "ada", "discriminator": "0", "avatar": None}
    return installed_by(table) | {"guild_id": None, "guild": None, "context": 2, "user": user}


async def send(table: Table, elsewhere: Json, name: str, *options: Json, **data: Any) -> Call:
    (command,) = (one for one in table.sandbox.commands if one["name"] == name)
    sent = {"id": command["id"], "name": name, "type": command["type"], "options": list(options)} | data
    call = await table.sandbox.send_raw(table.ada, table.channel, 2, sent, forged=elsewhere)
    await table.sandbox.settle()
    return call


def sub(name: str, *options: Json) -> Json:
    return {"name": name, "type": 1, "options": list(options)}


@pytest.mark.parametrize("elsewhere", [installed_by, among_people])
async def test_nothing_begins_and_nothing_is_shown_there(table: Table, elsewhere: Any) -> None:
    start = {"name": "start", "type": 2, "options": [sub("pebbles")]}
    game = {"name": "game", "type": 3, "value": "aaaaaaaa"}
    for option in (start, sub("status"), sub("turn"), sub("import", game), sub("history")):
        call = await send(table, elsewhere(table), "automa", option)
        assert NO_GAME in body(call.message), option
        assert call.message is not None
        assert call.message.is_ephemeral
    said = table.ada.say(table.channel, "Who is next?")
    target = {"target_id": str(said.id), "resolved": {"messages": {}}}
    for name in ("Show this table", "Report a fault here"):
        assert NO_GAME in body((await send(table, elsewhere(table), name, **target)).message)
    assert table.messages(table.ben) == [said]


@pytest.mark.parametrize("elsewhere", [installed_by, among_people])
async def test_help_answers_and_its_menu_begins_nothing(table: Table, elsewhere: Any) -> None:
    shown = (await send(table, elsewhere(table), "automa", sub("help"))).message
    assert shown is not None
    assert "Choose a game below" in body(shown)
    data = {"custom_id": shown.selects[0].custom_id, "component_type": 3, "values": ["pebbles"]}
    call = await table.sandbox.send_raw(table.ada, table.channel, 3, data, shown, elsewhere(table))
    assert NO_GAME in body(call.message)
    assert (await send(table, elsewhere(table), "automa", sub("games"))).message is not None
