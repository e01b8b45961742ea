"""A card that London asks for is picked from a menu at the table."""

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_the_card_that_is_turned_up_is_picked_and_confirmed_at_once(table: Table) -> None:
    await table.slash("start london", seed="q2")  # its first automa card: the city deck
    await table.slash("fix", field="turn", value="a1")
    await table.sandbox.settle()
    assert labels(table.table)[:1] == ["Type the answer"]
    (menu,) = table.table.selects
    await table.select(table.table, next(one for one in menu.values if one.startswith("Grocers")))
    await table.shows("Grocers: city deck → stack")
    (menu,) = table.table.selects
    assert not any(one.startswith("Grocers") for one in menu.values)
    await table.select(table.table, next(one for one in menu.values if one.startswith("Wren")))
    await table.shows("Wren: city deck → t1")
