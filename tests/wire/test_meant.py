"""Who has misspelt a name is asked for the known one, with a button for yes."""

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_a_misspelt_name_in_a_line_has_a_button_for_yes(table: Table) -> None:
    await table.slash("start london", seed="wire")
    call = await table.slash("report", action="drew 1; board + st pals, ?")
    refused = call.message
    assert refused is not None
    assert "Did you mean “St Paul's”?" in body(refused)
    assert labels(refused)[:2] == ["Yes: St Paul's", "Try again"]
    await table.press(refused, "Yes: St Paul's")
    await table.shows("St Paul's")
    await table.sandbox.until(lambda: refused.is_deleted)


async def test_one_misspelt_name_after_the_other_is_asked_about(table: Table) -> None:
    await table.slash("start london", seed="wire")
    refused = (await table.slash("report", action="board + St Pals, Oxford Stret")).message
    assert refused is not None
    await table.press(refused, "Yes: St Paul's")
    assert labels(refused)[:2] == ["Yes: Oxford Street", "Try again"]
    form = await table.press(refused, "Try again")
    assert "board + St Paul's, Oxford Stret" in str(form.modal)


async def test_a_misspelt_name_in_an_answer_has_a_button_for_yes(table: Table) -> None:
    await table.slash("start london", seed="wire")
    while not has(table.table, "Fill in"):
        await table.press(table.table, table.table.buttons[0].label or "")
    form = await table.press(table.table, "Fill in")
    assert form.modal is not None
    fields = [one["component"]["custom_id"] for one in form.modal["components"] if "component" in one]
    refused = (await table.ada.submit(form, dict.fromkeys(fields, "Lambth c3"))).message
    assert refused is not None
    assert "**slot 1" in body(refused)
    assert labels(refused)[:2] == ["Yes: Lambeth", "Try again"]
    await table.press(refused, "Yes: Lambeth")
    assert "**slot 1" not in body(refused)
    assert "**slot 2" in body(refused)


async def test_a_misspelt_name_in_a_correction_has_a_button_for_yes(table: Table) -> None:
    await table.slash("start london", seed="wire")
    refused = (await table.slash("fix", field="Card: t1", value="St Pals")).message
    assert refused is not None
    assert "Did you mean “St Paul's”?" in body(refused)
    assert labels(refused)[:2] == ["Yes: St Paul's", "Try again"]
    await table.press(refused, "Yes: St Paul's")
    await table.shows("St Paul's")
    await table.sandbox.until(lambda: refused.is_deleted)


async def test_a_name_that_nobody_knows_has_a_button_for_each_that_may_be_meant(table: Table) -> None:
    await table.slash("start london", seed="wire")
    refused = (await table.slash("report", action="board + the street")).message
    assert refused is not None
    assert "What stands on “the street”?" in body(refused)
    assert labels(refused)[:3] == ["Yes: Oxford Street", "Yes: Fleet Street", "Yes: Regent Street"]
    await table.press(refused, "Yes: Fleet Street")
    await table.shows("t1: Fleet Street")
