"""Cards that are put on the board one after the other: My turn keeps the order in which they were picked."""

import pytest

from sandbox.driver import Channel, Message
from tests.wire.conftest import Bot, Table, body, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]
LATER = "We put down a card, named later"


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def my_turn(table: Table) -> Message:
    await table.slash("start london", automas=1, seed="an orderly evening", pace="one")
    mine = (await table.press_panel("My turn")).message
    assert mine is not None
    return mine


def listed(mine: Message) -> list[str]:
    """Return what the message lists with numbers."""
    line = next((line for line in body(mine).splitlines() if line.startswith("1.")), "")
    return line.replace("\\", "").split(" · ") if line else []


async def put(table: Table, mine: Message, *names: str) -> None:
    """Pick cards to put down, one after the other."""
    for name in names:
        menu, value = next(
            (part["custom_id"], one["value"])
            for row in mine.components
            for part in row["components"]
            for one in part.get("options", ())
            if one["label"].removeprefix("We put down ") == name.removeprefix("We put down ")
        )
        await table.ada.select(mine, menu, [value])
        await table.sandbox.settle()


async def test_the_first_card_that_was_picked_is_the_first_that_is_put(table: Table) -> None:
    mine = await my_turn(table)
    await put(table, mine, "St Paul's", LATER, "Mercers", "Almshouses")
    first, last = "1. We put down St Paul's", "4. We put down Almshouses"
    assert listed(mine) == [first, f"2. {LATER}", "3. We put down Mercers", last]
    await table.press(mine, "Done")
    await table.sandbox.until(lambda: mine.is_deleted)
    seen = (await table.press_panel("Look")).message
    assert seen is not None
    told = body(seen)
    places = [told.index(name) for name in ("St Paul's", "Mercers", "Almshouses")]
    assert places == sorted(places)


async def test_the_last_card_is_taken_back_and_the_same_put_again(table: Table) -> None:
    mine = await my_turn(table)
    await put(table, mine, LATER, "Mercers")
    await table.press(mine, "Take back no. 2")
    await put(table, mine, LATER, LATER)
    assert listed(mine) == [f"{n}. {LATER}" for n in (1, 2, 3)]
    await table.press(mine, "Clear")
    assert not [one for one in labels(mine) if one.startswith("Take back")]
    assert "1." not in body(mine)


async def test_a_card_of_which_there_is_one_is_put_once(table: Table) -> None:
    mine = await my_turn(table)
    await put(table, mine, "Mercers")
    parts = [part for row in mine.components for part in row["components"]]
    offered = [one["label"] for part in parts for one in part.get("options", ())]
    assert "We put down Mercers" not in offered
    assert offered.count("We put down School") == 1


async def test_the_order_outlives_a_restart_and_something_else(table: Table) -> None:
    mine = await my_turn(table)
    await put(table, mine, "Mercers", "Almshouses")
    await table.bot.restart()
    await put(table, mine, "Fishmongers")
    await table.press(mine, "Something else")
    await table.press(mine, "Back to My turn")
    assert listed(mine) == [
        "1. We put down Mercers",
        "2. We put down Almshouses",
        "3. We put down Fishmongers",
    ]


async def test_the_order_goes_on_from_one_menu_to_the_next(table: Table) -> None:
    mine = await my_turn(table)
    await table.press(mine, "Something else")
    await table.slash("report", action="section A of the city deck is used up")
    mine = (await table.press_panel("My turn")).message or mine
    menus = [[one["label"] for one in row["components"][0].get("options", ())] for row in mine.components]
    early, late = (one for one in menus if any(label.startswith("We put down") for label in one))
    await put(table, mine, late[-1], early[1], late[0])
    assert listed(mine) == [f"1. {late[-1]}", f"2. {early[1]}", f"3. {late[0]}"]
