"""People's points at the end: entered and corrected, so that the end says who won by name."""

import asyncio

import pytest

from sandbox.driver import Channel, Message, Person
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def ended(table: Table, people: int = 1) -> Message:
    """Play a turn, in which the automa takes 4, and end the game."""
    await table.start()
    if people > 1:
        await table.press_panel("Join", table.ben)
    await table.press_panel("Turn of Automa")
    boss = table.sandbox.add_user("Boss")
    boss.user.permissions |= 1 << 5
    sure = await table.slash("end", boss)
    assert sure.message is not None
    await table.press(sure.message, "End the game", boss)
    return await the_end(table)


async def the_end(table: Table) -> Message:
    def found() -> list[Message]:
        return [one for one in table.messages(table.sandbox.user("Cleo")) if has(one, "Again")]

    await table.sandbox.until(lambda: bool(found()), within=15)
    return found()[-1]


async def enter(table: Table, label: str, user: Person | None = None, **points: str) -> Message | None:
    form = await table.press(await the_end(table), label, user)
    call = await (user or table.ada).submit(form, points)
    await table.sandbox.settle()
    return call.message


async def test_who_has_most_points_wins_by_name(table: Table) -> None:
    end = await ended(table)
    assert "Did you win?" in body(end)
    assert end.buttons[0].style == 1
    assert labels(end) == ["Enter points", "Again", "Look", "Why?", "Undo"]
    await enter(table, "Enter points", p1="12")
    told = body(await the_end(table))
    assert "■ Ada wins with 12 points" in told
    assert "Did you win?" not in told
    assert "● Automa: **4**" in told
    assert f"People's points were entered by <@{table.ada.id}>." in told
    assert "Points at the end" in told  # the chart, in words here
    assert "Ada: 12 points" in told


async def test_points_are_corrected_and_taken_back(table: Table) -> None:
    await ended(table)
    await enter(table, "Enter points", p1="12")
    await enter(table, "Correct points", p1="3")
    assert "● Automa wins with 4 points" in body(await the_end(table))
    await enter(table, "Correct points", p1="4")
    assert "share the win: 4 points" in body(await the_end(table))
    await enter(table, "Correct points", p1="")
    assert has(await the_end(table), "Enter points")


async def test_as_long_as_points_are_missing_nobody_has_won(table: Table) -> None:
    await ended(table, people=2)
    await enter(table, "Enter points", p1="12")
    told = body(await the_end(table))
    assert "■ Ada leads with 12 points" in told
    assert "▲ Ben: not entered yet" in told
    await enter(table, "Correct points", table.ben, p1="12", p2="30")
    assert "▲ Ben wins with 30 points" in body(await the_end(table))


@pytest.mark.parametrize("typed", ["many", "1.5", "٣", "9999", "-100", "1 2"])
async def test_what_is_no_number_changes_nothing(table: Table, typed: str) -> None:
    await ended(table)
    refused = await enter(table, "Enter points", p1=typed)
    assert refused is not None
    assert refused.is_ephemeral
    assert "should be a whole number from -99 to 999" in body(refused).replace("\\", "")
    assert "Nothing was changed." in body(refused)
    assert has(await the_end(table), "Enter points")


async def test_a_stranger_enters_nothing(table: Table) -> None:
    end = await ended(table)
    refused = await table.press(end, "Enter points", table.sandbox.user("Cleo"))
    assert "Only who sat at this table can do that" in body(refused.message)


async def test_undo_takes_back_the_points_and_then_the_end(table: Table) -> None:
    await ended(table, people=2)
    await enter(table, "Enter points", p1="12")
    end = await the_end(table)
    undo = next(one.custom_id for one in end.buttons if one.label == "Undo")
    await asyncio.gather(*(table.ben.press(end, undo) for _ in range(2)))  # a double tap
    await table.sandbox.settle()
    assert has(end, "Enter points")
    assert "12 points" not in body(end)
    assert has(end, "Again")
    asked = await table.press(end, "Undo", table.ben)
    assert "The others at the table are asked" in body(asked.message)


async def test_the_command_takes_back_the_points_too(table: Table) -> None:
    await ended(table)
    await enter(table, "Enter points", p1="12")
    await table.slash("undo")
    end = await the_end(table)
    assert has(end, "Enter points")
    assert "12 points" not in body(end)


async def test_what_was_typed_can_be_tried_again(table: Table) -> None:
    await ended(table, people=2)
    refused = await enter(table, "Enter points", p1="1o", p2="30")
    assert refused is not None
    form = await table.press(refused, "Try again")
    assert form.modal is not None
    values = [one["component"].get("value") for one in form.modal["components"] if "component" in one]
    assert values == ["1o", "30"]
    await table.ada.submit(form, {"p1": "10", "p2": "30"})
    await table.sandbox.settle()
    assert "▲ Ben wins with 30 points" in body(await the_end(table))


async def test_look_lists_the_points_with_the_seats(table: Table) -> None:
    await ended(table)
    await enter(table, "Enter points", p1="12")
    look = (await table.press(await the_end(table), "Look")).message
    assert look is not None
    menu = next(one for one in look.selects if "board" in one.values)
    await table.ada.select(look, menu.custom_id, ["board"])
    assert f"Ada: <@{table.ada.id}> · 12 points" in body(look)


async def test_everybody_is_in_the_score_too(table: Table) -> None:
    await ended(table)
    await enter(table, "Enter points", p1="12")
    call = await table.slash("score")
    assert "■ Ada wins with 12 points" in body(call.message)


async def test_what_was_entered_outlasts_a_restart(table: Table) -> None:
    await ended(table)
    await enter(table, "Enter points", p1="12")
    await table.slash("status")
    assert "Ada wins with 12 points" in body(await the_end(table))


async def test_beside_a_new_game_the_end_of_the_last_one_keeps_its_buttons(table: Table) -> None:
    end = await ended(table, people=2)
    await table.press(end, "Undo", table.ben)  # Ada is asked: a new game makes that void
    await table.start(seed="new")
    await table.sandbox.settle()
    running = table.table
    assert has(running, "Turn of Automa")
    kept = ["Enter points", "Again", "Look", "Why?", "Undo"]
    assert labels(end) == kept
    refused = (await table.press(end, "Again")).message
    assert refused is not None
    assert refused.is_ephemeral
    assert "already. Nothing was changed." in body(refused)
    assert labels(end) == kept
    form = await table.press(end, "Enter points")
    await table.ada.submit(form, {"p1": "12", "p2": "7"})
    await table.sandbox.settle()
    assert "■ Ada wins with 12 points" in body(end)
    assert labels(end) == ["Again", "Correct points", "Look", "Why?", "Undo"]
    assert not end.is_deleted
    assert table.table == running, "the game that runs is not buried by one that is over"
    await table.bot.restart()
    await table.press_panel("Turn of Automa")
    await table.press(end, "Undo")
    assert labels(end) == kept
    assert has(table.table, "Turn of Automa")
