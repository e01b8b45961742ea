"""Tiles that are alike are told together, and of several reports the one that isn't possible is named."""

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def start(table: Table) -> None:
    await table.slash("start burgundy", board="tracked", automas=1, seed="alike", pace="one")
    await table.sandbox.until(lambda: has(table.table, "Done"))
    await table.slash("fix", field="Depot 3: tiles", value="b b")


async def test_two_tiles_of_one_colour_are_told_in_a_line(table: Table) -> None:
    await start(table)
    one = await table.slash("report", action="took building 3")
    assert one.message is not None
    assert not one.message.is_ephemeral
    await table.slash("undo")
    both = await table.slash("report", action="took building 3; took building 3")
    assert both.message is not None
    assert not both.message.is_ephemeral, body(both.message)
    assert body(table.table).count("building has left depot 3") == 2


async def test_two_tiles_of_one_colour_are_picked_in_a_menu(table: Table) -> None:
    await start(table)
    mine = (await table.press_panel("My turn")).message
    assert mine is not None
    menu = mine.selects[0]
    values = [value for label, value in menu.options if "building, depot 3" in label]
    named = [label for label, _ in menu.options if "building, depot 3" in label]
    assert len(set(values)) == len(set(named)) == 2
    await table.ada.select(mine, menu.custom_id, values)
    await table.sandbox.settle()
    await table.press(mine, "Done")
    await table.sandbox.until(lambda: "Ada takes 🟫 🟫" in body(table.table))


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("took building 3; took building 3; took building 3", "Part 3, “Took 🟫 building, depot 3”"),
        ("claimed gray large; claimed gray large", "Part 2, “Claimed ⬜ gray, large bonus”"),
        ("claimed gray large; claimed gray large; took building 3", "Part 2, “Claimed ⬜ gray, large bonus”"),
    ],
)
async def test_what_is_not_possible_in_a_line_is_named(table: Table, line: str, named: str) -> None:
    await start(table)
    before = body(table.table)
    refused = (await table.slash("report", action=line)).message
    assert refused is not None
    assert refused.is_ephemeral
    assert named in body(refused)
    assert "Nothing was changed." in body(refused)
    assert body(table.table) == before
