"""Commands on a message: of the moment of a game that the message tells of."""

import json

import pytest

from sandbox.driver import Channel, Message
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def chosen(table: Table, message: Message, name: str, user: str = "Ada") -> Message:
    """Choose a command of a message's menu, and return the answer."""
    call = await table.sandbox.user(user).menu(message, name)
    await table.sandbox.settle()
    assert call.message is not None
    return call.message


async def logged(table: Table, *presses: str) -> list[Message]:
    """Play three turns of which a message each stays in the channel, and return these.

    Ben presses first what is named.
    """
    await table.start(log="turns")
    for label in presses:
        await table.press_panel(label, table.ben)
    await table.press_panel("Turn of Automa")
    for _ in range(2):
        await table.press_panel("Let it rest")
    return [one for one in table.messages() if not one.is_ephemeral and not labels(one)]


async def test_undo_to_here_names_the_turns_that_go_and_takes_them_back(table: Table) -> None:
    first, *others = await logged(table)
    assert len(others) == 2
    asked = await chosen(table, first, "Undo to here")
    assert asked.is_ephemeral
    assert "These 2 moves go:" in body(asked)
    await table.press(asked, "Undo anyway")
    await table.sandbox.until(lambda: all(one.is_deleted for one in others))
    assert not first.is_deleted
    redo = await table.press_panel("Redo")
    assert redo.message is not None
    assert "These 2 moves come back:" in body(redo.message)
    await table.press(redo.message, "Bring them back")
    told = [one for one in table.messages() if not one.is_ephemeral and not labels(one)]
    assert len(told) == 3


async def test_where_several_people_play_the_others_see_what_goes_and_agree(table: Table) -> None:
    first, *others = await logged(table, "Join")
    asked = await chosen(table, first, "Undo to here")
    assert "are asked whether they agree" in body(asked)
    request = next(one for one in table.messages(table.ben) if has(one, "Agree: take it back"))
    assert "asks to take back 2 moves" in body(request)
    assert "These 2 moves go:" in body(request)
    await table.press(request, "Agree: take it back", table.ben)
    assert "agreed." in body(request)
    await table.sandbox.until(lambda: all(one.is_deleted for one in others))


async def test_nothing_is_undone_at_the_table_as_it_stands(table: Table) -> None:
    await logged(table)
    refused = await chosen(table, table.table, "Undo to here")
    assert "Nothing has happened since then." in body(refused)


async def test_why_this_explains_the_turn_of_the_message(table: Table) -> None:
    first, second, _ = await logged(table)
    told = [body(await chosen(table, one, "Why this?", "Ben")) for one in (first, second)]
    assert "Plain" in told[0]
    assert told[0] != told[1]


async def test_show_brings_the_table_and_of_an_older_game_what_it_was(table: Table) -> None:
    first, *_ = await logged(table)
    before = table.table
    shown = await chosen(table, first, "Show this table")
    assert shown is table.table
    assert before.is_deleted
    await table.exported()
    await table.start()
    looked = await chosen(table, first, "Show this table")
    assert looked.is_ephemeral
    assert has(table.table, "Turn of Automa")


async def test_a_fault_is_reported_at_the_moment_of_the_message(table: Table) -> None:
    first, *_ = await logged(table)
    opened = await table.ada.menu(first, "Report a fault here")
    told = await table.submit(opened, "Not that card")
    assert told.message is not None
    (file,) = told.message.attachments
    report = json.loads(file.content)["report"]
    assert report["at"] == 2


async def test_of_a_message_that_is_of_no_game_that_is_said(table: Table) -> None:
    said = table.ada.say(table.channel, "Who is next?")
    for name in ("Show this table", "Why this?", "Undo to here", "Report a fault here"):
        refused = await chosen(table, said, name)
        assert refused.is_ephemeral
        assert "belongs to no game that I know here" in body(refused)


async def test_a_stranger_takes_nothing_back(table: Table) -> None:
    first, *_ = await logged(table)
    refused = await chosen(table, first, "Undo to here", "Cleo")
    assert "Only people with a seat" in body(refused)


async def test_in_dutch_the_menu_is_dutch(table: Table) -> None:
    await table.start()
    table.ada.locale = "nl"
    refused = await chosen(table, table.table, "Terug tot hier")
    assert "Er is sindsdien niets gebeurd." in body(refused)
