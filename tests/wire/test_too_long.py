"""What is too long to be read: said how long it is and may be, shown as it was typed; nothing is changed."""

from typing import Any

import pytest

from sandbox.driver import Call, Channel
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

COMMAND, AUTOCOMPLETE, SUBMIT = 2, 4, 5
MOST = 1000


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def forged(table: Table, kind: int, verb: str, focused: str = "", **typed: str) -> Call:
    """Send a command as a client does that knows no bounds."""
    options = [
        {"type": 3, "name": name, "value": value} | ({"focused": True} if name == focused else {})
        for name, value in typed.items()
    ]
    data = {
        "id": "1",
        "name": "automa",
        "type": 1,
        "options": [{"type": 1, "name": verb, "options": options}],
    }
    call = await table.sandbox.send_raw(table.ada, table.channel, kind, data)
    await table.sandbox.settle()
    return call


async def submitted(table: Table, opened: Call, typed: str) -> Call:
    """Send a form with text in each of its text fields, as a client does that knows no bounds."""
    assert opened.modal is not None
    fields = [part["component"] for part in opened.modal["components"] if "component" in part]
    filled = [
        {"type": 18, "component": {"type": 4, "custom_id": one["custom_id"], "value": typed}}
        for one in fields
        if one["type"] == 4
    ]
    data: dict[str, Any] = {"custom_id": opened.modal["custom_id"], "components": filled}
    call = await table.sandbox.send_raw(table.ada, table.channel, SUBMIT, data)
    await table.sandbox.settle()
    return call


def told(call: Call) -> str:
    """Return what was said privately."""
    assert call.message is not None
    assert call.message.is_ephemeral
    return body(call.message)


@pytest.mark.parametrize(("verb", "option"), [("answer", "text"), ("report", "action"), ("why", "turn")])
async def test_an_option_is_at_most_a_thousand_characters(table: Table, verb: str, option: str) -> None:
    await table.start()
    call = await forged(table, COMMAND, verb, **{option: "9" * (MOST + 1)})
    why = f"What you typed for `{option}` has 1001 characters; 1000 are allowed. Nothing was changed."
    assert why in told(call)
    assert "9" * (MOST + 1) in told(call)
    call = await forged(table, COMMAND, verb, **{option: "9" * MOST})
    assert "characters" not in told(call)


async def test_what_is_too_long_can_be_tried_again(table: Table) -> None:
    await table.start()
    call = await forged(table, COMMAND, "report", action="took 1 red; " * 100)
    assert call.message is not None
    opened = await table.press(call.message, "Try again")
    call = await submitted(table, opened, "took 1 red; " * 100)
    assert "What you typed has 1200 characters in all; 1000 are allowed. Nothing was changed." in told(call)
    assert call.message is not None
    opened = await table.press(call.message, "Try again")
    await table.submit(opened, "took 1 red")
    await table.belongs("3 red, 4 blue")
    call = await forged(table, COMMAND, "fix", field="pebbles", value="1" * 1001)
    assert call.message is not None
    form = await table.press(call.message, "Try again")
    await table.submit(form, "12")
    await table.shows("The automa's pebbles: 0 → 12")
    await table.turn_to("colours")
    call = await forged(table, COMMAND, "answer", text="red, " * 300)
    assert call.message is not None
    again = await table.press(call.message, "Try again")
    assert again.modal is not None
    assert "value" not in again.modal["components"][0]["component"]
    await table.submit(again, "red")


async def test_what_is_looked_up_in_the_rules_is_never_read_in_part(table: Table) -> None:
    await table.start()
    call = await table.slash("help")
    assert call.message is not None
    form = await table.press(call.message, "Rules")
    call = await submitted(table, form, "pebble " * 9)
    assert "has 62 characters in all; 60 are allowed. Nothing was changed." in told(call)


async def test_nothing_is_suggested_for_what_is_too_long(table: Table) -> None:
    await table.start()
    for typed, is_read in (("took 1 red;" + " " * 900, True), ("took 1 red;" + " " * 1000, False)):
        call = await forged(table, AUTOCOMPLETE, "report", "action", action=typed)
        assert bool(call.choices) == is_read
