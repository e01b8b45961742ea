"""Several lines at once, by the buttons and forms that people see."""

import asyncio
import signal
from typing import Any

import pytest

from sandbox.driver import Call, Channel, Message
from tests.wire.conftest import STOP_WITHIN, Bot, Table, body, has, in_one_line, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def asked(table: Table, what: str = "We counted the piles") -> Message:
    await table.start(pace="one")
    await table.press_panel("Join", table.ben)
    call = await table.slash("report", action=what)
    message = call.message
    assert message is not None
    await table.sandbox.until(lambda: has(message, "Fill in"), within=STOP_WITHIN)
    return message


async def fill(table: Table, opened: Call, **values: Any) -> Call:
    call = await table.ada.submit(opened, values)
    await table.sandbox.settle()
    return call


def known(opened: Call) -> dict[str, Any]:
    """Return what stands in the fields of a form, by their ids."""
    assert opened.modal is not None
    fields = [label["component"] for label in opened.modal["components"]]
    return {
        one["custom_id"]: one.get("value")
        or next((option["value"] for option in one.get("options", ()) if option.get("default")), "")
        for one in fields
    }


async def test_all_that_is_shown_is_confirmed_with_one_tap(table: Table) -> None:
    message = await asked(table)
    assert "**Pile of red:** 4\n**Pile of blue:** 4" in body(message)
    await table.press(message, "As shown", table.ben)
    assert "On the table: 4 red, 4 blue, 4 dark green. The automa drew last." in in_one_line(message)
    assert not has(message, "As shown")
    assert not table.sandbox.refusals


async def test_a_form_is_filled_in_and_what_is_wrong_comes_back_as_it_was_typed(table: Table) -> None:
    message = await asked(table)
    opened = await table.press(message, "Fill in")
    assert known(opened) == {"red": "4", "blue": "4", "dark_green": "4", "last": "automa", "beside": "1 red"}
    wrong = await fill(table, opened, red="lots", blue="9", last=["people"], beside="2 purple, 1 *red*")
    assert wrong.message is not None
    assert wrong.message.visible_to is table.ada.user
    told = body(wrong.message)
    assert "**Pile of red**: “lots” should be a whole number from 0 to 12." in told
    assert "**Beside the piles**: “2 purple” is not a number and a colour, such as “2 red”." in told
    assert "Nothing was changed." in told
    assert labels(message)[:2] == ["Fill in", "As shown"]
    await table.bot.restart(signal.SIGKILL)
    again = await table.press(wrong.message, "Try again")
    assert known(again) == {
        "red": "lots",
        "blue": "9",
        "dark_green": "4",
        "last": "people",
        "beside": "2 purple, 1 *red*",
    }
    await fill(table, again, red="3", beside="2 red")
    assert body(wrong.message) == "Noted."
    await table.shows("4 dark green. People drew last.")
    assert not table.sandbox.refusals


async def test_more_lines_than_fields_are_typed_into_one(table: Table) -> None:
    message = await asked(table, "We walked past the spaces")
    assert not has(message, "As shown")  # nobody knows whether it rains
    opened = await table.press(message, "Fill in")
    lines = known(opened)["text"]
    assert lines.splitlines()[0] == "Space 1: 0"
    assert lines.splitlines()[-1] == "It rains:"
    typed = lines.replace("Space 3: 0", "space 3 many").replace("rains:", "rains yes")
    wrong = await fill(table, opened, text=typed)
    assert wrong.message is not None
    assert "**Space 3**: “many” should be a whole number from 0 to 9." in body(wrong.message)
    again = await table.press(wrong.message, "Try again")
    assert known(again)["text"] == typed
    await fill(table, again, text=typed.replace("many", "5"))
    assert "People picked up 5 in the rain." in body(message)
    assert not table.sandbox.refusals


async def test_of_two_people_at_once_one_is_heard_and_the_other_is_told(table: Table) -> None:
    message = await asked(table)
    opened = [await who.press(message, label="Fill in") for who in (table.ada, table.ben)]
    calls = await asyncio.gather(
        table.ada.submit(opened[0], {"red": "1"}),
        table.ben.submit(opened[1], {"red": "2"}),
        table.ben.press(message, label="As shown"),
    )
    await table.sandbox.settle()
    late = [call.message for call in calls if call.message is not None and call.message.visible_to]
    assert len(late) == 2
    assert all("Somebody else was faster" in body(one) or "already done" in body(one) for one in late)
    assert body(message).count("On the table:") == 1


async def test_an_old_button_of_a_form_changes_nothing(table: Table) -> None:
    message = await asked(table)
    old = next(one.custom_id for one in message.buttons if one.label == "As shown")
    assert old is not None
    await table.press(message, "As shown")
    await table.slash("undo")
    late = await table.sandbox.press_raw(table.ben, message, old)
    await table.sandbox.settle()
    assert late.message is not None
    assert "out of date" in body(late.message)
