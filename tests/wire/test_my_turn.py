"""My turn: what is picked there is never dropped without a word, and its message goes with the turn."""

import pytest

from sandbox.driver import Channel, Message
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def picking(table: Table) -> tuple[Message, str]:
    """Start, open My turn and pick what was taken; return the message and what that is called."""
    await table.slash("start burgundy", board="dealt", automas=1, seed="a quiet evening")
    while not has(table.table, "My turn"):
        await table.press(table.table, table.table.buttons[0].label or "")
    mine = (await table.press_panel("My turn")).message
    assert mine is not None
    await pick(table, mine)
    return mine, picks(mine)[0]


async def pick(table: Table, mine: Message) -> None:
    menu = mine.selects[0]
    await table.ada.select(mine, menu.custom_id, menu.values[:1])
    await table.sandbox.settle()


def picks(message: Message) -> list[str]:
    """Return what is picked in the menus of a message."""
    rows = (part for row in message.components for part in row.get("components", ()))
    return [one["label"] for part in rows for one in part.get("options", ()) if one.get("default")]


async def test_done_at_the_table_asks_what_becomes_of_the_picks(table: Table) -> None:
    mine, what = await picking(table)
    asked = (await table.press_panel("Done")).message
    assert asked is not None
    assert asked.is_ephemeral
    assert f"Record {what}" in body(asked).replace("\\", "")
    assert labels(asked) == ["Record, then Done", "Done without it"]
    await table.press(asked, "Record, then Done")
    await table.sandbox.until(lambda: mine.is_deleted and asked.is_deleted)
    assert "Ada takes" in body(table.table)


async def test_the_turn_ends_without_the_picks_if_that_is_wanted(table: Table) -> None:
    mine, _ = await picking(table)
    asked = (await table.press_panel("Done")).message
    assert asked is not None
    await table.press(asked, "Done without it")
    await table.sandbox.until(lambda: mine.is_deleted and asked.is_deleted)
    assert "Ada takes" not in body(table.table)


async def test_without_picks_none_are_to_be_recorded_and_the_menus_go(table: Table) -> None:
    mine, _ = await picking(table)
    await table.press(mine, "Clear")
    asked = (await table.press_panel("Done")).message
    assert asked is not None
    assert labels(asked) == ["Yes: Done", "My turn"]
    await table.press(asked, "Yes: Done")
    await table.sandbox.until(lambda: mine.is_deleted)


async def test_something_else_keeps_the_picks_and_has_a_way_back(table: Table) -> None:
    mine, what = await picking(table)
    await table.press(mine, "Something else")
    assert has(mine, "Back to My turn")
    await table.press(mine, "Back to My turn")
    assert picks(mine) == [what]
    again = (await table.press_panel("My turn")).message
    assert again is not None
    assert picks(again) == [what]
    await table.sandbox.until(lambda: mine.is_deleted)


async def test_after_a_restart_the_menus_say_that_the_turn_ended_without_them(table: Table) -> None:
    mine, what = await picking(table)
    await table.bot.restart()
    await table.done()
    assert not mine.is_deleted
    await table.press(mine, "Done")
    assert "Not recorded: your turn has ended meanwhile, without it." in body(mine)
    assert picks(mine) == [what]
    await table.press(mine, "Done")
    await table.sandbox.until(lambda: mine.is_deleted)
    assert "Ada takes" in body(table.table)


async def selling(table: Table) -> tuple[Message, str]:
    """Start Caledonia, where a line ends a turn, open My turn and pick a sale."""
    await table.slash("start caledonia", automas=1, players=1, pace="one")
    await table.press_panel("The table is set up")
    for typed in ("55 wool 2", "1, 2, 3, 4, 5, 6", "? ? ? ? ?"):
        await table.slash("answer", text=typed)
    while not has(table.table, "My turn"):
        typed = "5" if has(table.table, "Type the answer") else ""
        assert typed or table.table.buttons, body(table.table)
        await (table.slash("answer", text=typed) if typed else table.press_panel(labels(table.table)[0]))
    mine = (await table.press_panel("My turn")).message
    assert mine is not None
    await pick(table, mine)
    return mine, picks(mine)[0]


@pytest.mark.parametrize("is_recorded", [True, False])
async def test_a_line_that_ends_the_turn_asks_what_becomes_of_the_picks(
    table: Table, is_recorded: bool
) -> None:
    mine, what = await selling(table)
    asked = (await table.slash("report", action="sold 2 wool")).message
    assert asked is not None
    assert f"Record {what} first?" in body(asked)
    assert "Nothing was changed" in body(asked)
    assert body(asked).endswith("sold 2 wool")
    assert "Ada" in body(table.table)
    await table.slash("report", action="price cheese +1")  # ends no turn: nothing is asked
    again = (await table.slash("report", action="sold 2 wool")).message
    assert again is not None
    await table.press(again, "Record it, then my line" if is_recorded else "My line without it")
    await table.sandbox.until(lambda: mine.is_deleted and again.is_deleted)
    why = body((await table.slash("why")).message)
    assert "2 wool" in why
    undone = await table.slash("undo")
    assert undone.message is not None
    is_moved = "wool: £4, step 4" not in body(
        table.table
    )  # the line is taken back, and what stands before it
    assert is_moved == is_recorded


async def test_a_line_that_the_recorded_picks_make_impossible_says_that_these_stay(table: Table) -> None:
    mine, _ = await selling(table)
    await table.press(mine, "Clear")
    options = [(menu.custom_id, *option) for menu in mine.selects for option in menu.options]
    menu, value = next((menu, value) for menu, label, value in options if label.startswith("Took 1:"))
    await table.ada.select(mine, menu, [value])
    await table.sandbox.settle()
    asked = (await table.slash("report", action="price cheese +1; took 1")).message
    assert asked is not None
    refused = (await table.press(asked, "Record it, then my line")).message
    assert "What you had picked is recorded" in body(refused)
    assert "Nothing was changed" not in body(refused)


async def test_pass_asks_about_the_picks_too_and_says_what_it_gives(table: Table) -> None:
    _, what = await selling(table)
    passes = next(one for one in labels(table.table) if one.startswith("Pass"))
    assert "£" in passes
    asked = (await table.press_panel(passes)).message
    assert asked is not None
    assert f"Record {what}" in body(asked)
    assert labels(asked)[-1] == f"{passes} without it"
    await table.press(asked, labels(asked)[-1])
    await table.sandbox.until(lambda: passes not in labels(table.table))
