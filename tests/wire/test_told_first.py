"""Where the bot keeps the board it has to be told what people take; an empty Done asks once."""

from typing import Any

import pytest

from sandbox.driver import Channel, Message
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

KEPT = pytest.mark.parametrize("board", ["tracked", "dealt"])
PRIMARY = 1


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def start(table: Table, board: str, **options: Any) -> None:
    await table.slash("start burgundy", board=board, automas=1, seed="a quiet evening", **options)
    await table.sandbox.until(lambda: has(table.table, "Done"))


async def empty_done(table: Table) -> Message:
    """Press Done at the table with nothing told; return what is asked."""
    asked = (await table.press_panel("Done")).message
    assert asked is not None
    assert asked.is_ephemeral
    assert has(table.table, "Done")
    return asked


@KEPT
async def test_my_turn_is_the_main_button_and_the_text_says_so(table: Table, board: str) -> None:
    await start(table, board)
    assert labels(table.table)[:2] == ["My turn", "Done"]
    assert [one.style == PRIMARY for one in table.table.buttons[:2]] == [True, False]
    assert "is your table ready?\nTook a tile? **My turn**. Took nothing? **Done**." in body(table.table)


async def test_so_it_is_in_every_round(table: Table) -> None:
    await start(table, "dealt")
    asked = await empty_done(table)
    await table.press(asked, "Yes: Done")
    await table.sandbox.until(lambda: "round A2" in body(table.table))
    assert labels(table.table)[:2] == ["My turn", "Done"]
    assert "Took a tile? **My turn**. Took nothing? **Done**." in body(table.table)
    assert "Play on your table" not in body(table.table)


async def test_where_the_bot_keeps_no_board_done_stays_the_main_button(table: Table) -> None:
    await start(table, "search")
    assert labels(table.table)[:2] == ["Done", "My turn"]
    done = (await table.press_panel("Done")).message
    assert done is not None
    assert not done.is_ephemeral


@KEPT
async def test_done_with_nothing_told_asks_each_time_and_changes_nothing(table: Table, board: str) -> None:
    await start(table, board)
    before = body(table.table)
    for _ in range(2):
        asked = await empty_done(table)
        assert "Took no tile?" in body(asked)
        assert "nothing was changed yet" in body(asked)
        assert labels(asked) == ["Yes: Done", "My turn"]
        assert body(table.table) == before
    await table.press(asked, "Yes: Done")
    await table.sandbox.until(lambda: body(table.table) != before and asked.is_deleted)


async def test_the_question_leads_to_my_turn(table: Table) -> None:
    await start(table, "tracked")
    asked = await empty_done(table)
    await table.press(asked, "My turn")
    assert "what did you do?" in body(asked)
    assert asked.selects


@pytest.mark.parametrize("told", ["took depot 3", "ship no goods", "took livestock 3; claimed gray large"])
async def test_after_a_report_done_ends_the_turn_at_once(table: Table, told: str) -> None:
    await start(table, "tracked")
    suggested = await table.ada.autocomplete(table.channel, "automa report", focused="action", value=told)
    call = await table.slash("report", action=suggested[0]["value"])
    assert call.message is not None
    assert not call.message.is_ephemeral, body(call.message)
    assert "More to tell? **My turn**. Else **Done**." in body(table.table)
    done = (await table.press_panel("Done")).message
    assert done is not None
    assert not done.is_ephemeral


async def test_a_report_that_was_undone_counts_no_more(table: Table) -> None:
    await start(table, "tracked")
    found = await table.ada.autocomplete(
        table.channel, "automa report", focused="action", value="took depot 3"
    )
    await table.slash("report", action=found[0]["value"])
    await table.slash("undo")
    assert "Took no tile?" in body(await empty_done(table))


async def test_the_typed_command_and_the_empty_menus_ask_the_same(table: Table) -> None:
    await start(table, "dealt")
    typed = (await table.slash("turn")).message
    assert typed is not None
    assert typed.is_ephemeral
    assert "Took no tile?" in body(typed)
    mine = (await table.press_panel("My turn")).message
    assert mine is not None
    before = body(table.table)
    await table.press(mine, "Done")
    assert "Took no tile?" in body(mine)
    assert body(table.table) == before
    await table.press(mine, "Yes: Done")
    await table.sandbox.until(lambda: body(table.table) != before)


async def test_each_person_is_asked_of_their_own_turn_and_who_may_not_is_refused(table: Table) -> None:
    await start(table, "tracked", players=2)
    await table.press_panel("Join", table.ben)
    other = (await table.press_panel("Done", table.ben)).message
    assert other is not None
    assert "Took no tile?" not in body(other)
    found = await table.ada.autocomplete(
        table.channel, "automa report", focused="action", value="took depot 3"
    )
    await table.slash("report", action=found[0]["value"])
    first = (await table.press_panel("Done")).message
    assert first is not None
    assert not first.is_ephemeral
    second = (await table.press_panel("Done", table.ben)).message
    assert second is not None
    assert "Took no tile?" in body(second)
