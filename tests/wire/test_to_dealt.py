"""From a board that is reported to one that the bot deals: a form a depot, with how many are left."""

import re

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_a_form_asks_depot_by_depot_and_says_how_many_there_are(table: Table) -> None:
    await table.slash("start burgundy", board="tracked", automas=1, seed="to dealt")
    await table.sandbox.until(lambda: has(table.table, "Done"))
    await table.slash("report", action="took ship 1")
    await table.slash("fix", field="Depot 2: goods", value="?")
    await table.slash("fix", field="Black market", value="y y u u")
    await table.slash("report", action="dealt: from now on the bot deals it")
    seen = []
    while found := re.search(r"(\d) of (\d)", body(table.table)):
        seen.append(found[0])
        opened = await table.press(
            table.table, "Fill in" if has(table.table, "Fill in") else "Type the answer"
        )
        assert opened.modal is not None
        fields = [part["component"] for part in opened.modal["components"] if "component" in part]
        entered: dict[str, str | list[str]] = {
            one["custom_id"]: [one["options"][0]["value"]] if "options" in one else "" for one in fields
        }
        if "Your own tiles" in body(table.table):
            entered = {fields[0]["custom_id"]: "b:bank g, dg"}
        await table.ada.submit(opened, entered)
        await table.sandbox.settle()
        assert len(seen) < 10
    total = int(seen[0][-1])
    assert seen == [f"{n} of {total}" for n in range(1, total + 1)]
    assert total <= 7
    assert "The bot deals the board" in body(table.table)
    assert "dealt" in body(table.table)
